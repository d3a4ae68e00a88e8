import { Container } from 'pixi.js';
import type { Dots } from '../../../machines/times-tables/dots';
import type { Puzzle } from '../../../machines/times-tables/rules';
import { withHero } from '../../play/hero/with-hero';
import type { Atlas } from '../../stage/atlas';
import type { Scene, View } from '../../stage/scene';
import { celebration } from './scene/celebration';
import { DotsPlate, GROW_MS } from './scene/dots-plate';
import { courtyardDrawings } from './scene/drawings';
import { hero } from './scene/hero';
import { panelLayout } from './scene/layout';
import { LIFT_MS, TileBody, TURN_MS } from './scene/tile-body';

/** A tile that shows its dots, and the text above them. */
export interface OpenedTile {
  readonly tile: number;
  readonly text: string;
  readonly dots: Dots;
}

export interface TimesTablesView {
  readonly puzzle: Puzzle;
  /** The number of checks so far. Each check turns tiles over. */
  readonly checks: number;
  readonly opened: OpenedTile | null;
  readonly isSolved: boolean;
}

/** Tiles turn one after the other, left to right and row by row. */
const TURN_DELAY_MS = 40;
/** Duration of the wave through the tiles of a solved puzzle, from the first tile to the last. */
const WAVE_MS = 400;
const INITIAL_TILES = 16;

/**
 * The scene of Times Tables Master is a courtyard with a mosaic: tiles with products, which turn over when they are
 * checked. The drawings and colours are named after the courtyard.
 */
export class TimesTablesScene implements Scene<TimesTablesView> {
  readonly view = new Container();
  private readonly tiles: readonly TileBody[];
  private readonly plate: DotsPlate;
  private stage: View | null = null;
  private shown: TimesTablesView | null = null;
  private stillFromMs = 0;

  constructor(atlas: Atlas, reducedMotion: boolean) {
    this.tiles = Array.from({ length: INITIAL_TILES }, () => new TileBody(atlas, reducedMotion));
    this.plate = new DotsPlate(atlas, reducedMotion);
    this.view.addChild(...this.tiles, this.plate);
  }

  layout(view: View): void {
    this.stage = view;
    this.arrange();
  }

  show(shown: TimesTablesView, nowMs: number): void {
    const last = this.shown;
    this.shown = shown;
    // A check creates new cells for the same factors, whereas a new puzzle has new factors.
    const isNew = shown.puzzle.rowFactors !== last?.puzzle.rowFactors;
    if (isNew) this.deal(shown, nowMs);
    else if (shown.checks !== last.checks) this.check(shown, nowMs);
    else if (shown.puzzle !== last.puzzle) this.dress(shown);
    if (isNew || shown.opened?.tile !== last.opened?.tile) this.open(shown, nowMs);
  }

  tick(nowMs: number): void {
    for (let index = 0; index < this.tiles.length; index++) this.tiles[index]!.tick(nowMs);
    this.plate.tick(nowMs);
  }

  isStill(nowMs: number): boolean {
    return nowMs > this.stillFromMs;
  }

  private moveUntil(untilMs: number): void {
    this.stillFromMs = Math.max(this.stillFromMs, untilMs);
  }

  private arrange(): void {
    if (this.stage === null || this.shown === null) return;
    const { tiles, plates, tileScale } = panelLayout(this.stage, this.shown.puzzle.size);
    tiles.forEach(({ x, y, width, height }, index) => {
      const body = this.tiles[index];
      body?.position.set(x + width / 2, y + height / 2);
      body?.scale.set(tileScale);
    });
    const plate = plates[this.shown.opened?.tile ?? 0];
    if (plate) this.plate.moveTo(plate.x + plate.width / 2, plate.y + plate.height / 2, plate.width);
  }

  private deal({ puzzle: { cells } }: TimesTablesView, nowMs: number): void {
    this.tiles.forEach((body, index) => {
      const cell = cells[index];
      body.visible = cell !== undefined;
      if (cell === undefined) return;
      body.deal(cell, nowMs + index * TURN_DELAY_MS);
      body.look(cell.status);
    });
    this.moveUntil(nowMs + cells.length * TURN_DELAY_MS + TURN_MS);
    this.arrange();
  }

  /** Turns the tiles for which the check has a result. If all are right, a wave passes through all of them. */
  private check({ puzzle: { cells }, isSolved }: TimesTablesView, nowMs: number): void {
    let endMs = nowMs;
    cells.forEach(({ status }, index) => {
      if (status === 'default') this.tiles[index]?.look(status);
      else {
        this.tiles[index]?.turn(status, nowMs + index * TURN_DELAY_MS);
        endMs = nowMs + index * TURN_DELAY_MS + TURN_MS;
      }
    });
    if (isSolved) {
      const eachMs = WAVE_MS / cells.length;
      cells.forEach((_, index) => this.tiles[index]?.lift(endMs + index * eachMs));
      endMs += WAVE_MS + LIFT_MS;
    }
    this.moveUntil(endMs);
  }

  /** Removes colours that are out of date because a factor has changed. */
  private dress({ puzzle: { cells } }: TimesTablesView): void {
    cells.forEach(({ status }, index) => this.tiles[index]?.look(status));
  }

  private open({ opened }: TimesTablesView, nowMs: number): void {
    if (opened === null) {
      this.plate.close();
      return;
    }
    this.arrange();
    this.plate.open(opened, nowMs);
    this.moveUntil(nowMs + GROW_MS);
  }
}

/**
 * Without the number pad, the panel of a solved puzzle grows by this factor. Its tiles are drawn large enough to
 * stay sharp.
 */
const SOLVED_SCALE = 1.25;

export const loadTimesTablesScene = withHero({
  hero,
  world: celebration,
  drawings: courtyardDrawings,
  sharper: SOLVED_SCALE,
  Scene: TimesTablesScene,
});
