/*
 * The pictures of the hero that pages show before any script has run. `npx vitest run
 * tests/site/hero-pictures.test.ts -u` draws them again.
 */
import { expect, it } from 'vitest';
import { NO_CAPTAIN } from '../../machines/core/captain';
import { DEFAULT_AVATAR } from '../../machines/core/hero';
import boatBack from '../../src/pages/captain/drawings/boat-back.svg?drawing';
import boatFront from '../../src/pages/captain/drawings/boat-front.svg?drawing';
import plainFlag from '../../src/pages/captain/drawings/flag-star.svg?drawing';
import { sailColours } from '../../src/pages/captain/look';
import { drawHeroHead, drawHeroInHat, heroMarkup } from '../../src/play/hero/drawing';
import { clipMarkup, svgDocument, transformMarkup } from '../../src/stage/drawing';
import { fillColours } from '../../src/stage/drawings';

const FOLDER = '../../assets/pictures/hero';
/** The half of the hero's sheet with its left arm. */
const LEFT_HALF = 'M120-40H260V300H120Z';
/** The boat with room for the hero's flame. */
const BOAT_AREA = [-44, -92, 88, 105] as const;

/** Pictures do not have the colours of the page. */
const FOAM = '#ffffffa6';

/** Waves for a few seconds when the page opens. */
const WAVING =
  '<style>.arm{transform-origin:150px 168px;transform:rotate(14deg);animation:wave 1s ease-in-out 6}@keyframes wave{30%{transform:rotate(4deg)}70%{transform:rotate(26deg)}}@media(prefers-reduced-motion:reduce){.arm{animation:none}}</style>';

const waving = (): string =>
  heroMarkup(DEFAULT_AVATAR, 'cape', 'arm on hip', 'legs', 'torso') +
  `<g class="arm">${clipMarkup(LEFT_HALF, heroMarkup(DEFAULT_AVATAR, 'arms up'))}</g>` +
  drawHeroHead(DEFAULT_AVATAR, 'cheer');

it('The head in the bar is that of a hero without clothes from the wardrobe', async () => {
  await expect(drawHeroInHat(DEFAULT_AVATAR, null)).toMatchFileSnapshot(`${FOLDER}/head.svg`);
});

it('The hero of new visitors waves from the boat', async () => {
  const hero = transformMarkup(waving(), { x: -18, y: -70, scale: 0.26 });
  const flag = transformMarkup(plainFlag.inner, { x: -34, y: -63, scale: 0.75 });
  const boat = fillColours(boatBack.inner + flag, { ...sailColours(NO_CAPTAIN), foam: FOAM });
  const picture = svgDocument(WAVING + boat + hero + boatFront.inner, BOAT_AREA);
  await expect(picture).toMatchFileSnapshot(`${FOLDER}/first-boat.svg`);
});
