import type { FrameMotion } from './useFrames';

/**
 * Decides in which frames a scene is drawn: in every frame while something moves, once more when everything stops, and
 * then no longer. The frame after an event belongs to the page, which changes as well, because doing both in one frame
 * is too much for a slow device. The same applies to the frame in which an idle scene starts to move.
 */
export class Redraw {
  /** `given`: the page had the last frame and does not get a second one. */
  private state: 'moving' | 'resting' | 'due' | 'given' = 'moving';

  /** Whether a later frame will look different from the last. */
  get motion(): FrameMotion {
    return this.state === 'resting' ? 'resting' : 'moving';
  }

  /** The scene's content has changed. Returns whether to update it now or in the frame after the next. */
  recordChange(): 'now' | 'later' {
    return this.state === 'resting' ? this.recordEvent() : this.when;
  }

  /** A game event has happened, which the page shows as well. Returns whether to pass it on now or later. */
  recordEvent(): 'now' | 'later' {
    if (this.state !== 'given') this.state = 'due';
    return this.when;
  }

  /** The canvas has lost its content, or must be drawn at another size. */
  reset(): void {
    this.state = 'moving';
  }

  /** Called at the start of each frame. Returns true for the frame that belongs to the page. */
  takePageFrame(): boolean {
    const isPages = this.state === 'due';
    if (isPages) this.state = 'given';
    return isPages;
  }

  /** Called once in each other frame. */
  shouldDraw(isStill: boolean): boolean {
    const isWanted = this.state !== 'resting';
    this.state = isStill ? 'resting' : 'moving';
    return isWanted;
  }

  private get when(): 'now' | 'later' {
    return this.state === 'due' ? 'later' : 'now';
  }
}
