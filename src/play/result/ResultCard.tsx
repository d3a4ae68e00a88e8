import ArrowRight from 'lucide-react/icons/arrow-right';
import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { TextWithEmoji } from '../../ui/Emoji';
import { keepSumsTogether } from '../../ui/format';
import { ImprovedFacts } from '../facts/ImprovedFacts';
import { PlayerHero } from '../hero/PlayerHero';
import { useFocusOnMount } from '../internal/useFocusOnMount';
import { useWasPressed } from '../internal/useWasPressed';
import { ForTeachers } from '../links/ForTeachers';
import { useBreakSuggestion } from '../round/break-suggestion';
import { type ScoredRound, usePlayMode } from '../round/play-mode';

interface Props {
  readonly title: string;
  readonly praise: string;
  /** The large figure and its label. */
  readonly figure: ReactNode;
  /** The round of the figure, for what the mode shows below it. */
  readonly round?: ScoredRound;
  /** One sentence about a success, and one about something to practise. */
  readonly wentWell: string;
  readonly practiceNext: string;
  /** The buttons that stay in view. */
  readonly actions: ReactNode;
  readonly buttons?: ReactNode;
  readonly link: Readonly<Record<string, string | number>>;
  readonly forTeachers?: ReactNode;
  readonly children?: ReactNode;
}

/** A result: first a success, then one thing to practise, then everything else. */
export function ResultCard(props: Props) {
  const { title, praise, figure, round, wentWell, practiceNext, actions, buttons, link, forTeachers, children } = props;
  const { offers } = usePlayMode();
  const heading = useFocusOnMount<HTMLHeadingElement>();
  const isSkipped = useWasPressed();
  const isRestOffered = useBreakSuggestion();
  return (
    <div className="result-card" data-skipped={isSkipped}>
      <div className="result-sum grid min-w-0 grid-cols-1 content-start justify-items-center gap-3 p-9 text-center phone:p-5 zoomed:p-3">
        <h2 ref={heading} tabIndex={-1}>
          <TextWithEmoji text={title} />
        </h2>
        <p className="font-heading text-[1.375rem]/[1.2] font-semibold text-text-link">
          <TextWithEmoji text={praise} />
        </p>
        <div className="my-3 grid w-full grid-cols-1 justify-items-center gap-1">
          {figure}
          {round && offers.belowScore(round)}
        </div>
        <div className="grid w-full grid-cols-[repeat(auto-fit,minmax(min(100%,15rem),1fr))] gap-3">{buttons}</div>
        {isRestOffered && <Rest />}
        <ForTeachers link={link}>{forTeachers}</ForTeachers>
      </div>
      {actions}
      <div className="result-detail grid min-w-0 content-start gap-6 px-10 py-9 phone:p-5 zoomed:p-3">
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,15rem),1fr))] gap-4">
          <Note tone="good" title="What went well" text={wentWell} />
          <Note tone="next" title="Practise next" text={practiceNext} />
        </div>
        <ImprovedFacts />
        {children}
      </div>
    </div>
  );
}

const Rest = () => (
  <div className="flex w-full items-center justify-center gap-4">
    <PlayerHero pose="asleep" className="aspect-8/5 w-24 flex-none" />
    <p className="text-start">
      You've been playing for a while. <Link to="/">Take a break and play another day</Link>
    </p>
  </div>
);

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
      <h3 className="text-[1.125rem]">{title}</h3>
      <p className="text-[1.0625rem]/[1.4]">{keepSumsTogether(text)}</p>
    </div>
  );
}
