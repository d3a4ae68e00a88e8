import { useMemo } from 'react';
import type { Avatar } from '../../machines/core/hero';
import { svgUrl } from '../stage/drawing';
import { heroDocument, type Mouth } from './hero/drawing';

interface Props {
  readonly avatar: Avatar;
  readonly mood?: Mouth;
}

/** The player's hero, as decoration: what it wears is said where it is chosen. */
export function Hero({ avatar, mood = 'smile' }: Props) {
  const picture = useMemo(() => svgUrl(heroDocument(avatar, mood)), [avatar, mood]);
  return <img className="hero" src={picture} alt="" draggable={false} />;
}
