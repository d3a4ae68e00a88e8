import type { FractionBasicsActor, FractionBasicsSnapshot } from '../../../../machines/fraction-basics/machine';
import { practiceTopic } from '../../../../machines/fraction-basics/practice';
import { endlessRoundText } from '../../../play/internal/shared-text';
import { type ResultProps, RoundResult, type RoundSummary } from '../../../play/result/RoundResult';
import { explanationText } from '../explanation';
import { game } from '../game';
import { answeredText } from '../lines';
import { text } from '../text';
import { tip } from '../tip';

const { over } = text;

const summarise = ({ round, settings, nextSettings }: FractionBasicsSnapshot['context']): RoundSummary => ({
  ...over,
  ...endlessRoundText(over.scene, round, practiceTopic(round.mistakes), tip),
  next: nextSettings.type !== settings.type && <p className="font-extrabold">{over.next(nextSettings.type)}</p>,
  stats: [
    { name: 'best-streak', label: over.bestStreak, value: round.streak.longest },
    { name: 'progress', label: over.answered, value: round.answers },
  ],
  missed: round.mistakes.map(({ question }) => ({
    key: question.number,
    answered: answeredText(question),
    why: explanationText(question),
  })),
});

export const Result = (props: ResultProps<FractionBasicsActor>) => (
  <RoundResult {...props} game={game} summarise={summarise} />
);
