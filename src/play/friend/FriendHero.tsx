import { useMemo } from 'react';
import type { Avatar } from '../../../machines/core/hero';
import { svgUrl } from '../../stage/drawing';
import { heroCheering, heroDocument } from '../hero/drawing';

/** What a friend wears here, whoever it is: a link holds nothing of a person. */
const FRIEND: Avatar = { color: 'green', mask: 'diamond', cape: 'wave', emblem: 'plus' };

interface Props {
  readonly pose?: 'standing' | 'cheering';
}

/** The hero of a friend, half clear: decoration. */
export function FriendHero({ pose = 'standing' }: Props) {
  const picture = useMemo(() => svgUrl(pose === 'standing' ? heroDocument(FRIEND) : heroCheering(FRIEND)), [pose]);
  return <img className="friend-hero" src={picture} alt="" draggable={false} />;
}
