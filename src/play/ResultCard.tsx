import { ArrowRight, Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { TextWithEmoji } from '../ui/Emoji';
import { withWholeSums } from '../ui/format';
import { ForTeachers } from './ForTeachers';
import { useFocusOnMount } from './useFocusOnMount';

interface Props {
  readonly title: string;
  /** The line under the title. */
  readonly praise: string;
  /** The great figure, and what it counts. */
  readonly figure: ReactNode;
  /** One thing that went well and one to practise next, each one sentence. */
  readonly wentWell: string;
  readonly practiceNext: string;
  readonly buttons: ReactNode;
  /** The query parameters that name the round. */
  readonly link: Readonly<Record<string, string | number>>;
  readonly children?: ReactNode;
}

/** How a round went: first what went well, then one thing to practise, then the rest. */
export function ResultCard({ title, praise, figure, wentWell, practiceNext, buttons, link, children }: Props) {
  const heading = useFocusOnMount<HTMLHeadingElement>();
  return (
    <div className="result-card">
      <div className="result-sum">
        <h2 ref={heading} tabIndex={-1}>
          <TextWithEmoji text={title} />
        </h2>
        <p className="result-praise">
          <TextWithEmoji text={praise} />
        </p>
        <div className="result-figure">{figure}</div>
        <div className="result-buttons">{buttons}</div>
        <ForTeachers link={link} />
      </div>
      <div className="result-detail">
        <div className="result-notes">
          <Note tone="good" title="What went well" text={wentWell} />
          <Note tone="next" title="Practise next" text={practiceNext} />
        </div>
        {children}
      </div>
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
    <div className="result-note" data-tone={tone}>
      <span className="result-sign" aria-hidden>
        <Sign className="icon" />
      </span>
      <h3>{title}</h3>
      <p>{withWholeSums(text)}</p>
    </div>
  );
}
