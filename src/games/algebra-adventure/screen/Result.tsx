import type { AlgebraAdventureActor, AlgebraAdventureSnapshot } from '../../../../machines/algebra-adventure/machine';
import { wentWell } from '../../../play/internal/shared-text';
import { type ResultProps, RoundOver, type RoundSummary } from '../../../play/result/RoundOver';
import { game } from '../game';
import { answeredText, stepsText, text } from '../text';

const { over } = text;

const summaryOf = ({
  round: { solved, streak, level, mistakes },
  settings: { mode, difficulty },
}: AlgebraAdventureSnapshot['context']): RoundSummary => ({
  ...over,
  praise: over.praise(solved),
  wentWell: wentWell({ right: solved, streak: streak.longest }),
  practiceNext: over.practiceNext(mistakes.at(-1) ?? null, solved),
  roundKind: (
    <p className="result-badge" data-difficulty={difficulty}>
      {over.badge(mode, difficulty)}
    </p>
  ),
  stats: [
    { name: 'best-streak', label: over.bestStreak, value: streak.longest },
    { name: 'level', label: over.level, value: level },
    { name: 'solved', label: over.solved, value: solved },
  ],
  missed: mistakes.map((question) => ({
    key: question.number,
    answered: answeredText(question),
    why: stepsText(question),
  })),
});

export const Result = (props: ResultProps<AlgebraAdventureActor>) => (
  <RoundOver {...props} game={game} summaryOf={summaryOf} />
);
