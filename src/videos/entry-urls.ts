import type { Entry } from './catalogue';

/** The URL of a video's thumbnail, 320 x 180; null if the entry is not a video. */
export const thumbnailUrl = ({ videoId }: Entry): string | null =>
  videoId === undefined ? null : `https://i.ytimg.com/vi/${videoId}/mqdefault.jpg`;

/** YouTube's player without cookies. */
export const PLAYER_HOST = 'https://www.youtube-nocookie.com';

/** The URL of the player, for the person who manages a network filter. */
export const playerUrl = ({ videoId, playlistId }: Entry): string =>
  `${PLAYER_HOST}/embed/${videoId === undefined ? `videoseries?list=${playlistId}` : videoId}`;

/** The URL of the player, with autoplay and with messages to this page enabled. */
export function autoplayPlayerUrl(entry: Entry): string {
  const address = playerUrl(entry);
  return `${address}${address.includes('?') ? '&' : '?'}autoplay=1&rel=0&enablejsapi=1`;
}

/** The URL of an entry on its own site. */
export function entryPageUrl({ videoId, playlistId, externalUrl }: Entry): string {
  if (externalUrl !== undefined) return externalUrl;
  return videoId === undefined
    ? `https://www.youtube.com/playlist?list=${playlistId}`
    : `https://www.youtube.com/watch?v=${videoId}`;
}
