import Printer from 'lucide-react/icons/printer';
import { useState } from 'react';
import { GAMES } from '../../catalogue';
import { PrintSheet } from '../../play/links/PrintSheet';
import { Button } from '../../ui/Button';
import { RoundSettings, SelectField } from '../teachers/RoundSettings';
import { type Material, newSeed, OPERATIONS, type Source } from './print-source';
import { KeyPage, Sheet } from './SheetPage';
import { text } from './text';
import { useMaterial } from './useMaterial';
import { type PaperSize, pagesOf, SIZES, VERSIONS } from './worksheet';

interface Props {
  readonly source: Source;
  readonly seed: number;
  readonly count: number;
  readonly onSource: (source: Source) => void;
  readonly onSeed: (seed: number) => void;
}

const FACTS_VALUE = 'facts ';

/** Chooses the questions, and prints them with their answers. */
export function WorksheetPart({ source, seed, count: initialCount, onSource, onSeed }: Props) {
  const [wanted, setWanted] = useState(initialCount);
  const [versionCount, setVersionCount] = useState(1);
  const [size, setSize] = useState<PaperSize>('a4');
  const { material, offered, counts, count } = useMaterial(source, seed, wanted);
  const versions = VERSIONS.slice(0, versionCount);
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
        <Button onClick={() => onSeed(newSeed())}>{text.seed}</Button>
      </div>
      {versions.length > 1 && <p className="text-small text-text-soft">{text.versionsHint}</p>}
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
        else if (operation !== undefined) onSource({ kind: 'facts', operation, skills: null });
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

/** The first version and its key as they will be printed, and all pages for the printer. */
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
        <KeyPage {...{ material, versions, seed }} />
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
