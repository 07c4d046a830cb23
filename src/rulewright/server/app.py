"""The application: `make_app(settings)` is what a web server runs."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import structlog
from fastapi import APIRouter, FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.exceptions import HTTPException
from starlette.middleware.cors import CORSMiddleware
from starlette.middleware.gzip import GZipMiddleware

from rulewright.kernel.errors import RulewrightError
from rulewright.server import api, card_api, deck_api, http_problems, sockets, workshop_api
from rulewright.server.errors import ServerError
from rulewright.server.house import House, open_house
from rulewright.server.limits import Addresses
from rulewright.server.match_setup import program
from rulewright.server.security import Gate
from rulewright.server.settings import ServerSettings
from rulewright.server.site import site_router
from rulewright.server.telemetry import Meters, RequestLog

log = structlog.get_logger()


def make_app(settings: ServerSettings) -> FastAPI:
    """The server with these settings. Its parts are opened when it starts."""
    meters = Meters()
    addresses = Addresses(settings.limits, time.monotonic)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with open_house(settings, meters, addresses) as house:
            app.state.house = house
            log.info("open", process=house.name)
            yield
        log.info("closed", process=house.name)

    app = FastAPI(
        title="Rulewright",
        version=program(),
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    app.include_router(api.router)
    app.include_router(deck_api.router)
    app.include_router(card_api.router)
    app.include_router(workshop_api.router)
    app.include_router(sockets.router)
    app.include_router(_observing())
    app.include_router(site_router(settings.site))
    app.add_exception_handler(RulewrightError, http_problems.refused)
    app.add_exception_handler(RequestValidationError, http_problems.malformed)
    app.add_exception_handler(HTTPException, http_problems.not_there)
    app.add_middleware(GZipMiddleware, minimum_size=1000)
    app.add_middleware(Gate, addresses=addresses, origins=settings.origins)
    if settings.origins:
        # Outside the gate, so that pages that are allowed can read its refusals too.
        app.add_middleware(
            CORSMiddleware,
            allow_origins=settings.origins,
            allow_methods=["GET", "POST"],
            allow_headers=["Authorization", "Content-Type"],
        )
    app.add_middleware(RequestLog, meters=meters)
    return app


def _observing() -> APIRouter:
    router = APIRouter(include_in_schema=False)

    @router.get("/health")
    async def health(request: Request) -> Response:
        """Whether the server can serve: 200, or 503 if its database does not answer."""
        house: House = request.app.state.house
        try:
            await house.store.ping()
        except ServerError as error:
            return JSONResponse({"ok": False, "reason": str(error)}, 503)
        return JSONResponse({"ok": True, "program": program()})

    @router.get("/metrics")
    async def metrics(request: Request) -> Response:
        """Numbers for Prometheus."""
        house: House = request.app.state.house
        meters = house.meters
        meters.rooms.set(len(house.rooms.rooms))
        meters.kept.set(len(house.keeper.kept))
        for status, count in (await house.store.live_counts()).items():
            meters.matches.labels(status).set(count)
        return Response(generate_latest(meters.registry), media_type=CONTENT_TYPE_LATEST)

    return router
