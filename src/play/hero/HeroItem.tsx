import type { Avatar } from '../../../machines/core/hero';
import { svgUrl } from '../../stage/drawing';
import { itemDocument } from './drawing';

/** One item of a hero's clothing, as decoration. */
export function HeroItem({ type, avatar }: { readonly type: keyof Avatar; readonly avatar: Avatar }) {
  return <img className="hero-item" src={svgUrl(itemDocument(type, avatar))} alt="" draggable={false} />;
}
