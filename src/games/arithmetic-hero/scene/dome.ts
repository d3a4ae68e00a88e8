import { Container, Sprite } from 'pixi.js';
import { getShieldColour, type ShieldColour } from '../../../../machines/arithmetic-hero/rules';
import type { Atlas } from '../../../stage/atlas';
import { getProgress, interpolate, oscillate } from '../../../stage/motion';
import type { Shape, View } from '../../../stage/scene';
import { DOME_PIECES, domeFoot, domePiecePosition, domeTopY } from './dome-drawing';

const COLOURS: Readonly<Record<ShieldColour, number>> = { green: 0x58d0c3, amber: 0xffc529, red: 0xff8a75 };
const GOES_OUT_MS = 240;
const BREATH_MS = 1000;
const DARKEST = 0.45;

interface Piece {
  readonly lit: Sprite;
  readonly light: Sprite;
  readonly out: Sprite;
}

/** The shield as ten pieces over the city, one for every ten percent. They go out from the right. */
export class Dome extends Container {
  private readonly pieces: readonly Piece[];
  private readonly atlas: Atlas;
  private readonly reducedMotion: boolean;
  private shape: Shape = 'landscape';
  private lit: number = DOME_PIECES;
  private colour: ShieldColour = 'green';
  private changedMs = Number.NEGATIVE_INFINITY;
  private litBefore: number = DOME_PIECES;
  private state: 'changing' | 'settled' = 'changing';

  constructor(atlas: Atlas, reducedMotion: boolean) {
    super();
    this.atlas = atlas;
    this.reducedMotion = reducedMotion;
    this.pieces = Array.from({ length: DOME_PIECES }, () => ({
      lit: new Sprite({ tint: COLOURS.green }),
      light: new Sprite(),
      out: new Sprite(),
    }));
    this.addChild(...this.pieces.flatMap(({ lit, light, out }) => [out, lit, light]));
  }

  layout(view: View): void {
    const { shape } = view;
    const { x, y } = domeFoot(view);
    this.shape = shape;
    this.position.set(x, y);
    this.pieces.forEach(({ lit, light, out }, index) => {
      const [x, y] = domePiecePosition(shape, index);
      for (const [sprite, name] of [
        [lit, 'lit'],
        [light, 'light'],
        [out, 'out'],
      ] as const) {
        sprite.texture = this.atlas.texture(`dome ${shape} ${index} ${name}`);
        sprite.position.set(x, y);
      }
    });
  }

  /** The y of the dome at this x, where cards land. */
  topAt(x: number): number {
    return domeTopY(this.shape, this.position, x);
  }

  /** `shield` is a percentage. */
  show(shield: number, nowMs: number): void {
    const lit = Math.ceil((shield / 100) * DOME_PIECES);
    const colour = getShieldColour(shield);
    if (lit === this.lit && colour === this.colour) return;
    this.colour = colour;
    for (const piece of this.pieces) piece.lit.tint = COLOURS[this.colour];
    this.state = 'changing';
    this.litBefore = this.lit;
    this.lit = lit;
    this.changedMs = nowMs;
  }

  tick(nowMs: number): void {
    if (this.state === 'settled') return;
    const progress = this.reducedMotion ? 1 : getProgress(nowMs, this.changedMs, GOES_OUT_MS);
    const breathes = this.colour === 'red' && !this.reducedMotion;
    const breath = breathes ? interpolate(DARKEST, 1, (oscillate(nowMs, BREATH_MS) + 1) / 2) : 1;
    if (progress === 1 && !breathes) this.state = 'settled';
    for (let index = 0; index < DOME_PIECES; index++) {
      const { lit, light, out } = this.pieces[index]!;
      const isLit = index < this.lit;
      const wasLit = index < this.litBefore;
      const strength = isLit === wasLit ? Number(isLit) : isLit ? progress : 1 - progress;
      lit.alpha = strength * breath;
      light.alpha = strength * breath;
      lit.visible = strength > 0;
      light.visible = strength > 0;
      out.visible = strength < 1;
    }
  }
}
