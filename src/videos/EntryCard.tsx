import ExternalLink from 'lucide-react/icons/external-link';
import List from 'lucide-react/icons/list';
import Play from 'lucide-react/icons/play';
import { useEffect, useRef, useState } from 'react';
import { useServerCheckbox } from '../ui/adopt-server-input';
import { useIsHydrating } from '../ui/hydration';
import { type EntryKind, formatEntryCredit, getEntryId, getEntryKind, type LocatedEntry } from './catalogue';
import { EntryDrawing } from './EntryDrawing';
import { entryPageUrl, thumbnailUrl } from './entry-urls';
import { MarkedText } from './MarkedText';
import { kinds, text } from './text';
import { VideoPlayer } from './VideoPlayer';

const ICONS = { video: Play, playlist: List, page: ExternalLink } as const satisfies Record<EntryKind, unknown>;
const NO_TERMS: ReadonlySet<string> = new Set();

const CARD = 'grid overflow-hidden rounded-medium bg-surface shadow-soft';
const STACKED = 'grid-rows-[auto_1fr]';
const ROW = 'grid-cols-[15rem_minmax(0,1fr)] phone:grid-cols-1';

const DISC =
  'play-disc grid size-15 place-items-center rounded-full border-4 border-white bg-violet-600 text-[1.5rem] text-white ' +
  'transition-transform duration-(--motion-touch) ease-out';

const BADGE =
  'entry-kind pointer-events-none absolute top-2.5 start-2.5 z-1 flex items-center gap-1.5 rounded-round bg-white py-1 pe-3 ps-2.25 ' +
  'text-[0.875rem]/[1.4] font-extrabold text-ink-900';

const INITIAL =
  'grid size-6 flex-none place-items-center rounded-full bg-tint-violet text-[0.75rem]/none font-extrabold text-on-tint-violet not-italic';

const WAY_OUT = 'inline-flex min-h-(--target) items-center gap-1.5 text-text-link';

interface Props {
  readonly located: LocatedEntry;
  /** Where the entry is, for search results, which are rows. */
  readonly where?: string | undefined;
  /** The words that matched. */
  readonly words?: ReadonlySet<string>;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
  readonly isWatched: boolean;
  readonly onWatched: (isWatched: boolean) => void;
}

/** A video, playlist or external page: details, and a picture that is replaced by the player when it is pressed. */
export function EntryCard(props: Props) {
  const { located, where, words = NO_TERMS, isOpen, onOpen, onClose, isWatched, onWatched } = props;
  const { entry, unit } = located;
  const credit = formatEntryCredit(entry);
  const play = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  const box = useServerCheckbox(onWatched);
  // Returns the focus to the button that opened the player.
  useEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body) play.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  return (
    <article
      id={getEntryId(entry)}
      className={`entry-card ${CARD} ${isOpen ? `col-span-full ${STACKED}` : where === undefined ? STACKED : ROW}`}
    >
      {isOpen ? (
        <VideoPlayer entry={entry} onClose={onClose} />
      ) : (
        <div className="entry-picture relative aspect-video">
          <EntryDrawing entry={entry} unit={unit} />
          <Thumbnail key={thumbnailUrl(entry)} address={thumbnailUrl(entry)} />
          <KindBadge kind={getEntryKind(entry)} />
          {getEntryKind(entry) !== 'page' && (
            <button
              ref={play}
              type="button"
              className="absolute inset-0 hover:[&_.play-disc]:scale-108 flex items-end p-3.5 focus-visible:-outline-offset-6"
              aria-label={text.play(entry.title)}
              onClick={onOpen}
            >
              <span className={DISC}>
                <Play aria-hidden className="icon icon-solid" />
              </span>
            </button>
          )}
        </div>
      )}
      <div className="flex flex-col gap-1.5 px-4 pt-3.5 pb-2">
        {where !== undefined && (
          <p lang="en" className="entry-where text-[0.875rem]/[1.3] font-bold text-text-soft">
            {where}
          </p>
        )}
        <h3 lang="en" className="text-[1.125rem]/[1.25] wrap-anywhere">
          <MarkedText text={entry.title} words={words} />
        </h3>
        <p className="flex items-center gap-2 text-small/[1.3] font-bold">
          <i aria-hidden className={INITIAL}>
            {entry.educator.charAt(0).toUpperCase()}
          </i>
          <MarkedText text={credit} words={words} />
        </p>
        {entry.description !== undefined && (
          <p lang="en" className="flex-[1_0_auto] text-small/[1.4] text-text-soft">
            <MarkedText text={entry.description} words={words} />
          </p>
        )}
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 text-small/[1.2] font-bold">
          <label
            className={`inline-flex min-h-(--target) cursor-pointer items-center gap-2 ${isWatched ? 'text-(--right)' : 'text-text-soft'}`}
          >
            <input
              ref={box}
              type="checkbox"
              className="size-6 cursor-pointer accent-right-solid"
              checked={isWatched}
              aria-label={text.watchedTitle(entry.title)}
              onChange={({ target }) => onWatched(target.checked)}
            />
            {text.watched}
          </label>
          {getEntryKind(entry) === 'page' && (
            <a
              href={entryPageUrl(entry)}
              target="_blank"
              rel="noreferrer"
              className={WAY_OUT}
              aria-label={text.visitTitle(entry.title)}
              onClick={onOpen}
            >
              {text.visit}
              <ExternalLink aria-hidden className="icon size-4.5" />
            </a>
          )}
        </div>
      </div>
    </article>
  );
}

function KindBadge({ kind }: { readonly kind: EntryKind }) {
  const Icon = ICONS[kind];
  return (
    <span className={BADGE}>
      <Icon aria-hidden className={`icon size-3.75 ${kind === 'video' ? 'icon-solid' : ''}`} />
      {kinds[kind]}
    </span>
  );
}

/** Width of the grey placeholder that the image service sends if there is no thumbnail. */
const NO_PICTURE_PX = 120;

/** The thumbnail of a video. It covers the drawing once it has loaded. */
function Thumbnail({ address }: { readonly address: string | null }) {
  const [picture, setPicture] = useState<'coming' | 'there' | 'none'>('coming');
  // Not while hydrating, because a load event that fires before hydration would be missed.
  const isHydrating = useIsHydrating();
  if (isHydrating || address === null || picture === 'none') return null;
  return (
    <img
      className="entry-thumbnail absolute inset-0 size-full object-cover opacity-0 data-[there=true]:opacity-100"
      data-there={picture === 'there'}
      src={address}
      alt=""
      width="320"
      height="180"
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      onLoad={({ currentTarget }) => setPicture(currentTarget.naturalWidth === NO_PICTURE_PX ? 'none' : 'there')}
      onError={() => setPicture('none')}
    />
  );
}
