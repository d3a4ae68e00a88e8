import Printer from 'lucide-react/icons/printer';
import { useEffect, useState } from 'react';
import { NO_MEMORY } from '../../../machines/learning/memory';
import { GAMES } from '../../catalogue';
import { learningStore } from '../../device/learning';
import { getToday } from '../../device/today';
import { PrintSheet } from '../../play/links/PrintSheet';
import type { Paper } from '../../play/paper/paper';
import { Button } from '../../ui/Button';
import { useStore } from '../../ui/page-store';
import { useThrowToBoundary } from '../../ui/useThrowToBoundary';
import { RoundSettings, SelectField } from '../teachers/RoundSettings';
import {
  createFactMaterial,
  createGameMaterial,
  type Material,
  newSeed,
  OPERATIONS,
  paperSettingsOf,
  type Source,
} from './print-source';
import { KeyPage, Sheet } from './SheetPage';
import { text } from './text';
import { countsFor, type PaperSize, pagesOf, SIZES, VERSIONS } from './worksheet';

const PAPERS = import.meta.glob<Paper>('../../games/*/paper.tsx', { import: 'paper' });

/** The game's questions on paper, once they are loaded. */
function usePaper(source: Source): Paper | null {
  const id = source.kind === 'game' ? source.game.id : null;
  const [loaded, setLoaded] = useState<{ readonly id: string; readonly paper: Paper } | null>(null);
  const throwToBoundary = useThrowToBoundary();
  useEffect(() => {
    if (id === null) return undefined;
    let isWanted = true;
    PAPERS[`../../games/${id}/paper.tsx`]?.().then((paper) => isWanted && setLoaded({ id, paper }), throwToBoundary);
    return () => {
      isWanted = false;
    };
  }, [id, throwToBoundary]);
  return loaded?.id === id ? (loaded?.paper ?? null) : null;
}

interface Props {
  readonly source: Source;
  readonly seed: number;
  readonly onSource: (source: Source) => void;
  readonly onSeed: (seed: number) => void;
}

const FACTS_VALUE = 'facts ';

/** Chooses the questions, and prints them with their answers. */
export function WorksheetPart({ source, seed, onSource, onSeed }: Props) {
  const paper = usePaper(source);
  const memory = useStore(learningStore, NO_MEMORY);
  const [wanted, setWanted] = useState(20);
  const [versionCount, setVersionCount] = useState(1);
  const [size, setSize] = useState<PaperSize>('a4');
  const room = source.kind === 'game' ? paper?.room : 'sum';
  const counts = room === undefined ? [] : countsFor(room);
  const count = counts.reduce((fitting, one) => (one <= wanted ? one : fitting), wanted);
  const versions = VERSIONS.slice(0, versionCount);
  const material =
    source.kind === 'facts'
      ? createFactMaterial(source.operation, memory, getToday(), { seed, count })
      : paper && createGameMaterial(source, paper, { seed, count });
  return (
    <>
      <div className="flex flex-wrap items-end gap-x-5 gap-y-3">
        <SourceField source={source} onSource={onSource} />
        {source.kind === 'game' && (
          <RoundSettings
            settings={paperSettingsOf(source.game)}
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
        <Button onClick={() => onSeed(newSeed())}>{text.seed}</Button>
      </div>
      <p className="text-small text-text-soft">{text.versionsHint}</p>
      {source.kind === 'facts' && material === null && <p role="status">{text.nothingToPractise}</p>}
      {material !== null && <Preview {...{ material, versions, seed, size }} />}
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
        else if (operation !== undefined) onSource({ kind: 'facts', operation });
      }}
    />
  );
}

interface PreviewProps {
  readonly material: Material;
  readonly versions: readonly (typeof VERSIONS)[number][];
  readonly seed: number;
  readonly size: PaperSize;
}

/** The first page as it will be printed, and all pages for the printer. */
function Preview({ material, versions, seed, size }: PreviewProps) {
  const pages = pagesOf(material.questions, material.room).length;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button variant="primary" size="big" icon={<Printer aria-hidden className="icon" />} onClick={() => print()}>
          {text.print}
        </Button>
        <p>{text.pages(pages, versions.length)}</p>
      </div>
      <div className="paper-preview">
        <Sheet {...{ material, seed, size }} version="A" />
      </div>
      <PrintSheet>
        {versions.map((version) => (
          <Sheet key={version} {...{ material, version, seed, size }} />
        ))}
        <KeyPage {...{ material, versions, seed }} />
      </PrintSheet>
    </>
  );
}
