import { activateControl } from './activate-control';
import { isTrialOpen, readPage, type ScannedPage } from './read-page';
import { nodeAt, periodsUntilTimeUp, type ScanEvent, type ScanState, scan, startScan } from './scan-machine';
import { ScanOverlay } from './scan-overlay';
import type { ScanItem } from './scan-tree';
import { SwitchDetector } from './switch-detector';
import { listenForSwitches } from './switch-input';

/** While a round has nothing to choose, for example while it shows feedback, wait this long before scanning the rest. */
const BUSY_DELAY_MS = 3000;
/** How long after a change the page is read again (ms, real time), so that several changes are handled together. */
const SETTLE_MS = 60;

const WATCHED_ATTRIBUTES = [
  'aria-disabled',
  'aria-expanded',
  'aria-hidden',
  'data-form',
  'disabled',
  'hidden',
  'inert',
  'open',
];

interface Options {
  /** How long each item is highlighted, in milliseconds of scan time. */
  readonly periodMs: number;
  /** The page's speed, which divides all times. */
  readonly speed: number;
  readonly onStop: () => void;
}

const NONE: readonly HTMLElement[] = [];

const isSame = (some: readonly HTMLElement[], others: readonly HTMLElement[]): boolean =>
  some.length === others.length && some.every((element, index) => element === others[index]);

/** Scans the page from construction until `end` is called. */
export class Scanner {
  private readonly options: Options;
  private readonly overlay: ScanOverlay;
  private readonly switches = new SwitchDetector();
  private readonly cleanups: (() => void)[] = [];
  private page: ScannedPage;
  private state: ScanState<ScanItem>;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private settling: ReturnType<typeof setTimeout> | undefined;
  private frame = 0;
  /** When the round ran out of things to choose, in scan time; null if it has some. */
  private busySinceMs: number | null = null;
  /** `paused`: the page works as usual until someone resumes scanning. */
  private phase: 'running' | 'paused' | 'ended' = 'running';

  constructor(options: Options) {
    this.options = options;
    this.overlay = new ScanOverlay({ onStop: options.onStop, onResume: () => this.setPaused(false) });
    this.page = readPage(this.overlay.stop);
    this.state = startScan(this.page.root, this.now);
    this.cleanups.push(
      listenForSwitches({
        onPress: (name) => this.press(name),
        onEscape: () => this.setPaused(this.phase === 'running'),
        isForPage: (target) => this.phase === 'paused' || isTrialOpen() || this.overlay.contains(target),
      }),
      this.watchPage(),
    );
    this.restart();
    this.draw();
  }

  end(): void {
    this.phase = 'ended';
    for (const cleanup of this.cleanups) cleanup();
    clearTimeout(this.timer);
    clearTimeout(this.settling);
    cancelAnimationFrame(this.frame);
    this.overlay.remove();
  }

  private get now(): number {
    return performance.now() * this.options.speed;
  }

  private watchPage(): () => void {
    const changes = new MutationObserver((records) => {
      if (records.every(({ target }) => this.overlay.contains(target))) return;
      this.settling ??= setTimeout(() => {
        this.settling = undefined;
        this.refresh();
      }, SETTLE_MS / this.options.speed);
    });
    changes.observe(document.body, { subtree: true, childList: true, attributeFilter: WATCHED_ATTRIBUTES });
    const onVisibility = () => (document.hidden ? this.suspend() : this.restart());
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      changes.disconnect();
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }

  private press(name: string): void {
    // Hide the focus ring, which would contradict the scanner's own ring.
    document.documentElement.dataset['focus'] = 'hidden';
    const { type, pace } = this.switches.press(name);
    this.refresh();
    if (pace !== this.state.pace) this.send({ type: 'PACE', pace });
    this.send({ type, atMs: this.now });
  }

  /** Escape lets the page work as usual until scanning is resumed, so that carers are never locked out. */
  private setPaused(isPaused: boolean): void {
    this.phase = isPaused ? 'paused' : 'running';
    this.overlay.setPaused(isPaused);
    if (isPaused) this.suspend();
    else this.restart();
  }

