import './search.css';
import Search from 'lucide-react/icons/search';
import { type KeyboardEvent, useDeferredValue, useEffect, useId, useRef, useState } from 'react';
import { Dialog } from '../../ui/Dialog';
import { MAX_QUERY_LENGTH } from '../../videos/terms';
import { type Found, findOnSite, SUGGESTED } from './find';
import { findVideos } from './find-videos';
import { SearchOptions } from './SearchOptions';
import { text } from './text';

/** Where the arrow keys lead from an option. */
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Searches the whole site: games, topics, pages and videos. The arrow keys choose a result, and Enter opens it. */
export function SearchDialog({ onClose }: { readonly onClose: () => void }) {
  const [typed, setTyped] = useState('');
  // The field updates immediately, while the results can take a moment longer on a slow device.
  const searched = useDeferredValue(typed);
  const found = useFound(searched);
  const [chosen, setChosen] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const optionId = (index: number) => `${id}-${index}`;
  const isEmpty = searched.trim() === '';

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    const step = STEPS[event.key];
    // What is typed in pieces is not complete yet, and the results may still be those of earlier text.
    const isSettled = !event.nativeEvent.isComposing && typed === searched;
    if (event.key === 'Enter' && isSettled) document.getElementById(optionId(chosen))?.click();
    if (step === undefined || found.length === 0) return;
    event.preventDefault();
    const next = (chosen + step + found.length) % found.length;
    setChosen(next);
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
  };

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={text.title}
      className="search-dialog max-w-190 board:max-w-none"
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        field.current?.focus();
      }}
    >
      <div className="relative mt-4">
        <Search aria-hidden className="icon pointer-events-none absolute top-4.25 start-4.5 text-text-soft" />
        <input
          ref={field}
          type="search"
          role="combobox"
          aria-label={text.field}
          aria-expanded={found.length > 0}
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={found.length > 0 ? optionId(chosen) : undefined}
          className="min-h-14 w-full rounded-round border-2 border-border-control bg-surface pe-5 ps-13 text-text placeholder:text-text-soft placeholder:opacity-100"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={MAX_QUERY_LENGTH}
          placeholder={text.placeholder}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setChosen(0);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <p role="status" className={isEmpty || found.length > 0 ? 'sr-only' : 'mt-5'}>
        {isEmpty ? '' : text.count(found.length)}
      </p>
      <SearchOptions
        id={id}
        found={found}
        heading={isEmpty ? text.suggested : null}
        chosen={chosen}
        optionId={optionId}
        onPoint={setChosen}
        onClose={onClose}
      />
    </Dialog>
  );
}

interface VideosOf {
  readonly typed: string;
  readonly videos: readonly Found[];
}

/** The results for a text. Videos follow once their catalogues are loaded; without a network they are missing. */
function useFound(typed: string): readonly Found[] {
  const [latest, setLatest] = useState<VideosOf>({ typed: '', videos: [] });
  useEffect(() => {
    let isWanted = true;
    if (typed.trim() !== '')
      findVideos(typed).then(
        (videos) => isWanted && setLatest({ typed, videos }),
        () => {},
      );
    return () => {
      isWanted = false;
    };
  }, [typed]);
  if (typed.trim() === '') return SUGGESTED;
  return [...findOnSite(typed), ...(latest.typed === typed ? latest.videos : [])];
}
