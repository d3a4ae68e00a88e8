import type { TimesTablesActor } from '../../../../machines/times-tables/machine';
import { readFactor, type Size, type Slot } from '../../../../machines/times-tables/rules';
import { DELETE, type PadKey } from '../../../play/NumberPad';
import type { Direction } from '../../../stage/area';
import { emptyAfter, type Position, positionOf, slotAfter, stepFrom } from '../board-keys';
import { dayOf } from '../today';

/** The factor that is asked for first. */
const FIRST: Slot = { side: 'column', index: 0 };

/**
 * The fields of the factors: which of them is at work, and how keys and number pad lead over the board. It knows its part of
 * the page, since the focus is the page's own: nothing is drawn anew when it moves.
 */
export class FactorFields {
  private readonly actor: TimesTablesActor;
  private board: HTMLElement | null = null;
  private current: Slot = FIRST;
  /** What the player comes to is whole: the pad's first key takes its place, as a keyboard's does. */
  private entry: 'whole' | 'begun' = 'whole';

  constructor(actor: TimesTablesActor) {
    this.actor = actor;
  }

  /** The board that the fields lie on; null when it is gone. */
  readonly attach = (board: HTMLElement | null): void => {
    this.board = board;
  };

  /** The player has turned to this field. */
  readonly note = (slot: Slot): void => {
    this.current = slot;
    this.entry = 'whole';
  };

  /** Takes what was typed for a factor; what is none changes nothing. */
  readonly type = (slot: Slot, typed: string): void => {
    this.entry = 'begun';
    const reading = readFactor(typed);
    if (reading.kind === 'refused') this.actor.send({ type: 'REFUSE' });
    else this.actor.send({ type: 'FILL', slot, factor: reading.kind === 'factor' ? reading.factor : null });
  };

  /** Types a key of the pad into the field at work: in place of what stood there when the player came, else at its end. */
  readonly press = (key: PadKey): void => {
    const field = this.focusCurrent();
    if (field === null) return;
    const typed = this.entry === 'whole' ? '' : field.value;
    this.type(this.current, key === DELETE ? typed.slice(0, -1) : typed + key);
  };

  /** Goes to the factor that comes next, whether it is missing or not. */
  readonly next = (): void => {
    this.goTo(slotAfter(this.current, this.size));
  };

  /** Goes to the next factor that is missing; where none is, the answers are checked. */
  readonly enter = (): void => {
    const slot = emptyAfter(this.current, this.actor.getSnapshot().context.factors, this.size);
    if (slot === null) this.check();
    else this.goTo(slot);
  };

  readonly check = (): void => {
    this.actor.send({ type: 'CHECK', today: dayOf(new Date()) });
    // In a small window the tiles, with what is said of them, may have been left above it.
    this.board?.closest('[data-canvas="drawn"] .stage-area')?.scrollIntoView({ block: 'nearest' });
  };

  /** Goes where an arrow key leads from a place of the board. */
  readonly step = (from: Position, direction: Direction): void => {
    const to = stepFrom(from, direction, this.size);
    if (to !== null) this.at(to)?.focus();
  };

  /** Gives the focus to the field at work, where it is not there yet. */
  readonly focusCurrent = (): HTMLInputElement | null => {
    const field = this.at(positionOf(this.current));
    if (!(field instanceof HTMLInputElement)) return null;
    if (document.activeElement !== field) field.focus({ preventScroll: true });
    return field;
  };

  /** Begins with the first factor again. */
  readonly beginAgain = (): void => {
    this.current = FIRST;
    if (document.activeElement === document.body) this.focusCurrent();
  };

  private get size(): Size {
    return this.actor.getSnapshot().context.puzzle.size;
  }

  private goTo(slot: Slot): void {
    this.current = slot;
    this.focusCurrent();
  }

  private at({ x, y }: Position): HTMLElement | null {
    return this.board?.querySelector<HTMLElement>(`[data-x="${x}"][data-y="${y}"]`) ?? null;
  }
}
