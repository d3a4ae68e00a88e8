import { Container, Sprite } from 'pixi.js';
import type { ElapsedTime } from '../../../../machines/time-master/time-problem';
import type { Jump } from '../../../../machines/time-master/times';
import type { Atlas } from '../../../stage/atlas';
import { LINE } from './colours';
import { jumpsOnLine } from './jumps';
import type { LinePosition } from './layout';
import { Arc, Bar } from './meshes';

/** Thickness of the line, and how far it extends past its ends. */
const BAR_SIZE = { height: 10, beyond: 20 } as const;
interface Part {
  readonly arc: Arc;
  readonly bar: Bar;
  readonly tip: Sprite;
  readonly post: Sprite;
}

/** The time line with its start and its end, and after the answer the jumps between them. */
export class TimeLine extends Container {
  private readonly base: Bar;
  private readonly start: Sprite;
  private readonly end: Sprite;
  private readonly parts: Readonly<Record<Jump['kind'], Part>>;
  private asked: ElapsedTime | null = null;
  private linePosition: LinePosition | null = null;
  private laid: readonly { readonly part: Part; readonly from: number; readonly to: number }[] = [];

  constructor(atlas: Atlas) {
    super({ visible: false });
    const bar = (tint: number) => new Bar(atlas, tint, BAR_SIZE.height);
    const post = () => new Sprite({ texture: atlas.texture('post'), tint: LINE.post, anchor: 0.5 });
    const partOf = (kind: Jump['kind']): Part => ({
      arc: new Arc(atlas, LINE.jumps[kind]),
      bar: bar(LINE.jumps[kind]),
      tip: new Sprite({ texture: atlas.texture('tip'), tint: LINE.jumps[kind], anchor: { x: 17 / 21, y: 0.5 } }),
      post: post(),
    });
    this.base = bar(LINE.bar);
    this.start = post();
    this.end = post();
    this.parts = { toHour: partOf('toHour'), hours: partOf('hours'), rest: partOf('rest') };
    const parts = Object.values(this.parts);
    this.addChild(
      this.base,
      ...parts.map(({ bar }) => bar),
      ...parts.map((part) => part.post),
      this.start,
      this.end,
      ...parts.map(({ arc }) => arc),
      ...parts.map(({ tip }) => tip),
    );
  }

  layout(linePosition: LinePosition): void {
    this.linePosition = linePosition;
    const { left, right, y } = linePosition;
    this.position.y = y;
    this.base.lay(left - BAR_SIZE.beyond, right + BAR_SIZE.beyond);
    this.start.position.x = left;
    this.end.position.x = right;
    if (this.asked !== null) this.setQuestion(this.asked);
  }

  /** Changes to the line of this elapsed time, without its jumps. */
  setQuestion(asked: ElapsedTime): void {
    this.asked = asked;
    if (this.linePosition === null) return;
    const jumps = jumpsOnLine(asked, this.linePosition);
    for (const { arc, bar, tip, post } of Object.values(this.parts)) {
      arc.visible = false;
      bar.visible = false;
      tip.visible = false;
      post.visible = false;
    }
    this.laid = jumps.map(({ jump, from, to, height }) => {
      const part = this.parts[jump.kind];
      part.arc.lay(from, to, height);
      part.arc.position.y = -BAR_SIZE.height / 2;
      part.tip.position.set(to, -BAR_SIZE.height / 2);
      part.tip.rotation = part.arc.direction;
      part.post.position.x = to;
      return { part, from, to };
    });
  }

  /** Draws this many jumps. A fraction draws a part of the next one. */
  showJumps(jumps: number): void {
    for (let index = 0; index < this.laid.length; index++) {
      const { part, from, to } = this.laid[index]!;
      const progress = Math.min(1, Math.max(0, jumps - index));
      part.arc.grow(progress);
      part.bar.visible = progress > 0;
      part.tip.visible = progress >= 1;
      // The last jump ends where the line ends, so it needs no post.
      part.post.visible = progress >= 1 && index < this.laid.length - 1;
      if (progress > 0) part.bar.lay(from, from + (to - from) * progress);
    }
  }
}
