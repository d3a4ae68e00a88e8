import type { TargetTakedownActor, TargetTakedownSnapshot } from '../../../../machines/target-takedown/machine';
import { getLevel } from '../../../../machines/target-takedown/round';
import { type ResultProps, RoundResult, type RoundSummary } from '../../../play/result/RoundResult';
import { game } from '../game';
import { text } from '../text';

const { over, play } = text;

const summarise = ({ round, settings }: TargetTakedownSnapshot['context']): RoundSummary => ({
  ...over,
  title: over.title(settings, round),
  praise: over.praise(round.hits, round.streak.longest),
  wentWell: over.wentWell(round.hits, round.streak.longest),
  practiceNext: over.practiceNext(round, round.hits),
  stats: [
    { name: 'best-streak', label: over.bestStreak, value: round.streak.longest },
    { name: 'level', label: over.level, value: getLevel(round) },
    { name: 'solved', label: over.solved, value: round.hits },
  ],
  missed: round.misses.map((miss) => ({ key: miss.board.number, ...play.missed(miss) })),
});

export const Result = (props: ResultProps<TargetTakedownActor>) => (
  <RoundResult {...props} game={game} summarise={summarise} />
);
