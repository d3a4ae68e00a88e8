// @vitest-environment jsdom

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMapLink, parseMapFragment } from '../../src/pages/facts/map-link';
import { propertyRuns } from '../helpers/property-runs';
import { memories } from '../machines/learning/arbitraries';

const fragment = (link: string): string => new URL(link).hash;

describe('A map link', () => {
  it('contains everything that is known, but not the typing speed', () => {
    fc.assert(
      fc.property(memories, (memory) => {
        expect(parseMapFragment(fragment(createMapLink(memory)))).toEqual({ ...memory, hands: {} });
      }),
      propertyRuns(200),
    );
  });

  it('is refused if any character is changed, missing or added', () => {
    fc.assert(
      fc.property(memories, fc.nat(), fc.constantFrom('', 'A', '.', ';', 'zz'), (memory, at, sign) => {
        const whole = fragment(createMapLink(memory));
        const index = '#map='.length + (at % (whole.length - '#map='.length));
        const damaged = whole.slice(0, index) + sign + whole.slice(index + 1);
        fc.pre(damaged !== whole);
        expect(parseMapFragment(damaged)).toBe('damaged');
      }),
      propertyRuns(300),
    );
  });

  it.each(['#map=', '#map=.', '#map=1.', `#map=${'A'.repeat(9000)}`, '#map=%00.1;;;'])('is refused: %s', (text) => {
    expect(parseMapFragment(text)).toBe('damaged');
  });

  it.each(['', '#', '#tables', '#maps=1'])('is not found in %s', (text) => {
    expect(parseMapFragment(text)).toBeNull();
  });
});
