/** The icons of Eruma's table: `raidIcon("raven")`. Those of its cards are fetched when one is shown. */

import { bringIcons, fetchIcons } from "../../icons/Icon";
import { drawn } from "./drawn";

export const raidIcon = bringIcons(drawn);
fetchIcons(() => import("./pictures").then(({ drawn: pictures }) => pictures));
