import { Container, Sprite, type Texture } from 'pixi.js';
import type { Random } from '../../machines/core/random';
import { easeIn, easeOut, shareOf } from './motion';
import { Pool } from './pool';

/** How far and how long a scene shakes at most: units and milliseconds. */
const SHAKE = { units: 6, lengthMs: 200, swings: 3 } as const;
/** Nothing flashes more than three times a second (WCAG 2.3.1). */
const BETWEEN_FLASHES_MS = 340;

/** One thing that flies: where it began, where it goes, and how long it is seen. */
class Particle extends Sprite {
  fromX = 0;
  fromY = 0;
  reachX = 0;
  reachY = 0;
  turns = 0;
  size = 1;
  bornMs = 0;
  lengthMs = 0;
}

/** What a burst is made of. Lengths are milliseconds, distances units. */
export interface Burst {
  readonly count: number;
  readonly textures: readonly Texture[];
  readonly tints: readonly number[];
  readonly reach: number;
  readonly lengthMs: number;
  readonly size: number;
  /** How far the pieces drop on their way. */
  readonly drop: number;
}

/** Bursts of small things that fly apart and are gone: made once, used again. */
export class Particles extends Container {
  private readonly pool: Pool<Particle>;
  private readonly flying: Particle[] = [];
  private readonly random: Random;

  constructor(count: number, random: Random) {
    super();
    this.random = random;
    this.pool = new Pool(this, count, () => new Particle({ anchor: 0.5 }));
  }

  burst(x: number, y: number, { count, textures, tints, reach, lengthMs, size, drop }: Burst, nowMs: number): void {
    for (let index = 0; index < count; index++) {
      const angle = (index / count + this.random() * 0.08) * Math.PI * 2;
      const distance = reach * (0.5 + this.random() * 0.5);
      const particle = this.pool.take();
      const texture = textures[index % textures.length];
      if (texture) particle.texture = texture;
      particle.tint = tints[index % tints.length] ?? 0xffffff;
      particle.fromX = x;
      particle.fromY = y;
      particle.reachX = Math.cos(angle) * distance;
      particle.reachY = Math.sin(angle) * distance + drop;
      particle.turns = this.random() - 0.5;
      particle.size = size * (0.6 + this.random() * 0.8);
      particle.bornMs = nowMs;
      particle.lengthMs = lengthMs * (0.7 + this.random() * 0.3);
      this.flying.push(particle);
    }
  }

  tick(nowMs: number): void {
    for (let index = this.flying.length - 1; index >= 0; index--) {
      const particle = this.flying[index]!;
      const share = shareOf(nowMs, particle.bornMs, particle.lengthMs);
      if (share >= 1) {
        this.pool.giveBack(particle);
        this.flying[index] = this.flying[this.flying.length - 1]!;
        this.flying.pop();
        continue;
      }
      const way = easeOut(share);
      particle.position.set(particle.fromX + particle.reachX * way, particle.fromY + particle.reachY * way);
      particle.rotation = particle.turns * Math.PI * 2 * share;
      particle.scale.set(particle.size);
      particle.alpha = 1 - easeIn(share);
    }
  }

  /** Takes away all that flies. */
  clear(): void {
    for (const particle of this.flying.splice(0)) this.pool.giveBack(particle);
  }
}

/** A short shake: how far the scene is moved sideways now, in units. */
export class Shake {
  private startMs = Number.NEGATIVE_INFINITY;

  start(nowMs: number): void {
    this.startMs = nowMs;
  }

  stop(): void {
    this.startMs = Number.NEGATIVE_INFINITY;
  }

  offsetAt(nowMs: number): number {
    const share = shareOf(nowMs, this.startMs, SHAKE.lengthMs);
    return share >= 1 ? 0 : Math.sin(share * Math.PI * 2 * SHAKE.swings) * SHAKE.units * (1 - share);
  }
}

/** A tint over the whole scene that fades at once, never more than three times a second. */
export class Flash {
  readonly body: Sprite;
  private readonly lengthMs: number;
  private readonly strength: number;
  private startMs = Number.NEGATIVE_INFINITY;

  constructor(texture: Texture, tint: number, { lengthMs, strength }: { lengthMs: number; strength: number }) {
    this.body = new Sprite({ texture, tint, visible: false });
    this.lengthMs = lengthMs;
    this.strength = strength;
  }

  start(nowMs: number): void {
    if (nowMs - this.startMs >= BETWEEN_FLASHES_MS) this.startMs = nowMs;
  }

  stop(): void {
    this.startMs = Number.NEGATIVE_INFINITY;
  }

  tick(nowMs: number): void {
    const share = shareOf(nowMs, this.startMs, this.lengthMs);
    this.body.visible = share < 1;
    this.body.alpha = this.strength * (1 - share);
  }
}

/** The three lines of a beam, one on the other. */
const BEAM_LINES = [
  { width: 27, tint: 0x5d52bd },
  { width: 13, tint: 0xffc529 },
  { width: 5, tint: 0xffffff },
] as const;
const BEAM_PARTS = 5;
const ZIGZAG = 16;

/** The pieces of one line: bars from corner to corner, and discs that round the corners. */
interface BeamLine {
  readonly width: number;
  readonly bars: readonly Sprite[];
  readonly corners: readonly Sprite[];
}

/** A zigzag of light from one point to another; straight in calm mode. */
export class Beam extends Container {
  private readonly lines: readonly BeamLine[];
  private readonly isCalm: boolean;

  constructor(bar: Texture, dot: Texture, isCalm: boolean) {
    super({ visible: false });
    this.isCalm = isCalm;
    this.lines = BEAM_LINES.filter((_, index) => !isCalm || index === 1).map(({ width, tint }) => {
      const sprite = (texture: Texture) => new Sprite({ texture, tint, anchor: 0.5 });
      const bars = Array.from({ length: BEAM_PARTS }, () => sprite(bar));
      const corners = Array.from({ length: BEAM_PARTS + 1 }, () => sprite(dot));
      this.addChild(...corners, ...bars);
      return { width, bars, corners };
    });
  }

  /** Lays the beam from one point to another; `side` (1 or -1) says to which side it bends first. */
  aim(fromX: number, fromY: number, toX: number, toY: number, side: number): void {
    const length = Math.hypot(toX - fromX, toY - fromY) || 1;
    const acrossX = -(toY - fromY) / length;
    const acrossY = (toX - fromX) / length;
    for (const { width, bars, corners } of this.lines) {
      let lastX = fromX;
      let lastY = fromY;
      for (let part = 0; part <= BEAM_PARTS; part++) {
        const isEnd = part === 0 || part === BEAM_PARTS || this.isCalm;
        const bend = isEnd ? 0 : (part % 2 === 0 ? -side : side) * ZIGZAG;
        const x = fromX + ((toX - fromX) * part) / BEAM_PARTS + acrossX * bend;
        const y = fromY + ((toY - fromY) * part) / BEAM_PARTS + acrossY * bend;
        const corner = corners[part];
        corner?.position.set(x, y);
        // The disc of the atlas has a diameter of 16.
        corner?.scale.set(width / 16);
        const bar = part === 0 ? undefined : bars[part - 1];
        if (bar) {
          bar.position.set((x + lastX) / 2, (y + lastY) / 2);
          bar.rotation = Math.atan2(y - lastY, x - lastX);
          bar.setSize(Math.hypot(x - lastX, y - lastY), width);
        }
        lastX = x;
        lastY = y;
      }
    }
  }
}
