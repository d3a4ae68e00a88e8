import type { Motion } from './useFrames';

/**
 * Decides in which frames a scene is drawn: in each while something of it moves, once more when it comes to rest, and then
 * in none, which costs nothing at all. The frame after an event is the page's, which changes too: both together are too
 * much for a slow device. So is that in which what has rested is to set out.
 */
export class Redraw {
  /** `given`: the page had the last frame, and gets no second one. */
  private state: 'moving' | 'resting' | 'due' | 'given' = 'moving';

  /** Whether there is a frame to come that looks other than the last. */
  get motion(): Motion {
    return this.state === 'resting' ? 'resting' : 'moving';
  }

  /** What the scene shows has changed: whether it is to be told now, or in the frame after the next. */
  noteChange(): 'now' | 'later' {
    return this.state === 'resting' ? this.noteEvent() : this.when;
  }

  /** Something has happened in the game, which the page tells as well: whether it is to be told now, or later. */
  noteEvent(): 'now' | 'later' {
    if (this.state !== 'given') this.state = 'due';
    return this.when;
  }

  /** The canvas has lost what was on it, or what is to be seen has to be drawn for another size. */
  startAgain(): void {
    this.state = 'moving';
  }

  /** Asked at the beginning of each frame: true in the one that belongs to the page. */
  isPagesFrame(): boolean {
    const isPages = this.state === 'due';
    if (isPages) this.state = 'given';
    return isPages;
  }

  /** Asked in each other frame, once. */
  isWantedNow(isStill: boolean): boolean {
    const isWanted = this.state !== 'resting';
    this.state = isStill ? 'resting' : 'moving';
    return isWanted;
  }

  private get when(): 'now' | 'later' {
    return this.state === 'due' ? 'later' : 'now';
  }
}
