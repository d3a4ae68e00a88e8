import { describe, expect, it } from 'vitest';
import { SwitchDetector } from '../src/scan/switch-detector';

const typesOf = (...names: readonly string[]) => {
  const switches = new SwitchDetector();
  return names.map((name) => switches.press(name).type);
};

describe('A single switch', () => {
  it.each(['key Space', 'key Enter', 'key KeyA', 'pointer 0', 'pointer 2', 'gamepad 0 3'])(
    'always chooses: %s',
    (name) => {
      expect(typesOf(name, name, name)).toEqual(['PRESS', 'PRESS', 'PRESS']);
    },
  );

  it('can be a different key each time', () => {
    expect(typesOf('key KeyA', 'key KeyB', 'key ArrowLeft')).toEqual(['PRESS', 'PRESS', 'PRESS']);
  });
});

describe('A second switch', () => {
  it.each([
    ['key Enter', 'key Space'],
    ['pointer 0', 'pointer 2'],
    ['gamepad 0 1', 'gamepad 0 4'],
  ])('is detected automatically: %s chooses and %s steps', (choose, step) => {
    expect(typesOf(choose, step, step, choose)).toEqual(['PRESS', 'STEP', 'STEP', 'PRESS']);
    expect(typesOf(step, choose, step, choose)).toEqual(['PRESS', 'PRESS', 'STEP', 'PRESS']);
  });

  it('takes over choosing after sixty presses in a row, starting with the next press', () => {
    const presses = ['key Enter', ...Array.from({ length: 61 }, () => 'key Space')];
    expect(typesOf(...presses).slice(-2)).toEqual(['STEP', 'PRESS']);
  });
});
