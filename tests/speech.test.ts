// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { fakeSpeechDevice } from './helpers/fake-speech-device';
import { openPage, showTab, startFreshPages } from './helpers/sound-page';

startFreshPages();

it('Speech works on a muted site, stops when the sound is switched off or the tab is hidden, and reports its end once', async () => {
  const device = fakeSpeechDevice();
  const { sound } = await openPage();
  const { speak, spokenTextStore } = await import('../src/device/speech');
  sound.setMuted(true);
  const onOver = vi.fn<() => void>();
  speak('one', onOver);
  expect([device.words(), spokenTextStore.read()]).toEqual([['one'], 'one']);
  device.end(0);
  device.end(0);
  expect([onOver.mock.calls.length, spokenTextStore.read()]).toEqual([1, '']);
  sound.setMuted(false);
  speak('two');
  device.cancel.mockClear();
  sound.setMuted(true);
  expect(device.cancel).toHaveBeenCalledTimes(1);
  showTab('hidden');
  expect(device.cancel).toHaveBeenCalledTimes(2);
});
