import type { CSSProperties, ReactNode } from 'react';
import { type Area, areaBox, type Placing } from '../stage/area';
import { usePlainStage } from './PlaceStage';

interface Props {
  readonly className?: string;
  /** Where the scene would draw it. */
  readonly place: Placing<Area>;
  readonly children: ReactNode;
}

/**
 * What the page draws itself where no scene does, as decoration: in the place of the scene's, with a unit of the scene as
 * `--unit`; or in the flow of the page, where words take the room. Nothing where a scene draws.
 */
export function StagePart({ className = '', place, children }: Props) {
  const plain = usePlainStage();
  if (plain === null) return null;
  const { fit } = plain;
  const style: CSSProperties & { '--unit'?: string } =
    fit === null ? {} : { ...areaBox(place(fit.view), fit), '--unit': `${fit.view.scale}px` };
  return (
    <div aria-hidden className={`stage-part ${className}`} style={style}>
      {children}
    </div>
  );
}
