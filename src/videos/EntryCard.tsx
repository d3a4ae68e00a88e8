import { ExternalLink, List, Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useIsHydrating } from '../ui/hydration';
import { hearTickedBefore } from '../ui/typed-before';
import { pageOf, thumbnailOf } from './addresses';
import { creditOf, type EntryKind, idOf, kindOf, type LocatedEntry } from './catalogue';
import { EntryDrawing } from './EntryDrawing';
import { Marked } from './Marked';
import { Player } from './Player';

const ICONS = { Video: Play, Playlist: List, 'External Link': ExternalLink } as const satisfies Record<
  EntryKind,
  unknown
>;
const NO_WORDS: ReadonlySet<string> = new Set();

interface Props {
  readonly located: LocatedEntry;
  /** Where it stands, for a card that was found elsewhere. */
  readonly where?: string | undefined;
  /** The words by which it was found. */
  readonly words?: ReadonlySet<string>;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
  readonly isWatched: boolean;
  readonly onWatched: (isWatched: boolean) => void;
}

/** One video, playlist or page elsewhere: its picture, which becomes the player at a press, and what is known of it. */
export function EntryCard(props: Props) {
  const { located, where, words = NO_WORDS, isOpen, onOpen, onClose, isWatched, onWatched } = props;
  const { entry, unit } = located;
  const credit = creditOf(entry);
  const play = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  // The player is gone, and the focus with it: it comes back to what opened it.
  useEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body) play.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  return (
    <article id={idOf(entry)} className="entry-card" data-open={isOpen}>
      {isOpen ? (
        <Player entry={entry} onClose={onClose} />
      ) : (
        <div className="entry-picture">
          <EntryDrawing entry={entry} unit={unit} />
          <Thumbnail key={thumbnailOf(entry)} address={thumbnailOf(entry)} />
          <KindBadge kind={kindOf(entry)} />
          {kindOf(entry) !== 'External Link' && (
            <button
              ref={play}
              type="button"
              className="entry-play"
              aria-label={`Play: ${entry.title}`}
              onClick={onOpen}
            >
              <span>
                <Play aria-hidden className="icon icon-solid" />
              </span>
            </button>
          )}
        </div>
      )}
      <div className="entry-words">
        {where !== undefined && <p className="entry-where">{where}</p>}
        <h3>
          <Marked text={entry.title} words={words} />
        </h3>
        <p className="entry-educator">
          <i aria-hidden>{entry.educator.charAt(0).toUpperCase()}</i>
          <Marked text={credit} words={words} />
        </p>
        {entry.description !== undefined && (
          <p className="entry-description">
            <Marked text={entry.description} words={words} />
          </p>
        )}
        <div className="entry-foot">
          <label className="entry-watched" data-watched={isWatched}>
            <input
              ref={hearTickedBefore}
              type="checkbox"
              checked={isWatched}
              aria-label={`Watched: ${entry.title}`}
              onChange={({ target }) => onWatched(target.checked)}
            />
            Watched
          </label>
          {kindOf(entry) === 'External Link' && (
            <a
              href={pageOf(entry)}
              target="_blank"
              rel="noreferrer"
              aria-label={`Visit External Resource: ${entry.title} (opens in a new tab)`}
              onClick={onOpen}
            >
              Visit External Resource
              <ExternalLink aria-hidden className="icon" />
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
    <span className="entry-kind">
      <Icon aria-hidden className={kind === 'Video' ? 'icon icon-solid' : 'icon'} />
      {kind}
    </span>
  );
}

/** The width of the grey picture by which the image service says that there is none. */
const NO_PICTURE_PX = 120;

/** The picture of a video over its drawing, once it has come, and if it comes. */
function Thumbnail({ address }: { readonly address: string | null }) {
  const [picture, setPicture] = useState<'coming' | 'there' | 'none'>('coming');
  // Only once it can be told whether it has come.
  const isHydrating = useIsHydrating();
  if (isHydrating || address === null || picture === 'none') return null;
  return (
    <img
      className="entry-thumbnail"
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
