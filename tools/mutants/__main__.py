"""The command: `python -m tools.mutants --sample 200`."""

from __future__ import annotations

import argparse
import random
import sys
from difflib import unified_diff
from pathlib import Path

from tools.mutants.breaking import is_in_a_function
from tools.mutants.mutations import Mutation, mutations_of
from tools.mutants.reach import Reach, measure
from tools.mutants.trials import Mutant, Patience, Verdict, Worker, try_all

TARGETS = ["rulewright/kernel", "rulewright/gamekit", "rulewright/effects", "rulewright/games"]
LEFT_OUT = {"zone_native.py", "hints.py", "measures.py"}
"""The native zone runs compiled only; what looks good and what is counted are no rules."""
LEFT_OUT_FOLDERS = {"testing"}
"""A test kit is what tests are made of: what is wrong in it lets them fail or say less, and is no rule."""

TESTS = ["tests/kernel", "tests/effects", "tests/games", "tests/rules", "tests/laws"]


def main() -> None:
    """Measure, break, report. Exit with 1 if too many mutants survive."""
    arguments = read_arguments()
    root = Path.cwd()
    sources = root / arguments.sources
    scratch = root / "build" / "mutants"
    scratch.mkdir(parents=True, exist_ok=True)
    tests = [test for test in arguments.tests or TESTS if (root / test).exists()]
    print(f"Measuring which tests reach which lines: {', '.join(tests)}", flush=True)
    reach = measure(root, sources, tests, scratch, arguments.jobs)
    workers = [Worker(root, sources, tests) for _ in range(arguments.jobs)]
    found, unreached = find_mutations(
        sources, source_files(sources, arguments.targets or TARGETS), reach
    )
    chosen = [
        mutant_of(sources, path, mutation, reach, arguments.most_seconds)
        for path, mutation in sample(found, arguments.sample, arguments.seed)
    ]
    print(
        f"{len(found)} mutants of reached lines ({unreached} of lines no test reaches); "
        f"trying {len(chosen)}, seed {arguments.seed}",
        flush=True,
    )
    if not all(worker.is_ready() for worker in workers):
        sys.exit("The tests could not be collected: run them first.")
    patience = Patience(reach.seconds, arguments.patience)
    verdicts = dict(try_all(workers, chosen, patience, tell))
    for worker in workers:
        worker.close()
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
        default=10.0,
        help="seconds of processor time that a test may take beyond five times its own",
    )
    parser.add_argument("--least", type=float, default=90.0, help="the score to reach, in percent")
    return parser.parse_args()


def find_mutations(
    sources: Path, files: list[Path], reach: Reach
) -> tuple[list[tuple[str, Mutation]], int]:
    """The mutations of lines that tests reach, each with its file, and how many others there are."""
    found: list[tuple[str, Mutation]] = []
    unreached = 0
    for path in files:
        name = path.relative_to(sources).as_posix()
        for mutation in mutations_of(path.read_bytes()):
            if reach.reaches(name, mutation):
                found.append((name, mutation))
            else:
                unreached += 1
    return found, unreached


def mutant_of(
    sources: Path, path: str, mutation: Mutation, reach: Reach, most_seconds: float
) -> Mutant:
    """A mutation with the tests that may notice it."""
    tests = reach.tests_of(path, mutation, most_seconds)
    assert tests is not None
    source = (sources / path).read_bytes()
    on_import = reach.on_import(path, mutation) or not is_in_a_function(source, mutation)
    return Mutant(path, mutation, tuple(tests), on_import)


def source_files(sources: Path, targets: list[str]) -> list[Path]:
    """The files that are named, and those in the folders that are."""
    files: list[Path] = []
    for target in targets:
        place = sources / target
        if not place.exists():
            sys.exit(f"there is no {place}")
        found = [place] if place.is_file() else sorted(place.rglob("*.py"))
        files += [path for path in found if place.is_file() or not is_left_out(path)]
    return files


def is_left_out(path: Path) -> bool:
    """Whether a file of a folder is not worth breaking."""
    return path.name in LEFT_OUT or path.parent.name in LEFT_OUT_FOLDERS


def sample(
    mutations: list[tuple[str, Mutation]], size: int, seed: int
) -> list[tuple[str, Mutation]]:
    """So many of them at random, in the order of the sources."""
    if size == 0 or size >= len(mutations):
        return mutations
    places = random.Random(seed).sample(range(len(mutations)), size)
    return [mutations[place] for place in sorted(places)]


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
