import { loadCodeReader, type ReadCodes } from './code-reader';
import { text } from './text';
import { useCameraStream } from './useCameraStream';

const EVERY_MS = 120;
/** A code that stays in view counts once. It counts again after it has been out of view for this long. */
const AGAIN_AFTER_MS = 2500;
const SIZE = [1280, 720] as const;

/** Reads codes with the camera. */
export function useCamera(onCode: (content: string) => void) {
  return useCameraStream({
    size: SIZE,
    load: loadCodeReader,
    follow: readFrom,
    onFound: onCode,
    instead: text.codes.withoutCamera,
  });
}

/**
 * Reports the text of the codes in a video until the returned function is called. It reports one code per picture, so
 * that everyone can see several codes in one picture being added one after the other.
 */
function readFrom(video: HTMLVideoElement, read: ReadCodes, onText: (text: string) => void): () => void {
  const seenMs = new Map<string, number>();
  let state: 'reading' | 'stopped' = 'reading';
  let timer = 0;
  const look = async (): Promise<void> => {
    // An unreadable picture does not matter, because the next one follows soon.
    const texts = await read(video).catch(() => []);
    if (state === 'stopped') return;
    const nowMs = performance.now();
    const isSeen = (text: string): boolean => nowMs - (seenMs.get(text) ?? -AGAIN_AFTER_MS) < AGAIN_AFTER_MS;
    const fresh = texts.find((text) => !isSeen(text));
    for (const text of texts) if (text === fresh || isSeen(text)) seenMs.set(text, nowMs);
    if (fresh !== undefined) onText(fresh);
    timer = window.setTimeout(() => void look(), EVERY_MS);
  };
  video.play().then(look, () => {});
  return () => {
    state = 'stopped';
    clearTimeout(timer);
  };
}
