/*
 * A place by night. It has colours of its own then: what shines is named by its game, and all else is seen by moonlight, or
 * stays as it is where lamps light it. The files of the drawings serve both.
 */
import { useMemo } from 'react';
import { useDarkTheme } from '../ui/colour-theme';
import { pattern, svgUrl } from './drawing';
import { inTones } from './drawings';
import nightSky from './drawings/night-sky.svg?drawing';
import { type Night, nightColour, nightDrawing, recoloured } from './moonlight';
import { type Sky, skyColour } from './sky';

/** What is night by day as well, or knows its own night: nothing of it changes. */
export const ALWAYS_NIGHT: Night = { colours: {}, others: 'lit' };

const START = svgUrl('');

/** The document in the address of a picture that was made by `svgUrl`. */
const documentOf = (url: string): string => url.slice(START.length).replaceAll('%23', '#').replaceAll('%25', '%');

/** How a place is lit now: what becomes of its colours, and of its pictures. */
export interface Light {
  readonly colour: (day: string) => string;
  readonly picture: (url: string) => string;
}

/** Stars in a sky of that colour. */
function starry(name: string, sky: string): string {
  const { inner, area } = inTones(nightSky, { sky });
  return pattern(name, inner, area);
}

const DAY: Light = { colour: (day) => day, picture: (url) => url };

function under(sky: Sky, what: Night['underSky']): Light {
  const colour = (day: string) => skyColour(day, sky, what);
  return { colour, picture: (url) => svgUrl(recoloured(documentOf(url), (_, day) => colour(day))) };
}

/** Day or night, as the page is light or dark; by day as the sky is, where it is over the place. */
export function useLight(night: Night | undefined, sky: Sky = 'clear'): Light {
  const { isDark } = useDarkTheme();
  return useMemo(() => {
    if (!isDark) return night?.underSky === undefined || sky === 'clear' ? DAY : under(sky, night.underSky);
    return {
      colour: (day) => nightColour(day, night),
      picture: (url) => svgUrl(nightDrawing(documentOf(url), night, starry)),
    };
  }, [isDark, night, sky]);
}
