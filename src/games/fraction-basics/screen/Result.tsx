import type { FractionBasicsActor, FractionBasicsSnapshot } from '../../../../machines/fraction-basics/machine';
import { practiceTopic } from '../../../../machines/fraction-basics/practice';
import { openRoundText } from '../../../play/internal/shared-text';
import { type ResultProps, RoundOver, type RoundSummary } from '../../../play/result/RoundOver';
import { game } from '../game';
import { text } from '../text';
import { answeredText, whyText } from '../text/steps';

const { over } = text;

const summaryOf = ({ round, settings, nextSettings }: FractionBasicsSnapshot['context']): RoundSummary => ({
  ...over,
  ...openRoundText(over.scene, round, practiceTopic(round.mistakes), over.tip),
  next: nextSettings.type !== settings.type && <p className="font-extrabold">{over.next(nextSettings.type)}</p>,
  stats: [
    { name: 'best-streak', label: over.bestStreak, value: round.streak.longest },
    { name: 'progress', label: over.answered, value: round.answers },
  ],
  missed: round.mistakes.map(({ question }) => ({
    key: question.number,
    answered: answeredText(question),
    why: whyText(question),
  })),
});

export const Result = (props: ResultProps<FractionBasicsActor>) => (
  <RoundOver {...props} game={game} summaryOf={summaryOf} />
);
