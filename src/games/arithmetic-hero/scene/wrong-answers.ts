import { Container } from 'pixi.js';
import type { Card } from '../../../../machines/arithmetic-hero/falling';
import type { Atlas } from '../../../stage/atlas';
import type { View } from '../../../stage/scene';
import type { FallingCards } from './falling-cards';
import type { Slips } from './slips';

/** Fetches the animation, which nothing needs before the first answer. */
export type FetchSlips = () => Promise<{ readonly Slips: typeof Slips }>;
export const fetchSlips: FetchSlips = () => import('./slips');

/** The animation of wrong answers, as soon as it has been fetched. Until then the card only shakes. */
export class WrongAnswers extends Container {
  private readonly cards: FallingCards;
  private readonly create: () => Promise<Slips>;
  private slips: Slips | null = null;
  /** Changes with every round, so that an animation that comes late does not start in the next one. */
  private round = 0;
  private stage: View | null = null;

  constructor(atlas: Atlas, cards: FallingCards, reducedMotion: boolean, fetch: FetchSlips) {
    super();
    this.cards = cards;
    this.create = async () => new (await fetch()).Slips(atlas, cards, reducedMotion);
  }

  layout(view: View): void {
    this.stage = view;
    this.slips?.layout(view);
  }

  start(answer: number, card: Card, from: { readonly x: number; readonly y: number }, nowMs: number): void {
    if (this.slips === null) this.cards.shake(card, nowMs);
    const { round } = this;
    this.prepare((slips) => {
      if (round === this.round) slips.start(answer, card, from, nowMs);
    });
  }

  /** Fetches the animation. If that fails, the next answer tries again. */
  prepare(onReady: (slips: Slips) => void = () => {}): void {
    if (this.slips !== null) onReady(this.slips);
    else
      void this.create().then(
        (slips) => this.receive(slips, onReady),
        () => {},
      );
  }

  tick(nowMs: number): void {
    this.slips?.tick(nowMs);
  }

  clear(): void {
    this.round++;
    this.slips?.clear();
  }

  private receive(slips: Slips, onReady: (slips: Slips) => void): void {
    if (this.destroyed || this.slips !== null) slips.destroy({ children: true });
    if (!this.destroyed) onReady(this.slips ?? this.add(slips));
  }

  private add(slips: Slips): Slips {
    this.slips = slips;
    if (this.stage !== null) slips.layout(this.stage);
    return this.addChild(slips);
  }
}
