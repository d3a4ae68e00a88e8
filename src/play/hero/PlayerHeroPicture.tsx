import { useMemo } from 'react';
import type { Avatar } from '../../../machines/core/hero';
import { findHat } from '../../catalogue/hats';
import { readOwnHero } from '../../device/own-hero';
import { passportStore } from '../../device/passport';
import type { Drawing } from '../../stage/atlas';
import { svgUrl } from '../../stage/drawing';
import { useStore } from '../../ui/page-store';
import './clothes';
import { createHeroSvg, drawCheeringHero, drawHatOff, drawSleepingHero } from './drawing';

// In the same file as the picture, so that a new hat and its name appear together.
export { NewHat } from './NewHat';

const POSES = {
  asleep: drawSleepingHero,
  standing: (avatar, hat) => createHeroSvg(avatar, 'smile', hat),
  cheering: drawCheeringHero,
} as const satisfies Readonly<Record<string, (avatar: Avatar, hat: Drawing | null) => string>>;

export interface PlayerHeroLook {
  readonly pose: keyof typeof POSES;
  /** Id of the game where the hero is, and whose hat it wears. Otherwise it wears the one chosen in the passport. */
  readonly island?: string;
  /** Whether the hat of the island has just been won: it falls onto the hero's head, and can be taken off. */
  readonly isHatNew?: boolean;
}

const PICTURE = 'size-full object-contain';

/** The player's hero and hat, as a decorative picture that fills its box. A sleeping hero wears no hat. */
export default function PlayerHeroPicture({ pose, island = '', isHatNew = false }: PlayerHeroLook) {
  const { hat: worn } = useStore(passportStore);
  const hat = (isHatNew ? null : findHat(island)) ?? findHat(worn);
  const drawing = hat?.drawing ?? null;
  const picture = useMemo(() => svgUrl(POSES[pose](readOwnHero(), drawing)), [pose, drawing]);
  const falls = isHatNew && worn === island;
  const apart = useMemo(
    () => (falls && drawing !== null ? drawHatOff(readOwnHero(), drawing) : null),
    [falls, drawing],
  );
  return (
    <>
      <img className={`${PICTURE} ${apart === null ? '' : 'hero-in-new-hat'}`} src={picture} alt="" draggable={false} />
      {apart !== null && (
        <>
          <img className={`${PICTURE} hero-before-hat`} src={svgUrl(apart.hero)} alt="" draggable={false} />
          <img className={`${PICTURE} hero-new-hat`} src={svgUrl(apart.hat)} alt="" draggable={false} />
        </>
      )}
    </>
  );
}
