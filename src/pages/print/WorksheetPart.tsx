import Printer from 'lucide-react/icons/printer';
import { Suspense, useState } from 'react';
import { GAMES } from '../../catalogue';
import { PrintSheet } from '../../play/links/PrintSheet';
import type { LetteredQuestion } from '../../play/paper/lettered';
import { Button } from '../../ui/Button';
import { lazyPart } from '../../ui/lazy-page';
import { RoundSettings, SelectField } from '../teachers/RoundSettings';
import type { CircleSheetProps } from './CircleSheet';
import { circleCountsFor, circlePages, layoutOf, letterAll } from './circles';
import { type Material, newSeed, OPERATIONS, type Source } from './print-source';
import { KeyPage, Sheet } from './SheetPage';
import { text } from './text';
import { useMaterial } from './useMaterial';
import { countsFor, type PaperSize, pagesOf, SIZES, VERSIONS, type Version } from './worksheet';

interface Props {
  readonly source: Source;
  readonly seed: number;
  readonly count: number;
  readonly onSource: (source: Source) => void;
  readonly onSeed: (seed: number) => void;
}

const FACTS_VALUE = 'facts ';

const ANSWER_FORMS = ['lines', 'circles'] as const;

// The markers are only needed for these sheets.
const CircleSheet = lazyPart<CircleSheetProps>(() => import('./CircleSheet'));

/** Chooses the questions, and prints them with their answers. */
export function WorksheetPart({ source, seed, count: initialCount, onSource, onSeed }: Props) {
  const [wanted, setWanted] = useState(initialCount);
  const [versionCount, setVersionCount] = useState(1);
  const [size, setSize] = useState<PaperSize>('a4');
  const [form, setForm] = useState<(typeof ANSWER_FORMS)[number]>(() =>
    new URLSearchParams(location.search).has('circles') ? 'circles' : 'lines',
  );
  const versions = VERSIONS.slice(0, versionCount);
  const isLettered = form === 'circles';
  const { material, offered, counts, count } = useMaterial(
    source,
    seed,
    wanted,
    isLettered ? circleCountsFor : countsFor,
  );
  const lettered = isLettered && material !== null ? letterAll(material.questions, seed) : null;
  return (
    <>
      <div className="flex flex-wrap items-end gap-x-5 gap-y-3">
        <SourceField source={source} onSource={onSource} />
        {source.kind === 'game' && (
          <RoundSettings
            settings={offered}
            chosen={source.settings}
            onChange={(settings) => onSource({ ...source, settings })}
          />
        )}
        <SelectField
          label={text.count}
          value={String(count)}
          options={counts.map((one) => [String(one), String(one)])}
          onChange={(value) => setWanted(Number(value))}
        />
        <SelectField
          label={text.versions}
          value={String(versionCount)}
          options={VERSIONS.map((_, index) => [String(index + 1), VERSIONS.slice(0, index + 1).join(', ')])}
          onChange={(value) => setVersionCount(Number(value))}
        />
        <SelectField
          label={text.size}
          value={size}
          options={SIZES.map((name) => [name, text.sizes[name]])}
          onChange={(value) => setSize(SIZES.find((name) => name === value) ?? 'a4')}
        />
        <SelectField
          label={text.answers}
          value={form}
          options={ANSWER_FORMS.map((name) => [name, text.answerForms[name]])}
          onChange={(value) => setForm(ANSWER_FORMS.find((name) => name === value) ?? 'lines')}
        />
        <Button onClick={() => onSeed(newSeed())}>{text.seed}</Button>
      </div>
      {versions.length > 1 && <p className="text-small text-text-soft">{text.versionsHint}</p>}
      {source.kind === 'facts' && material === null && <p role="status">{text.nothingToPractise}</p>}
      {isLettered && <p className="text-small text-text-soft">{text.circlesHint}</p>}
      {isLettered && material !== null && lettered === null && <p role="status">{text.noCircles}</p>}
      {material !== null && isLettered === (lettered !== null) && (
        <Preview {...{ material, lettered, versions, seed, size }} />
      )}
    </>
  );
}

function SourceField({ source, onSource }: Pick<Props, 'source' | 'onSource'>) {
  return (
    <SelectField
      label={text.from}
      value={source.kind === 'game' ? source.game.id : `${FACTS_VALUE}${source.operation}`}
      options={[
        ...GAMES.map(({ id, title }) => [id, title] as const),
        ...OPERATIONS.map((operation) => [`${FACTS_VALUE}${operation}`, text.practise(operation)] as const),
      ]}
      onChange={(value) => {
        const game = GAMES.find(({ id }) => id === value);
        const operation = OPERATIONS.find((one) => value === `${FACTS_VALUE}${one}`);
        if (game !== undefined) onSource({ kind: 'game', game, settings: {} });
        else if (operation !== undefined) onSource({ kind: 'facts', operation, skills: null });
      }}
    />
  );
}

interface PreviewProps {
  readonly material: Material;
  readonly lettered: readonly LetteredQuestion[] | null;
  readonly versions: readonly Version[];
  readonly seed: number;
  readonly size: PaperSize;
}

/** The first version and its key as they will be printed, and all pages for the printer. */
function Preview({ material, lettered, versions, seed, size }: PreviewProps) {
  const layout = layoutOf(material.room);
  const pages =
    lettered === null || layout === null
      ? pagesOf(material.questions, material.room).length
      : circlePages(lettered, layout).length;
  const sheetOf = (version: Version) =>
    lettered === null ? (
      <Sheet key={version} {...{ material, version, seed, size }} />
    ) : (
      <Suspense key={version}>
        <CircleSheet {...{ material, version, seed, size }} questions={lettered} />
      </Suspense>
    );
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button variant="primary" size="big" icon={<Printer aria-hidden className="icon" />} onClick={() => print()}>
          {text.print}
        </Button>
        <p>{text.pages(pages, versions.length)}</p>
      </div>
      <div className="paper-preview">
        {sheetOf('A')}
        <KeyPage {...{ material, lettered, versions, seed }} />
      </div>
      <PrintSheet>
        {versions.map(sheetOf)}
        <KeyPage {...{ material, lettered, versions, seed }} />
      </PrintSheet>
    </>
  );
}
