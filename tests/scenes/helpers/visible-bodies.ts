import type { Container, Sprite } from 'pixi.js';
import { EquationText } from '../../../src/stage/equation-text';

export const getName = (body: Container): string =>
  'texture' in body && body.texture instanceof Object && 'label' in body.texture ? String(body.texture.label) : '';

export const withDescendants = (body: Container): readonly Container[] => [
  body,
  ...body.children.flatMap(withDescendants),
];

/** The visible ones among a container and its descendants. */
export const visibleBodies = (body: Container): readonly Container[] =>
  body.visible && body.alpha > 0 ? [body, ...body.children.flatMap(visibleBodies)] : [];

/** The visible text in a container. */
export const findTexts = (body: Container): readonly string[] =>
  visibleBodies(body).flatMap((one) => (one instanceof EquationText && one.text !== '' ? [one.text] : []));

/** The visible sprites in a container, plain or nine-slice, with the texture of that name. */
export const findSprites = (body: Container, name: string | RegExp): readonly Sprite[] =>
  visibleBodies(body).filter((one): one is Sprite => getName(one).search(name) === 0);
