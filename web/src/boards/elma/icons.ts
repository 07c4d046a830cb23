/** The icons of Elma's table: `raceIcon("bike")`. */

import { bringIcons } from "../../icons/Icon";
import { drawn } from "./drawn";

export const raceIcon = bringIcons(drawn);
