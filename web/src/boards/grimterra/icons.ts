/** The icons of Grimterra's table: `feudIcon("coffin")`. Those of its cards are fetched when one is shown. */

import { bringIcons, fetchIcons } from "../../icons/Icon";
import { drawn } from "./drawn";

export const feudIcon = bringIcons(drawn);
fetchIcons(() => import("./pictures").then(({ drawn: pictures }) => pictures));
