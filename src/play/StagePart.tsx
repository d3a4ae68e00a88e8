import type { ReactNode } from 'react';
import type { Area, ByView } from '../stage/area';
import { usePlainStage, useStageStyle } from './SceneStage';

interface Props {
  readonly className?: string;
  /** Where the scene would draw it. */
  readonly areaOf: ByView<Area>;
  readonly children: ReactNode;
}

/**
 * What the page draws itself where no scene does, as decoration: in the place of the scene's, with a unit of the scene as
 * `--unit`; or in the flow of the page, where words take the room. Nothing where a scene draws.
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
