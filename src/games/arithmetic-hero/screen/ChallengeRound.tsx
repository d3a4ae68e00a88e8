import { shallowEqual, useSelector } from '@xstate/react';
import { type ChallengeActor, challengeSecondsLeft, tierOf } from '../../../../machines/arithmetic-hero/challenge';
import { type AnswerForm, CHALLENGE_TURNS, RULES } from '../../../../machines/arithmetic-hero/rules';
import type { TimeSetting } from '../../../../machines/core/time-setting';
import { ignoreHeldKey } from '../../../play/answers/held-key';
import { useLastSeconds } from '../../../play/feedback/useAnnouncedQuestion';
import { useFocusOnMount } from '../../../play/internal/useFocusOnMount';
import { levelFigure, scoreFigure, timeFigure } from '../../../play/score/figures';
import { StatBar } from '../../../play/score/StatBar';
import { Button } from '../../../ui/Button';
import { text } from '../text';
import { Banner } from './Banner';
import { BattlePanel } from './BattlePanel';
import { battleStatusOf, powerUpFigures, progressFigure, shieldFigure, streakFigure } from './figures';
import { FallingSums, PlainBattle } from './PlainBattle';

interface Props {
  readonly actor: ChallengeActor;
}

/** Time, score, shield, streak and active power-ups. The last seconds tick audibly. */
export function ChallengeStatus({ actor }: Props) {
  const status = useSelector(actor, battleStatusOf, shallowEqual);
  // Sums are counted only when there is no clock, because otherwise every sum would render the bar
  // again.
  const sum = useSelector(actor, ({ context: { input, battle } }) => (input.time === 'none' ? battle.shown : 0));
  const tier = useSelector(actor, ({ context }) => tierOf(context));
  const hasBegun = useSelector(actor, (snapshot) => !snapshot.matches('ready'));
  const secondsLeft = useSelector(actor, ({ context }) => challengeSecondsLeft(context));
  useLastSeconds(hasBegun ? secondsLeft : null, RULES.challenge.lastSeconds);
  if (!hasBegun) return null;
  return (
    <StatBar
      figures={[
        secondsLeft === null
          ? progressFigure(sum, CHALLENGE_TURNS)
          : timeFigure(secondsLeft, RULES.challenge.lastSeconds),
        shieldFigure(status),
        levelFigure(tier),
        scoreFigure(status.score),
        { ...streakFigure(status), tone: 'quiet' },
        ...powerUpFigures(status),
      ]}
    />
  );
}

/** Text over the city: first the introduction, then banners. */
export function ChallengeOverlay({ actor }: Props) {
  const news = useSelector(actor, ({ context }) => context.battle.news);
  const isReady = useSelector(actor, (snapshot) => snapshot.matches('ready'));
  const time = useSelector(actor, ({ context }) => context.input.time);
  if (isReady) return <Introduction time={time} onBegin={() => actor.send({ type: 'BEGIN' })} />;
  return (
    <>
      <PlainBattle actor={actor} />
      <FallingSums actor={actor} />
      <Banner news={news} />
    </>
  );
}

interface IntroductionProps {
  readonly time: TimeSetting;
  readonly onBegin: () => void;
}

function Introduction({ time, onBegin }: IntroductionProps) {
  const begin = useFocusOnMount<HTMLButtonElement>();
  const { challenge } = text;
  return (
    <div className="stage-card">
      <h2>{challenge.title(time)}</h2>
      <ul>
        {challenge.bullets(time).map((bullet) => (
          <li key={bullet}>{bullet}</li>
        ))}
      </ul>
      <Button ref={begin} variant="accent" size="big" onKeyDown={ignoreHeldKey} onClick={onBegin}>
        {challenge.begin}
      </Button>
    </div>
  );
}

export function ChallengePanel({ actor, answers }: Props & { readonly answers: AnswerForm }) {
  const isReady = useSelector(actor, (snapshot) => snapshot.matches('ready'));
  return isReady ? null : <BattlePanel actor={actor} answers={answers} />;
}
