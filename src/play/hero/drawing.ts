/*
 * The hero, drawn in parts that stack without offsets on one sheet: 240 wide, 306 high, its top at -12. A child of
 * starlight: no gender, no weapon, no anger. Pivots: arms 90,168 and 150,168; head 120,150; cape 120,152; feet 120,284.
 */
import type { Avatar } from '../../../machines/core/hero';
import { oval, svgDocument } from '../../stage/drawing';
import { armAtRest, armOnHip, armZapping, type HeroMood, head, legs, mouth, torso } from './body';
import { cape } from './cape';
import { emblem } from './emblem';
import { lids, mask } from './mask';
import { SUITS } from './suit';

/** The part of the sheet that shows the whole hero. */
const HERO_SHEET = [0, -12, 240, 306] as const;

/** The parts of a hero, each a piece of markup on the hero's sheet. */
export function heroParts({ color, mask: maskKind, cape: capeKind, emblem: emblemKind }: Avatar) {
  const suit = SUITS[color];
  return {
    cape: cape(capeKind, suit.cape),
    armOnHip: armOnHip(suit),
    legs: legs(suit),
    torso: torso(suit) + emblem(emblemKind),
    armAtRest: armAtRest(suit),
    head: head(suit),
    smile: mouth('smile'),
    cheer: mouth('cheer'),
    oops: mouth('oops'),
    mask: mask(maskKind, suit),
    lids: lids(maskKind),
    armZapping: armZapping(suit),
  };
}

/** The whole hero at rest, as an SVG document. */
export function heroDocument(avatar: Avatar, mood: HeroMood = 'smile'): string {
  const parts = heroParts(avatar);
  const shadow = oval(122, 284, 58, 9, '#0B0B24', { opacity: 0.22 });
  const body = [shadow, parts.cape, parts.armOnHip, parts.legs, parts.torso, parts.armAtRest, parts.head];
  return svgDocument([...body, parts[mood], parts.mask].join(''), HERO_SHEET);
}

/** One item by itself, as an SVG document: what a wardrobe shows. */
export function itemDocument(type: keyof Avatar, avatar: Avatar): string {
  const parts = heroParts(avatar);
  switch (type) {
    case 'color':
      return heroDocument(avatar);
    case 'mask':
      return svgDocument(parts.head + parts.smile + parts.mask, [40, -12, 160, 176]);
    case 'cape':
      return svgDocument(parts.cape, [-10, 140, 208, 156]);
    case 'emblem':
      return svgDocument(emblem(avatar.emblem, 30, 30, 1.1), [0, 0, 60, 60]);
  }
}
