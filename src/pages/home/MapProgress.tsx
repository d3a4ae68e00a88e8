import { chooseBoat, passport, starsText } from './progress-text';
import './map-progress.css';
import Star from 'lucide-react/icons/star';
import { type MouseEvent, type RefObject, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Link, useNavigate } from 'react-router-dom';
import { hasCaptain } from '../../../machines/core/captain';
import { STARS } from '../../../machines/core/stars';
import { getIslandState, type IslandLook } from '../../../machines/core/voyage';
import { GAMES } from '../../catalogue';
import type { Game } from '../../catalogue/define-game';
import { captainStore } from '../../device/captain';
import { voyageStore } from '../../device/voyage';
import { useProgressOverview } from '../../progress/overview';
import { lazyDialog } from '../../ui/lazy-dialog';
import { lazyOptionalPart } from '../../ui/lazy-page';
import { useStore } from '../../ui/page-store';
import { CaptainBoat } from '../captain/CaptainBoat';
import { CaptainFlag } from '../captain/CaptainFlag';
import { loadScreen } from '../load-screen';
import { canSail, isUnmodifiedClick } from './can-sail';
import Bunting from './drawings/isle-bunting.svg?part';
import Flag from './drawings/isle-flag.svg?part';
import Gold from './drawings/isle-gold.svg?part';
import Lamps from './drawings/isle-lamps.svg?part';
import { OwnIsle } from './OwnIsle';
import { sailToIsland } from './sail-to-island';
import { playSailingSound } from './sailing-sound';

/** An island on the map: its game, its box, and the link in it. */
interface Isle {
  readonly game: Game;
  readonly box: HTMLElement;
  readonly link: HTMLAnchorElement;
}

const islesOf = (map: Element): readonly Isle[] =>
  [...map.querySelectorAll<HTMLElement>('.isle')].flatMap((box) => {
    const link = box.querySelector('a');
    const game = GAMES.find(({ path }) => path === link?.pathname);
    return link === null || game === undefined ? [] : [{ game, box, link }];
  });

const WhoPlays = lazyOptionalPart(() => import('../children/WhoPlays'));
const TodaysVoyage = lazyOptionalPart(() => import('../voyage/TodaysVoyage'));

/**
 * The child's progress on the map: flags, stars, lamps, and their boat at the island where they last played. Loaded
 * only if there is any progress, or if children share the device. It does not take up space, so nothing moves when it
 * appears.
 */
export default function MapProgress({ map }: { readonly map: Element }) {
  const [isles] = useState(() => islesOf(map));
  const voyage = useStore(voyageStore);
  const { children, voyage: begun } = document.documentElement.dataset;
  const overview = useProgressOverview();
  const harbour = isles.find(({ game }) => game.id === voyage.last);
  return (
    <>
      {isles.map((isle) => {
        const { game } = isle;
        const hasRecords = overview.some(({ part, facts }) => part === game.id && facts.length > 0);
        const { look, stars } = getIslandState(voyage, game.id, hasRecords);
        return look === 'untouched' ? null : <Remembered key={game.id} isle={isle} look={look} stars={stars} />;
      })}
      {children !== undefined && (
        <Suspense>
          <WhoPlays />
        </Suspense>
      )}
      {begun !== undefined && (
        <>
          {createPortal(<OwnIsle />, map)}
          <Suspense>
            <TodaysVoyage map={map} onSail={playSailingSound} />
          </Suspense>
        </>
      )}
      {harbour !== undefined && <OwnBoat map={map} isles={isles} harbour={harbour} />}
    </>
  );
}

interface RememberedProps {
  readonly isle: Isle;
  readonly look: IslandLook;
  readonly stars: number;
}

/**
 * Decorations that show the progress on an island. They are announced in the link's description; the link's name stays
 * the same.
 */
