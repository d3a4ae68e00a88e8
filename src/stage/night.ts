/*
 * Scenes at night. A game names the colours of its lights. Everything else is lit by the moon, or keeps its colours if
 * lamps light it. Day and night use the same drawing files.
 */
import { useMemo } from 'react';
import { useDarkTheme } from '../device/colour-theme';
import { pattern, svgUrl } from './drawing';
import { drawingInColours } from './drawings';
import nightSky from './drawings/night-sky.svg?drawing';
import { type NightLook, recolourSvg, toNightColour, toNightDrawing } from './night-colours';
import { type Sky, toSkyColour } from './sky';

/** For scenes that are always at night or draw their own night: colours do not change. */
export const ALWAYS_NIGHT: NightLook = { colours: {}, otherColours: 'lit' };

const START = svgUrl('');

/** The document in a URL made by `svgUrl`. */
const documentOf = (url: string): string => url.slice(START.length).replaceAll('%23', '#').replaceAll('%25', '%');

/** The current lighting of a scene, which changes its colours and its images. */
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
  const colour = (day: string) => toSkyColour(day, sky, what);
  return { colour, picture: (url) => svgUrl(recolourSvg(documentOf(url), (_, day) => colour(day))) };
}

/** Day or night, following the page's colour scheme, and the weather by day if the sky is visible. */
export function useSceneLighting(night: NightLook | undefined, sky: Sky = 'clear'): SceneLighting {
  const { isDark } = useDarkTheme();
  return useMemo(() => {
    if (!isDark) return night?.underSky === undefined || sky === 'clear' ? DAY : under(sky, night.underSky);
    return {
      colour: (day) => toNightColour(day, night),
      picture: (url) => svgUrl(toNightDrawing(documentOf(url), night, starry)),
    };
  }, [isDark, night, sky]);
}
