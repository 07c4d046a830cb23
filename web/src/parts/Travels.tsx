/** Lets things travel from where they were to where they are. Whatever carries `data-place` is
 * measured before and after the page changes; the difference is shown, briefly, and what was still
 * under way goes on from where it had come. Knows places, not what lies there. */

import { Component, createRef, type ReactNode } from "react";
import "./travels.css";

/** Where things came from and where they went, by place. */
export interface Paths {
  /** From where a thing came that lies at a place now and did not before. */
  arrivals: ReadonlyMap<string, string>;
  /** Where a thing went that lay at a place before and is nowhere now. */
  departures: ReadonlyMap<string, string>;
}

interface TravelsProps<Moment> {
  moment: Moment;
  motion: boolean;
  paths: (before: Moment, after: Moment) => Paths;
  children: ReactNode;
}

interface Before {
  paths: Paths;
  rectangles: Map<string, DOMRect>;
  leaving: Map<string, HTMLElement>;
}

const MILLISECONDS = 280;
const STAGGER = 55;
const EASING = "cubic-bezier(0.25, 0.8, 0.3, 1)";

export class Travels<Moment> extends Component<TravelsProps<Moment>> {
  private readonly root = createRef<HTMLDivElement>();
  private underWay: Animation[] = [];

  override getSnapshotBeforeUpdate(last: TravelsProps<Moment>): Before | null {
    const { moment, motion, paths } = this.props;
    if (last.moment === moment || !motion) return null;
    const found = paths(last.moment, moment);
    const rectangles = new Map<string, DOMRect>();
    const leaving = new Map<string, HTMLElement>();
    for (const [place, element] of this.places()) {
      rectangles.set(place, element.getBoundingClientRect());
      if (found.departures.has(place)) leaving.set(place, element.cloneNode(true) as HTMLElement);
    }
    return { paths: found, rectangles, leaving };
  }

  override componentDidUpdate(_props: unknown, _state: unknown, before: Before | null): void {
    if (before === null) return;
    for (const animation of this.underWay) animation.cancel();
    this.underWay = [];
    const now = new Map<string, DOMRect>();
    let order = 0;
    for (const [place, element] of this.places()) {
      const there = element.getBoundingClientRect();
      now.set(place, there);
      const arrived = before.paths.arrivals.get(place);
      const from = before.rectangles.get(arrived ?? place);
      const wait = arrived === undefined ? 0 : STAGGER * order++;
      if (from !== undefined) this.move(element, from, there, wait);
    }
    for (const [place, ghost] of before.leaving) {
      const from = before.rectangles.get(place);
      const to = now.get(before.paths.departures.get(place) ?? "");
      if (from !== undefined && to !== undefined) this.depart(ghost, from, to);
    }
  }

  private places(): [string, HTMLElement][] {
    const elements = this.root.current?.querySelectorAll<HTMLElement>("[data-place]") ?? [];
    return Array.from(elements, (element) => [element.dataset["place"] ?? "", element]);
  }

  private move(element: HTMLElement, from: DOMRect, to: DOMRect, wait: number): void {
    const across = from.left - to.left;
    const down = from.top - to.top;
    if ((Math.abs(across) < 2 && Math.abs(down) < 2) || to.width === 0) return;
    const scale = from.width / to.width;
    this.play(
      element,
      [
        {
          transform: `translate(${across}px, ${down}px) scale(${scale})`,
          transformOrigin: "0 0",
          zIndex: 5,
        },
        { transform: "none", transformOrigin: "0 0", zIndex: 5 },
      ],
      wait,
    );
  }

  private depart(ghost: HTMLElement, from: DOMRect, to: DOMRect): void {
    ghost.removeAttribute("data-place");
    ghost.setAttribute("aria-hidden", "true");
    ghost.setAttribute("inert", "");
    Object.assign(ghost.style, {
      position: "fixed",
      left: `${from.left}px`,
      top: `${from.top}px`,
      width: `${from.width}px`,
      margin: "0",
      zIndex: "5",
      pointerEvents: "none",
    });
    this.root.current?.append(ghost);
    const scale = to.width / from.width;
    const path = `translate(${to.left - from.left}px, ${to.top - from.top}px) scale(${scale})`;
    const animation = this.play(
      ghost,
      [
        { transform: "none", transformOrigin: "0 0" },
        { transform: path, transformOrigin: "0 0", opacity: 0.6 },
      ],
      0,
    );
    const remove = (): void => ghost.remove();
    animation.finished.then(remove, remove);
  }

  private play(element: HTMLElement, frames: Keyframe[], wait: number): Animation {
    const animation = element.animate(frames, {
      duration: MILLISECONDS,
      delay: wait,
      easing: EASING,
      fill: "backwards",
    });
    this.underWay.push(animation);
    return animation;
  }

  override render(): ReactNode {
    return (
      <div className="travels" ref={this.root}>
        {this.props.children}
      </div>
    );
  }
}
