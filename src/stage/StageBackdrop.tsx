import './backdrop.css';
import { type CSSProperties, memo, useMemo } from 'react';
import { type Backdrop, type Layer, layerBox, standingVariable } from './backdrop';
import type { Light } from './night';
import type { Fit } from './scene';

interface Props {
  /** How scenes lie on the stage; null where it has no size. */
  readonly fit: Fit | null;
  readonly backdrop: Backdrop;
  readonly light: Light;
  /** While false nothing drifts. */
  readonly isRunning: boolean;
}

/**
 * What of a place does not change while it is played, as pictures of the page behind a clear canvas: the browser paints
 * them once, and a frame of the game costs only what moves.
 */
export const StageBackdrop = memo(function StageBackdrop({ fit, backdrop, light, isRunning }: Props) {
  // A backdrop may be drawn for the view: not anew at each event of the game.
  const layers = useMemo(
    () => (fit ? backdrop(fit.view.shape, fit.view).map((layer) => lit(layer, light)) : []),
    [backdrop, fit, light],
  );
  return (
    <div className="backdrop" data-running={isRunning}>
      {fit &&
        layers.map((layer, index) => (
          <img
            key={index}
            src={layer.picture}
            alt=""
            // All layers with the first picture of the place, none after another.
            decoding="sync"
            data-drifts={layer.drift === undefined ? undefined : ''}
            style={styleOf(layer, fit)}
          />
        ))}
    </div>
  );
});

/** What shines for a streak shines by night too. */
const lit = (layer: Layer, light: Light): Layer =>
  layer.stands === 'bright' ? layer : { ...layer, picture: light.picture(layer.picture) };

const styleOf = (layer: Layer, fit: Fit): CSSProperties & { '--drift': string } => ({
  ...layerBox(layer, fit),
  '--drift': `${(layer.drift ?? 0) * fit.view.scale}px`,
  ...(layer.stands !== undefined && { opacity: `var(${standingVariable(layer.stands)}, 0)` }),
  ...(layer.fades === true && { transition: 'opacity var(--fade-ms, 0ms)' }),
});
