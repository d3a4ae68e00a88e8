import { useMemo } from 'react';
import { readOwnHero } from '../device/own-hero';
import { svgUrl } from '../stage/drawing';
import { heroAsleep, heroDocument } from './hero/drawing';

/** This player's hero as a picture that fills its box: decoration. */
export default function OwnHeroPicture({ pose }: { readonly pose: 'asleep' | 'standing' }) {
  const picture = useMemo(() => {
    const avatar = readOwnHero();
    return svgUrl(pose === 'asleep' ? heroAsleep(avatar) : heroDocument(avatar));
  }, [pose]);
  return <img className="size-full object-contain" src={picture} alt="" draggable={false} />;
}
