/*
 * Scenes at night. A game names the colours of its lights; everything else is seen by moonlight, or keeps its colours
 * where lamps light it. The same drawing files serve day and night.
 */
import { useMemo } from 'react';
import { useDarkTheme } from '../ui/colour-theme';
import { pattern, svgUrl } from './drawing';
import { drawingInColours } from './drawings';
import nightSky from './drawings/night-sky.svg?drawing';
import { type NightLook, nightColour, nightDrawing, recolourSvg } from './night-colours';
import { type Sky, skyColour } from './sky';

/** For scenes that are always at night or draw their own: no colour changes. */
export const ALWAYS_NIGHT: NightLook = { colours: {}, otherColours: 'lit' };

const START = svgUrl('');

/** The document in a URL made by `svgUrl`. */
const documentOf = (url: string): string => url.slice(START.length).replaceAll('%23', '#').replaceAll('%25', '%');

/** The lighting of a scene now: how its colours and its images change. */
export interface SceneLighting {
  readonly colour: (day: string) => string;
  readonly picture: (url: string) => string;
}

/** A starry sky of that colour. */
function starry(name: string, sky: string): string {
  const { inner, area } = drawingInColours(nightSky, { sky });
  return pattern(name, inner, area);
}

const DAY: SceneLighting = { colour: (day) => day, picture: (url) => url };

function under(sky: Sky, what: NightLook['underSky']): SceneLighting {
  const colour = (day: string) => skyColour(day, sky, what);
  return { colour, picture: (url) => svgUrl(recolourSvg(documentOf(url), (_, day) => colour(day))) };
}

/** Day or night, following the page's colour scheme, and the weather by day where the sky can be seen. */
export function useSceneLighting(night: NightLook | undefined, sky: Sky = 'clear'): SceneLighting {
  const { isDark } = useDarkTheme();
  return useMemo(() => {
    if (!isDark) return night?.underSky === undefined || sky === 'clear' ? DAY : under(sky, night.underSky);
    return {
      colour: (day) => nightColour(day, night),
      picture: (url) => svgUrl(nightDrawing(documentOf(url), night, starry)),
    };
  }, [isDark, night, sky]);
}
