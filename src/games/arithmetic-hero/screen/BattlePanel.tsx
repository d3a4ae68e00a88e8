import { shallowEqual, useSelector } from '@xstate/react';
import { findLowestCard, getOfferedProblems } from '../../../../machines/arithmetic-hero/battle';
import type { Card } from '../../../../machines/arithmetic-hero/falling';
import { getLevel } from '../../../../machines/arithmetic-hero/levels';
import type { ArithmeticHeroActor, ArithmeticHeroSnapshot } from '../../../../machines/arithmetic-hero/machine';
import { RULES } from '../../../../machines/arithmetic-hero/rules';
import { useReadAloudText } from '../../../play/feedback/aloud/read-aloud-store';
import { SumExplanation } from '../../../play/feedback/explain/SumExplanation';
import { Feedback } from '../../../play/feedback/Feedback';
import { NextButton } from '../../../play/feedback/FeedbackActions';
import { useAnnounceQuestion } from '../../../play/feedback/useAnnouncedQuestion';
import { useFlash } from '../../../play/internal/useFlash';
import { formatEquation } from '../../../ui/format';
import { text } from '../text';
import { AnswerPanel } from './AnswerPanel';
import { isNearGround, useNearGroundAnnouncement } from './near-ground';

/** The lowest sum as it is announced. */
const spokenSum = ({ problem, fall }: Card, { round, answers }: ArithmeticHeroSnapshot['context']): string => {
  const slot = Math.max(0, round.offered.indexOf(problem.number));
  return text.ear.asked({
    problem,
    count: round.cards.length,
    isClose: isNearGround(fall, round.nowMs),
    firstKey: answers === 'type' ? null : 1 + slot * RULES.screen.options,
  });
};

const panelOf = (snapshot: ArithmeticHeroSnapshot) => {
  const { round, answers } = snapshot.context;
  const { settings, mistakes, streak, lastAnswer, wrong } = round;
  const lowest = findLowestCard(round, round.nowMs);
  return {
    isReady: snapshot.matches({ playing: { challenge: 'ready' } }),
    isOpen: snapshot.hasTag('open'),
    isFeedback: snapshot.hasTag('feedback'),
    answers,
    asked: lowest?.problem ?? null,
    spoken: lowest && spokenSum(lowest, snapshot.context),
    /** Counts the sums that wait, one at a time; null while sums fall. */
    waiting: settings.time === 'none' ? round.shown : null,
    offered: getOfferedProblems(round),
    mistake: mistakes.at(-1),
    wrong,
    mayBeNegative: settings.mode !== 'challenge' && getLevel(settings.level).allowNegative,
    given: lastAnswer.value,
    // A right answer starts a streak, so without a streak the last answer was wrong.
    slip: streak.now === 0 ? lastAnswer.value : null,
  };
};

type Panel = ReturnType<typeof panelOf>;

const isSamePanel = (one: Panel, other: Panel): boolean =>
  shallowEqual({ ...one, offered: null }, { ...other, offered: null }) && shallowEqual(one.offered, other.offered);

/** The panel below the city in arcade and challenge mode: the answers, and feedback on the last mistake. */
export function BattlePanel({ actor }: { readonly actor: ArithmeticHeroActor }) {
  const panel = useSelector(actor, panelOf, isSamePanel);
  const { isReady, isOpen, isFeedback, waiting, answers, asked, spoken, offered, mistake, wrong } = panel;
  const { mayBeNegative, given, slip } = panel;
  const isShaken = useFlash(wrong, RULES.wrongFlashMs);
  const isSlip = useFlash(wrong, RULES.slipShownMs) && answers === 'type';
  useReadAloudText(
    asked &&
      (isFeedback
        ? `${text.play.turnWrong(asked)} ${text.play.explainMistake(asked, given)}`
        : text.play.question(asked)),
  );
  useAnnounceQuestion(isOpen ? spoken : null, String(waiting ?? asked?.number));
  useNearGroundAnnouncement(actor);
  if (isReady) return null;
  if (isFeedback && asked !== null) {
    return (
      <>
        <p className="question">{formatEquation(asked)}</p>
        <Feedback verdict="wrong" way={<NextButton onNext={() => actor.send({ type: 'NEXT' })} />}>
          <span>{text.play.turnWrong(asked)}</span>
          <SumExplanation sum={asked} /> <span>{text.play.explainMistake(asked, given)}</span>
        </Feedback>
      </>
    );
  }
  return (
    <>
      <AnswerPanel
        answers={answers}
        asked={asked}
        offered={offered}
        mayBeNegative={mayBeNegative}
        isOpen={isOpen}
        isShaken={isShaken}
        onAnswer={(given) => actor.send({ type: 'ANSWER', given })}
      />
      {isSlip && slip !== null ? (
        <p key={wrong} className="last-mistake last-slip">
          {text.play.slip(slip)}
        </p>
      ) : (
        <p key="mistake" className="last-mistake">
          {mistake && text.play.missed(mistake)}
        </p>
      )}
    </>
  );
}
