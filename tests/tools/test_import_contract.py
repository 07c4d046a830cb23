"""The import contract of our own finds what import-linter's cannot forbid by name."""

from grimp import ImportGraph

from tools.import_contract import StandardLibraryOnly


def contract(*also_allowed: str) -> StandardLibraryOnly:
    options = {"source_modules": ["here.below"], "also_allowed": list(also_allowed)}
    return StandardLibraryOnly("Below", {}, options)


def graph_with(imported: str, importer: str = "here.below.deep") -> ImportGraph:
    graph = ImportGraph()
    for module in ("here", "here.below", "here.below.deep", "here.above"):
        graph.add_module(module)
    graph.add_module(imported, is_squashed=True)
    graph.add_import(importer=importer, imported=imported)
    return graph


def test_the_standard_library_is_allowed() -> None:
    assert contract().check(graph_with("json"), verbose=False).kept


def test_another_package_is_not() -> None:
    check = contract().check(graph_with("requests"), verbose=False)
    assert not check.kept
    assert check.metadata == {"found": ["here.below.deep imports requests"]}


def test_what_is_allowed_by_name_is_allowed() -> None:
    assert contract("requests").check(graph_with("requests"), verbose=False).kept


def test_other_modules_may_import_what_they_like() -> None:
    assert contract().check(graph_with("requests", "here.above"), verbose=False).kept


def test_what_is_excepted_may_import_anything() -> None:
    graph = graph_with("requests")
    options = {"source_modules": ["here"], "except_modules": ["here.b*"]}
    assert StandardLibraryOnly("Here", {}, options).check(graph, verbose=False).kept
    graph.add_import(importer="here.above", imported="requests")
    assert not StandardLibraryOnly("Here", {}, options).check(graph, verbose=False).kept
