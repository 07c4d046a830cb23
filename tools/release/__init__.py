"""Making what others install: `rulewright-engine`, which has all of the code, and `rulewright`, which is
the engine with every extra and has no code of its own. The proof that they work is `proof.py`.
"""
