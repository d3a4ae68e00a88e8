import type { TimesTablesActor } from '../../../../machines/times-tables/machine';
import { parseFactor, type Size, type Slot } from '../../../../machines/times-tables/rules';
import { scanningStore } from '../../../device/scanning';
import { DELETE_KEY, type PadKey } from '../../../play/answers/NumberPad';
import type { Direction } from '../../../stage/area';
import { getSlotPosition, nextEmptySlot, nextSlot, type Position, positionAfterKey } from '../board-keys';
import { toIsoDate } from '../iso-date';

/** The first factor to type. */
const FIRST: Slot = { side: 'column', index: 0 };

/**
 * The fields of the factors: which one is current, and how keys and the number pad move over the board. It works on the
 * DOM directly, because the browser holds the focus. Nothing therefore re-renders when the focus moves.
 */
export class FactorFields {
  private readonly actor: TimesTablesActor;
  private board: HTMLElement | null = null;
  private current: Slot = FIRST;
  /**
   * `whole` right after the player moves to a field. The first key of the pad then replaces its content, as a
   * keyboard does.
   */
  private entry: 'whole' | 'begun' = 'whole';

  constructor(actor: TimesTablesActor) {
    this.actor = actor;
  }

  /** Sets the board that contains the fields; null when it is removed. */
  readonly attach = (board: HTMLElement | null): void => {
    this.board = board;
  };

  readonly setCurrent = (slot: Slot): void => {
    this.current = slot;
    this.entry = 'whole';
  };

  /** Reads the typed text as a factor. Anything that is not a factor is ignored. */
  readonly type = (slot: Slot, typed: string): void => {
    this.entry = 'begun';
    const reading = parseFactor(typed);
    if (reading.kind === 'refused') this.actor.send({ type: 'REFUSE' });
    else this.actor.send({ type: 'FILL', slot, factor: reading.kind === 'factor' ? reading.factor : null });
  };

  /** Types a key of the pad into the current field, replacing its content if the player has just moved there. */
  readonly pressPadKey = (key: PadKey): void => {
    const field = this.focusCurrent();
    if (field === null) return;
    const typed = this.entry === 'whole' ? '' : field.value;
    this.type(this.current, key === DELETE_KEY ? typed.slice(0, -1) : typed + key);
    if (key !== DELETE_KEY && scanningStore.read() !== null) this.goToMissing();
  };

  /** With one switch every press takes time, and no factor has two digits. */
  private goToMissing(): void {
    const slot = nextEmptySlot(this.current, this.actor.getSnapshot().context.factors, this.size);
    if (slot !== null) this.goTo(slot);
  }

  /** Moves to the next factor, whether or not it is filled in. */
  readonly next = (): void => {
    this.goTo(nextSlot(this.current, this.size));
  };

  /** Moves to the next missing factor, or checks the answers if none is missing. */
  readonly enter = (): void => {
    const slot = nextEmptySlot(this.current, this.actor.getSnapshot().context.factors, this.size);
    if (slot === null) this.check();
    else this.goTo(slot);
  };

  readonly check = (): void => {
    this.actor.send({ type: 'CHECK', today: toIsoDate(new Date()) });
    // In a small window the player may have scrolled the tiles with their hints out of view.
    this.board?.closest('[data-canvas="drawn"] .stage-area')?.scrollIntoView({ block: 'nearest' });
  };

  /** Moves in the direction of an arrow key from a position on the board. */
  readonly step = (from: Position, direction: Direction): void => {
    const to = positionAfterKey(from, direction, this.size);
    if (to !== null) this.at(to)?.focus();
  };

  /** Moves the focus to the current field, unless it is already there. */
  readonly focusCurrent = (): HTMLInputElement | null => {
    const field = this.at(getSlotPosition(this.current));
    if (!(field instanceof HTMLInputElement)) return null;
    if (document.activeElement !== field) field.focus({ preventScroll: true });
    return field;
  };

  readonly restart = (): void => {
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
