import { useMemo } from 'react';
import type { Avatar } from '../../machines/core/hero';
import { readOwnHero } from '../device/own-hero';
import { svgUrl } from '../stage/drawing';
import { heroAsleep, heroCheering, heroDocument } from './hero/drawing';

const POSES = {
  asleep: heroAsleep,
  standing: (avatar: Avatar) => heroDocument(avatar),
  cheering: heroCheering,
} as const;

/** How the hero stands or lies. */
export type Pose = keyof typeof POSES;

/** This player's hero as a picture that fills its box: decoration. */
export default function OwnHeroPicture({ pose }: { readonly pose: Pose }) {
  const picture = useMemo(() => svgUrl(POSES[pose](readOwnHero())), [pose]);
  return <img className="size-full object-contain" src={picture} alt="" draggable={false} />;
}
