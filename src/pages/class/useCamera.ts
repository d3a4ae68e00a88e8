import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { cameraErrorText, closeCamera, openCamera } from './camera';
import { loadCodeReader, type ReadCodes } from './code-reader';

export type CameraState =
  | { readonly type: 'off' }
  | { readonly type: 'asking' }
  | { readonly type: 'on'; readonly stream: MediaStream; readonly read: ReadCodes }
  /** Off while the page is hidden. It turns on again when the page is visible. */
  | { readonly type: 'resting' }
  | { readonly type: 'problem'; readonly text: string };

const OFF: CameraState = { type: 'off' };
const RESTING: CameraState = { type: 'resting' };

const EVERY_MS = 120;
/** A code that stays in view counts once. It counts again after it has been out of view for this long. */
const AGAIN_AFTER_MS = 2500;

interface Camera {
  readonly state: CameraState;
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly open: () => void;
  readonly close: () => void;
}

/**
 * Reads codes with the camera. The camera turns off with a button or when the page closes, and pauses while the page is
 * hidden.
 */
export function useCamera(onCode: (text: string) => void): Camera {
  const [state, setState] = useState(OFF);
  const video = useRef<HTMLVideoElement>(null);
  // The number of the latest request. If a camera opens for an older request, it is closed again.
  const asked = useRef(0);
  const hear = useEffectEvent(onCode);

  const close = (): void => {
    asked.current += 1;
    setState(OFF);
  };
  const open = async (): Promise<void> => {
    asked.current += 1;
    const own = asked.current;
    setState({ type: 'asking' });
    try {
      const [stream, read] = await opened();
      if (asked.current === own) setState({ type: 'on', stream, read });
      else closeCamera(stream);
    } catch (error) {
      if (asked.current === own) setState({ type: 'problem', text: cameraErrorText(error) });
    }
  };

  useEffect(() => {
    const count = asked;
    return () => {
      count.current += 1;
    };
  }, []);

  const isResting = state.type === 'resting';
  const comeBack = useEffectEvent(() => {
    if (!document.hidden) void open();
  });
  useEffect(() => {
    if (!isResting) return undefined;
    document.addEventListener('visibilitychange', comeBack);
    return () => document.removeEventListener('visibilitychange', comeBack);
  }, [isResting]);

  useEffect(() => {
    if (state.type !== 'on') return undefined;
    const { stream, read } = state;
    const lost = () => setState({ type: 'problem', text: cameraErrorText(new DOMException('', 'NotReadableError')) });
    const hide = () => {
      if (document.hidden) setState(RESTING);
    };
    // The page may have been hidden while the browser asked for permission.
    hide();
    for (const track of stream.getTracks()) track.addEventListener('ended', lost);
    document.addEventListener('visibilitychange', hide);
    const stop = video.current === null ? () => {} : readFrom(video.current, stream, read, hear);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', hide);
      for (const track of stream.getTracks()) track.removeEventListener('ended', lost);
      closeCamera(stream);
    };
  }, [state]);

  const isAsking = state.type === 'asking';
  return { state, video, open: () => void (isAsking || open()), close };
}

/** Opens the camera and loads the reader. Closes the camera again if the reader cannot be loaded. */
async function opened(): Promise<readonly [MediaStream, ReadCodes]> {
  const stream = await openCamera();
  try {
    return [stream, await loadCodeReader()];
  } catch (error) {
    closeCamera(stream);
    throw error;
  }
}

/**
 * Shows a stream and reports the text of the codes in it until the returned function is called. It reports one code per
 * picture, so that everyone can see several codes in one picture being added one after the other.
 */
function readFrom(
  video: HTMLVideoElement,
  stream: MediaStream,
  read: ReadCodes,
  onText: (text: string) => void,
): () => void {
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
  video.srcObject = stream;
  video.play().then(look, () => {});
  return () => {
    state = 'stopped';
    clearTimeout(timer);
    video.srcObject = null;
  };
}