function Remembered({ isle: { game, link }, look, stars }: RememberedProps) {
  const [picture] = link.children;
  const captain = useStore(captainStore);
  const id = `${game.id}-stars`;
  useLayoutEffect(() => {
    link.setAttribute('aria-describedby', id);
    return () => link.removeAttribute('aria-describedby');
  }, [link, id]);
  return (
    <>
      {picture !== undefined &&
        createPortal(
          <g className="data-[ground=air]:translate-y-[-22px]" data-ground={game.island.ground}>
            {look === 'golden' && (
              <>
                <Gold />
                <Lamps className="isle-lamps" />
              </>
            )}
            {look !== 'visited' && <Bunting />}
            <Flag />
            <g transform="translate(0 110)">
              <CaptainFlag captain={captain} className="isle-cloth" />
            </g>
          </g>,
          picture,
        )}
      {createPortal(
        <span
          className="pointer-events-none absolute top-[calc(100%-0.3rem)] z-1 flex gap-[0.1rem] text-[max(0.95rem,1.05em)]"
          data-look={look}
        >
          <span id={id} hidden>
            {starsText(stars, STARS.max)}
          </span>
          {Array.from({ length: STARS.max }, (_, index) => (
            <Star
              key={index}
              aria-hidden
              className="icon size-[1em] overflow-visible fill-surface stroke-text-soft stroke-[2.5] data-[lit=true]:fill-[#ffb81f] data-[lit=true]:stroke-[#8a5a00]"
              data-lit={index < stars}
            />
          ))}
        </span>,
        link,
      )}
    </>
  );
}

interface OwnBoatProps {
  readonly map: Element;
  readonly isles: readonly Isle[];
  readonly harbour: Isle;
}

const CaptainDialog = lazyDialog(async () => (await import('../captain/CaptainDialog')).CaptainDialog);

/**
 * The child's boat with their hero, moored at an island. It leads to the passport, or lets a child who has won a star
 * choose its captain first. When an island is pressed, the boat sails there and the game opens.
 */
function OwnBoat({ map, isles, harbour }: OwnBoatProps) {
  const captain = useStore(captainStore);
  const { stars } = useStore(voyageStore);
  const [isChoosing, setChoosing] = useState(false);
  const boat = useRef<HTMLAnchorElement>(null);
  const cover = useRef<HTMLDivElement>(null);
  useSailing({ map, isles, harbour, boat, cover });
  const canChoose = !hasCaptain(captain) && Object.values(stars).some((count) => count > 0);
  const choose = (event: MouseEvent) => {
    if (!canChoose) return;
    event.preventDefault();
    setChoosing(true);
  };
  return (
    <>
      {createPortal(
        <Link
          ref={boat}
          to="/progress"
          className="own-boat"
          aria-label={canChoose ? chooseBoat : passport}
          {...(canChoose && { 'aria-haspopup': 'dialog' })}
          onClick={choose}
        >
          <CaptainBoat captain={captain} />
        </Link>,
        harbour.box,
      )}
      <CaptainDialog isOpen={isChoosing} onClose={() => setChoosing(false)} />
      {createPortal(<div ref={cover} className="fixed inset-0 z-60 bg-sea-deep" hidden />, document.body)}
    </>
  );
}

interface SailingProps extends OwnBoatProps {
  readonly boat: RefObject<HTMLElement | null>;
  readonly cover: RefObject<HTMLElement | null>;
}

/** Sails to an island when it is pressed. With reduced motion or the keyboard, the link opens directly. */
function useSailing({ map, isles, harbour, boat, cover }: SailingProps): void {
  const navigate = useNavigate();
  useEffect(() => {
    let stop = () => {};
    const set = (event: Event) => {
      const to = isles.find(({ link }) => event.target instanceof Node && link.contains(event.target));
      if (to === undefined || !(event instanceof globalThis.MouseEvent && isUnmodifiedClick(event))) return;
      if (boat.current === null || cover.current === null || !canSail()) return;
      event.preventDefault();
      stop();
      // If this fails, the game's own page shows the error.
      loadScreen(to.game).catch(() => {});
      playSailingSound();
      stop = sailToIsland({ boat: boat.current, cover: cover.current, from: harbour.box, to: to.box }, () =>
        navigate(to.game.path),
      );
    };
    map.addEventListener('click', set);
    return () => {
      map.removeEventListener('click', set);
      stop();
    };
  }, [map, isles, harbour, boat, cover, navigate]);
}
