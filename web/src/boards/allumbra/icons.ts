/** The icons of Allumbra's cards, relics and table: `duelIcon("bandana")`. */

import { bringIcons } from "../../icons/Icon";
import { drawn } from "./drawn";

export const duelIcon = bringIcons(drawn);
