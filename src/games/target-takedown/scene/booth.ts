import { Container, NineSliceSprite, Sprite } from 'pixi.js';
import type { Area } from '../../../stage/area';
import type { Atlas } from '../../../stage/atlas';
import { shareOf } from '../../../stage/motion';
import { TINT } from './colours';
import { AWNING, BEAM, EDGE, POST_WIDTH, SHELF } from './drawings';
import type { BoothLayout } from './layout';

const BULBS = 10;
/** Bulbs hang where the awning leaves room for them. */
const BULBS_FROM = 60;
/** How thin a shelf may become, how far it reaches over the posts, and how deep its shadow falls. */
const LEAST_THICKNESS = 0.35;
const OVERHANG = 6;
const SHADOW = 38;
/** How long the light takes to run along them, and how many are out as it passes. */
const RUN = { lengthMs: 600, width: 3 } as const;

/** A picture that is stretched between edges which keep their size. */
function stretched(atlas: Atlas, name: string, side: number, end: number): NineSliceSprite {
  const [leftWidth, rightWidth, topHeight, bottomHeight] = [side, side, end, end];
  return new NineSliceSprite({ texture: atlas.texture(name), leftWidth, rightWidth, topHeight, bottomHeight });
}

/** A board on the wall, with the shadow that it throws between the posts. */
class Shelf extends Container {
  private readonly wood: NineSliceSprite;
  private readonly shadow: Sprite;

  constructor(atlas: Atlas) {
    super();
    this.shadow = new Sprite({ texture: atlas.texture('pixel'), tint: TINT.shadow, alpha: 0.55 });
    this.wood = stretched(atlas, 'shelf', SHELF.corner, 0);
    this.addChild(this.shadow, this.wood);
  }

  /** `place` is the room below the tiles: a shelf is as thick as that allows, and never thicker than it was drawn. */
  layout({ x, y, width, height }: Area): void {
    const scale = Math.min(1, Math.max(LEAST_THICKNESS, (height + OVERHANG) / SHELF.height));
    this.wood.position.set(x - OVERHANG, y - 2 * scale);
    this.wood.scale.set(scale);
    this.wood.width = (width + 2 * OVERHANG) / scale;
    this.shadow.position.set(x + POST_WIDTH / 2, y);
    this.shadow.setSize(width - POST_WIDTH, SHADOW * scale);
  }
}

/** The booth: its wall, posts, shelves and awning, and ten bulbs that a light runs along after a hit. */
export class Booth extends Container {
  private readonly atlas: Atlas;
  private readonly wall: NineSliceSprite;
  private readonly posts: readonly [NineSliceSprite, NineSliceSprite];
  private readonly beam: NineSliceSprite;
  private readonly shelves: Shelf[] = [];
  private readonly scallops: Sprite[] = [];
  private readonly bulbs: readonly Sprite[];
  private readonly behind = new Container();
  private readonly front = new Container();
  private runMs = Number.NEGATIVE_INFINITY;
  private isRunning = false;

  constructor(atlas: Atlas) {
    super();
    this.atlas = atlas;
    this.wall = stretched(atlas, 'wall', EDGE, EDGE);
    const post = () => stretched(atlas, 'post', 0, EDGE);
    this.posts = [post(), post()];
    this.beam = stretched(atlas, 'beam', BEAM.corner, 0);
    this.bulbs = Array.from({ length: BULBS }, () => new Sprite({ texture: atlas.texture('bulb lit'), anchor: 0.5 }));
    this.addChild(this.wall, ...this.posts, this.behind, this.front, ...this.bulbs, this.beam);
  }

  layout({ booth, awning, shelves }: BoothLayout): void {
    const { x, y, width, height } = booth;
    this.wall.position.set(x, y - EDGE);
    this.wall.width = width;
    this.wall.height = height + 2 * EDGE;
    this.posts.forEach((post, index) => {
      post.position.set(x + index * width - POST_WIDTH / 2, y - EDGE);
      post.height = height + 2 * EDGE;
    });
    this.layoutShelves(shelves);
    const roof = { x: x - 30, width: width + 60 };
    this.layoutScallops(roof.x, y + awning - AWNING.height, roof.width);
    this.beam.position.set(roof.x - 6, y - 14);
    this.beam.width = roof.width + 12;
    this.bulbs.forEach((bulb, index) => {
      bulb.visible = awning >= BULBS_FROM;
      bulb.position.set(x + (width * (index + 0.5)) / BULBS, y + awning + 5);
    });
  }

  /** Lets the light run along the bulbs once. */
  run(nowMs: number): void {
    this.runMs = nowMs;
    this.isRunning = true;
  }

  tick(nowMs: number): void {
    if (!this.isRunning) return;
    const share = shareOf(nowMs, this.runMs, RUN.lengthMs);
    this.isRunning = share < 1;
    const at = share * (BULBS + RUN.width);
    for (let index = 0; index < BULBS; index++) {
      const isOut = this.isRunning && index <= at && index > at - RUN.width;
      const bulb = this.bulbs[index]!;
      bulb.texture = this.atlas.texture(isOut ? 'bulb' : 'bulb lit');
    }
  }

  private layoutShelves(shelves: BoothLayout['shelves']): void {
    while (this.shelves.length < shelves.length) this.shelves.push(this.behind.addChild(new Shelf(this.atlas)));
    this.shelves.forEach((shelf, index) => {
      const place = shelves[index];
      shelf.visible = place !== undefined;
      if (place) shelf.layout(place);
    });
  }

  private layoutScallops(left: number, top: number, width: number): void {
    const count = Math.max(1, Math.round(width / AWNING.width));
    while (this.scallops.length < count) {
      const colour = this.scallops.length % 2 === 0 ? 'awning coral' : 'awning cream';
      this.scallops.push(this.front.addChild(new Sprite(this.atlas.texture(colour))));
    }
    this.scallops.forEach((scallop, index) => {
      scallop.visible = index < count;
      scallop.position.set(left + (width * index) / count, top);
      scallop.setSize(width / count + 0.5, AWNING.height);
    });
  }
}
