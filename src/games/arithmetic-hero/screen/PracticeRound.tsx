import { shallowEqual, useSelector } from '@xstate/react';
import Check from 'lucide-react/icons/check';
import RotateCw from 'lucide-react/icons/rotate-cw';
import X from 'lucide-react/icons/x';
import { useEffect, useRef } from 'react';
import { getLevel } from '../../../../machines/arithmetic-hero/levels';
import type { ArithmeticHeroActor } from '../../../../machines/arithmetic-hero/machine';
import type { Problem } from '../../../../machines/arithmetic-hero/problems';
import { calculateAccuracy, RULES } from '../../../../machines/arithmetic-hero/rules';
import { formatStateName } from '../../../../machines/core/state-name';
import { useReadAloudText } from '../../../play/feedback/aloud/read-aloud-store';
import { useAnnounceQuestion } from '../../../play/feedback/useAnnouncedQuestion';
import { useAnnounce } from '../../../play/internal/useAnnounce';
import { useFlash } from '../../../play/internal/useFlash';
import { getPracticeProgress } from '../../../play/round/practice';
import { PracticeStatus as PracticeProgressStatus } from '../../../play/score/PracticeStatus';
import { StatBar } from '../../../play/score/StatBar';
import { accuracyStat, streakStat } from '../../../play/score/stats';
import { Button } from '../../../ui/Button';
import { formatEquation, formatNumber } from '../../../ui/format';
import { text } from '../text';
import type { TabbedParts } from '../useTabbedParts';
import { AnswerPanel } from './AnswerPanel';

interface Props {
  readonly actor: ArithmeticHeroActor;
}

const { practice } = text;

const CORRECT = 'playing.practice.correct';
const INCORRECT = 'playing.practice.wrong';

/** Counts since the practice tab was opened, or how many of the earlier mistakes are fixed. */
export function PracticeStatus({ actor }: Props) {
  const practising = useSelector(actor, ({ context }) => getPracticeProgress(context), shallowEqual);
  return practising === null ? <Counters actor={actor} /> : <PracticeProgressStatus {...practising} />;
}

function Counters({ actor }: Props) {
  const { solved, wrong, landed, streak } = useSelector(actor, ({ context }) => context.round);
  const accuracy = calculateAccuracy({ solved, wrong, landed });
  return (
    <StatBar
      figures={[
        {
          name: 'solved',
          label: practice.correctCount,
          text: formatNumber(solved),
          value: solved,
          icon: <Check aria-hidden className="icon" />,
        },
        {
          name: 'incorrect',
          label: practice.incorrectCount,
          text: formatNumber(wrong),
          value: wrong,
          icon: <X aria-hidden className="icon" />,
        },
        accuracyStat(accuracy),
        streakStat(streak.now),
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

function verdictText(problem: Problem, state: string): string | null {
  if (state === CORRECT) return practice.correctSum(problem);
  return state === INCORRECT ? `${practice.wrong(problem.answer)} ${text.play.why(problem)}` : null;
}

/** Announces the verdict on each answer. Several answers can have the same verdict, so `key` identifies the answer. */
function useAnnouncedVerdict(verdict: string | null, key: string): void {
  const announce = useAnnounce();
  const last = useRef('');
  useReadAloudText(verdict);
  useEffect(() => {
    if (verdict === null || key === last.current) return;
    last.current = key;
    announce(verdict, { about: 'verdict', isUrgent: true });
  }, [verdict, key, announce]);
}

export function PracticePanel({ actor }: Props) {
  const { round, answers, practice: mended } = useSelector(actor, ({ context }) => context);
  const state = useSelector(actor, ({ value }) => formatStateName(value));
  const isIncorrect = state === INCORRECT;
  const isCorrect = state === CORRECT;
  const wrong = round.wrong + round.uncountedWrong;
  const isShaken = useFlash(wrong, RULES.wrongFlashMs);
  const problem = round.cards[0]?.problem ?? null;
  const isAsked = state === 'playing.practice.asking';
  const spoken =
    problem && text.ear.asked({ problem, count: 1, isClose: false, firstKey: answers === 'type' ? null : 1 });
  useAnnounceQuestion(isAsked ? spoken : null, String(round.shown));
  useAnnouncedVerdict(problem && verdictText(problem, state), `${round.shown}.${state}.${wrong}`);
  if (problem === null || state === 'playing.practice.settings') return null;
  return (
    <>
      <p
        className="min-h-[1.6em] text-center text-[max(1.1875rem,var(--board-told))] font-bold data-[tone=right]:text-leaf-300 data-[tone=wrong]:text-coral-200 low:text-[1rem]/[1.25]"
        data-tone={isIncorrect ? 'wrong' : 'right'}
      >
        {isCorrect && (
          <span key="right" className="contents">
            <span>{practice.correct}</span> <span translate="no">{formatEquation(problem)}</span>
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
        mayBeNegative={getLevel(round.settings.level).allowNegative}
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
