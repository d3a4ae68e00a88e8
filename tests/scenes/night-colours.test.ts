import { describe, expect, it } from 'vitest';
import { getRoundSky } from '../../src/play/frame/round-sky';
import { toNightColour, toNightDrawing } from '../../src/stage/night-colours';
import { toSkyColour } from '../../src/stage/sky';

const NIGHT = {
  colours: { '#A9E2F5': '#251f63', '#ffee00': '#ffd452' },
  otherColours: 'moonlit',
  sky: '#a9e2f5',
} as const;

describe('A scene at night', () => {
  it('has the colours that its game names, in any notation, and otherwise moonlit ones', () => {
    expect(toNightColour('#fe0', NIGHT)).toBe('#ffd452');
    expect(toNightColour('#ffffff')).toBe('#6e73a6');
    expect(toNightColour('#ffffff', { colours: {}, otherColours: 'lit' })).toBe('#ffffff');
  });

  it('does not change paper and ink, because text is on them or has their colour', () => {
    expect(['#FFFBF5', '#1b1b3a'].map((colour) => toNightColour(colour))).toEqual(['#fffbf5', '#1b1b3a']);
  });

  it('is the same drawing: only colours change, and its sky has stars', () => {
    const day = '<svg viewBox="0 0 9 9"><path id="fee" fill="#a9e2f5"/><use href="#fee" stroke="#FE0"/></svg>';
    const night = toNightDrawing(
      day,
      NIGHT,
      (name, colour) => `<pattern id="${name}"><path fill="${colour}"/></pattern>`,
    );
    expect(night).toContain('<use href="#fee" stroke="#ffd452"/>');
    expect(night).toContain('<path id="fee" fill="url(#night-sky)"/>');
    expect(night).toMatch(/<pattern id="night-sky".*fill="#251f63"/);
  });
});

/** A game after this many answers. */
const at = (answers: number, given: object | null = null, tag: 'menu' | 'none' = 'none') => ({
  context: {
    settings: { difficulty: 'medium' },
    nextSettings: { difficulty: 'hard' },
    round: { given },
    tally: { right: 0, answers },
  },
  hasTag: (asked: string) => asked === tag,
});

describe('The sky by day', () => {
  it("shows the difficulty: the current choice in the menu, and the round's difficulty during it", () => {
    expect([getRoundSky(at(0, null, 'menu')), getRoundSky(at(0))]).toEqual(['stormy', 'cloudy']);
  });

  it('turns to dusk when a question is asked with five left, not when one is answered', () => {
    expect([getRoundSky(at(5, {}), 10), getRoundSky(at(5), 10), getRoundSky(at(6, {}), 10)]).toEqual([
      'cloudy',
      'dusk',
      'dusk',
    ]);
    expect(getRoundSky(at(500))).toBe('cloudy');
  });

  it('changes the colours of the scenery, but never those of text', () => {
    expect(toSkyColour('#fffbf5', 'stormy')).toBe('#fffbf5');
    expect(toSkyColour('#fff', 'stormy')).toBe('#ced3dd');
    expect(toSkyColour('#ffffff', 'clear')).toBe('#ffffff');
  });
});
