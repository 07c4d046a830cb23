"""`python -m rulewright`: the same as the `rulewright` command."""

from rulewright.cli import main

if __name__ == "__main__":
    main()
