// @vitest-environment jsdom
import { act, render, screen, within } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { type ActorRefFrom, createActor } from 'xstate';
import { GameClock } from '../../machines/core/clock';
import type { TimeSetting } from '../../machines/core/time-setting';
import { timedQuiz } from '../../machines/core/timed-quiz';
import { practisedSumSkill } from '../../machines/learning/practised-skill';
import { playSound } from '../../src/device/sound';
import { game as manifest } from '../../src/games/math-warp/game';
import { throwConfetti } from '../../src/play/feedback/confetti';
import { QuestionAnnouncer } from '../../src/play/feedback/QuestionAnnouncer';
import { QuizFeedback } from '../../src/play/quiz/QuizFeedback';
import { QuizResult } from '../../src/play/quiz/QuizResult';
import { QuizStatus } from '../../src/play/quiz/QuizStatus';
import type { QuizText } from '../../src/play/quiz/quiz';
import { useQuizEffects } from '../../src/play/quiz/useQuizEffects';
import { announcedTexts } from './helpers/page';

interface Settings {
  readonly time: TimeSetting;
}
interface Doubling {
  readonly number: number;
}

/** A quiz in which the answer to question n is 2 × n. */
const doubles = timedQuiz({
  id: 'doubles',
  questionAt: (_seed: number, _: Settings, number: number): Doubling => ({ number }),
  getPractisedSkill: ({ number }) =>
    practisedSumSkill({ first: 2, operation: '×', second: number, answer: 2 * number }, 'typed'),
  isCorrect: ({ number }, given: number) => given === 2 * number,
  getRoundKind: ({ time }: Settings) => time,
});

const quizText: QuizText<Doubling, number> = {
  question: ({ number }) => `2 × ${number}`,
  answer: ({ number }) => String(2 * number),
  answered: ({ number }) => `2 × ${number} = ${2 * number}`,
  why: ({ number }) => `${number} + ${number} = ${2 * number}.`,
  explanation: (_, given) => (given === 7 ? 'A double is even.' : null),
  note: ({ number }) => (number === 1 ? 'Two is a nice number.' : null),
};

function Page({
  actor,
  celebrates,
}: {
  readonly actor: ActorRefFrom<typeof doubles>;
  readonly celebrates: 'answers' | 'end';
}) {
  useQuizEffects(actor, { quizText, reducedMotion: false, celebrates });
  return (
    <>
      <QuestionAnnouncer actor={actor} asked={quizText.question} />
      <QuizStatus actor={actor} />
      <QuizFeedback actor={actor} quizText={quizText} />
    </>
  );
}

function quiz(time: TimeSetting = 'normal') {
  const clock = new GameClock();
  const input = { seed: 5, settings: { time }, bests: {}, startsAtOnce: true, clock };
  const actor = createActor(doubles, { input, clock }).start();
  return {
    actor,
    advance: (ms: number) => act(() => clock.advance(ms)),
    give: (isCorrect: boolean) =>
      act(() =>
        actor.send({ type: 'ANSWER', answer: isCorrect ? 2 * actor.getSnapshot().context.round.question.number : -1 }),
      ),
  };
}

const figure = (name: string) => {
  const shown = screen.queryByTestId(name);
  return shown && [shown.textContent, shown.dataset['value']];
};
const thrown = () => vi.mocked(throwConfetti).mock.calls.map(([{ particles }]) => particles);
const heard = () => vi.mocked(playSound).mock.calls.map(([name]) => name);

describe('The quiz page', () => {
  it('renders only once: an answer and the next question only rerender the parts that show them', () => {
    const { actor, advance, give } = quiz();
    let drawn = 0;
    const Counted = () => {
      drawn++;
      useQuizEffects(actor, { quizText, reducedMotion: false, celebrates: 'end' });
      return <QuizStatus actor={actor} />;
    };
    render(<Counted />);
    give(true);
    advance(1500);
    expect(figure('progress')).toEqual(['2 of 10', '2']);
    expect(drawn).toBe(1);
  });
});

describe('The timed quiz status', () => {
  it('shows the score, the question, the streak and both times', () => {
    const { actor, advance, give } = quiz();
    render(<Page actor={actor} celebrates="end" />);
    expect(['score', 'progress', 'streak', 'question-time', 'time'].map(figure)).toEqual([
      ['0', '0'],
      ['1 of 10', '1'],
      ['0', '0'],
      ['60 s', '60'],
      ['3:00', '180'],
    ]);
    advance(2000);
    give(true);
    expect([figure('score'), figure('progress'), figure('streak'), figure('question-time')]).toEqual([
      ['1', '1'],
      ['1 of 10', '1'],
      ['1', '1'],
      ['58 s', '58'],
    ]);
    advance(1500);
    expect([figure('progress'), figure('time')]).toEqual([
      ['2 of 10', '2'],
      ['2:57', '177'],
    ]);
  });

  it('ticks in the last five seconds of a question, but not while its answer is shown', () => {
    const { actor, advance, give } = quiz();
    render(<Page actor={actor} celebrates="end" />);
    advance(54_999);
    expect(heard()).toEqual([]);
    advance(1);
    advance(1000);
    expect(heard()).toEqual(['tick', 'tick']);
    give(true);
    advance(1400);
    expect(heard()).toEqual(['tick', 'tick', 'correct']);
  });
});

