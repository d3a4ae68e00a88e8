import type { Avatar } from '../../machines/core/hero';
import { svgUrl } from '../stage/drawing';
import { itemDocument } from './hero/drawing';

/** One thing that a hero can wear, by itself, as decoration. */
export function HeroItem({ type, avatar }: { readonly type: keyof Avatar; readonly avatar: Avatar }) {
  return <img className="hero-item" src={svgUrl(itemDocument(type, avatar))} alt="" draggable={false} />;
}
