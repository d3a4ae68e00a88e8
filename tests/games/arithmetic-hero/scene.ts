import { arithmeticHeroBackdrop } from '../../../src/games/arithmetic-hero/scene/backdrop';
import { createCard } from '../../machines/arithmetic-hero/helpers/cards';
import { arithmeticHeroScene } from '../../scenes/helpers/arithmetic-hero';
import type { DrawnGame } from '../../scenes/helpers/drawn-games';

const CARDS = [0, 1, 2, 3, 4].map((number) => createCard(number, { x: number % 2 === 0 ? 25 : 75, landsMs: 60_000 }));

export const drawnGame: DrawnGame<ReturnType<typeof arithmeticHeroScene>> = {
  open: arithmeticHeroScene,
  backdrop: arithmeticHeroBackdrop,
  scatters: true,
  moments: [{ name: 'five sums that fall', show: ({ show }) => show({ cards: CARDS }, 0), span: [0, 59_000] }],
};
