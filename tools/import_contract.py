"""An import contract that import-linter lacks: these modules need only the standard library.

pyproject.toml says for which modules it holds and what else they may import.
"""

from __future__ import annotations

import sys
from fnmatch import fnmatch
from itertools import chain
from typing import cast

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, fields, output


class StandardLibraryOnly(Contract):
    """The source modules and everything in them import no other package from outside; but for the folders
    that are excepted, by a pattern each."""

    source_modules = fields.ListField(subfield=fields.StringField())
    except_modules = fields.ListField(subfield=fields.StringField(), required=False)
    also_allowed = fields.SetField(subfield=fields.StringField(), required=False)

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:  # noqa: FBT001
        """Look at every import that leaves this project."""
        # import-linter puts plain values where the class has fields.
        sources = cast("list[str]", self.source_modules)
        allowed = sys.stdlib_module_names | cast("set[str]", self.also_allowed or set())
        excepted = cast("list[str]", self.except_modules or [])
        importers = sorted(
            importer
            for importer in {*sources, *chain(*map(graph.find_descendants, sources))}
            if not any(fnmatch(importer, f"{pattern}.*") for pattern in excepted)
        )
        found = [
            f"{importer} imports {imported}"
            for importer in importers
            for imported in sorted(graph.find_modules_directly_imported_by(importer))
            if graph.is_module_squashed(imported) and imported not in allowed
        ]
        return ContractCheck(kept=not found, metadata={"found": found})

    def render_broken_contract(self, check: ContractCheck) -> None:
        """Say which imports there are that may not be."""
        for line in check.metadata["found"]:
            output.print_error(line)
