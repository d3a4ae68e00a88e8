import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { cameraProblem, closeCamera, openCamera } from './camera';
import { codeReader, type ReadCodes } from './code-reader';

/** What the camera does; it is asked for at a press alone. */
export type CameraState =
  | { readonly type: 'off' }
  | { readonly type: 'asking' }
  | { readonly type: 'on'; readonly stream: MediaStream; readonly read: ReadCodes }
  /** Off while the page is hidden, and on again with it. */
  | { readonly type: 'resting' }
  | { readonly type: 'problem'; readonly text: string };

const OFF: CameraState = { type: 'off' };
const RESTING: CameraState = { type: 'resting' };

/** So often a picture is looked at. */
const EVERY_MS = 120;
/** A code that stays before the camera counts once; so long it must be gone to count as brought again. */
const AGAIN_AFTER_MS = 2500;

interface Camera {
  readonly state: CameraState;
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly open: () => void;
  readonly close: () => void;
}

/** Reads codes by the camera while it is on. It goes off at a press and with the page; while the page is hidden it rests. */
export function useCamera(onCode: (text: string) => void): Camera {
  const [state, setState] = useState(OFF);
  const video = useRef<HTMLVideoElement>(null);
  // What was asked for last: a camera that comes too late is closed again.
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
      if (asked.current === own) setState({ type: 'problem', text: cameraProblem(error) });
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
    const lost = () => setState({ type: 'problem', text: cameraProblem(new DOMException('', 'NotReadableError')) });
    const hide = () => {
      if (document.hidden) setState(RESTING);
    };
    // It may have been hidden while the camera was asked for.
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

/** The camera and what reads its pictures. The camera is closed again where the reader does not arrive. */
async function opened(): Promise<readonly [MediaStream, ReadCodes]> {
  const stream = await openCamera();
  try {
    return [stream, await codeReader()];
  } catch (error) {
    closeCamera(stream);
    throw error;
  }
}

/**
 * Shows the pictures of a stream, and tells of the texts in them, until the returned function is called: of one at each look,
 * so that a picture full of codes brings them one after the other, for all to see.
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
    // A picture that cannot be read is one among many.
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
