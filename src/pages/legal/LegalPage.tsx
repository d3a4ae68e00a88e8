import type { ReactNode } from 'react';
import { usePageTitle } from '../../ui/page-title';
import '../../ui/prose.css';
import { SeaHeader } from '../sea/SeaHeader';
import { text } from './page-text';
import { TranslationNote } from './TranslationNote';

export interface LegalText {
  readonly title: string;
  readonly content: ReactNode;
}

/** `updated` is shown below the title, `written` at the end of the summary. */
export interface LegalDates {
  readonly updated: (date: (text: string) => ReactNode) => ReactNode;
  readonly written: string;
}

interface LegalPageProps {
  readonly title: string;
  readonly drawing: ReactNode;
  /** The most important points, one sentence each. */
  readonly inShort: readonly string[];
  /** In their order, by the ids of their headings, for the table of contents and for links from other pages. */
  readonly sections: Readonly<Record<string, LegalText>>;
  /** When the page was written, if not at the same time as the policies. */
  readonly dates?: LegalDates;
}

/** An entry in the table of contents. On narrow screens, where the table is above the text, it is a chip. */
const CONTENT =
  'flex min-h-(--target) items-center rounded-small px-4 py-1.5 leading-[1.25] font-bold hover:bg-tint-violet ' +
  'hover:text-on-tint-violet focus-visible:-outline-offset-3 narrow:rounded-round ' +
  'narrow:shadow-[inset_0_0_0_2px_var(--border)]';

/** A policy for parents: a summary, then the sections. On wide screens a table of contents is next to them. */
export function LegalPage({ title, drawing, inShort, sections, dates = text }: LegalPageProps) {
  usePageTitle(title);
  const all = Object.entries(sections);
  return (
    <main id="main">
      <SeaHeader title={title} drawing={drawing}>
        <p className="text-lead font-semibold">
          {dates.updated((words) => (
            <span>{words}</span>
          ))}
        </p>
      </SeaHeader>
      <div className="wrap grid grid-cols-[16rem_minmax(0,36rem)] items-start gap-x-18 gap-y-10 pt-10 pb-20 narrow:grid-cols-1 phone:pt-8">
        <nav
          aria-labelledby="contents"
          className="sticky top-24 -ms-4 max-h-[calc(100vh-7rem)] overflow-y-auto narrow:static narrow:ms-0 narrow:max-h-none phone:hidden"
        >
          <h2 id="contents" className="lettering px-4 py-1 text-small text-text-soft narrow:px-0">
            {text.contents}
          </h2>
          <ul className="narrow:flex narrow:flex-wrap narrow:gap-2">
            {all.map(([id, { title }]) => (
              <li key={id}>
                <a href={`#${id}`} className={CONTENT}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="grid gap-11 narrow:max-w-144">
          <TranslationNote />
          <section
            aria-labelledby="in-short"
            className="prose rounded-large bg-tint-sun p-7 text-text phone:p-5 [&_li]:marker:text-on-tint-sun"
          >
            <h2 id="in-short" className="text-[clamp(1.5rem,1.35rem+0.7vw,2rem)]">
              {text.inShort}
            </h2>
            <ul>
              {inShort.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
            <p className="text-small font-bold">{dates.written}</p>
          </section>
          {all.map(([id, { title, content }]) => (
            <section key={id} aria-labelledby={id} className="prose">
              <h2 id={id} className="text-[clamp(1.5rem,1.35rem+0.7vw,2rem)]">
                {title}
              </h2>
              {content}
            </section>
          ))}
        </div>
      </div>
    </main>
  );
}
