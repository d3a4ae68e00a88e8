/*
 * Recorded numbers for devices without a voice of their own. They are in one small file, fetched when it is
 * first needed, with each word at a known time (tools/voices/tables-check.ts).
 */
import { loadOnce } from '../../../ui/load-part';
import { NUMBER_SPRITES } from './number-sprites';

const FILE = '/voice/numbers.mp3';
/** Gap between two words, in seconds. */
const GAP_S = 0.06;

interface Recorded {
  readonly context: AudioContext;
  readonly buffer: AudioBuffer;
}

// A failed request can be repeated, unlike that of a script, so the site need not be asked first.
const loadRecorded = loadOnce(
  async (): Promise<Recorded> => {
    const context = new AudioContext();
    const response = await fetch(FILE);
    return { context, buffer: await context.decodeAudioData(await response.arrayBuffer()) };
  },
  async () => {},
);

async function play(words: readonly string[], signal: AbortSignal): Promise<void> {
  const { context, buffer } = await loadRecorded();
  await context.resume();
  if (signal.aborted) return;
  let atS = context.currentTime;
  const sources = words.map((word) => {
    const [startMs, lengthMs] = NUMBER_SPRITES[word] ?? [0, 0];
    const source = new AudioBufferSourceNode(context, { buffer });
    source.connect(context.destination);
    source.start(atS, startMs / 1000, lengthMs / 1000);
    atS += lengthMs / 1000 + GAP_S;
    return source;
  });
  signal.addEventListener('abort', () => {
    for (const source of sources) source.stop();
  });
  await new Promise((over) => {
    sources.at(-1)?.addEventListener('ended', over);
  });
}

/** Whether there is a recording of all these words. There is one in English. */
export const isRecorded = (words: readonly string[]): boolean =>
  words.every((word) => Object.hasOwn(NUMBER_SPRITES, word));

/**
 * Plays words one after the other and then calls `onOver` once, or immediately after any error. The returned
 * function stops playback.
 */
export function playRecordedNumbers(words: readonly string[], onOver: () => void): () => void {
  const aborting = new AbortController();
  const over = () => {
    if (!aborting.signal.aborted) onOver();
  };
  play(words, aborting.signal)
    .catch(() => {})
    .finally(over);
  return () => aborting.abort();
}
