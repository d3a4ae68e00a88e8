import type { FractionBasicsActor, FractionBasicsSnapshot } from '../../../../machines/fraction-basics/machine';
import { practiceTopic } from '../../../../machines/fraction-basics/practice';
import { type ResultProps, RoundOver, type RoundSummary } from '../../../play/RoundOver';
import { game } from '../game';
import { text } from '../text';
import { answeredText, whyText } from '../text/steps';

const { over } = text;

const summaryOf = ({
  round: { score, streak, answers, mistakes },
  settings,
  nextSettings,
}: FractionBasicsSnapshot['context']): RoundSummary => ({
  ...over,
  title: over.title(score, answers),
  praise: over.praise(score, answers),
  wentWell: over.wentWell(score, streak.longest, answers),
  practiceNext: over.practiceNext(practiceTopic(mistakes), answers),
  next: nextSettings.type !== settings.type && <p className="font-extrabold">{over.next(nextSettings.type)}</p>,
  stats: [
    { name: 'best-streak', label: over.bestStreak, value: streak.longest },
    { name: 'progress', label: over.answered, value: answers },
  ],
  missed: mistakes.map(({ question }) => ({
    key: question.number,
    answered: answeredText(question),
    why: whyText(question),
  })),
});

/** What a round has brought. */
export const Result = (props: ResultProps<FractionBasicsActor>) => (
  <RoundOver {...props} game={game} summaryOf={summaryOf} />
);
