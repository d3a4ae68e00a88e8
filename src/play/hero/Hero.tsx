import { useMemo } from 'react';
import type { Avatar } from '../../../machines/core/hero';
import { readOwnHat } from '../../catalogue/hats';
import { svgUrl } from '../../stage/drawing';
import { createHeroSvg, type Mouth } from './drawing';

interface Props {
  readonly avatar: Avatar;
  readonly mood?: Mouth;
}

/** The player's hero and hat, as decoration. It only has an accessible name where the player chooses a hat. */
export function Hero({ avatar, mood = 'smile' }: Props) {
  const picture = useMemo(() => svgUrl(createHeroSvg(avatar, mood, readOwnHat())), [avatar, mood]);
  return <img className="hero" src={picture} alt="" draggable={false} />;
}
