import type { AlgebraAdventureActor, AlgebraAdventureSnapshot } from '../../../../machines/algebra-adventure/machine';
import { wentWellText } from '../../../play/internal/shared-text';
import { type ResultProps, RoundResult, type RoundSummary } from '../../../play/result/RoundResult';
import { game } from '../game';
import { answeredText, stepsText, text } from '../text';

const { over } = text;

const summarise = ({
  round: { solved, streak, level, mistakes },
  settings: { mode, difficulty },
}: AlgebraAdventureSnapshot['context']): RoundSummary => ({
  ...over,
  praise: over.praise(solved),
  wentWell: wentWellText({ right: solved, streak: streak.longest }),
  practiceNext: over.practiceNext(mistakes.at(-1) ?? null, solved),
  hasOneDifficulty: mode === 'substitute',
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
  <RoundResult {...props} game={game} summarise={summarise} />
);
