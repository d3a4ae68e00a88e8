import { Container } from 'pixi.js';
import { type Board, getTileValues } from '../../../machines/target-takedown/board';
import { withHero } from '../../play/hero/with-hero';
import type { Atlas } from '../../stage/atlas';
import { Flash } from '../../stage/effects';
import type { Scene, View } from '../../stage/scene';
import { Booth } from './scene/booth';
import { celebration } from './scene/celebration';
import { fairDrawings } from './scene/drawings';
import { hero } from './scene/hero';
import { boardLayout } from './scene/layout';
import { TargetBoard, type TargetOutcome } from './scene/target-board';
import { Tiles } from './scene/tiles';

export interface TargetTakedownView {
  readonly board: Board;
  /** The ids of the chosen tiles, in the order in which they were chosen. */
  readonly chosen: readonly number[];
  readonly outcome: TargetOutcome;
  /** The seconds left for the target once only the last ones remain; null before. */
  readonly lastSeconds: number | null;
}

/** The faint flash after a miss, which lasts as long as a miss is shown with the normal time setting. */
const FLASH_MS = 1000;
const BLEED = 10;
/** The longest movement that each event starts, in milliseconds. */
const MOVES_MS = { dealt: 460, chosen: 180, hit: 460, missed: 1000 } as const;

/**
 * The scene of Target Takedown is a fairground booth: tiles on its shelves, and above them the target with the growing
 * sum. The drawings and colours are named after the fair and its booth.
 */
export class TargetTakedownScene implements Scene<TargetTakedownView> {
  readonly view = new Container();
  private readonly booth: Booth;
  private readonly targetBoard: TargetBoard;
  private readonly tiles: Tiles;
  private readonly flash: Flash;
  private readonly reducedMotion: boolean;
  private stage: View | null = null;
  private shown: TargetTakedownView | null = null;
  private values: readonly number[] = [];
  private nowMs = 0;
  private stillFromMs = 0;

  constructor(atlas: Atlas, reducedMotion: boolean) {
    this.reducedMotion = reducedMotion;
    this.booth = new Booth(atlas);
    this.tiles = new Tiles(atlas, reducedMotion);
    this.targetBoard = new TargetBoard(atlas, reducedMotion);
    this.flash = new Flash(atlas.texture('pixel'), FLASH_MS);
    this.view.addChild(this.booth, this.tiles, this.targetBoard, this.flash.body);
  }

  layout(view: View): void {
    this.stage = view;
    this.flash.body.position.set(view.left - BLEED, view.top - BLEED);
    this.flash.body.setSize(view.right - view.left + 2 * BLEED, view.bottom - view.top + 2 * BLEED);
    this.arrange();
  }

  show(shown: TargetTakedownView, nowMs: number): void {
    this.nowMs = nowMs;
    const last = this.shown;
    this.shown = shown;
    const { board, chosen, outcome, lastSeconds } = shown;
    if (board !== last?.board) {
      this.flash.stop();
      this.tiles.deal(board, nowMs);
      this.arrange();
    }
    if (chosen !== last?.chosen || board !== last.board) this.values = getTileValues(board, chosen);
    this.moveFor(
      board !== last?.board ? 'dealt' : outcome === 'hit' ? 'hit' : outcome === 'open' ? 'chosen' : 'missed',
    );
    this.tiles.show(chosen, outcome, nowMs);
    this.targetBoard.show({ target: board.target, values: this.values, outcome, lastSeconds }, nowMs);
    if (outcome !== last?.outcome && !this.reducedMotion) this.celebrateOrFlash(outcome, nowMs);
  }

  tick(nowMs: number): void {
    this.nowMs = nowMs;
    this.booth.tick(nowMs);
    this.tiles.tick(nowMs);
    this.targetBoard.tick(nowMs);
    this.flash.tick(nowMs);
  }

  isStill(nowMs: number): boolean {
    return nowMs > this.stillFromMs;
  }

  private moveFor(event: keyof typeof MOVES_MS): void {
    this.stillFromMs = Math.max(this.stillFromMs, this.nowMs + MOVES_MS[event]);
  }

  private arrange(): void {
    if (this.stage === null) return;
    const layout = boardLayout(this.stage, this.shown?.board.tiles.length ?? 1);
    this.booth.layout(layout);
    this.targetBoard.layout(layout);
    this.tiles.layout(layout, this.nowMs);
  }

  private celebrateOrFlash(outcome: TargetOutcome, nowMs: number): void {
    if (outcome === 'hit') this.booth.run(nowMs);
    if (outcome === 'overshoot' || outcome === 'timeUp') this.flash.start(nowMs);
  }
}

export const loadTargetTakedownScene = withHero({
  hero,
  world: celebration,
  drawings: fairDrawings,
  Scene: TargetTakedownScene,
});
