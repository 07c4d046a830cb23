/** Every board there is. The next game adds one line to each list, and nothing else. */

import { lazy, type ComponentType, type LazyExoticComponent } from "react";
import { allumbraText } from "./allumbra/text";
import { tutorial as allumbraTutorial } from "./allumbra/tutorial";
import type { BoardProps, BoardText } from "./board";
import type { GuideStep } from "./guide";

export type { BoardProps, BoardText, Printed } from "./board";
export { litBy } from "./board";

export const boards: Record<string, LazyExoticComponent<ComponentType<BoardProps>>> = {
  allumbra: lazy(() => import("./allumbra/AllumbraBoard")),
};

export const boardTexts: Record<string, BoardText> = {
  allumbra: allumbraText,
};

export const guides: Record<string, readonly GuideStep[]> = {
  allumbra: allumbraTutorial,
};
