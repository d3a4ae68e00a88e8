// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import Page from '../../src/games/math-facts/Screen';
import { spokenText } from '../../src/play/feedback/aloud/spoken-text';
import { fakeSpeechDevice } from '../helpers/fake-speech-device';
import { raceGame } from '../machines/math-facts/helpers/game';
import { button, field, openPage } from './helpers/page';

const person = userEvent.setup();
const READ = { name: 'Read aloud' };
const readButton = () => screen.getByRole('button', READ);

describe('Text read aloud', () => {
  it.each([
    ['7 × 8 = ?', '7 times 8 equals what?'],
    ['7\u00a0×\u00a0?\u00a0=\u00a056', '7 times what equals 56'],
    ['−35 ÷ 5 + 1', 'minus 35 divided by 5 plus 1'],
    ['3/4 − 1/2 = 1/4', '3 quarters minus 1 half equals 1 quarter'],
    ['5/4 = 1 1/4, and 3/500', '5 quarters equals 1 and 1 quarter, and 3 over 500'],
    ['2x + 6 = 20', '2 x plus 6 equals 20'],
    ['From 11:15 AM to 4:45 PM', 'From quarter past 11 AM to quarter to 5 PM'],
    ['At 4:05, at 3:30, at 9:00, at 7:43', "At 5 past 4, at half past 3, at 9 o'clock, at 7 43"],
    ['At 11:45 AM it is 15 min to noon.', 'At 11 45 AM it is 15 minutes to noon.'],
    ['Then 1 h and 20 min to 11:45 AM', 'Then 1 hour and 20 minutes to 11 45 AM'],
    ['Which is later: 15:20 or 3:15 PM?', 'Which is later: 15 20 or quarter past 3 PM?'],
    ['$0.35 is less than $2.01 or $1,200.00', '35 cents is less than 2 dollars 1 cent or 1200 dollars'],
    ['✅ Correct! 1¢', 'Correct! 1 cent'],
  ])('%s', (shown, said) => {
    expect(spokenText(shown)).toBe(said);
  });
});

describe('A question', () => {
  it('has no button if the device has no voice', () => {
    openPage(Page, raceGame({ seed: 3 }));
    expect(screen.queryByRole('button', READ)).toBeNull();
  });

  it('is read with a button and with a key that do not move the focus, and only while it is shown', async () => {
    const device = fakeSpeechDevice();
    const game = openPage(Page, raceGame({ seed: 3 }));
    await person.type(field(), '1');
    await person.click(button('Read aloud'));
    expect(document.activeElement).toBe(field());
    await person.keyboard('?');
    expect(field().value).toBe('1');
    expect(device.words()).toEqual(['12 times 10?', '12 times 10?']);
    expect(device.areOwnVoices()).toBe(true);
    device.cancel.mockClear();
    act(() => game.solve());
    expect(device.cancel).toHaveBeenCalled();
    await person.click(button('Read aloud'));
    expect(device.words().at(-1)).not.toBe('12 times 10?');
    device.cancel.mockClear();
    await person.keyboard('{Escape}');
    expect(device.cancel).toHaveBeenCalled();
    expect(screen.queryByRole('button', READ)).toBeNull();
  });
});

describe('A child who cannot read yet', () => {
  it('presses the button twice, and then hears each question until a press while it is read', async () => {
    const device = fakeSpeechDevice();
    const game = openPage(Page, raceGame({ seed: 3 }));
    expect(readButton().dataset['new']).toBe('true');
    await person.click(readButton());
    expect(readButton().dataset['new']).toBe('false');
    act(() => game.solve());
    expect(device.words()).toHaveLength(1);
    await person.click(readButton());
    expect(device.words()).toHaveLength(2);
    act(() => game.solve());
    expect(device.words()).toHaveLength(3);
    await person.click(readButton());
    expect(device.words()).toHaveLength(3);
    act(() => game.solve());
    expect(device.words()).toHaveLength(3);
  });
});