describe('Feedback', () => {
  it('uses the wording in the specification and adds an explanation', () => {
    const { actor, advance, give } = quiz();
    render(<Page actor={actor} celebrates="end" />);
    give(true);
    expect(screen.getByText('Correct! Great job!')).toBeTruthy();
    advance(1500);
    expect(screen.queryByText('Correct! Great job!')).toBeNull();
    give(true);
    expect(screen.getByText('Two is a nice number.')).toBeTruthy();
    advance(1500);
    give(false);
    expect([screen.getByText('Incorrect. Answer: 4'), screen.getByText('2 + 2 = 4.')]).toHaveLength(2);
  });

  it.each([
    ['with the answer, if no space is reserved and the page would jump later', false, 'normal', 0, 'Correct!'],
    ['a frame after the answer, if space is reserved', true, 'normal', 0, ''],
    ['with the answer, if it waits for the player', true, 'none', -1, 'Incorrect. Answer: 0'],
  ] as const)('appears %s', async (_, hasRoom, time, answer, atThePress) => {
    const { actor } = quiz(time);
    const { container } = render(<QuizFeedback actor={actor} quizText={quizText} hasRoom={hasRoom} />);
    // As in a browser, a press renders before its deferred effects.
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    flushSync(() => actor.send({ type: 'ANSWER', answer }));
    const shown = container.textContent;
    await vi.waitFor(() => expect(container.textContent).not.toBe(''));
    vi.unstubAllGlobals();
    expect(shown.slice(0, atThePress.length || undefined)).toBe(atThePress);
  });

  it("starts with the game's own explanation of a wrong answer", () => {
    const { actor } = quiz();
    render(<Page actor={actor} celebrates="end" />);
    act(() => actor.send({ type: 'ANSWER', answer: 7 }));
    expect(screen.getByText('A double is even.').parentElement?.textContent).toBe('A double is even. 0 + 0 = 0.');
  });

  it('is announced, like each question', () => {
    const { actor, advance, give } = quiz();
    render(<Page actor={actor} celebrates="end" />);
    give(false);
    advance(1500);
    expect(announcedTexts()).toEqual(['2 × 0', 'Incorrect. Answer: 0. 0 + 0 = 0.', '2 × 1']);
  });

  it('has a sound for each verdict', () => {
    const { actor, advance, give } = quiz();
    render(<Page actor={actor} celebrates="end" />);
    give(true);
    advance(1500);
    give(false);
    advance(1500);
    advance(60_001);
    expect(heard().filter((name) => name !== 'tick')).toEqual(['correct', 'wrong', 'timeUp']);
  });
});

function play10(celebrates: 'answers' | 'end', right: number) {
  const { actor, advance, give } = quiz();
  render(<Page actor={actor} celebrates={celebrates} />);
  for (let index = 0; index < 10; index++) {
    give(index < right);
    advance(1500);
  }
}

describe('Confetti', () => {
  it('is thrown for each right answer if the game asks for it: 30 pieces, and 100 at the end', () => {
    play10('answers', 7);
    expect(thrown()).toEqual([30, 30, 30, 30, 30, 30, 30, 90]);
  });

  it('is thrown at the end from seven right answers on', () => {
    play10('end', 7);
    expect(thrown()).toEqual([90]);
  });

  it('is not thrown at the end for six', () => {
    play10('end', 6);
    expect(thrown()).toEqual([]);
  });
});

function result(right: number) {
  const game = quiz();
  for (let index = 0; index < 10; index++) {
    game.give(index < right);
    game.advance(1500);
  }
  return over(game);
}

/** Shows the result of a finished round. */
function over(game: ReturnType<typeof quiz>) {
  const onAgain = vi.fn<() => void>();
  render(
    <MemoryRouter>
      <QuizResult
        game={manifest}
        actor={game.actor}
        quizText={quizText}
        title="Done!"
        praise={['Best', 'Good', 'Fair', 'Lowest']}
        practiceNext={(mistakes) => `${mistakes.length} to practise.`}
        onAgain={onAgain}
      />
    </MemoryRouter>,
  );
  return { ...game, onAgain };
}

describe('The timed quiz result', () => {
  it.each([
    [10, 'Best', '100%'],
    [9, 'Best', '90%'],
    [8, 'Good', '80%'],
    [7, 'Good', '70%'],
    [6, 'Fair', '60%'],
    [5, 'Fair', '50%'],
    [4, 'Lowest', '40%'],
    [0, 'Lowest', '0%'],
  ])('praises %i right answers with "%s"', (right, praise, accuracy) => {
    result(right);
    expect(screen.getByText(praise)).toBeTruthy();
    expect([figure('score')?.[1], figure('accuracy')?.[0]]).toEqual([String(right), accuracy]);
    expect(screen.getByText(`${10 - right} to practise.`)).toBeTruthy();
  });

  it('shows the last mistakes with their answers and explanations', () => {
    result(8);
    const list = screen.getByRole('list', { hidden: true });
    expect(
      within(list)
        .getAllByRole('listitem', { hidden: true })
        .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ')),
    ).toEqual(['2 × 9 = 189 + 9 = 18.', '2 × 8 = 168 + 8 = 16.']);
  });

  it('says how far a round got before its time was up, and that nothing was answered', () => {
    const game = quiz();
    game.advance(180_001);
    over(game);
    expect(screen.getByRole('heading', { name: "Time's up!" })).toBeDefined();
    expect(screen.getByText('You got to question 3 of 10.')).toBeDefined();
    expect(screen.getByText('You had a look around.')).toBeDefined();
    // Two questions ran out of time.
    expect(screen.getByText(/^Was the clock too fast\? Choose the hammock/)).toBeDefined();
  });

  it('says how far a round got if the player ended it', () => {
    const game = quiz();
    for (let index = 0; index < 4; index++) {
      game.give(false);
      if (index < 3) game.advance(1500);
    }
    act(() => game.actor.send({ type: 'END_ROUND' }));
    over(game);
    expect(screen.getByRole('heading', { name: 'Round over!' })).toBeDefined();
    expect(screen.getByText('You got to question 4 of 10.')).toBeDefined();
    expect(screen.getByText('Brave try!')).toBeDefined();
  });
});
