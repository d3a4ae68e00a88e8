import type { Entry } from './catalogue';

/** The image service of the video site: a small picture of a video, 320 x 180. */
export const thumbnailOf = ({ videoId }: Entry): string | null =>
  videoId === undefined ? null : `https://i.ytimg.com/vi/${videoId}/mqdefault.jpg`;

/** The player that keeps no cookies. */
export const PLAYER_HOST = 'https://www.youtube-nocookie.com';

/** Where the player of an entry lies, as whoever runs a filter needs to know it. */
export const playerAddressOf = ({ videoId, playlistId }: Entry): string =>
  `${PLAYER_HOST}/embed/${videoId === undefined ? `videoseries?list=${playlistId}` : videoId}`;

/** The player of an entry, which begins at once, and speaks to this page when it is asked to. */
export function playerOf(entry: Entry): string {
  const address = playerAddressOf(entry);
  return `${address}${address.includes('?') ? '&' : '?'}autoplay=1&rel=0&enablejsapi=1`;
}

/** Where an entry can be seen outside this site. */
export function pageOf({ videoId, playlistId, externalUrl }: Entry): string {
  if (externalUrl !== undefined) return externalUrl;
  return videoId === undefined
    ? `https://www.youtube.com/playlist?list=${playlistId}`
    : `https://www.youtube.com/watch?v=${videoId}`;
}
