import { afterEach, describe, expect, it, vi } from "vitest";

import { api, forgetAnswers, problemOf } from "./api";

function answering(status: number, body: string) {
  const fetched = vi.fn<typeof fetch>(() => Promise.resolve(new Response(body, { status })));
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

async function problemWith(asked: Promise<unknown>) {
  return asked.then(
    () => null,
    (thrown: unknown) => problemOf(thrown),
  );
}

describe("the server's answers", () => {
  afterEach(() => {
    forgetAnswers();
    vi.unstubAllGlobals();
  });

  it("are asked for once where they never change", async () => {
    const fetched = answering(200, "[]");
    await api.games("en");
    await api.games("en");
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it("are asked for again after a failure", async () => {
    answering(500, "");
    await problemWith(api.games("en"));
    const fetched = answering(200, "[]");
    expect(await api.games("en")).toEqual([]);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it("bring the server's own reason for a refusal", async () => {
    answering(409, '{"code":"taken","reason":"That seat is taken."}');
    const join = api.join("abcdefgh", { name: "Ana" });
    expect(await problemWith(join)).toEqual({ code: "taken", reason: "That seat is taken." });
  });

  it("tell an absent server from a confused one", async () => {
    answering(502, "<html>");
    expect(await problemWith(api.match("abcdefgh"))).toMatchObject({ code: "unreachable" });
    answering(500, "<html>");
    expect(await problemWith(api.match("abcdefgh"))).toMatchObject({ code: "unexpected" });
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
    expect(await problemWith(api.match("abcdefgh"))).toMatchObject({ code: "unreachable" });
  });

  it("never have a token in their address", async () => {
    const fetched = answering(200, "{}");
    const token = "s".repeat(43);
    await api.rematch("abcdefgh", token);
    await api.replay("abcdefgh", 1, "en", token);
    await api.mine([token]);
    for (const [address, request] of fetched.mock.calls) {
      expect(address).not.toContain(token);
      const headers = new Headers(request?.headers);
      const carried = `${headers.get("Authorization")} ${JSON.stringify(request?.body)}`;
      expect(carried).toContain(token);
    }
  });
});
