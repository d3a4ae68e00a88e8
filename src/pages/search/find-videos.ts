import { getEntryId } from '../../videos/catalogue';
import { searchEverywhere } from '../../videos/useSearchResult';
import type { Found } from './find';
import { text } from './text';

const MAX = 4;

/** The best videos of all hubs. Related ones are left out, because the hubs' own search explains them. */
export async function findVideos(typed: string): Promise<readonly Found[]> {
  const search = await searchEverywhere();
  const { how, found } = search(typed);
  if (how !== 'all' && how !== 'slip') return [];
  return found.slice(0, MAX).map(({ entry, unit, tab, hub }) => ({
    group: 'videos',
    title: entry.title,
    about: text.video(hub.heading, unit.title),
    to: `/video-hub/${hub.id}?tab=${tab.id}#${encodeURIComponent(getEntryId(entry))}`,
  }));
}
