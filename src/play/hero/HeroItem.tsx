import type { Avatar } from '../../../machines/core/hero';
import { svgUrl } from '../../stage/drawing';
import './clothes';
import { createItemSvg } from './drawing';

/** One item of a hero's clothing, as decoration. */
export function HeroItem({ type, avatar }: { readonly type: keyof Avatar; readonly avatar: Avatar }) {
  return <img className="hero-item" src={svgUrl(createItemSvg(type, avatar))} alt="" draggable={false} />;
}
