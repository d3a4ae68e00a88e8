import { Container } from 'pixi.js';
import { RULES } from '../../../../machines/math-warp/rules';
import type { Atlas } from '../../../stage/atlas';
import type { View } from '../../../stage/scene';
import type { MathWarpView } from '../view';
import { Beacon, type BeaconState } from './beacon';
import { beaconPositions, beaconScale } from './layout';

/** Delay between two new numbers, which appear one after the other while the portal opens. */
const BETWEEN_MS = 90;

export class Beacons extends Container {
  private readonly beacons: readonly Beacon[];
  private readonly reducedMotion: boolean;
  private asked: MathWarpView['question'] | null = null;

  constructor(atlas: Atlas, reducedMotion: boolean) {
    super();
    this.reducedMotion = reducedMotion;
    this.beacons = Array.from({ length: RULES.choices.count }, (_, index) => new Beacon(atlas, index, reducedMotion));
    this.addChild(...this.beacons);
  }

  layout(view: View): void {
    const scale = beaconScale(view);
    beaconPositions(view).forEach(({ x, y }, index) => this.beacons[index]?.layout(x, y, scale));
  }

  show({ phase, question, tried }: MathWarpView, nowMs: number): void {
    const isNew = question !== this.asked;
    this.asked = question;
    this.beacons.forEach((beacon, index) => {
      const number = question.choices[index] ?? 0;
      const isTaken = phase === 'closing' && number === question.answer;
      const state: BeaconState = isTaken ? 'right' : tried.includes(number) ? 'used' : 'waiting';
      beacon.setState(number, state);
      if (isNew) beacon.appear(this.reducedMotion ? Number.NEGATIVE_INFINITY : nowMs + index * BETWEEN_MS);
    });
  }

  /** Shakes the beacon with this number, because it was the wrong answer. */
  shake(number: number, nowMs: number): void {
    const position = this.asked?.choices.indexOf(number) ?? -1;
    this.beacons[position]?.shake(nowMs);
  }

  tick(nowMs: number): void {
    for (let index = 0; index < this.beacons.length; index++) this.beacons[index]!.tick(nowMs);
  }
}
