import { CLASS_CODE, createClassCode } from '../../../machines/core/class-code';
import { encodeFriendRound } from '../../../machines/core/friend-code';
import { GamePage } from './game';
import type { Look, Walk } from './walks';

const CHILDREN = 30;

/**
 * A class against the storm: before its voyage, at a question, after a mistake, and back in
 * harbour.
 */
const voyage = (id: string): Walk => ({
  name: `a class against the storm in ${id}`,
  take: async (page, look) => {
    const game = new GamePage(page, `/${id}`);
    await game.openFrozen('?storm=on&mute&seed=21&speed=10');
    await look('before the voyage');
    await game.start('Set sail');
    await game.passUntilSeen('[role="group"][aria-label="Answers"] button[aria-disabled="false"]');
    await look('a question');
    await game.answerQuestions('wrong');
    await game.pass(1000);
    await look('a mistake');
    await game.button('Pause').click();
    await game.button('End round').click();
    await look('back in harbour');
  },
});

/** A challenge from a friend: before the round, during it, and its result; and a damaged link. */
async function besideFriend(page: GamePage['page'], look: Look): Promise<void> {
  const game = new GamePage(page, '/mental-maths');
  const timeline = [1500, 4000, 7200].map((atMs) => ({ atMs, isCorrect: atMs !== 4000 }));
  const code = encodeFriendRound({ timeline, picks: [] }, 'mental-maths time=none seed=7');
  const address = `?time=none&seed=7&mute&speed=10#friend=${code}`;
  await game.openFrozen(address);
  await look('before the round');
  await game.start('Start');
  await game.passUntilSeen('[data-testid="companion"][data-value="2"]');
  await look('beside the friend');
  await game.answerQuestions('right');
  await game.button('Pause').click();
  await game.button('End round').click();
  await look('both results');
  await game.button('Send it back').click();
  await look('to be sent back');
  await game.open(`${address}A`);
  await game.reload();
  await look('a damaged link');
}

/**
 * A class without accounts: a child's device, the board before the first code and with all codes, a
 * rejected code, the questions that the class missed, and one of them with everything about it.
 */
async function inClass(page: GamePage['page'], look: Look): Promise<void> {
  const codes = Array.from({ length: CHILDREN }, (_, index) => {
    const answers = Array.from({ length: 10 }, (__, question) => question % 7 > index % 5);
    return createClassCode(
      { game: 'mental-maths', seed: 7 },
      { animal: (index * 7) % CLASS_CODE.animals, sail: index % CLASS_CODE.sails, tag: index },
      { right: answers.filter(Boolean).length, answers: answers.length },
      answers,
    );
  });
  await page.goto('/mental-maths?seed=7&class=1');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await look('which animal a child is');
  await page.goto(`/mental-maths?seed=7&class=${codes[3]}`);
  await page.getByRole('heading', { name: 'Your code' }).waitFor();
  await look('the code of a child');
  await page.goto('/class?game=mental-maths&seed=7');
  await page.getByRole('img', { name: 'QR code for the link to the round' }).waitFor();
  await look('the board before the first code');
  const field = page.getByLabel('Or type it');
  await field.fill([...codes, 'BCDFG'].join('\n'));
  await field.press('Enter');
  await page.getByRole('region', { name: 'Who is here' }).waitFor();
  await look('the board with a class');
  await page.getByRole('button', { name: 'Most missed' }).click();
  await page.getByRole('heading', { name: 'Most missed' }).waitFor();
  await look('the questions that the class missed');
  await page.getByRole('button', { name: 'Discuss' }).first().click();
  const answer = page.getByRole('region', { name: 'The answer' });
  while (!(await answer.isVisible())) await page.keyboard.press('ArrowRight');
  await look('a question that the class discusses');
}

/** The modes for several players, each at the moments that exist only there. */
export const MULTIPLAYER_WALKS: readonly Walk[] = [
  voyage('mental-maths'),
  voyage('time-master'),
  { name: 'beside a friend', take: besideFriend },
  { name: 'a class without accounts', take: inClass },
];
