/** The icons of Elma's table: `raceIcon("bike")`. Those of its cards are fetched when one is shown. */

import { bringIcons, fetchIcons } from "../../icons/Icon";
import { drawn } from "./drawn";

export const raceIcon = bringIcons(drawn);
fetchIcons(() => import("./pictures").then(({ drawn: pictures }) => pictures));
