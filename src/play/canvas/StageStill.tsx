import { useMemo } from 'react';
import { svgDocument, svgUrl } from '../../stage/drawing';
import type { View } from '../../stage/scene';
import { usePlainStage } from './SceneStage';

/**
 * A still picture of the scene for stages without a canvas, in scene units. It is only redrawn when `draw` changes.
 * Renders nothing while a canvas draws.
 */
export function StageStill({ draw }: { readonly draw: (view: View) => string }) {
  const fit = usePlainStage()?.fit ?? null;
  const picture = useMemo(() => {
    if (fit === null) return null;
    const { left, top, right, bottom } = fit.view;
    return svgUrl(svgDocument(draw(fit.view), [left, top, right - left, bottom - top]));
  }, [draw, fit]);
  return (
    picture && (
      <img
        className="stage-still pointer-events-none absolute inset-0 size-full"
        src={picture}
        alt=""
        decoding="sync"
      />
    )
  );
}
