import type { ReactNode } from 'react';
import type { Area, LayoutOf } from '../../stage/area';
import { usePlainStage, useStageStyle } from './SceneStage';

interface Props {
  readonly className?: string;
  /** Where the scene would draw it. */
  readonly areaOf: LayoutOf<Area>;
  readonly children: ReactNode;
}

/**
 * Decoration that replaces what the scene would draw, in the same place and with `--unit` as its unit; or in the flow
 * of the page where text takes the space. Renders nothing while a canvas draws.
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
