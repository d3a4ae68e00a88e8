import { shallowEqual, useSelector } from '@xstate/react';
import type { ArcadeActor } from '../../../../machines/arithmetic-hero/arcade';
import { choosable } from '../../../../machines/arithmetic-hero/battle';
import type { ChallengeActor } from '../../../../machines/arithmetic-hero/challenge';
import { lowestFirst } from '../../../../machines/arithmetic-hero/falling';
import { LEVELS } from '../../../../machines/arithmetic-hero/levels';
import { type AnswerForm, RULES } from '../../../../machines/arithmetic-hero/rules';
import type { Equation } from '../../../../machines/core/arithmetic';
import { stateName } from '../../../../machines/core/state-name';
import { equationText, sumText } from '../../../format';
import { useFocusOnMount } from '../../../play/useFocusOnMount';
import { useMoment } from '../../../play/useMoment';
import { Button } from '../../../ui/Button';
import { text } from '../text';
import { AnswerPanel } from './AnswerPanel';
import { ignoreHeldKey } from './held-key';

interface Props {
  readonly actor: ArcadeActor | ChallengeActor;
  readonly answers: AnswerForm;
}

/** What stands under the city in the arcade and in the challenge: the answers, and what became of the last mistake. */
export function BattlePanel({ actor, answers }: Props) {
  const state = useSelector(actor, ({ value }) => stateName(value));
  const problems = useSelector(
    actor,
    ({ context: { battle, nowMs } }) => lowestFirst(battle.cards, nowMs).map(({ problem }) => problem),
    shallowEqual,
  );
  const offered = useSelector(actor, ({ context }) => choosable(context.battle), shallowEqual);
  const mistake = useSelector(actor, ({ context }) => context.battle.mistakes.at(-1));
  const wrong = useSelector(actor, ({ context }) => context.battle.wrong);
  const level = useSelector(actor, ({ context }) => context.battle.settings.level);
  const isShaken = useMoment(wrong, RULES.wrongFlashMs);
  const [asked = null] = problems;
  if (state === 'feedback' && asked !== null) {
    return <Feedback equation={asked} onNext={() => actor.send({ type: 'NEXT' })} />;
  }
  return (
    <>
      <ul className="problem-list" aria-label={text.play.falling}>
        {problems.map((problem) => (
          <li key={problem.number}>{sumText(problem)}</li>
        ))}
      </ul>
      <AnswerPanel
        answers={answers}
        asked={state === 'solved' ? null : asked}
        offered={offered}
        mayBeNegative={LEVELS.some(({ id, allowNegative }) => id === level && allowNegative)}
        isOpen={state === 'falling' || state === 'asking'}
        isShaken={isShaken}
        onAnswer={(given) => actor.send({ type: 'ANSWER', given })}
      />
      <p className="last-mistake">{mistake && text.play.missed(mistake)}</p>
    </>
  );
}

interface FeedbackProps {
  readonly equation: Equation;
  readonly onNext: () => void;
}

/** After a mistake in a round without falls: the answer, why, and the way on when the player wants it. */
function Feedback({ equation, onNext }: FeedbackProps) {
  const next = useFocusOnMount<HTMLButtonElement>();
  return (
    <div className="turn-feedback">
      <p className="question">{equationText(equation)}</p>
      <p>
        <span>{text.play.turnWrong(equation)}</span> <span>{text.play.why(equation)}</span>
      </p>
      <Button ref={next} variant="accent" size="big" onKeyDown={ignoreHeldKey} onClick={onNext}>
        {text.play.next}
      </Button>
    </div>
  );
}
