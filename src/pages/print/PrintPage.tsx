import './print.css';
import { useState } from 'react';
import { GAMES } from '../../catalogue';
import { CameraPageLink } from '../../ui/CameraPageLink';
import { ChoiceGroup } from '../../ui/ChoiceGroup';
import { useIsHydrating } from '../../ui/hydration';
import { usePageTitle } from '../../ui/page-title';
import { IslandHeader } from '../sea/IslandHeader';
import { CertificatePart } from './CertificatePart';
import { MarkPart } from './MarkPart';
import { readPrintLink } from './print-source';
import { text } from './text';
import { WorksheetPart } from './WorksheetPart';

const KINDS = ['worksheet', 'certificate'] as const;

const ISLAND = GAMES.at(-1);

/** Worksheets from any game's questions, and certificates. */
export default function PrintPage() {
  usePageTitle(text.title);
  const isHydrating = useIsHydrating();
  return (
    <main id="main">
      <IslandHeader title={text.title} game={ISLAND}>
        <p className="text-lead font-semibold">{text.lead}</p>
      </IslandHeader>
      {/* The address and what is stored are only known in the browser. */}
      <div className="wrap grid gap-6 pt-8 pb-20">{isHydrating ? <About /> : <Parts />}</div>
    </main>
  );
}

/** What the page is for, which readers without scripts get as well. */
const About = () => (
  <>
    <p>{text.about}</p>
    <CameraPageLink
      to="/cards"
      className="inline-flex min-h-(--target) items-center justify-self-start font-bold text-text-link underline"
    >
      {text.cards}
    </CameraPageLink>
    <p className="hidden font-bold scriptless:block">{text.scriptless}</p>
  </>
);

function Parts() {
  const [kind, setKind] = useState<(typeof KINDS)[number]>(() =>
    new URLSearchParams(location.search).has('certificate') ? 'certificate' : 'worksheet',
  );
  const [{ source, seed, count, marked }, setLink] = useState(() => readPrintLink(location.search));
  if (marked !== null) return <MarkPart {...{ source, seed, count }} version={marked} />;
  return (
    <>
      <About />
      <ChoiceGroup
        label={text.kind}
        isLabelHidden
        value={kind}
        onChange={setKind}
        options={KINDS.map((value) => ({ value, label: text.kinds[value] }))}
      />
      {kind === 'certificate' ? (
        <CertificatePart />
      ) : (
        <WorksheetPart
          source={source}
          seed={seed}
          count={count}
          onSource={(next) => setLink((link) => ({ ...link, source: next }))}
          onSeed={(next) => setLink((link) => ({ ...link, seed: next }))}
        />
      )}
    </>
  );
}
