// @vitest-environment jsdom
/* The questions that a class discusses, for every game that has class rounds. */
import { describe, expect, it } from 'vitest';
import type { AskedQuestion } from '../../machines/core/class-missed';
import { GAMES } from '../../src/catalogue';
import type { Game } from '../../src/catalogue/define-game';
import type { Discussion } from '../../src/play/discuss/discussion';
import { hasClassMode } from '../../src/play/modes/class/class-link';
import type { Paper } from '../../src/play/paper/paper';
import { QUESTION_GAMES } from '../helpers/question-game';
import { playingHelpers } from '../helpers/question-situations';

const discussions = import.meta.glob<Discussion>('../../src/games/*/discuss.tsx', {
  eager: true,
  import: 'discussion',
});
const papers = import.meta.glob<Paper>('../../src/games/*/paper.tsx', { eager: true, import: 'paper' });
const discussionOf = (id: string): Discussion => discussions[`../../src/games/${id}/discuss.tsx`]!;

const QUESTIONS = Array.from({ length: 10 }, (_, number): AskedQuestion => ({ number, level: 0 }));

/** Every combination of the settings that change the questions. */
function settingsOf({ settings, questionSettings }: Game): readonly Readonly<Record<string, string>>[] {
  const names = Object.keys(settings).filter((name) => questionSettings?.includes(name) ?? true);
  return names.reduce<readonly Readonly<Record<string, string>>[]>(
    (all, name) => all.flatMap((chosen) => settings[name]!.map((value) => ({ ...chosen, [name]: value }))),
    [{}],
  );
}

const CLASS_GAMES = GAMES.filter(hasClassMode).map((game) => ({ id: game.id, game }));

it('Every game with class rounds can be discussed', () => {
  const discussed = Object.keys(discussions).map((path) => path.split('/').at(-2));
  expect(new Set(discussed)).toEqual(new Set(CLASS_GAMES.map(({ id }) => id)));
});

describe.each(QUESTION_GAMES.filter(({ id }) => CLASS_GAMES.some((one) => one.id === id)))(
  '$id',
  ({ id, game: rules }) => {
    const { open, solved, failed, isPlaying } = playingHelpers(rules);
    const game = GAMES.find((one) => one.id === id)!;

    it.each(settingsOf(game))('deals the same questions to the board as to a child (%o)', (settings) => {
      for (let seed = 1; seed <= 8; seed++) {
        const round = open({ seed, time: 'none', ...settings });
        const asked: unknown[] = [];
        const answers: boolean[] = [];
        while (isPlaying(round) && answers.length < 25) {
          const isCorrect = (seed * 7 + answers.length * 5) % 9 > 1;
          asked.push(Reflect.get(round.round(), 'question'));
          answers.push(isCorrect);
          if (isCorrect) solved(round);
          else failed(round);
        }
        const { questionsOf, dealAt } = discussionOf(id);
        const numbers = questionsOf?.(answers) ?? answers.map((_, number) => ({ number, level: 0 }));
        expect(answers.length).toBeGreaterThan(2);
        expect(numbers.map((number) => dealAt(seed, settings, number))).toEqual(asked);
      }
    });
  },
);

describe.each(CLASS_GAMES)('$id', ({ id, game }) => {
  const discussed = settingsOf(game).flatMap((settings) =>
    [1, 2, 3, 4, 5].flatMap((seed) =>
      QUESTIONS.map((asked) => ({
        question: discussionOf(id).questionAt(seed, settings, asked),
        onPaper: papers[`../../src/games/${id}/paper.tsx`]!.questionAt(seed, settings, asked.number),
      })),
    ),
  );

  it('explains every question in sentences', () => {
    for (const { question } of discussed) {
      expect(question.steps.length).toBeGreaterThan(0);
      for (const { text } of question.steps) expect(text).toMatch(/^\S.*[.!?]$/);
      expect(question.answer).not.toBe('');
    }
  });

  it('names at most three slips, each with another answer that is wrong and could be given', () => {
    for (const { question, onPaper } of discussed) {
      const answers = question.slips.map(({ answer }) => answer);
      const isOnPaper = onPaper.asked === question.asked.replace('?', '').trim() || onPaper.asked === question.asked;
      expect(answers.length).toBeLessThanOrEqual(3);
      expect(new Set(answers).size).toBe(answers.length);
      expect(isOnPaper && answers.includes(onPaper.answer)).toBe(false);
      expect(question.choices ?? answers).toEqual(expect.arrayContaining(answers));
    }
  });
});
