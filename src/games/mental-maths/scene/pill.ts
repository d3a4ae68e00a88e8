import { Container, Sprite } from 'pixi.js';
import type { Atlas } from '../../../stage/atlas';
import { EquationText } from '../../../stage/equation-text';
import { getProgress } from '../../../stage/motion';
import type { View } from '../../../stage/scene';
import { formatEquation, formatSum } from '../../../ui/format';
import type { MentalMathsView } from '../view';
import { TINT } from './colours';
import { mentalMathsLayout } from './layout';

const FONT_SIZE = 96;
/** The share of the pill's width that the question may fill. */
const MAX_WIDTH_RATIO = 0.86;
const SECONDS_TEXT = { size: 40, y: 10 } as const;
const WARNING_POSITION = { x: 1.02, y: -0.02 } as const;
/** The whole equation swells once when it appears. */
const SWELL = { by: 0.08, lengthMs: 240 } as const;

/**
 * The question, the beads of its timer, and the warning for the last seconds. The pill itself belongs to the backdrop.
 */
export class Pill extends Container {
  private readonly atlas: Atlas;
  private readonly reducedMotion: boolean;
  private readonly question: EquationText;
  private readonly beads: readonly Sprite[];
  private readonly danger = new Container();
  private readonly figure: EquationText;
  private widest = 1;
  private fitted = 1;
  private shown: MentalMathsView | null = null;
  private popsMs = Number.NEGATIVE_INFINITY;

  constructor(atlas: Atlas, reducedMotion: boolean) {
    super();
    this.atlas = atlas;
    this.reducedMotion = reducedMotion;
    this.question = new EquationText(atlas, FONT_SIZE, TINT.ink);
    this.beads = Array.from({ length: 12 }, () => new Sprite({ texture: atlas.texture('bead out'), anchor: 0.5 }));
    this.figure = new EquationText(atlas, SECONDS_TEXT.size, TINT.white);
    this.figure.y = SECONDS_TEXT.y;
    this.danger.addChild(new Sprite({ texture: atlas.texture('danger'), anchor: { x: 0.5, y: 42 / 76 } }), this.figure);
    this.danger.visible = false;
    this.addChild(...this.beads, this.question, this.danger);
  }

  layout(view: View): void {
    const { pill, beads } = mentalMathsLayout(view);
    this.question.position.set(pill.x + pill.width / 2, pill.y + pill.height / 2);
    this.widest = pill.width * MAX_WIDTH_RATIO;
    this.danger.position.set(pill.x + pill.width * WARNING_POSITION.x, pill.y + pill.height * WARNING_POSITION.y);
    beads.forEach(({ x, y }, index) => this.beads[index]?.position.set(x, y));
    this.fit();
  }

  show(shown: MentalMathsView, nowMs: number): void {
    const { question, given, time } = shown;
    const last = this.shown;
    this.shown = shown;
    if (question !== last?.question || given !== last.given) this.write(shown, nowMs);
    if (last === null || time?.beads !== last.time?.beads || time?.danger !== last.time?.danger) this.light(time);
    // The warning disappears once the question is answered.
    const seconds = given === null ? (time?.danger ?? null) : null;
    this.danger.visible = seconds !== null;
    this.figure.text = seconds === null ? '' : String(seconds);
  }

  tick(nowMs: number): void {
    const progress = this.reducedMotion ? 1 : getProgress(nowMs, this.popsMs, SWELL.lengthMs);
    this.question.scale.set(this.fitted * (1 + SWELL.by * Math.sin(progress * Math.PI)));
  }

  private write({ question, given }: MentalMathsView, nowMs: number): void {
    this.question.text = given === null ? formatSum(question.equation) : formatEquation(question.equation);
    this.question.tint = given?.verdict === 'right' ? TINT.right : TINT.ink;
    this.popsMs = given === null ? Number.NEGATIVE_INFINITY : nowMs;
    this.fit();
  }

  private light(time: MentalMathsView['time']): void {
    const lit = this.atlas.texture(time === null || time.danger === null ? 'bead sun' : 'bead coral');
    const out = this.atlas.texture('bead out');
    this.beads.forEach((bead, index) => {
      bead.visible = time !== null;
      bead.texture = time !== null && index >= this.beads.length - time.beads ? lit : out;
    });
  }

  private fit(): void {
    this.fitted = Math.min(1, this.widest / Math.max(1, this.question.textWidth));
  }
}
