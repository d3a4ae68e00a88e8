import { type AtMoment, Bot } from '../e2e/helpers/bot';
import { BOT_GAMES } from '../e2e/helpers/bot-games';
import { withManualEnd } from '../e2e/helpers/bot-kit';
import { MouseHands } from '../e2e/helpers/bot-mouse';
import { isPlayersTurn, readVisiblePage, type VisiblePage } from '../e2e/helpers/bot-sight';
import { expectCanvas, expectNoFaults } from './helpers/checks';
import { expect, test } from './helpers/test';

for (const game of BOT_GAMES) {
  test(`${game.id} can be played from its menu to its result by mouse and keyboard, with its canvas drawn`, async ({
    seat,
  }) => {
    const atMoment: AtMoment = async (moment) => {
      if (moment === 'question') await expectCanvas(seat);
      // After an answer, a toast may cover controls that cannot be used yet.
      if (moment !== 'mistake' && moment !== 'correct') await expectNoFaults(seat, moment);
    };
    await new Bot(seat, game, new MouseHands(seat), atMoment).play(game.rounds.keyboard.slice(0, 1).map(withManualEnd));
  });
}

test('A game whose scene is idle still moves on from one answer to the next', async ({ seat }) => {
  const game = BOT_GAMES.find(({ id }) => id === 'fraction-simplify');
  if (game === undefined) throw new Error('There is no such game.');
  const hands = new MouseHands(seat);
  const look = () => seat.evaluate<VisiblePage>(`(${String(readVisiblePage)})()`);
  await seat.goto(`/${game.id}?start&mute&seed=21&time=none&speed=3`);
  for (const streak of [1, 2, 3]) {
    await expect.poll(() => seat.evaluate(`(${String(isPlayersTurn)})('${game.over}')`)).toBe(true);
    const sight = await look();
    await hands.give(game.answer(sight, 'right'), sight.hasCheck);
    await expect.poll(async () => (await look()).streak).toBe(streak);
  }
});
