import './backdrop.css';
import { type CSSProperties, memo, type ReactNode, useMemo } from 'react';
import { type Backdrop, getLayerBox, type Layer, layerVisibilityVariable } from './backdrop';
import type { SceneLighting } from './night';
import type { Fit } from './scene';

interface Props {
  /** Where the scene's frame is on the stage; null while the stage has no size. */
  readonly fit: Fit | null;
  readonly backdrop: Backdrop;
  readonly light: SceneLighting;
  /** Layers only drift while this is true. */
  readonly isRunning: boolean;
  /** Passes through the scene, behind its front layers. */
  readonly children?: ReactNode;
}

/**
 * The parts of a scene that do not change during play, as page images behind a transparent canvas. The browser paints
 * them once, so a frame only costs as much as its moving parts.
 */
export const StageBackdrop = memo(function StageBackdrop({ fit, backdrop, light, isRunning, children }: Props) {
  // Memoised because a backdrop may draw itself for the view, and events re-render this component.
  const layers = useMemo(
    () => (fit ? backdrop(fit.view.shape, fit.view).map((layer) => lit(layer, light)) : []),
    [backdrop, fit, light],
  );
  const front = layers.findIndex(({ isFront }) => isFront === true);
  const middle = front === -1 ? layers.length : front;
  return (
    <div className="backdrop" data-running={isRunning}>
      {fit && (
        <>
          {layers.slice(0, middle).map((layer, index) => (
            <LayerImage key={index} layer={layer} fit={fit} />
          ))}
          {children}
          {layers.slice(middle).map((layer, index) => (
            <LayerImage key={index} layer={layer} fit={fit} />
          ))}
        </>
      )}
    </div>
  );
});

const LayerImage = ({ layer, fit }: { readonly layer: Layer; readonly fit: Fit }) => (
  <img
    src={layer.picture}
    alt=""
    // Decoded synchronously so that all layers appear together.
    decoding="sync"
    data-drifts={layer.drift === undefined ? undefined : ''}
    data-front={layer.isFront}
    style={styleOf(layer, fit)}
  />
);

/** Layers that light up during a streak are lit at night as well. */
const lit = (layer: Layer, light: SceneLighting): Layer =>
  layer.visibleWhen === 'bright' ? layer : { ...layer, picture: light.picture(layer.picture) };

const styleOf = (layer: Layer, fit: Fit): CSSProperties & { '--drift': string } => ({
  ...getLayerBox(layer, fit),
  '--drift': `${(layer.drift ?? 0) * fit.view.scale}px`,
  ...(layer.visibleWhen !== undefined && { opacity: `var(${layerVisibilityVariable(layer.visibleWhen)}, 0)` }),
  ...(layer.fades === true && { transition: 'opacity var(--fade-ms, 0ms)' }),
});
