import { activateControl } from './activate-control';
import { isTrialOpen, readPage, type ScannedPage } from './read-page';
import { nodeAt, periodsOf, type ScanEvent, type ScanState, scan, startScan } from './scan-machine';
import { ScanOverlay } from './scan-overlay';
import type { ScanItem } from './scan-tree';
import { SwitchDetector } from './switch-detector';
import { listenForSwitches } from './switch-input';

/** A round in which there is nothing to do, because an answer is shown, is scanned only after this long. */
const BUSY_DELAY_MS = 3000;
/** The page is read again at most this long (real ms) after it has changed. */
const SETTLE_MS = 60;

const WATCHED = ['aria-disabled', 'aria-expanded', 'aria-hidden', 'data-form', 'disabled', 'hidden', 'inert', 'open'];

interface Options {
  /** How long each item is lit, in milliseconds of scan time. */
  readonly periodMs: number;
  /** The speed of the page, which divides all times. */
  readonly speed: number;
  readonly onStop: () => void;
}

const NONE: readonly HTMLElement[] = [];

const isSame = (some: readonly HTMLElement[], others: readonly HTMLElement[]): boolean =>
  some.length === others.length && some.every((element, index) => element === others[index]);

/** Scans the page from its creation until `end`. */
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
  /** When the round had nothing to do, in scan time; null while there is something. */
  private busySinceMs: number | null = null;
  /** `paused`: the page is used as usual, until someone carries on. */
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
    changes.observe(document.body, { subtree: true, childList: true, attributeFilter: WATCHED });
    const onVisibility = () => (document.hidden ? this.suspend() : this.restart());
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      changes.disconnect();
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }

  private press(name: string): void {
    // A second ring, around what has the focus, would say something else.
    document.documentElement.dataset['focus'] = 'hidden';
    const { type, pace } = this.switches.press(name);
    this.refresh();
    if (pace !== this.state.pace) this.send({ type: 'PACE', pace });
    this.send({ type, atMs: this.now });
  }

  /** After Escape the page works as usual until scanning is resumed, so a carer is never locked out. */
  private setPaused(isPaused: boolean): void {
    this.phase = isPaused ? 'paused' : 'running';
    this.overlay.setPaused(isPaused);
    if (isPaused) this.suspend();
    else this.restart();
  }

  /** Nothing is lit and no time passes. */
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

  /** Follows a change of the page. A control that has been chosen acts unless it is gone. */
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
    // A bounce and a change of the page do not give what is lit more time.
    if (path === before.path && phase === before.phase && event.type !== 'RESTART' && event.type !== 'PACE') return;
    clearTimeout(this.timer);
    const periods = periodsOf(this.state);
    const wait = periods === null ? (this.isBusy ? BUSY_DELAY_MS : null) : periods * this.options.periodMs;
    if (wait === null) this.timer = undefined;
    else this.timer = setTimeout(() => this.passTime(), wait / this.options.speed);
    if (phase === 'scanning') scrollIntoWindow(this.highlighted);
    this.show();
  }

  private passTime(): void {
    if (this.state.path.length === 0) this.restart();
    // Something may have moved out of sight without a change that is watched.
    else if (this.state.phase !== 'scanning' || this.refresh() === 'same') this.send({ type: 'TIME_UP' });
  }

  private show(): void {
    const { periodMs, speed } = this.options;
    this.overlay.highlight(this.highlighted, this.state.phase === 'choosing' ? periodMs / speed : null);
  }

  private act(): void {
    const [chosen] = this.highlighted;
    // The control may end the scan, which then does not start again.
    if (chosen !== undefined) activateControl(chosen);
    this.restart();
  }

  /** Follows what is lit, because it may move with the page or by itself. */
  private readonly draw = (): void => {
    this.show();
    this.frame = requestAnimationFrame(this.draw);
  };
}

/** Scrolls to what is lit if any of it is outside the window. */
function scrollIntoWindow(controls: readonly HTMLElement[]): void {
  const boxes = controls.map((control) => control.getBoundingClientRect());
  if (boxes.every(({ top, bottom }) => top >= 0 && bottom <= innerHeight)) return;
  controls[0]?.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
}
