/* The layout of the lagoon, checked at hundreds of stage sizes. */
import { describe, expect, it } from 'vitest';
import { mentalMathsBackdrop } from '../../src/games/mental-maths/scene/backdrop';
import { SINK, SWELL } from '../../src/games/mental-maths/scene/bubble';
import {
  BEAD_RING,
  BOB_UNITS,
  BUBBLE,
  bubbleAreas,
  mentalMathsLayout,
  pillArea,
} from '../../src/games/mental-maths/scene/layout';
import { getAreaBox } from '../../src/stage/area';
import { getLayerBox } from '../../src/stage/backdrop';
import { fitScene } from '../../src/stage/scene';

/** Stages of phones, tablets, desktops and whiteboards, in both orientations, in CSS pixels. */
const STAGES = [
  [320, 472],
  [360, 644],
  [390, 748],
  [568, 268],
  [740, 308],
  [820, 1050],
  [1180, 748],
  [1440, 828],
  [1920, 1008],
] as const;

const range = (from: number, to: number, step: number) =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);

/** Six hundred stages, from the smallest phone to a video wall, none more than four times as wide as high. */
const ALL_SIZES = range(280, 2000, 55).flatMap((widthPx) =>
  range(240, 1400, 55)
    .filter((heightPx) => widthPx <= 4 * heightPx)
    .map((heightPx) => [widthPx, heightPx] as const),
);

/** The radius of a bubble with its ring at a scale. */
const reachOf = (scale: number) => (BUBBLE.radius + BUBBLE.ring) * scale;

/** Describes everything that overlaps or leaves the view on a stage. */
function findFaults([widthPx, heightPx]: readonly [number, number]): readonly string[] {
  const { view } = fitScene(widthPx, heightPx);
  const { bubbles, bubbleScale, pill, beads } = mentalMathsLayout(view);
  const reach = reachOf(bubbleScale);
  const swollen = reach * (1 + SWELL.by);
  const faults = bubbles.flatMap((bubble, index) => {
    const leaves =
      bubble.x - swollen < view.left ||
      bubble.x + swollen > view.right ||
      bubble.y + swollen + BOB_UNITS > view.bottom ||
      bubble.y - swollen - BOB_UNITS < view.top;
    // The highest point of the bubble against the lowest of the pill and the beads.
    const touchesPill =
      bubble.y - swollen - BOB_UNITS < Math.max(pill.y + pill.height, ...beads.map(({ y }) => y + BEAD_RING.bead));
    const touched = bubbles.flatMap((other, position) => {
      if (position === index) return [];
      // One swells while the other bobs towards it as far as it can.
      const nearest = Math.hypot(bubble.x - other.x, Math.max(0, Math.abs(bubble.y - other.y) - 2 * BOB_UNITS));
      return nearest < swollen + reach ? [`bubble ${index} touches ${position}`] : [];
    });
    return [
      ...(leaves ? [`bubble ${index} leaves`] : []),
      ...(touchesPill ? [`bubble ${index} touches the pill`] : []),
      ...touched,
    ];
  });
  const isPillInside = beads.every(
    ({ x, y }) => x - BEAD_RING.bead >= view.left && x + BEAD_RING.bead <= view.right && y - BEAD_RING.bead >= view.top,
  );
  return [...faults, ...(isPillInside ? [] : ['the pill leaves'])].map((fault) => `${widthPx} x ${heightPx}: ${fault}`);
}

describe('The bubbles', () => {
  it('stay apart, off the pill and inside the view at six hundred sizes, even while they bob and swell', () => {
    expect(ALL_SIZES.length).toBeGreaterThan(600);
    expect(ALL_SIZES.flatMap(findFaults)).toEqual([]);
    expect(STAGES.flatMap(findFaults)).toEqual([]);
  });

  it('do not sink onto the one below', () => {
    for (const [widthPx, heightPx] of ALL_SIZES) {
      const { bubbles, bubbleScale } = mentalMathsLayout(fitScene(widthPx, heightPx).view);
      const sunk = SINK.units * bubbleScale + reachOf(bubbleScale) * SINK.shrinksTo;
      for (const upper of bubbles)
        for (const lower of bubbles.filter(({ x, y }) => Math.abs(x - upper.x) < 1 && y > upper.y))
          expect(lower.y - upper.y - 2 * BOB_UNITS).toBeGreaterThanOrEqual(sunk + reachOf(bubbleScale));
    }
  });
});

