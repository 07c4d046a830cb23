"""The command: `python -m tools.mutants --sample 200`."""

from __future__ import annotations

import argparse
import random
import sys
from difflib import unified_diff
from pathlib import Path

from tools.mutants.mutations import Mutation, mutations_of
from tools.mutants.reach import Reach, measure
from tools.mutants.trials import Mutant, Verdict, Workshop, try_all

TARGETS = ["rulewright/kernel", "rulewright/effects", "rulewright/games"]
LEFT_OUT = {"zone_native.py", "hints.py", "measures.py"}
"""The native zone runs compiled only; what looks good and what is counted are no rules."""

TESTS = ["tests/kernel", "tests/effects", "tests/games", "tests/rules", "tests/laws"]


def main() -> None:
    """Measure, break, report. Exit with 1 if too many mutants survive."""
    arguments = read_arguments()
    root = Path.cwd()
    sources = root / arguments.sources
    scratch = root / "build" / "mutants"
    scratch.mkdir(parents=True, exist_ok=True)
    workshop = Workshop(root, sources, scratch)
    tests = [test for test in arguments.tests or TESTS if (root / test).exists()]
    print(f"Measuring which tests reach which lines: {', '.join(tests)}", flush=True)
    reach = measure(root, sources, tests, scratch, arguments.jobs)
    files = source_files(sources, arguments.targets or TARGETS)
    mutants, unreached = find_mutants(
        sources, files, reach, arguments.most_seconds, arguments.patience
    )
    chosen = sample(mutants, arguments.sample, arguments.seed)
    print(
        f"{len(mutants)} mutants of reached lines ({unreached} of lines no test reaches); "
        f"trying {len(chosen)}, seed {arguments.seed}",
        flush=True,
    )
    verdicts = dict(try_all(workshop, chosen, arguments.jobs, tell))
    survivors = [mutant for mutant in chosen if verdicts[mutant] is Verdict.SURVIVED]
    print()
    for mutant in survivors:
        print(describe(sources, mutant))
    sys.exit(0 if show_score(len(chosen) - len(survivors), len(chosen), arguments.least) else 1)


def read_arguments() -> argparse.Namespace:
    """What the command line says."""
    parser = argparse.ArgumentParser(prog="python -m tools.mutants", description=__doc__)
    parser.add_argument("targets", nargs="*", help=f"files or folders below src; {TARGETS}")
    parser.add_argument("--sources", default="src", help="the folder of the sources")
    parser.add_argument("--tests", action="append", help=f"tests to run; repeatable; {TESTS}")
    parser.add_argument("--sample", type=int, default=200, help="how many mutants; 0 for all")
    parser.add_argument("--seed", type=int, default=1, help="which sample")
    parser.add_argument("--jobs", type=int, default=2, help="how many at a time")
    parser.add_argument(
        "--most-seconds",
        type=float,
        default=40.0,
        help="run so many seconds' worth of tests for each mutant, at most",
    )
    parser.add_argument(
        "--patience",
        type=float,
        default=20.0,
        help="seconds to wait beyond five times what the tests took, before a mutant hangs",
    )
    parser.add_argument("--least", type=float, default=85.0, help="the score to reach, in percent")
    return parser.parse_args()


def find_mutants(
    sources: Path, files: list[Path], reach: Reach, most_seconds: float, patience: float
) -> tuple[list[Mutant], int]:
    """The mutants of lines that tests reach, and how many others there are."""
    mutants: list[Mutant] = []
    unreached = 0
    for path in files:
        name = path.relative_to(sources).as_posix()
        for mutation in mutations_of(path.read_bytes()):
            tests = reach.tests_of(name, mutation, most_seconds)
            if tests is None:
                unreached += 1
                continue
            seconds = patience + 5.0 * sum(reach.seconds[test] for test in tests)
            mutants.append(Mutant(name, mutation, tuple(tests), seconds))
    return mutants, unreached


def source_files(sources: Path, targets: list[str]) -> list[Path]:
    """The files that are named, and those in the folders that are."""
    files: list[Path] = []
    for target in targets:
        place = sources / target
        if not place.exists():
            sys.exit(f"there is no {place}")
        found = [place] if place.is_file() else sorted(place.rglob("*.py"))
        files += [path for path in found if place.is_file() or path.name not in LEFT_OUT]
    return files


def sample(mutants: list[Mutant], size: int, seed: int) -> list[Mutant]:
    """So many of them at random, in the order of the sources."""
    if size == 0 or size >= len(mutants):
        return mutants
    places = random.Random(seed).sample(range(len(mutants)), size)
    return [mutants[place] for place in sorted(places)]


def tell(mutant: Mutant, verdict: Verdict) -> None:
    """Show that something is going on."""
    if sys.stdout.isatty():
        mark = {Verdict.KILLED: ".", Verdict.TIMED_OUT: "t", Verdict.SURVIVED: "S"}[verdict]
        print(mark, end="", flush=True)
    elif verdict is Verdict.SURVIVED:
        print(f"survived: {place_of(mutant)}", flush=True)


def place_of(mutant: Mutant) -> str:
    """Where it is and what it does, in one line."""
    mutation: Mutation = mutant.mutation
    return f"{mutant.path}:{mutation.line}: {mutation.before!r} -> {mutation.after!r}"


def describe(sources: Path, mutant: Mutant) -> str:
    """A survivor with its difference."""
    before = (sources / mutant.path).read_bytes()
    after = mutant.mutation.apply(before)
    lines = unified_diff(
        before.decode().splitlines(), after.decode().splitlines(), n=1, lineterm=""
    )
    difference = "\n".join(f"    {line}" for line in list(lines)[3:])
    return f"{place_of(mutant)}\n{difference}\n"


def show_score(killed: int, total: int, least: float) -> bool:
    """Print the score; whether it is good enough."""
    score = 100.0 * killed / total if total else 0.0
    print(f"{killed} of {total} mutants killed: {score:.1f} % (at least {least:g} % wanted)")
    return score >= least


if __name__ == "__main__":
    main()
