/* Plays rounds of every game as the bots do, so that the functions of its catalogues are called. */
import { cleanup, screen } from '@testing-library/react';
import type { Game } from '../../src/catalogue/define-game';
import { readVisiblePage } from '../e2e/helpers/bot-sight';
import { ALL, advanceToTurn, answerQuestion, isAskingQuestion, openGame, user } from '../screens/helpers/bot-round';
import { advance, button } from '../screens/helpers/page';

const QUESTIONS = 6;

/** A query string with one value of each setting: the first or the last. */
const settingsOf = ({ settings, isTimed }: Game, index: 0 | -1): string =>
  [
    ...Object.entries(settings).map(([name, offered]) => `&${name}=${offered.at(index)}`),
    isTimed ? '&time=none' : '',
  ].join('');

async function playRound(game: Game, index: 0 | -1): Promise<void> {
  const opened = await openGame(game, `&start${settingsOf(game, index)}`);
  advanceToTurn(game, opened);
  for (let number = 0; number < QUESTIONS && isAskingQuestion(game); number++) {
    await answerQuestion(game, number % 2 === 0 ? 'wrong' : 'right');
    advance(opened, 2000);
    const { nextButton } = readVisiblePage();
    if (nextButton !== null) await user.click(button(nextButton));
    for (let waitedMs = 0; waitedMs < 10_000 && !isAskingQuestion(game); waitedMs += 500) advance(opened, 500);
  }
  opened.send({ type: 'END_ROUND' });
  const details = screen.queryByRole('button', { name: 'See all' });
  if (details !== null) await user.click(details);
  cleanup();
}

/** Plays each game with its first and its last settings. */
export async function playRounds(): Promise<void> {
  for (const game of ALL) for (const index of [0, -1] as const) await playRound(game, index);
}
