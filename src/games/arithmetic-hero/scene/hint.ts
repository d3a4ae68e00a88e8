import { Container, type NineSliceSprite, Sprite } from 'pixi.js';
import type { Sum } from '../../../../machines/core/arithmetic';
import type { SumPicture } from '../../../../machines/core/explain';
import { explainSum } from '../../../../machines/learning/derived-facts';
import { learningStore } from '../../../device/learning';
import type { Atlas } from '../../../stage/atlas';
import { EquationText } from '../../../stage/equation-text';
import { formatEquation } from '../../../ui/format';
import { INK_TINT, nineSlice } from './card-body';
import { CARD } from './card-drawing';

/** Size of the plate, in units before scaling. */
export const HINT_HEIGHT = 58;
const FONT_SIZE = 34;
const PADDING = 18;
/** Two ten-frames: their dots, the distance between dots and between the frames, and the size of a dot. */
const FRAMES = { dots: 20, across: 5, perFrame: 10, pitch: 17, gap: 12 } as const;
/** A dot that was there, is added, is taken away, or is missing. */
const DOTS = {
  there: { tint: 0x7c4dff, size: 0.84 },
  added: { tint: 0xe09b00, size: 0.84 },
  taken: { tint: 0xe2523c, size: 0.5 },
  missing: { tint: 0xd9d3ee, size: 0.84 },
} as const;

type Frames = Extract<SumPicture, { readonly kind: 'frames' }>;

/** A step on the way to the answer, but not the answer: the first of several steps, or a division as a product. */
function firstStep(sum: Sum, steps: ReturnType<typeof explainSum>['steps']): string {
  const [first] = steps;
  if (first !== undefined && steps.length > 1) return formatEquation(first);
  return sum.operation === '÷' ? `${sum.second} × ? = ${sum.first}` : '';
}

/** A plate at a card that helps with its sum: ten-frames of its numbers, or the first step of working it out. */
export class Hint extends Container {
  /** In units, before scaling. */
  plateWidth = 0;
  private readonly face: NineSliceSprite;
  private readonly step: EquationText;
  private readonly frames = new Container();
  private readonly dots: readonly Sprite[];

  constructor(atlas: Atlas) {
    super({ visible: false });
    this.face = nineSlice(atlas, 'card', CARD.corner);
    this.step = new EquationText(atlas, FONT_SIZE, INK_TINT);
    this.step.y = -3;
    this.dots = Array.from({ length: FRAMES.dots }, (_, index) => {
      const inFrame = index % FRAMES.perFrame;
      const column = inFrame % FRAMES.across;
      const x = column * FRAMES.pitch + (index === inFrame ? 0 : widthOf(1) + FRAMES.gap);
      const y = (inFrame < FRAMES.across ? -0.5 : 0.5) * FRAMES.pitch - 3;
      return new Sprite({ texture: atlas.texture('spark 3'), anchor: 0.5, x, y });
    });
    this.frames.addChild(...this.dots);
    this.addChild(this.face, this.step, this.frames);
  }

  /** Sets up the plate for a sum. Returns false if there is nothing that would help. */
  setSum(sum: Sum): boolean {
    const { picture, steps } = explainSum(learningStore.read(), sum);
    this.frames.visible = picture.kind === 'frames';
    this.step.text = picture.kind === 'frames' ? '' : firstStep(sum, steps);
    const width = picture.kind === 'frames' ? this.layDots(picture) : this.step.textWidth;
    this.plateWidth = width + 2 * PADDING;
    this.face.setSize(this.plateWidth, HINT_HEIGHT);
    this.face.position.set(-this.plateWidth / 2, -HINT_HEIGHT / 2);
    return width > 0;
  }

  /** Returns the width of the frames. */
  private layDots({ first, added, taken }: Frames): number {
    const count = first + added > FRAMES.perFrame ? 2 : 1;
    for (let index = 0; index < this.dots.length; index++) {
      const dot = this.dots[index]!;
      const { tint, size } = DOTS[dotAt(index, first, added, taken)];
      dot.visible = index < count * FRAMES.perFrame;
      dot.tint = tint;
      dot.scale.set(size);
    }
    const width = widthOf(count);
    this.frames.x = (FRAMES.pitch - width) / 2;
    return width;
  }
}

const widthOf = (frames: number): number => frames * FRAMES.across * FRAMES.pitch + (frames - 1) * FRAMES.gap;

function dotAt(index: number, first: number, added: number, taken: number): keyof typeof DOTS {
  if (index < first - taken) return 'there';
  if (index < first) return 'taken';
  return index < first + added ? 'added' : 'missing';
}
