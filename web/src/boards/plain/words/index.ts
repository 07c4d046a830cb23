/** The plain board's own words besides those that every table shares. */

import { wordsWith } from "../../../words";
import { plainEn } from "./en";
import { plainPt } from "./pt";

export const plainWordsIn = wordsWith({ en: plainEn, pt: plainPt });
