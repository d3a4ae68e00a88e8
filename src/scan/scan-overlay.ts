import { scanning } from './text';
import './scan.css';

function createButton(text: string, onPress: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'scan-button';
  button.textContent = text;
  button.addEventListener('click', onPress);
  return button;
}

interface Actions {
  readonly onStop: () => void;
  readonly onResume: () => void;
}

/**
 * Drawn over the page: the ring around the highlighted item, the stop button, and a note while scanning is paused.
 * Screen readers do not announce the highlighted item, because that would interrupt the questions.
 */
export class ScanOverlay {
  /** The last item of every scan. It is only visible while it is highlighted. */
  readonly stop: HTMLButtonElement;
  private readonly root = document.createElement('div');
  private readonly ring = document.createElement('div');
  private readonly pausedNote = document.createElement('div');
  private highlighted: readonly HTMLElement[] = [];

  constructor({ onStop, onResume }: Actions) {
    this.root.className = 'scan-overlay';
    this.ring.className = 'scan-ring';
    this.ring.setAttribute('aria-hidden', 'true');
    this.ring.hidden = true;
    this.stop = createButton(scanning.stop, onStop);
    this.stop.classList.add('scan-stop');
    this.pausedNote.className = 'scan-paused';
    this.pausedNote.setAttribute('role', 'group');
    this.pausedNote.setAttribute('aria-label', scanning.paused);
    const note = document.createElement('p');
    note.textContent = scanning.paused;
    this.pausedNote.append(note, createButton(scanning.resume, onResume), createButton(scanning.stop, onStop));
    this.pausedNote.hidden = true;
    this.root.append(this.ring, this.stop, this.pausedNote);
    document.body.append(this.root);
  }

  remove(): void {
    this.mark([]);
    this.root.remove();
  }

  contains(target: EventTarget | null): boolean {
    return target instanceof Node && this.root.contains(target);
  }

  /** Does not focus the note, because moving the focus would pause the game a second time. */
  setPaused(isPaused: boolean): void {
    this.pausedNote.hidden = !isPaused;
  }

  /** Draws the ring around controls. If `undoMs` is set, the ring shrinks over that many milliseconds of real time. */
  highlight(controls: readonly HTMLElement[], undoMs: number | null): void {
    if (controls !== this.highlighted) this.mark(controls);
    // The stop button is far from the other controls in its group, so the ring leaves it out.
    const boxes = controls
      .filter((control) => controls.length === 1 || control !== this.stop)
      .map(visibleBox)
      .filter(({ width, height }) => width > 0 && height > 0);
    this.ring.hidden = boxes.length === 0;
    this.ring.dataset['phase'] = undoMs === null ? 'lit' : 'undo';
    if (undoMs !== null) this.ring.style.setProperty('--scan-undo', `${undoMs}ms`);
    if (boxes.length === 0) return;
    const left = Math.min(...boxes.map((box) => box.left));
    const top = Math.min(...boxes.map((box) => box.top));
    const { style } = this.ring;
    style.translate = `${left}px ${top}px`;
    style.width = `${Math.max(...boxes.map((box) => box.right)) - left}px`;
    style.height = `${Math.max(...boxes.map((box) => box.bottom)) - top}px`;
  }

  /** Marks the highlighted controls with `data-scan="lit"`, for style sheets and tests. */
  private mark(controls: readonly HTMLElement[]): void {
    for (const control of this.highlighted) delete control.dataset['scan'];
    for (const control of controls) control.dataset['scan'] = 'lit';
    this.highlighted = controls;
  }
}

/** A choice's native control is visually hidden inside its label, so measure the label instead. */
function visibleBox(control: HTMLElement): DOMRect {
  const isHidden = control.matches('.choice-control, .sr-only');
  return ((isHidden && control.closest('label')) || control).getBoundingClientRect();
}