  /** Removes the highlight and stops the timer. */
  private suspend(): void {
    clearTimeout(this.timer);
    this.state = { ...this.state, phase: 'idle', path: [] };
    this.show();
  }

  private read(): ScannedPage {
    const page = readPage(this.overlay.stop);
    if (!page.isBusy) this.busySinceMs = null;
    else this.busySinceMs ??= this.now;
    return page;
  }

  private get isBusy(): boolean {
    return this.busySinceMs !== null && this.now - this.busySinceMs < BUSY_DELAY_MS;
  }

  private restart(): void {
    if (this.phase !== 'running' || document.hidden) return;
    this.page = this.read();
    const { root } = this.page;
    this.send({ type: 'RESTART', root: this.isBusy ? { children: [], controls: [] } : root, atMs: this.now });
  }

  /** Reads the page again after a change. A chosen control is still activated unless it has been removed. */
  private refresh(): 'restarted' | 'same' {
    if (this.phase !== 'running' || document.hidden) return 'same';
    const page = this.read();
    const [chosen] = this.highlighted;
    if (this.state.phase === 'choosing' && chosen !== undefined && page.root.controls.includes(chosen)) return 'same';
    const isOther = !isSame(this.page.shown, page.shown) || this.page.isBusy !== page.isBusy;
    if (!isOther && (this.isBusy || isSame(this.page.root.controls, page.root.controls))) return 'same';
    this.page = page;
    if (!isOther && nodeAt(page.root, this.state.path) !== undefined) {
      this.send({ type: 'REPLACE', root: page.root });
      return 'same';
    }
    this.restart();
    return 'restarted';
  }

  private get highlighted(): readonly HTMLElement[] {
    const { root, path } = this.state;
    return path.length === 0 ? NONE : (nodeAt(root, path)?.controls ?? NONE);
  }

  private send(event: ScanEvent<ScanItem>): void {
    const before = this.state;
    this.state = scan(before, event);
    if (this.state.phase === 'acting') {
      this.act();
      return;
    }
    const { path, phase } = this.state;
    // Bounces and page changes must not give the highlighted item more time.
    if (path === before.path && phase === before.phase && event.type !== 'RESTART' && event.type !== 'PACE') return;
    clearTimeout(this.timer);
    const periods = periodsUntilTimeUp(this.state);
    const wait = periods === null ? (this.isBusy ? BUSY_DELAY_MS : null) : periods * this.options.periodMs;
    if (wait === null) this.timer = undefined;
    else this.timer = setTimeout(() => this.passTime(), wait / this.options.speed);
    if (phase === 'scanning') scrollIntoWindow(this.highlighted);
    this.show();
  }

  private passTime(): void {
    if (this.state.path.length === 0) this.restart();
    // A control may have been hidden by a change that the observer does not watch.
    else if (this.state.phase !== 'scanning' || this.refresh() === 'same') this.send({ type: 'TIME_UP' });
  }

  private show(): void {
    const { periodMs, speed } = this.options;
    this.overlay.highlight(this.highlighted, this.state.phase === 'choosing' ? periodMs / speed : null);
  }

  private act(): void {
    const [chosen] = this.highlighted;
    // This may end scanning, in which case `restart` does nothing.
    if (chosen !== undefined) activateControl(chosen);
    this.restart();
  }

  /** Redraws the ring every frame, because the highlighted item may scroll or move. */
  private readonly draw = (): void => {
    this.show();
    this.frame = requestAnimationFrame(this.draw);
  };
}

/** Scrolls the highlighted item into view if any of it is outside the window. */
function scrollIntoWindow(controls: readonly HTMLElement[]): void {
  const boxes = controls.map((control) => control.getBoundingClientRect());
  if (boxes.every(({ top, bottom }) => top >= 0 && bottom <= innerHeight)) return;
  controls[0]?.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
}
