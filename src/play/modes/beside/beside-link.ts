import { queryString } from '../../links/links';
import { type RoundParameters, withoutSeed } from '../../round/round';

/** A new round with these settings, beside the last one. It starts at once. */
export const besideUrl = (link: RoundParameters): string =>
  queryString({ beside: '1', ...withoutSeed(link), start: '1' });

export const isBesideAsked = (search: string): boolean =>
  ['', '1', 'on'].includes(new URLSearchParams(search).get('beside') ?? 'off');
