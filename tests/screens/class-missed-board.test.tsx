// @vitest-environment jsdom
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { createClassCode } from '../../machines/core/class-code';
import { GAMES } from '../../src/catalogue';
import ClassPage from '../../src/pages/class/ClassPage';
import type { Discussion } from '../../src/play/discuss/discussion';
import { announce } from '../../src/play/internal/announcer';
import { createClassRound, hasClassMode } from '../../src/play/modes/class/class-link';
import { checkSiteOnlineCached } from '../../src/ui/load-part';

vi.mock('../../src/ui/load-part', async (original) => ({
  ...(await original<object>()),
  checkSiteOnlineCached: vi.fn<typeof checkSiteOnlineCached>(async () => Promise.resolve()),
}));

const discussions = import.meta.glob<Discussion>('../../src/games/*/discuss.tsx', {
  eager: true,
  import: 'discussion',
});
const person = userEvent.setup();
const game = GAMES.find(hasClassMode)!;
const ROUND = createClassRound(game, 7, new URLSearchParams());
const discussion = discussions[`../../src/games/${game.id}/discuss.tsx`]!;
const questionAt = (number: number) => discussion.questionAt(7, {}, { number, level: 0 });

/** The code of a child whose answers are these signs: + for a right one. */
function codeOf(animal: number, signs: string): string {
  const answers = Array.from(signs, (sign) => sign === '+');
  const tally = { right: answers.filter(Boolean).length, answers: answers.length };
  return createClassCode(ROUND, { animal, sail: 0, tag: animal }, tally, answers);
}
const scoreCode = (animal: number): string =>
  createClassCode(ROUND, { animal, sail: 0, tag: animal }, { right: 5, answers: 10 });

function openBoard(...codes: readonly string[]) {
  render(
    <MemoryRouter initialEntries={[`/class?game=${game.id}&seed=7`]}>
      <ClassPage />
    </MemoryRouter>,
  );
  const field = screen.getByLabelText<HTMLTextAreaElement>('Or type it');
  fireEvent.change(field, { target: { value: codes.join('\n') } });
  fireEvent.keyDown(field, { key: 'Enter' });
}

const button = (name: string) => screen.getByRole('button', { name });
async function openMissed(...codes: readonly string[]) {
  openBoard(...codes);
  await person.click(button('Most missed'));
  await screen.findByRole('heading', { name: 'Most missed', level: 1 });
}
/** The sentences below the heading. */
const lead = () => screen.getByText(/^(From the answers|These codes)/).textContent;
const listed = () => screen.getAllByRole('listitem').map((item) => item.textContent);

beforeEach(() => {
  history.replaceState(null, '', '/');
  sessionStorage.clear();
});

it('The board shows the questions that a class missed, the most missed first, and no child', async () => {
  await openMissed(codeOf(1, '++--'), codeOf(2, '+--+'), codeOf(3, '++-+'));
  expect(listed()).toEqual([
    `${questionAt(2).asked}3 of 3 got it wrongDiscuss`,
    `${questionAt(1).asked}1 of 3 got it wrongDiscuss`,
    `${questionAt(3).asked}1 of 3 got it wrongDiscuss`,
  ]);
  screen.getByText('From the answers of three animals. Nobody is named or ranked.');
  expect(screen.getByRole('main').textContent).not.toMatch(/sail|cat|dog|elephant/i);
});

it('A class sees six questions first, and all of them after a press', async () => {
  await openMissed(codeOf(1, '----------'));
  expect(listed()).toHaveLength(6);
  await person.click(button('Show all 10'));
  expect(listed()).toHaveLength(10);
});

it('A class discusses a question by keyboard: its mistakes, then one step after the other, then the answer', async () => {
  await openMissed(codeOf(1, '-+-'), codeOf(2, '-++'));
  const { asked, slips, steps, answer } = questionAt(0);
  screen.getAllByRole('button', { name: 'Discuss' })[0]!.focus();
  await person.keyboard('{Enter}');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(asked);
  screen.getByText('Question 1 of 2. 2 of 2 got it wrong.');
  button('Show common mistakes').focus();
  await person.keyboard('{Enter}');
  const shown = within(screen.getByRole('region', { name: 'Common mistakes' }));
  expect(shown.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
    slips.map((slip) => `${slip.answer}${slip.why}`),
  );
  for (const [index, step] of steps.entries()) {
    await person.keyboard('{Enter}');
    const works = within(screen.getByRole('region', { name: 'How to work it out' }));
    expect(works.getAllByRole('listitem')).toHaveLength(index + 1);
    works.getByText(step.text);
    expect(screen.queryByRole('region', { name: 'The answer' })).toBeNull();
  }
  await person.keyboard('{Enter}');
  within(screen.getByRole('region', { name: 'The answer' })).getByText(answer);
  expect(announce).toHaveBeenLastCalledWith(`The answer: ${answer}`, { about: 'discussion', isUrgent: true });
  await person.keyboard('{Enter}');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(questionAt(2).asked);
});

it('Arrow keys reveal and hide, and Escape leads back to the question that was discussed', async () => {
  await openMissed(codeOf(1, '-+-'), codeOf(2, '-++'));
  await person.click(screen.getAllByRole('button', { name: 'Discuss' })[1]!);
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
  await person.keyboard('{ArrowRight}');
  expect(screen.getAllByRole('region')).toHaveLength(1);
  await person.keyboard('{ArrowLeft}');
  expect(screen.queryByRole('region')).toBeNull();
  await person.keyboard('{Escape}');
  screen.getByRole('heading', { name: 'Most missed' });
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getAllByRole('button', { name: 'Discuss' })[1]));
});

it('Going back to the boats keeps them all', async () => {
  await openMissed(codeOf(1, '+-'), codeOf(2, '--'));
  await person.click(button('Back to the boats'));
  expect(within(screen.getByRole('region', { name: 'Who is here' })).getAllByRole('listitem')).toHaveLength(2);
  expect(document.activeElement).toBe(button('Most missed'));
});

it('The board says which codes only have a score', async () => {
  await openMissed(codeOf(1, '+-'), scoreCode(2), scoreCode(3));
  expect(lead()).toBe('From the answers of one animal. 2 codes only have a score. Nobody is named or ranked.');
});

it('The board says so if no code has answers', async () => {
  await openMissed(scoreCode(2));
  expect(lead()).toMatch(/^These codes only have a score\./);
});

it('The board says so if nobody missed a question', async () => {
  await openMissed(codeOf(1, '+++'), codeOf(2, '++'));
  expect(screen.queryByRole('listitem')).toBeNull();
  screen.getByText('Nobody got a question wrong. Well sailed!');
});

it('If the questions cannot be loaded, the boats stay and it can be tried again', async () => {
  vi.mocked(checkSiteOnlineCached).mockRejectedValueOnce(new Error('offline'));
  openBoard(codeOf(1, '+-'));
  await person.click(button('Most missed'));
  await screen.findByText(/^The questions could not be loaded\./);
  expect(within(screen.getByRole('region', { name: 'Who is here' })).getAllByRole('listitem')).toHaveLength(1);
  await person.click(button('Most missed'));
  await screen.findByRole('heading', { name: 'Most missed', level: 1 });
});
