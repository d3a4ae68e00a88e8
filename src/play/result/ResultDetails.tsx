import ArrowRight from 'lucide-react/icons/arrow-right';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactNode, type RefObject, Suspense, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../ui/Button';
import { preventSumBreaks } from '../../ui/format';
import { lazyOptionalPart } from '../../ui/lazy-page';
import { useStore } from '../../ui/page-store';
import { ImprovedFacts } from '../facts/ImprovedFacts';
import { ForTeachers } from '../links/ForTeachers';
import { missedSkillsStore } from '../round/missed-skills';
import { withoutCounts } from '../score/without-points';
import { practiseNextTitle, seeAll, wentWellTitle } from './text';

interface Props {
  readonly id: string;
  readonly panel: RefObject<HTMLDivElement | null>;
  readonly isOpen: boolean;
  readonly wentWell: string;
  readonly practiceNext: string;
  readonly link: Readonly<Record<string, string | number>>;
  readonly forTeachers?: ReactNode;
  readonly children?: ReactNode;
}

/** The button that shows everything about a round, and the properties of what it shows. */
export function useDetails() {
  const [view, setView] = useState<'closed' | 'open'>('closed');
  const isOpen = view === 'open';
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Older browsers, and the DOM of tests, have no such function.
    if (isOpen) panel.current?.scrollIntoView?.({ block: 'start' });
  }, [isOpen]);
  return {
    button: (
      <Button
        variant="quiet"
        icon={<ChevronDown aria-hidden className="icon" />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setView(isOpen ? 'closed' : 'open')}
      >
        {seeAll}
      </Button>
    ),
    panel: { id, panel, isOpen },
  };
}

const LearnFirst = lazyOptionalPart(() => import('./LearnFirst'));

/** Everything about a round that a child does not need to see at once. It is in the page from the start. */
export function ResultDetails({ id, panel, isOpen, wentWell, practiceNext, link, forTeachers, children }: Props) {
  const { seed, skills } = useStore(missedSkillsStore);
  return (
    <div ref={panel} id={id} hidden={!isOpen} className="game-sheet result-details">
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,15rem),1fr))] gap-4">
        <Note tone="good" title={wentWellTitle} text={withoutCounts(wentWell)} />
        <Note tone="next" title={practiseNextTitle} text={practiceNext} />
      </div>
      <ImprovedFacts />
      {children}
      {isOpen && link['seed'] === seed && skills.length > 0 && (
        <Suspense>
          <LearnFirst skills={skills} />
        </Suspense>
      )}
      <ForTeachers link={link}>{forTeachers}</ForTeachers>
    </div>
  );
}

interface NoteProps {
  readonly tone: 'good' | 'next';
  readonly title: string;
  readonly text: string;
}

function Note({ tone, title, text }: NoteProps) {
  const Sign = tone === 'good' ? Check : ArrowRight;
  return (
    <div
      className="result-note grid grid-cols-[auto_1fr] content-start gap-x-3 gap-y-0.5 rounded-medium bg-(--right-surface) px-4.5 py-4"
      data-tone={tone}
    >
      <span
        className="result-sign row-span-2 grid size-8 place-items-center rounded-full bg-right-solid text-white"
        aria-hidden
      >
        <Sign className="icon" />
      </span>
      <h3 className="text-body">{title}</h3>
      <p className="text-body">{preventSumBreaks(text)}</p>
    </div>
  );
}
