import { createStore } from '../ui/page-store';

/**
 * After this long without a tap or a sound the audio context is suspended, because a running one drains a tablet's
 * battery.
 */
const IDLE_MS = 30_000;

/** An audio context and the node that controls the site's volume. */
export interface AudioOutput {
  readonly context: AudioContext;
  readonly gain: GainNode;
}

/** A page's audio context, which browsers only start after a gesture. */
export class PageAudio {
  /** Null until there has been a gesture and a sound is allowed. */
  readonly store = createStore<AudioOutput | null>(null);
  private state: 'locked' | 'unlocked' = 'locked';
  private idleTimer: ReturnType<typeof setTimeout> | undefined;

  /** Whether the audio context has ever run. Until then, nothing may wait for it. */
  get isUnlocked(): boolean {
    return this.state === 'unlocked';
  }

  /** The output at this volume, opened if it is not open yet; null in a browser without Web Audio. */
  open(volume: number): AudioOutput | null {
    try {
      if (this.store.read() === null) this.store.set(this.create(volume));
    } catch {
      return null;
    }
    return this.store.read();
  }

  /**
   * Resolves when the audio context runs: immediately, a moment later or, while it is locked, after the next gesture.
   */
  async resume({ context }: AudioOutput): Promise<void> {
    clearTimeout(this.idleTimer);
    this.idleTimer = setTimeout(() => this.suspend(), IDLE_MS);
    if (context.state !== 'running') await context.resume();
  }

  suspend(): void {
    this.store
      .read()
      ?.context.suspend()
      .catch(() => {});
  }

  setVolume(volume: number): void {
    const output = this.store.read();
    output?.gain.gain.setTargetAtTime(volume, output.context.currentTime, 0.02);
  }

  private create(volume: number): AudioOutput {
    const context = new AudioContext();
    context.addEventListener('statechange', () => {
      if (context.state === 'running') this.state = 'unlocked';
    });
    const gain = context.createGain();
    gain.gain.value = volume;
    gain.connect(context.destination);
    return { context, gain };
  }
}
