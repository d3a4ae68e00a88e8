import { useEffect, useState } from 'react';
import { type Avatar, DEFAULT_AVATAR, isSameAvatar } from '../../../machines/core/hero';

/** Whether the hero can be drawn without loading any clothes. */
const wearsUsualClothes = (avatar: Avatar): boolean =>
  isSameAvatar({ ...avatar, color: DEFAULT_AVATAR.color }, DEFAULT_AVATAR);

/** Loads the drawings of what the hero wears. If this fails, the hero is drawn in the default clothes. */
export async function fetchClothes(avatar: Avatar): Promise<void> {
  if (!wearsUsualClothes(avatar)) await import('./clothes').catch(() => {});
}

/** Whether the clothes of the hero have been loaded, or have failed to load. */
export function useClothes(avatar: Avatar): boolean {
  const [areLoaded, setLoaded] = useState(false);
  const isUsual = wearsUsualClothes(avatar);
  useEffect(() => {
    if (!isUsual) void fetchClothes(avatar).then(() => setLoaded(true));
  }, [avatar, isUsual]);
  return isUsual || areLoaded;
}
