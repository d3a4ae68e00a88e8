import type { Thing } from '../../catalogue/keepsakes';
import { drawingUrl } from '../../stage/drawing';

/** A thing as decoration. Its button or link has its name. */
export const ThingPicture = ({ thing }: { readonly thing: Thing }) => (
  <img className="thing-picture" src={drawingUrl(thing.drawing)} alt="" draggable={false} />
);
