import { useMemo } from 'react';
import type { Avatar } from '../../../../machines/core/hero';
import { svgUrl } from '../../../stage/drawing';
import '../../hero/clothes';
import { createHeroSvg, drawCheeringHero } from '../../hero/drawing';

/** Every friend looks like this, because the link contains nothing personal. */
const FRIEND: Avatar = { color: 'green', mask: 'diamond', cape: 'wave', emblem: 'plus' };

interface Props {
  readonly pose?: 'standing' | 'cheering';
}

/** The friend's hero, half transparent, as decoration. */
export function FriendHero({ pose = 'standing' }: Props) {
  const picture = useMemo(() => svgUrl(pose === 'standing' ? createHeroSvg(FRIEND) : drawCheeringHero(FRIEND)), [pose]);
  return <img className="friend-hero" src={picture} alt="" draggable={false} />;
}
