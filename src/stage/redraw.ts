import type { Motion } from './useFrames';

/**
 * Decides in which frames a scene is drawn: in each while something of it moves, once more when it comes to rest, and then
 * in none, which costs nothing at all. What has rested sets out in the frame after a change: the page changes in this
 * one, and both together are too much for a slow device.
 */
export class Redraw {
  private state: 'moving' | 'resting' | 'due' = 'moving';

  /** Whether there is a frame to come that looks other than the last. */
  get motion(): Motion {
    return this.state === 'resting' ? 'resting' : 'moving';
  }

  /** What the scene shows has changed: whether it is to be told now, or in the frame after the next. */
  noteChange(): 'now' | 'later' {
    if (this.state === 'resting') this.state = 'due';
    return this.state === 'due' ? 'later' : 'now';
  }

  /** The canvas has lost what was on it, or what is to be seen has to be drawn for another size. */
  startAgain(): void {
    this.state = 'moving';
  }

  /** Asked at the beginning of each frame: true in the one that belongs to the page. */
  isPagesFrame(): boolean {
    const isPages = this.state === 'due';
    if (isPages) this.state = 'moving';
    return isPages;
  }

  /** Asked in each other frame, once. */
  isWantedNow(isStill: boolean): boolean {
    const isWanted = this.state === 'moving';
    this.state = isStill ? 'resting' : 'moving';
    return isWanted;
  }
}
