import * as v from 'valibot';
import { type Avatar, avatarSchema, DEFAULT_AVATAR } from '../../machines/core/hero';
import { readStored } from './stored-strings';

const progress = v.object({ avatarItems: avatarSchema });

/** What the player's hero wears, as Arithmetic Hero stores it on this device. */
export function readOwnHero(): Avatar {
  const { success, output } = v.safeParse(progress, readStored('arithmeticHeroProgress'));
  return success ? output.avatarItems : DEFAULT_AVATAR;
}
