import ArrowRight from 'lucide-react/icons/arrow-right';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useEffect, useRef, useState } from 'react';
import type { DiscussedQuestion } from '../../../play/discuss/discussion';
import { announce } from '../../../play/internal/announcer';
import { useFocusOnMount } from '../../../play/internal/useFocusOnMount';
import { useShortcut } from '../../../play/internal/useShortcut';
import { Button } from '../../../ui/Button';
import type { RankedQuestion } from './MissedList';
import { Picture } from './Picture';
import { text } from './text';

const { discussion: words } = text;

interface Props extends RankedQuestion {
  readonly index: number;
  readonly count: number;
  readonly onGoTo: (index: number) => void;
  readonly onBack: () => void;
}

/** What a press shows next. */
type Part = { readonly kind: 'slips' | 'answer' } | { readonly kind: 'steps'; readonly index: number };

const partsOf = ({ slips, steps }: DiscussedQuestion): readonly Part[] => [
  ...(slips.length > 0 ? [{ kind: 'slips' } as const] : []),
  ...steps.map((_, index) => ({ kind: 'steps', index }) as const),
  { kind: 'answer' },
];

function revealText(part: Part): string {
  if (part.kind !== 'steps') return words.reveal[part.kind];
  return part.index === 0 ? words.reveal.firstStep : words.reveal.step;
}

function spokenPart({ slips, steps, answer }: DiscussedQuestion, part: Part): string {
  switch (part.kind) {
    case 'slips':
      return words.spokenSlips(slips);
    case 'steps':
      return steps[part.index]?.text ?? '';
    case 'answer':
      return words.spokenAnswer(answer);
  }
}

/** One question, large, and then one press after the other: its typical mistakes, each step, and the answer. */
export function Discuss({ missed, question, index, count, onGoTo, onBack }: Props) {
  const parts = partsOf(question);
  const [revealed, setRevealed] = useState(0);
  const heading = useFocusOnMount<HTMLHeadingElement>();
  const end = useRef<HTMLDivElement>(null);
  const next = parts[revealed];
  const forward = (): void => {
    if (next === undefined) return;
    setRevealed(revealed + 1);
    announce(spokenPart(question, next), { about: 'discussion', isUrgent: true });
  };
  const isLast = index === count - 1;
  const goOn = (): void => (isLast ? onBack() : onGoTo(index + 1));
  useEffect(() => {
    // jsdom does not implement scrollIntoView.
    if (revealed > 0) end.current?.scrollIntoView?.({ block: 'nearest' });
  }, [revealed]);
  useShortcut('arrowright', true, forward);
  useShortcut('arrowleft', true, () => setRevealed(Math.max(0, revealed - 1)));
  useShortcut('escape', true, onBack);
  return (
    <div className="missed-page">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p>{words.about(index, count, missed)}</p>
        <div className="flex flex-wrap gap-3">
          <Button icon={<ChevronLeft aria-hidden className="icon" />} onClick={onBack}>
            {words.all}
          </Button>
          {index > 0 && <Button onClick={() => onGoTo(index - 1)}>{words.earlier}</Button>}
          {!isLast && (
            <Button icon={<ChevronRight aria-hidden className="icon" />} onClick={() => onGoTo(index + 1)}>
              {words.next}
            </Button>
          )}
        </div>
      </div>
      <div className="discussed">
        <div className="discussed-question">
          <h1 ref={heading} tabIndex={-1}>
            {question.asked}
          </h1>
          <Picture question={question} />
          {question.choices && (
            <ul aria-label={words.choices} className="discussed-choices" translate="no">
              {question.choices.map((choice) => (
                <li key={choice}>{choice}</li>
              ))}
            </ul>
          )}
        </div>
        <div className="discussed-parts">
          <Revealed question={question} parts={parts.slice(0, revealed)} />
          <div ref={end} className="scroll-mb-6">
            {/* One button, so that it keeps the focus. */}
            <Button
              variant="primary"
              size="big"
              icon={<ArrowRight aria-hidden className="icon" />}
              onClick={next === undefined ? goOn : forward}
            >
              {next === undefined ? (isLast ? words.all : words.next) : revealText(next)}
            </Button>
          </div>
        </div>
      </div>
    </div>
  );
}

interface RevealedProps {
  readonly question: DiscussedQuestion;
  readonly parts: readonly Part[];
}

function Revealed({ question: { slips, steps, answer }, parts }: RevealedProps) {
  const shownSteps = steps.slice(0, parts.filter(({ kind }) => kind === 'steps').length);
  return (
    <>
      {parts.some(({ kind }) => kind === 'slips') && (
        <section aria-label={words.slips}>
          <h2>{words.slips}</h2>
          <ul className="discussed-slips">
            {slips.map(({ answer: given, why }) => (
              <li key={given}>
                <b translate="no">{given}</b>
                <span>{why}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {shownSteps.length > 0 && (
        <section aria-label={words.steps}>
          <h2>{words.steps}</h2>
          <ol className="discussed-steps">
            {shownSteps.map(({ text: step, picture }, index) => (
              <li key={index}>
                <p>{step}</p>
                {picture !== undefined && <div className="missed-picture">{picture}</div>}
              </li>
            ))}
          </ol>
        </section>
      )}
      {parts.some(({ kind }) => kind === 'answer') && (
        <section aria-label={words.answer}>
          <h2>{words.answer}</h2>
          <p className="discussed-answer" translate="no">
            {answer}
          </p>
        </section>
      )}
    </>
  );
}