describe.each(STAGES)('Mental Maths on a stage of %i x %i', (widthPx, heightPx) => {
  const fit = fitScene(widthPx, heightPx);
  const { view } = fit;
  const layout = mentalMathsLayout(view);

  it('gives each bubble a button that covers all its bobbing and is large enough for a finger', () => {
    bubbleAreas(view).forEach((area, index) => {
      const { x = 0, y = 0 } = layout.bubbles[index] ?? {};
      expect([area.x + area.width / 2, area.y + area.height / 2]).toEqual([expect.closeTo(x, 6), expect.closeTo(y, 6)]);
      expect(area.width / 2).toBeGreaterThanOrEqual(reachOf(layout.bubbleScale) + BOB_UNITS - 1e-6);
      const { left, top, width, height } = getAreaBox(area, fit);
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(48);
      expect([left >= 0, top >= 0, left + width <= widthPx, top + height <= heightPx]).toEqual([
        true,
        true,
        true,
        true,
      ]);
    });
  });

  it('keeps the buttons apart', () => {
    const areas = bubbleAreas(view);
    areas.forEach((one, index) => {
      for (const other of areas.slice(index + 1)) {
        const isApart = one.x + one.width <= other.x + 0.01 || one.y + one.height <= other.y + 0.01;
        expect(isApart).toBe(true);
      }
    });
  });

  it('leaves room for feedback between the pill and the bubbles', () => {
    const { strip } = layout;
    expect(strip.y).toBeGreaterThan(pillArea(view).y + pillArea(view).height);
    expect(strip.height * view.scale).toBeGreaterThanOrEqual(50);
  });

  it('shows the question at least 40 pixels high', () => {
    // The pill is nearly one and a half times as high as its text.
    expect(96 * view.scale).toBeGreaterThanOrEqual(40);
  });

  it('puts the horizon between the pill and the bubbles', () => {
    expect(layout.horizon).toBeGreaterThan(layout.pill.y + layout.pill.height);
    expect(layout.horizon).toBeLessThan(layout.strip.y + layout.strip.height);
  });

  it('has room for the turtle to swim through 25 answers, and shows it at both ends', () => {
    const { x, step } = layout.turtle;
    expect(step).toBeGreaterThan(0);
    expect(step).toBeLessThanOrEqual(40);
    expect(x).toBeGreaterThanOrEqual(view.left + 40);
    expect(x + 25 * step).toBeLessThanOrEqual(view.right - 40);
  });
});

describe('The beads', () => {
  it('form an even ring of twelve around the pill, clockwise from the top', () => {
    const { beads, pill } = mentalMathsLayout(fitScene(960, 540).view);
    expect(beads).toHaveLength(12);
    const [first, , third, , , , seventh] = beads;
    const middle = pill.x + pill.width / 2;
    expect([(first?.x ?? 0) > middle, (first?.y ?? 0) < pill.y, (third?.x ?? 0) > pill.x + pill.width - 30]).toEqual([
      true,
      true,
      true,
    ]);
    // The seventh starts the second half. It is the first, rotated around the centre of the pill.
    expect(seventh?.x).toBeCloseTo(2 * middle - (first?.x ?? 0), 6);
    for (const { x, y } of beads) {
      const isOutside = x < pill.x || x > pill.x + pill.width || y < pill.y || y > pill.y + pill.height;
      expect(isOutside).toBe(true);
    }
  });
});

describe('The backdrop', () => {
  it('is one picture of the lagoon for each shape of the stage, plus the pill exactly behind the question', () => {
    const fit = fitScene(1440, 828);
    const [lagoon, ...others] = mentalMathsBackdrop('landscape', fit.view);
    const pill = others.at(-1);
    const [other] = mentalMathsBackdrop('landscape', fitScene(1024, 528).view);
    expect(other?.picture).toBe(lagoon?.picture);
    const box = pill && getLayerBox(pill, fit);
    const question = getAreaBox(pillArea(fit.view), fit);
    expect((box?.left ?? 0) + (box?.width ?? 0) / 2).toBeCloseTo(question.left + question.width / 2, 6);
    expect((box?.top ?? 0) + (box?.height ?? 0) / 2).toBeCloseTo(question.top + question.height / 2, 6);
  });
});
