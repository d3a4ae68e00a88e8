import { shallowEqual, useSelector } from '@xstate/react';
import Check from 'lucide-react/icons/check';
import RotateCw from 'lucide-react/icons/rotate-cw';
import X from 'lucide-react/icons/x';
import { levelOf } from '../../../../machines/arithmetic-hero/levels';
import type { ArithmeticHeroActor } from '../../../../machines/arithmetic-hero/machine';
import { accuracyOf, RULES } from '../../../../machines/arithmetic-hero/rules';
import { stateName } from '../../../../machines/core/state-name';
import { useReadAloudText } from '../../../play/feedback/aloud/read-aloud-store';
import { useAnnouncedQuestion } from '../../../play/feedback/useAnnouncedQuestion';
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

interface Props {
  readonly actor: ArithmeticHeroActor;
}

const { practice } = text;

/** Counts since the practice tab was opened, or how many of the earlier mistakes are fixed. */
export function PracticeStatus({ actor }: Props) {
  const practising = useSelector(actor, ({ context }) => practiceProgress(context), shallowEqual);
  return practising === null ? <Counters actor={actor} /> : <PracticeProgressStatus {...practising} />;
}

function Counters({ actor }: Props) {
  const { solved, wrong, landed, streak } = useSelector(actor, ({ context }) => context.round);
  const accuracy = accuracyOf({ solved, wrong, landed });
  return (
    <StatBar
      figures={[
        {
          name: 'solved',
          label: practice.correctCount,
          text: numberText(solved),
          value: solved,
          icon: <Check aria-hidden className="icon" />,
        },
        {
          name: 'incorrect',
          label: practice.incorrectCount,
          text: numberText(wrong),
          value: wrong,
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
  const hasTabs = useSelector(actor, ({ context }) => context.practice === null);
  if (!hasTabs) return null;
  return (
    <div className="practice-tabs">
      {tabbed === null ? <div className="tabs practice-tab-list" /> : <tabbed.PracticeTabs actor={actor} />}
    </div>
  );
}

export function PracticePanel({ actor }: Props) {
  const { round, answers, practice: mended } = useSelector(actor, ({ context }) => context);
  const state = useSelector(actor, ({ value }) => stateName(value));
  const isIncorrect = state === 'playing.practice.wrong';
  const isCorrect = state === 'playing.practice.correct';
  const isShaken = useFlash(round.wrong + round.uncountedWrong, RULES.wrongFlashMs);
  const problem = round.cards[0]?.problem ?? null;
  const isAsked = state === 'playing.practice.asking';
  useAnnouncedQuestion(isAsked && problem ? text.play.question(problem) : null, String(round.shown));
  useReadAloudText(
    problem && isIncorrect
      ? `${practice.wrong(problem.answer)} ${text.play.why(problem)}`
      : problem && isCorrect
        ? equationText(problem)
        : null,
  );
  if (problem === null || state === 'playing.practice.settings') return null;
  return (
    <>
      <p
        className="min-h-[1.6em] text-center text-[max(1.1875rem,var(--board-told))] font-bold data-[tone=right]:text-leaf-300 data-[tone=wrong]:text-coral-200 low:text-[1rem]/[1.25]"
        role="status"
        data-tone={isIncorrect ? 'wrong' : 'right'}
      >
        {isCorrect && (
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
        mayBeNegative={levelOf(round.settings.level).allowNegative}
        isOpen={!isCorrect}
        isShaken={isShaken}
        placeholder={practice.placeholder}
        submit={practice.submit}
        onAnswer={(given) => actor.send({ type: 'ANSWER', given })}
      />
      <Button
        variant="plain"
        icon={<RotateCw aria-hidden className="icon" />}
        aria-disabled={isCorrect}
        onClick={() => actor.send({ type: 'NEXT' })}
      >
        {isIncorrect || mended !== null ? practice.nextProblem : practice.newProblem}
      </Button>
    </>
  );
}
