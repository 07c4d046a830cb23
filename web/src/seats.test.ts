import { describe, expect, it } from "vitest";

import { giveUpSeat, heldSeats, keepSeat, newToken, seatIn } from "./seats";

const seated = (match: string) => ({ match, seat: 1, token: "x".repeat(43) });

describe("seats", () => {
  it("are kept by match, the newest first", () => {
    keepSeat(seated("aaaaaaaa"), "allumbra");
    keepSeat(seated("bbbbbbbb"), "allumbra");
    keepSeat(seated("aaaaaaaa"), "allumbra");
    expect(heldSeats().map(({ match }) => match)).toEqual(["aaaaaaaa", "bbbbbbbb"]);
    expect(seatIn("bbbbbbbb")).toMatchObject({ seat: 1, game: "allumbra" });
  });

  it("can be given up", () => {
    keepSeat(seated("aaaaaaaa"), "allumbra");
    giveUpSeat("aaaaaaaa");
    expect(seatIn("aaaaaaaa")).toBeNull();
  });

  it("survive whatever else was written in their place", () => {
    localStorage.setItem("rulewright.seats", '[{"match":3},null,"x"]');
    expect(heldSeats()).toEqual([]);
    localStorage.setItem("rulewright.seats", "{broken");
    expect(heldSeats()).toEqual([]);
  });

  it("do not grow without end", () => {
    for (let count = 0; count < 80; count += 1) {
      keepSeat(seated(`m${count}`), "allumbra");
    }
    expect(heldSeats()).toHaveLength(50);
    expect(seatIn("m79")).not.toBeNull();
  });

  it("are taken with a token of one's own, as the server wants it", () => {
    expect(newToken()).toMatch(/^[A-Za-z0-9_-]{32,64}$/);
    expect(newToken()).not.toBe(newToken());
  });
});
