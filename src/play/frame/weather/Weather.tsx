import './weather.css';
import type { Drawing } from '../../../stage/atlas';
import { drawingUrl } from '../../../stage/drawing';
import type { SceneLighting } from '../../../stage/night';
import type { Sky } from '../../../stage/sky';
import cloud from './drawings/cloud.svg?drawing';
import rain from './drawings/rain.svg?drawing';
import stormCloud from './drawings/storm-cloud.svg?drawing';

/** A drawing, its upper left corner on the picture behind a menu (1600 x 900), and its scale. */
type Sight = readonly [drawing: Drawing, x: number, y: number, size: number];

const SIGHTS: Readonly<Record<Sky, readonly Sight[]>> = {
  clear: [],
  dusk: [],
  cloudy: [
    [cloud, 60, 120, 0.8],
    [cloud, 1240, 70, 1.05],
    [cloud, 930, 30, 0.6],
  ],
  stormy: [
    [rain, 40, 180, 1.1],
    [rain, 1220, 160, 1.2],
    [stormCloud, -40, 40, 1.1],
    [stormCloud, 1140, 0, 1.25],
    [stormCloud, 380, -60, 0.9],
    [stormCloud, 800, -80, 0.9],
  ],
};

/** The weather over a scene, which reflects the difficulty. It moves for a few seconds and then stops. */
export const Weather = ({ sky, light }: { readonly sky: Sky; readonly light: SceneLighting }) => (
  <svg key={sky} className="weather" viewBox="0 0 1600 900" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
    {SIGHTS[sky].map(([drawing, x, y, size], index) => (
      <image
        key={index}
        className={drawing === rain ? 'weather-rain' : 'weather-cloud'}
        href={light.picture(drawingUrl(drawing))}
        x={x}
        y={y}
        width={drawing.area[2] * size}
        height={drawing.area[3] * size}
      />
    ))}
  </svg>
);
