import { shallowEqual, useSelector } from '@xstate/react';
import Check from 'lucide-react/icons/check';
import RotateCw from 'lucide-react/icons/rotate-cw';
import X from 'lucide-react/icons/x';
import { levelOf } from '../../../../machines/arithmetic-hero/levels';
import type { PracticeActor } from '../../../../machines/arithmetic-hero/practice';
import { accuracyOf, RULES } from '../../../../machines/arithmetic-hero/rules';
import { stateName } from '../../../../machines/core/state-name';
import { useReadAloudText } from '../../../play/feedback/aloud/read-aloud-store';
import { useFlash } from '../../../play/internal/useFlash';
import { practiceProgress } from '../../../play/round/practice';
import { accuracyFigure, streakFigure } from '../../../play/score/figures';
import { PracticeStatus as PracticeProgressStatus } from '../../../play/score/PracticeStatus';
import { StatBar } from '../../../play/score/StatBar';
import { Button } from '../../../ui/Button';
import { equationText, numberText } from '../../../ui/format';
import { text } from '../text';
import type { TabbedParts } from '../useTabbedParts';
import { AnswerPanel } from './AnswerPanel';
import { PlainPractice } from './PlainBattle';

interface Props {
  readonly actor: PracticeActor;
}

const { practice } = text;

/** Counts since the practice tab was opened, or how many of the earlier mistakes are fixed. */
export function PracticeStatus({ actor }: Props) {
  const practising = useSelector(actor, ({ context }) => practiceProgress(context), shallowEqual);
  return practising === null ? <Counters actor={actor} /> : <PracticeProgressStatus {...practising} />;
}

function Counters({ actor }: Props) {
  const { correct, incorrect, streak } = useSelector(actor, ({ context }) => context);
  const accuracy = accuracyOf({ solved: correct, wrong: incorrect, landed: 0 });
  return (
    <StatBar
      figures={[
        {
          name: 'solved',
          label: practice.correctCount,
          text: numberText(correct),
          value: correct,
          icon: <Check aria-hidden className="icon" />,
        },
        {
          name: 'incorrect',
          label: practice.incorrectCount,
          text: numberText(incorrect),
          value: incorrect,
          icon: <X aria-hidden className="icon" />,
        },
        accuracyFigure(accuracy),
        streakFigure(streak.now),
      ]}
    />
  );
}

/**
 * The two practice tabs over the city, with the settings in front of it. Their space is reserved while they
 * load. Practice of earlier mistakes has no tabs.
 */
export function PracticeOverlay({ actor, tabbed }: Props & { readonly tabbed: TabbedParts | null }) {
  const hasEnd = useSelector(actor, ({ context }) => context.practice !== null);
  return (
    <>
      <PlainPractice actor={actor} />
      {!hasEnd && (
        <div className="practice-tabs">
          {tabbed === null ? <div className="tabs practice-tab-list" /> : <tabbed.PracticeTabs actor={actor} />}
        </div>
      )}
    </>
  );
}

export function PracticePanel({ actor }: Props) {
  const state = useSelector(actor, ({ value }) => stateName(value));
  const { problem, answers, input, wrongTries, practice: mended } = useSelector(actor, ({ context }) => context);
  const isShaken = useFlash(wrongTries, RULES.wrongFlashMs);
  const isIncorrect = state === 'wrong';
  useReadAloudText(
    isIncorrect
      ? `${practice.wrong(problem.answer)} ${text.play.why(problem)}`
      : state === 'correct'
        ? equationText(problem)
        : text.play.question(problem),
  );
  if (state === 'settings') return null;
  return (
    <>
      <p
        className="min-h-[1.6em] text-center text-[max(1.1875rem,var(--board-told))] font-bold data-[tone=right]:text-leaf-300 data-[tone=wrong]:text-coral-200 low:text-[1rem]/[1.25]"
        role="status"
        data-tone={isIncorrect ? 'wrong' : 'right'}
      >
        {state === 'correct' && (
          <span key="right" className="contents">
            <span>{practice.correct}</span> <span translate="no">{equationText(problem)}</span>
          </span>
        )}
        {isIncorrect && (
          <span key="wrong" className="contents">
            <span>{practice.wrong(problem.answer)}</span> <span>{text.play.why(problem)}</span>
          </span>
        )}
      </p>
      <AnswerPanel
        answers={answers}
        asked={problem}
        offered={[problem]}
        mayBeNegative={levelOf(input.level).allowNegative}
        isOpen={state !== 'correct'}
        isShaken={isShaken}
        placeholder={practice.placeholder}
        submit={practice.submit}
        onAnswer={(given) => actor.send({ type: 'ANSWER', given })}
      />
      <Button
        variant="plain"
        icon={<RotateCw aria-hidden className="icon" />}
        aria-disabled={state === 'correct'}
        onClick={() => actor.send({ type: 'NEXT' })}
      >
        {isIncorrect || mended !== null ? practice.nextProblem : practice.newProblem}
      </Button>
    </>
  );
}
