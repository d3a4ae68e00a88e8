import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { GAMES } from '../../catalogue';
import { ChoiceGroup } from '../../ui/ChoiceGroup';
import { useIsHydrating } from '../../ui/hydration';
import { LinkButton } from '../../ui/LinkButton';
import { lazyPart } from '../../ui/lazy-page';
import { usePageTitle } from '../../ui/page-title';
import { IslandHeader } from '../sea/IslandHeader';
import { QuizSetup } from './QuizSetup';
import { text } from './text';
import { readCardsLink } from './useLinkedQuestions';

const KINDS = ['quiz', 'print', 'sheets'] as const;
const ISLAND = GAMES.at(-1);

const PrintCards = lazyPart(() => import('./PrintCards'));
const Quiz = lazyPart<{ readonly search: string }>(() => import('./Quiz'));
const Sheets = lazyPart<{ readonly search: string }>(() => import('./Sheets'));

/** Questions that a class answers with printed cards, the cards, and the reader of marked sheets. */
export default function CardsPage() {
  usePageTitle(text.title);
  const isHydrating = useIsHydrating();
  const [parameters] = useSearchParams();
  // The prerendered page does not know the questions.
  const Part = isHydrating ? null : parameters.has('quiz') ? Quiz : parameters.has('sheets') ? Sheets : null;
  if (Part !== null)
    return (
      <Suspense fallback={<main id="main" className="class-screen" />}>
        <Part key={`${parameters}`} search={`?${parameters}`} />
      </Suspense>
    );
  return (
    <main id="main" className="class-screen">
      <IslandHeader title={text.title} game={ISLAND}>
        <p className="text-lead font-semibold">{text.lead}</p>
      </IslandHeader>
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-6 pt-8 pb-20">
        {isHydrating ? <p className="hidden font-bold scriptless:block">{text.scriptless}</p> : <Parts />}
        <ol className="grid max-w-192 list-decimal gap-2 ps-[1.4em]">
          {text.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p className="max-w-192">{text.about}</p>
      </div>
    </main>
  );
}

function Parts() {
  const [kind, setKind] = useState<(typeof KINDS)[number]>('quiz');
  return (
    <>
      <ChoiceGroup
        label={text.kind}
        isLabelHidden
        value={kind}
        onChange={setKind}
        options={KINDS.map((value) => ({ value, label: text.kinds[value] }))}
      />
      {kind === 'quiz' && <QuizSetup initial={readCardsLink(location.search)} />}
      {kind === 'print' && (
        <Suspense>
          <PrintCards />
        </Suspense>
      )}
      {kind === 'sheets' && (
        <>
          <p>{text.sheets.how}</p>
          <LinkButton to="/print?circles" variant="primary" size="big" className="justify-self-start">
            {text.sheets.make}
          </LinkButton>
        </>
      )}
    </>
  );
}
