"""The built web client, served as it lies in its folder; every other page is the client's own."""

from __future__ import annotations

import mimetypes
from pathlib import Path
from typing import Final

from fastapi import APIRouter
from fastapi.responses import FileResponse, HTMLResponse, Response
from starlette.exceptions import HTTPException

PACKAGED: Final = Path(__file__).parent / "site"
BUILT: Final = Path(__file__).parents[3] / "web" / "dist"
FOR_EVER: Final = "public, max-age=31536000, immutable"
"""For assets whose names change with what is in them."""

NOT_BUILT: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Rulewright</title>
<h1>The server runs; the web client is not built.</h1>
<p>Build it with <code>npm ci &amp;&amp; npm run build</code> in the folder <code>web</code>,
then load this page again. The server's own interface is described in
<a href="/api/openapi.json">/api/openapi.json</a>.</p>
</html>
"""


def site_router(site: Path | None) -> APIRouter:
    """Serves the client from that folder, or from where it is packaged or built."""
    router = APIRouter()
    mimetypes.add_type("font/woff2", ".woff2")

    @router.get("/{path:path}", include_in_schema=False)
    async def page(path: str) -> Response:
        folder = site or (PACKAGED if PACKAGED.is_dir() else BUILT)
        if path == "api" or path.startswith("api/"):
            raise HTTPException(404, "there is nothing at this address")
        file = _file(folder, path)
        if file is not None:
            is_hashed = path.startswith("assets/")
            return FileResponse(
                file, headers={"Cache-Control": FOR_EVER if is_hashed else "no-cache"}
            )
        if path.startswith("assets/"):
            raise HTTPException(404, "there is no such file")
        index = folder / "index.html"
        if index.is_file():
            return FileResponse(index, headers={"Cache-Control": "no-cache"})
        return HTMLResponse(NOT_BUILT, 503, {"Cache-Control": "no-store"})

    return router


def _file(folder: Path, path: str) -> Path | None:
    """The file of that path, if it is one inside the folder."""
    try:
        file = (folder / path).resolve()
        if path and file.is_relative_to(folder.resolve()) and file.is_file():
            return file
    except (OSError, ValueError):
        return None
    return None
