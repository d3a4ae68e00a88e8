/* Choices drawn by a scene for a class in front of a board: in its four corners, on stages of hundreds of sizes. */
import { describe, expect, it } from 'vitest';
import { beaconAreas, PORTAL, portalPosition } from '../../src/games/math-warp/scene/layout';
import { bubbleAreas, pillArea, stripArea } from '../../src/games/mental-maths/scene/layout';
import { type Area, areasOverlap, getAreaBox, type ViewLayout } from '../../src/stage/area';
import { fitScene, fitSceneToElement } from '../../src/stage/scene';

const range = (from: number, to: number, step: number) =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);
const SIZES = range(300, 3900, 200).flatMap((widthPx) =>
  range(240, 2100, 124)
    .filter((heightPx) => widthPx <= 4 * heightPx)
    .map((heightPx) => [widthPx, heightPx] as const),
);

/** The inside of the portal, without its rounded corners. */
const lightArea: ViewLayout<Area> = (view) => {
  const { x, y, scale } = portalPosition(view);
  const [halfWidth, halfHeight] = [PORTAL.innerX * scale * 0.7, PORTAL.innerY * scale * 0.7];
  return { x: x - halfWidth, y: y - halfHeight, width: 2 * halfWidth, height: 2 * halfHeight };
};

/** The layout faults on a stage, in words. */
function faultsOn(
  [widthPx, heightPx]: (typeof SIZES)[number],
  choicesOf: ViewLayout<readonly Area[]>,
  askedOf: ViewLayout<Area>,
): readonly string[] {
  const fit = fitScene(widthPx, heightPx, 'corners');
  const areas = choicesOf(fit.view);
  const asked = askedOf(fit.view);
  return areas.flatMap((area, index) => {
    const { left, top, width, height } = getAreaBox(area, fit);
    const isOut = left < -0.01 || top < -0.01 || left + width > widthPx + 0.01 || top + height > heightPx + 0.01;
    const isInCorner =
      left + width / 2 < widthPx / 2 === (index % 2 === 0) && top + height / 2 < heightPx / 2 === index < 2;
    const faults = [
      isOut && 'is out of sight',
      !isInCorner && 'shares its corner with another',
      Math.min(width, height) < 48 && 'is smaller than a finger',
      areasOverlap(area, asked) && 'covers the question',
      areas.some((other, at) => at !== index && areasOverlap(area, other)) && 'covers another choice',
    ];
    return faults.flatMap((fault) =>
      fault === false ? [] : [`${widthPx} x ${heightPx}: choice ${index + 1} ${fault}`],
    );
  });
}

/** The choices on a stage inside an element that requests corners. */
const choicesOn = (corners: object | null) =>
  fitSceneToElement({ clientWidth: 960, clientHeight: 540, closest: () => corners } as unknown as HTMLElement).view
    .choices;

describe('In the corners of a board', () => {
  it.each([
    ['bubbles', bubbleAreas, pillArea],
    ['beacons', beaconAreas, lightArea],
  ])(
    '%s are fully visible, apart from each other and from the question, and large enough for a finger',
    (_, choices, asked) => {
      expect(SIZES.length).toBeGreaterThan(200);
      expect(SIZES.flatMap((size) => faultsOn(size, choices, asked))).toEqual([]);
    },
  );

  it('there is space between bubbles for feedback', () => {
    for (const [widthPx, heightPx] of SIZES) {
      const { view } = fitScene(widthPx, heightPx, 'corners');
      const strip = stripArea(view);
      expect(strip.height * view.scale).toBeGreaterThanOrEqual(44);
      for (const area of bubbleAreas(view)) expect(areasOverlap(area, strip)).toBe(false);
    }
  });

  it("a scene puts its choices in the corners if the page asks for that, and otherwise in the game's own layout", () => {
    expect([choicesOn({}), choicesOn(null)]).toEqual(['corners', undefined]);
  });
});
