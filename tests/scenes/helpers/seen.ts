import type { Container, Sprite } from 'pixi.js';
import { SignText } from '../../../src/stage/sign-text';

/** The name of what a sprite shows. */
export const nameOf = (body: Container): string =>
  'texture' in body && body.texture instanceof Object && 'label' in body.texture ? String(body.texture.label) : '';

/** All that belongs to a container, itself included. */
export const everything = (body: Container): readonly Container[] => [body, ...body.children.flatMap(everything)];

/** All of it that can be seen. */
export const seen = (body: Container): readonly Container[] =>
  body.visible && body.alpha > 0 ? [body, ...body.children.flatMap(seen)] : [];

/** The texts that can be seen in a container. */
export const textsIn = (body: Container): readonly string[] =>
  seen(body).flatMap((one) => (one instanceof SignText && one.text !== '' ? [one.text] : []));

/** The sprites, plain or of nine slices, seen in a container that show the texture of that name. */
export const spritesIn = (body: Container, name: string | RegExp): readonly Sprite[] =>
  seen(body).filter((one): one is Sprite => nameOf(one).search(name) === 0);
