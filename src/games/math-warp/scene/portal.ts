import { Container, Sprite } from 'pixi.js';
import { RULES } from '../../../../machines/math-warp/rules';
import type { Atlas } from '../../../stage/atlas';
import { EquationText } from '../../../stage/equation-text';
import { easeBack, easeIn, getProgress, interpolate } from '../../../stage/motion';
import { Oval } from '../../../stage/oval';
import type { View } from '../../../stage/scene';
import { formatEquation } from '../../../ui/format';
import { formatQuestion } from '../format-question';
import type { MathWarpView, PortalPhase } from '../view';
import { PORTAL, portalPosition } from './layout';
import { LAMPS, lampPosition } from './portal-drawing';
import { FLIGHT } from './ship';

const FONT = 84;
/** Maximum width of an equation inside the portal, in units before scaling. */
const WIDEST = 2 * PORTAL.innerX * 0.86;
export const PORTAL_TINTS = { ink: 0x1b1b3a, right: 0x23601e } as const;
/** How quickly a portal closes when the ship did not fly through. It is invisible for the rest of that phase. */
const SHUT_MS = 240;
/** How quickly an opening portal grows. Its last lamps come on during the rest of that phase. */
const GROWING_MS = 400;
/** A portal closes behind the ship, from the moment the ship has flown through until the phase ends. */
const CLOSING_MS = RULES.portal.closingMs;
const SMALLEST = 0.01;
const POP = { lengthMs: 240, by: 0.12 } as const;

/** The portal opens lamp by lamp, shows the question while it is open, and closes behind the ship. */
export class Portal extends Container {
  private readonly atlas: Atlas;
  private readonly reducedMotion: boolean;
  private readonly ring: Oval;
  private readonly warpRing: Oval;
  private readonly lamps: readonly Sprite[];
  private readonly figures: EquationText;
  private fittedScale = 1;
  private figuresScale = 1;
  private phase: PortalPhase = 'closed';
  private sinceMs = Number.NEGATIVE_INFINITY;
  private openingMs = 0;

  constructor(atlas: Atlas, reducedMotion: boolean) {
    super();
    this.atlas = atlas;
    this.reducedMotion = reducedMotion;
    this.ring = new Oval(atlas.texture('portal'));
    this.warpRing = new Oval(atlas.texture('portal warp'));
    this.lamps = Array.from({ length: LAMPS.count }, (_, index) => {
      const [x, y] = lampPosition(index);
      return new Sprite({ texture: atlas.texture('lamp'), anchor: 0.5, x, y });
    });
    this.figures = new EquationText(atlas, FONT, PORTAL_TINTS.ink);
    this.addChild(this.ring, this.warpRing, ...this.lamps, this.figures);
  }

  layout(view: View): void {
    const { x, y, scale } = portalPosition(view);
    this.position.set(x, y);
    this.fittedScale = scale;
  }

  show({ phase, openingMs, question, isWarp }: MathWarpView, nowMs: number): void {
    if (phase !== this.phase) {
      this.phase = phase;
      this.sinceMs = nowMs;
      this.openingMs = openingMs;
    }
    const lamp = this.atlas.texture(isWarp ? 'lamp warp' : 'lamp');
    for (const sprite of this.lamps) sprite.texture = lamp;
    this.figures.text =
      phase === 'open' ? formatQuestion(question) : phase === 'closing' ? formatEquation(question.equation) : '';
    this.figures.tint = phase === 'closing' ? PORTAL_TINTS.right : PORTAL_TINTS.ink;
    this.figuresScale = Math.min(1, WIDEST / Math.max(1, this.figures.textWidth));
  }

  /**
   * The static ring that the page can show in place of the animated one. Null while the portal is changing its
   * size or colour.
   */
  standingAt(nowMs: number, warp: number): 'calm' | 'warp' | null {
    if (this.sizeAt(nowMs) !== 1) return null;
    return warp === 0 ? 'calm' : warp === 1 ? 'warp' : null;
  }

  /** `warp` is the strength of warp mode, from 0 to 1. */
  tick(nowMs: number, warp: number): void {
    const size = this.sizeAt(nowMs);
    this.visible = size > SMALLEST;
    if (!this.visible) return;
    this.scale.set(size * this.fittedScale);
    this.warpRing.alpha = warp;
    const isPainted = this.standingAt(nowMs, warp) === null;
    this.warpRing.visible = isPainted && warp > 0;
    this.ring.visible = isPainted && warp < 1;
    const lit = this.litAt(nowMs);
    for (let index = 0; index < LAMPS.count; index++) this.lamps[index]!.visible = index < lit;
    this.figures.scale.set(this.figuresScale * this.popAt(nowMs));
  }

  private sizeAt(nowMs: number): number {
    if (this.reducedMotion) return this.phase === 'closed' ? 0 : 1;
    switch (this.phase) {
      case 'opening':
        return easeBack(getProgress(nowMs, this.sinceMs, GROWING_MS));
      case 'open':
        return 1;
      case 'closing':
        return 1 - easeIn(getProgress(nowMs, this.sinceMs + FLIGHT.throughMs, CLOSING_MS - FLIGHT.throughMs));
      case 'closed':
        return 1 - easeIn(getProgress(nowMs, this.sinceMs, SHUT_MS));
    }
  }

  private litAt(nowMs: number): number {
    if (this.phase !== 'opening') return LAMPS.count;
    return Math.floor(getProgress(nowMs, this.sinceMs, this.openingMs) * LAMPS.count);
  }

  /** After a right answer, the equation grows briefly and shrinks back. */
  private popAt(nowMs: number): number {
    if (this.phase !== 'closing' || this.reducedMotion) return 1;
    const progress = getProgress(nowMs, this.sinceMs, POP.lengthMs);
    return 1 + POP.by * interpolate(1, 0, progress) * easeBack(Math.min(1, progress * 2));
  }
}
