import type { ReactNode } from 'react';
import type { Area, ViewLayout } from '../../stage/area';
import { usePlainStage, useStageStyle } from './SceneStage';

interface Props {
  readonly className?: string;
  /** Where the scene would draw this part. */
  readonly areaOf: ViewLayout<Area>;
  readonly children: ReactNode;
}

/**
 * Decoration that replaces part of the drawn scene, in the same position and with `--unit` as its unit. It is in the
 * flow of the page if text takes up the space of the stage. Renders nothing while a canvas draws.
 */
export function StagePart({ className = '', areaOf, children }: Props) {
  const style = useStageStyle(areaOf);
  if (usePlainStage() === null) return null;
  return (
    <div aria-hidden className={`stage-part ${className}`} style={style}>
      {children}
    </div>
  );
}
