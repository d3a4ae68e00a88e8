import type { ReactNode } from 'react';
import { usePageTitle } from '../../ui/page-title';
import '../../ui/prose.css';
import { SeaHead } from '../sea/SeaHead';
import './legal.css';

/** One part of a policy. */
export interface LegalSection {
  /** The id of its heading, for the table of contents and for links from elsewhere. */
  readonly id: string;
  readonly title: string;
  readonly content: ReactNode;
}

interface LegalPageProps {
  readonly title: string;
  readonly drawing: ReactNode;
  /** What matters most, in a sentence each. */
  readonly inShort: readonly string[];
  readonly sections: readonly LegalSection[];
}

/** When the policies were last updated as a whole, and when what is marked in them was added, first and later. */
const DATES = { updated: '5 May 2025', added: '21 November 2026', addedLater: '22 November 2026' } as const;

/** A policy that a parent can read: in short, then part by part, with a table of contents beside it where there is room. */
export function LegalPage({ title, drawing, inShort, sections }: LegalPageProps) {
  usePageTitle(title);
  return (
    <main id="main">
      <SeaHead title={title} drawing={drawing}>
        <p className="text-lead font-semibold">
          This page was <span>last updated {DATES.updated}</span>. What has come since then is marked with its own date.
        </p>
      </SeaHead>
      <div className="wrap legal-row">
        <nav aria-labelledby="contents" className="legal-contents">
          <h2 id="contents" className="lettering text-small text-text-soft">
            On this page
          </h2>
          <ul>
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="legal-words">
          <section aria-labelledby="in-short" className="legal-short prose">
            <h2 id="in-short" className="text-[clamp(1.5rem,1.35rem+0.7vw,2rem)]">
              In short
            </h2>
            <ul>
              {inShort.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
            <p className="text-small font-bold">Written {DATES.added}. The full text follows.</p>
          </section>
          {sections.map(({ id, title, content }) => (
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

interface AddedProps {
  readonly when?: 'added' | 'addedLater';
  readonly children: ReactNode;
}

/** What was added after the last update of the whole, under its own date. */
export function Added({ when = 'added', children }: AddedProps) {
  return (
    <div className="legal-added prose">
      <p className="legal-added-date lettering">Added {DATES[when]}</p>
      {children}
    </div>
  );
}
