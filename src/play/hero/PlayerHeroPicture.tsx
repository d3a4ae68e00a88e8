import { useMemo } from 'react';
import type { Avatar } from '../../../machines/core/hero';
import { findHat } from '../../catalogue/hats';
import { readOwnHero } from '../../device/own-hero';
import { passportStore } from '../../device/passport';
import type { Drawing } from '../../stage/atlas';
import { svgUrl } from '../../stage/drawing';
import { useStore } from '../../ui/page-store';
import { createHeroSvg, drawCheeringHero, drawSleepingHero } from './drawing';

const POSES = {
  asleep: drawSleepingHero,
  standing: (avatar, hat) => createHeroSvg(avatar, 'smile', hat),
  cheering: drawCheeringHero,
} as const satisfies Readonly<Record<string, (avatar: Avatar, hat: Drawing | null) => string>>;

export type PlayerHeroPose = keyof typeof POSES;

/** The player's hero and hat, as a decorative picture that fills its box. A sleeping hero wears no hat. */
export default function PlayerHeroPicture({ pose }: { readonly pose: PlayerHeroPose }) {
  const { hat } = useStore(passportStore);
  const picture = useMemo(() => svgUrl(POSES[pose](readOwnHero(), findHat(hat)?.drawing ?? null)), [pose, hat]);
  return <img className="size-full object-contain" src={picture} alt="" draggable={false} />;
}
