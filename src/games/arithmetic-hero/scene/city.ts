import { Container, Graphics, Sprite } from 'pixi.js';
import { seededRandom } from '../../../../machines/core/random';
import type { Atlas } from '../../../stage/atlas';
import { wave } from '../../../stage/motion';
import { FRAME, type View } from '../../../stage/scene';
import { CITY } from './colours';
import { STRIP } from './towers';

const STARS = 70;
/** How far the rows of towers drift to either side, in units, and in what time. */
const DRIFT = { far: 2, middle: 5, near: 9, periodMs: 12_000 } as const;
/** How far above the lower edge the rows stand, by the shape of the stage. */
const GROUND = { landscape: { far: 46, middle: 34 }, portrait: { far: 56, middle: 44 } } as const;
/** Enough copies of a strip for a stage of four to one. */
const COPIES = 5;
/** Where the nearest towers stand: units from the left edge of the frame, or from its right edge where `fromRight`. */
const NEAR = [
  { x: -180, fromRight: false, inPortrait: true },
  { x: 20, fromRight: false, inPortrait: true },
  { x: 150, fromRight: false, inPortrait: false },
  { x: -280, fromRight: true, inPortrait: false },
  { x: -156, fromRight: true, inPortrait: true },
  { x: 10, fromRight: true, inPortrait: true },
] as const;

/** The sky with its moon and stars, and three rows of towers that drift against one another. */
export class City extends Container {
  private readonly sky = new Graphics();
  private readonly moon: Sprite;
  private readonly stars: readonly Sprite[];
  private readonly far = new Container();
  private readonly middle = new Container();
  private readonly near = new Container();
  private readonly nearTowers: readonly Sprite[];
  private readonly isCalm: boolean;

  constructor(atlas: Atlas, isCalm: boolean) {
    super();
    this.isCalm = isCalm;
    this.moon = new Sprite({ texture: atlas.texture('moon'), anchor: 0.5 });
    const random = seededRandom(4, 'stars');
    this.stars = Array.from({ length: STARS }, () => {
      const isBright = random() > 0.88;
      const star = new Sprite({ texture: atlas.texture(isBright ? 'spark' : 'dot'), anchor: 0.5 });
      star.scale.set(isBright ? 0.75 : 0.14 + random() * 0.15);
      star.alpha = isBright ? 0.85 : 0.25 + random() * 0.45;
      return star;
    });
    const copies = (name: 'far' | 'middle', home: Container) => {
      for (let copy = 0; copy < COPIES; copy++) {
        const x = (copy - Math.floor(COPIES / 2)) * STRIP[name];
        home.addChild(new Sprite({ texture: atlas.texture(name), anchor: { x: 0, y: 1 }, x }));
      }
    };
    copies('far', this.far);
    copies('middle', this.middle);
    this.nearTowers = NEAR.map(
      (_, index) => new Sprite({ texture: atlas.texture(`near ${index}`), anchor: { x: 0, y: 1 } }),
    );
    this.near.addChild(...this.nearTowers);
    this.addChild(this.sky, ...this.stars, this.moon, this.far, this.middle);
  }

  /** The nearest row stands before the dome: the scene puts it there. */
  get foreground(): Container {
    return this.near;
  }

  layout({ shape, left, top, right, bottom }: View): void {
    const { width, height } = FRAME[shape];
    const [moonX, moonY] = [width * 0.13, top + height * 0.17];
    this.moon.position.set(moonX, moonY);
    this.sky
      .clear()
      .rect(left - 20, top - 20, right - left + 40, bottom - top + 40)
      .fill(CITY.sky);
    CITY.discs.forEach((colour, index) => {
      this.sky.circle(moonX, moonY, width * ([0.98, 0.62, 0.33][index] ?? 0)).fill(colour);
    });
    const random = seededRandom(7, 'places of stars');
    for (const star of this.stars) {
      star.position.set(left + random() * (right - left), top + random() * (bottom - top) * 0.66);
    }
    const ground = GROUND[shape];
    // Every strip reaches 24 units below its ground.
    this.far.y = bottom - ground.far + 24;
    this.middle.y = bottom - ground.middle + 24;
    this.near.y = bottom + 24;
    NEAR.forEach(({ x, fromRight, inPortrait }, index) => {
      const tower = this.nearTowers[index];
      if (!tower) return;
      tower.x = fromRight ? width + x : x;
      tower.visible = shape === 'landscape' || inPortrait;
    });
  }

  tick(nowMs: number): void {
    if (this.isCalm) return;
    const swing = wave(nowMs, DRIFT.periodMs);
    this.far.x = swing * DRIFT.far;
    this.middle.x = swing * DRIFT.middle;
    this.near.x = swing * DRIFT.near;
  }
}
