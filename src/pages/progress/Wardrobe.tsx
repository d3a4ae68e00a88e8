import './wardrobe.css';
import Check from 'lucide-react/icons/check';
import Star from 'lucide-react/icons/star';
import { Link } from 'react-router-dom';
import type { Avatar } from '../../../machines/core/hero';
import { STARS } from '../../../machines/core/stars';
import { getIslandState, hasHat, NO_VOYAGE } from '../../../machines/core/voyage';
import { GAMES } from '../../catalogue';
import type { Game } from '../../catalogue/define-game';
import { findHat } from '../../catalogue/hats';
import { readOwnHero } from '../../device/own-hero';
import { NEW_PASSPORT, passportStore, wearHat } from '../../device/passport';
import { playSound } from '../../device/sound';
import { voyageStore } from '../../device/voyage';
import '../../play/hero/clothes';
import { drawHeroInHat } from '../../play/hero/drawing';
import { PlayerHero } from '../../play/hero/PlayerHero';
import { drawingUrl, svgUrl } from '../../stage/drawing';
import { Button } from '../../ui/Button';
import { useIsHydrating } from '../../ui/hydration';
import { useStore } from '../../ui/page-store';
import { hatToWin } from './hat-text';
import { text } from './text';

const { wardrobe } = text;

const ISLANDS = GAMES.filter(({ id }) => findHat(id) !== null);

/** The first two pages of the passport: the dressed hero, and the island hats. */
export function Wardrobe() {
  const voyage = useStore(voyageStore, NO_VOYAGE);
  const { hat: worn } = useStore(passportStore, NEW_PASSPORT);
  const isHydrating = useIsHydrating();
  // What the hero wears is stored on the device, so it is unknown while hydrating.
  const avatar = isHydrating ? null : readOwnHero();
  const earned = ISLANDS.filter(({ id }) => hasHat(voyage, id)).length;
  return (
    <>
      <li className="passport-page">
        <h3 className="text-h3/[1.15]">{wardrobe.hero}</h3>
        <PlayerHero pose="standing" className="h-64 w-50 max-w-full" />
        <p className="text-lead">{wardrobe.count(earned, ISLANDS.length)}</p>
        {earned === 0 ? (
          <p className="text-text-soft">{wardrobe.how}</p>
        ) : (
          // Not removed without a hat, because it would take the focus with it.
          <Button className="self-start" aria-disabled={worn === ''} onClick={() => wearHat('')}>
            {wardrobe.takeOff}
          </Button>
        )}
      </li>
      <li className="passport-page grid-rows-[auto_1fr] px-5">
        <h3 className="text-h3/[1.15]">{wardrobe.hats}</h3>
        <ul className="hats">
          {ISLANDS.map((game) => (
            <li key={game.id}>
              {hasHat(voyage, game.id) ? (
                <HatButton avatar={avatar} game={game} isWorn={worn === game.id} />
              ) : (
                <Link to={game.path} className="hat">
                  <HatAlone game={game} />
                  <span>
                    {hatToWin(findHat(game.id)?.name ?? '', game.title, (hidden) => (
                      <span className="sr-only">{hidden}</span>
                    ))}
                  </span>
                  <HatStars count={getIslandState(voyage, game.id, false).stars} />
                </Link>
              )}
            </li>
          ))}
        </ul>
      </li>
    </>
  );
}

/** How many of the stars for a hat have been won. */
const HatStars = ({ count }: { readonly count: number }) => (
  <span className="flex gap-0.5" aria-hidden>
    {Array.from({ length: STARS.forHat }, (_, index) => (
      <Star key={index} className={`icon ${index < count ? 'icon-solid text-sun-500' : 'text-border-control'}`} />
    ))}
  </span>
);

interface PictureProps {
  /** What the hero wears; null while hydrating. */
  readonly avatar: Avatar | null;
  /** The game whose hat it is. */
  readonly game: Game;
}

function HatButton({ avatar, game, isWorn }: PictureProps & { readonly isWorn: boolean }) {
  const putOn = () => {
    playSound('hatOn');
    wearHat(game.id);
  };
  return (
    <button type="button" className="hat" aria-pressed={isWorn} onClick={putOn}>
      <HatPicture avatar={avatar} game={game} />
      {isWorn && (
        <span
          aria-hidden
          className="absolute top-1 end-1 grid size-6 place-items-center rounded-full bg-primary text-on-primary"
        >
          <Check className="icon" />
        </span>
      )}
      <span>{findHat(game.id)?.name}</span>
    </button>
  );
}

/** The outline of a hat that has not been won yet. */
function HatAlone({ game }: { readonly game: Game }) {
  const hat = findHat(game.id);
  return (
    <span aria-hidden className="hat-picture">
      {hat && <img src={drawingUrl(hat.drawing)} alt="" draggable={false} />}
    </span>
  );
}

/** Head and shoulders of the player's hero, wearing a hat. */
const HatPicture = ({ avatar, game }: PictureProps) => (
  <span aria-hidden className="hat-picture">
    {avatar !== null && (
      <img src={svgUrl(drawHeroInHat(avatar, findHat(game.id)?.drawing ?? null))} alt="" draggable={false} />
    )}
  </span>
);
