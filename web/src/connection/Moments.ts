/** The moments on the way to the next decision, shown one after the other with time to read each. It
 * knows when, not what: whoever shows them says how long there are any. */

import { readingTime } from "./pace";
import type { Shown } from "./table";

/** Somebody explains as they go: without motion they come as fast as they can be drawn. */
const AT_ONCE = 60;

export interface MomentsShown {
  /** Show one, with so many still to come. */
  show: (moment: Shown, pending: number) => void;
  /** Be told of all that were still to come, and show how things stand. */
  skip: (moments: Shown[]) => void;
}

export class Moments {
  private readonly shown: MomentsShown;
  private queue: Shown[] = [];
  private dwell: ReturnType<typeof setTimeout> | null = null;
  private motion: boolean;
  private walking = false;
  private held = false;

  constructor(motion: boolean, shown: MomentsShown) {
    this.motion = motion;
    this.shown = shown;
  }

  get pending(): number {
    return this.queue.length;
  }

  add(moments: readonly Shown[]): void {
    this.queue.push(...moments);
  }

  /** Begin to show them, unless one is being read. */
  begin(): void {
    if (!this.motion && !this.walking) {
      this.skip();
    } else if (this.dwell === null) {
      this.showNext();
    }
  }

  skip(): void {
    this.stop();
    const left = this.queue;
    this.queue = [];
    if (left.length > 0) {
      this.shown.skip(left);
    }
  }

  forget(): void {
    this.stop();
    this.queue = [];
  }

  /** Whoever decides has seen enough of the last one. */
  stop(): void {
    if (this.dwell !== null) {
      clearTimeout(this.dwell);
      this.dwell = null;
    }
  }

  setMotion(motion: boolean): void {
    this.motion = motion;
    this.skipUnlessShown();
  }

  /** Somebody explains what happens: show each moment, also where nothing moves. */
  walkThrough(walking: boolean): void {
    this.walking = walking;
    this.skipUnlessShown();
  }

  /** Stay at the moment shown until it is explained. */
  hold(held: boolean): void {
    this.held = held;
    this.stop();
    if (!held && this.queue.length > 0) {
      this.showNext();
    }
  }

  private skipUnlessShown(): void {
    if (!this.motion && !this.walking) {
      this.skip();
    }
  }

  /** Show the next moment, and after time to read it the one after that. */
  private showNext = (): void => {
    this.dwell = null;
    const moment = this.held ? undefined : this.queue.shift();
    if (moment === undefined) {
      return;
    }
    this.shown.show(moment, this.queue.length);
    const time = readingTime(moment, this.queue.length);
    if (time > 0) {
      this.dwell = setTimeout(this.showNext, this.motion ? time : AT_ONCE);
    } else {
      this.showNext();
    }
  };
}
