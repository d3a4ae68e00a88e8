import type { Entry } from './catalogue';

/** The image service of the video site: a small picture of a video, 320 x 180. */
export const thumbnailOf = ({ videoId }: Entry): string | null =>
  videoId === undefined ? null : `https://i.ytimg.com/vi/${videoId}/mqdefault.jpg`;

/** The player that keeps no cookies. */
export const PLAYER_HOST = 'https://www.youtube-nocookie.com';

/** The player of an entry, which begins at once. */
export function playerOf({ videoId, playlistId }: Entry): string {
  const located = videoId === undefined ? `videoseries?list=${playlistId}&` : `${videoId}?`;
  return `${PLAYER_HOST}/embed/${located}autoplay=1&rel=0`;
}

/** Where an entry can be seen outside this site. */
export function pageOf({ videoId, playlistId, externalUrl }: Entry): string {
  if (externalUrl !== undefined) return externalUrl;
  return videoId === undefined
    ? `https://www.youtube.com/playlist?list=${playlistId}`
    : `https://www.youtube.com/watch?v=${videoId}`;
}
