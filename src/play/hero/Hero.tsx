import { useEffect, useMemo, useState } from 'react';
import type { Avatar } from '../../../machines/core/hero';
import type { Drawing } from '../../stage/atlas';
import { svgUrl } from '../../stage/drawing';
import { createHeroSvg, type Mouth } from './drawing';
import { useClothes } from './own-clothes';
import { fetchOwnHat, hasNoHat } from './own-hat';

interface Props {
  readonly avatar: Avatar;
  readonly mood?: Mouth;
}

/** The hat of the player's hero; undefined while it is loading. */
function useOwnHat(): Drawing | null | undefined {
  const [hat, setHat] = useState<Drawing | null | undefined>(hasNoHat() ? null : undefined);
  useEffect(() => {
    void fetchOwnHat().then(setHat);
  }, []);
  return hat;
}

/** The player's hero and hat, as decoration. It only has an accessible name where the player chooses a hat. */
export function Hero({ avatar, mood = 'smile' }: Props) {
  const hat = useOwnHat();
  const isDressed = useClothes(avatar);
  const picture = useMemo(
    () => (hat === undefined || !isDressed ? undefined : svgUrl(createHeroSvg(avatar, mood, hat))),
    [avatar, mood, hat, isDressed],
  );
  return <img className="hero" src={picture} alt="" draggable={false} />;
}
