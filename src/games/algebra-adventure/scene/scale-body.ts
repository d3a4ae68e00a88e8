import { Container, Sprite } from 'pixi.js';
import type { Atlas } from '../../../stage/atlas';
import { EquationText } from '../../../stage/equation-text';
import type { View } from '../../../stage/scene';
import type { Totals } from './keyframes';
import { BALANCE, balanceSize, getPivot } from './layout';
import { Load } from './load';

const INK_TINT = 0x1b1b3a;
/**
 * `y` is the distance from the rim down to the tag with the total; `aside` is how far the number moves to leave
 * space for the symbol on the heavier side.
 */
const TAG = { y: 36, size: 34, aside: 12 } as const;

/** One pan with its ropes, contents and tag. The origin is the end of the beam. */
class PanBody extends Container {
  readonly load: Load;
  private readonly atlas: Atlas;
  private readonly ropes = new Sprite();
  private readonly dish = new Sprite();
  private readonly tag = new Container({ visible: false });
  private readonly total: EquationText;
  private readonly heavier: Sprite;

  constructor(atlas: Atlas) {
    super();
    this.atlas = atlas;
    this.load = new Load(atlas);
    this.total = new EquationText(atlas, TAG.size, INK_TINT);
    this.heavier = new Sprite({ texture: atlas.texture('heavier'), anchor: 0.5 });
    this.tag.addChild(new Sprite({ texture: atlas.texture('tag'), anchor: 0.5 }), this.total, this.heavier);
    this.addChild(this.ropes, this.dish, this.load, this.tag);
  }

  layout(view: View): void {
    const { shape } = view;
    const { drop, halfPan } = balanceSize(view);
    this.ropes.texture = this.atlas.texture(`ropes ${shape}`);
    this.ropes.scale.y = drop / BALANCE[shape].drop;
    this.ropes.position.set(-this.ropes.texture.width / 2, -10);
    this.dish.texture = this.atlas.texture(`pan ${shape}`);
    this.dish.position.set(-halfPan, drop);
    // Puts the base of the load on the rim.
    this.load.y = drop + 3;
    this.tag.y = drop + TAG.y;
  }

  /** Shows the pan's total and whether it is the heavier one. Null hides the tag. */
  show(total: number | null, isHeavier: boolean): void {
    this.tag.visible = total !== null;
    this.total.text = total === null ? '' : String(total);
    this.heavier.visible = isHeavier;
    this.total.x = isHeavier ? -TAG.aside : 0;
    this.heavier.x = this.total.textWidth / 2 + 2;
  }
}

/** The balance: a beam on its pivot, with a pan hanging straight down from each end. */
export class ScaleBody extends Container {
  readonly left: PanBody;
  readonly right: PanBody;
  private readonly atlas: Atlas;
  private readonly stand: Sprite;
  private readonly dial: Sprite;
  private readonly beam: Sprite;
  private readonly hub: Sprite;
  private readonly needle: Sprite;
  private arm = 0;

  constructor(atlas: Atlas) {
    super();
    this.atlas = atlas;
    this.left = new PanBody(atlas);
    this.right = new PanBody(atlas);
    this.stand = new Sprite({ anchor: { x: 0.5, y: 0 } });
    this.dial = new Sprite({ texture: atlas.texture('dial'), anchor: { x: 0.5, y: 64 / 24 } });
    this.beam = new Sprite({ anchor: 0.5 });
    this.hub = new Sprite({ texture: atlas.texture('hub'), anchor: 0.5 });
    this.needle = new Sprite({ texture: atlas.texture('needle'), anchor: { x: 0.5, y: 49 / 60 } });
    this.addChild(this.stand, this.dial, this.left, this.right, this.beam, this.hub, this.needle);
  }

  layout(view: View): void {
    const { x, y } = getPivot(view);
    this.position.set(x, y);
    const { shape } = view;
    const { arm, pivot } = balanceSize(view);
    this.arm = arm;
    this.stand.texture = this.atlas.texture(`stand ${shape}`);
    this.stand.scale.y = 1 + (pivot - BALANCE[shape].pivot) / this.stand.texture.height;
    this.beam.texture = this.atlas.texture(`beam ${view.shape}`);
    this.left.layout(view);
    this.right.layout(view);
  }

  /** Tilts the beam, in degrees; a positive tilt lowers the right side. */
  set tilt(degrees: number) {
    const angle = (degrees * Math.PI) / 180;
    const dx = Math.cos(angle) * this.arm;
    const dy = Math.sin(angle) * this.arm;
    this.beam.rotation = angle;
    this.needle.rotation = angle;
    this.left.position.set(-dx, -dy);
    this.right.position.set(dx, dy);
  }

  weigh(totals: Totals | null): void {
    this.left.show(totals && totals.left, totals !== null && totals.left > totals.right);
    this.right.show(totals && totals.right, totals !== null && totals.right > totals.left);
  }
}
