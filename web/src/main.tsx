/** Where the page begins. */

import "./theme/index.css";
import "./shell/page.css";
import "./shell/states.css";
import "./shell/dialog.css";
import "./shell/segments.css";
import "./shell/sheet.css";

import { StrictMode } from "react";
import { createRoot } from "react-dom/client";

import { App } from "./shell/App";

const root = document.getElementById("root");
if (root === null) {
  throw new Error("index.html has no element with the id 'root' to draw into");
}
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
