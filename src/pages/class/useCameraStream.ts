import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { cameraErrorText, closeCamera, openCamera } from './camera';

export type CameraState<Reader> =
  | { readonly type: 'off' }
  | { readonly type: 'asking' }
  | { readonly type: 'on'; readonly stream: MediaStream; readonly reader: Reader }
  /** Off while the page is hidden. It turns on again when the page is visible. */
  | { readonly type: 'resting' }
  | { readonly type: 'problem'; readonly text: string };

interface Options<Reader, Found> {
  /** Width and height in pixels that are enough. */
  readonly size: readonly [width: number, height: number];
  /** Loads what reads the pictures. */
  readonly load: () => Promise<Reader>;
  /** Ends what `load` has started. */
  readonly dispose?: (reader: Reader) => void;
  /** Reads pictures of a video until the returned function is called, and reports what it finds. */
  readonly follow: (
    video: HTMLVideoElement,
    reader: Reader,
    onFound: (found: Found) => void,
    isPaused: () => boolean,
  ) => () => void;
  readonly onFound: (found: Found) => void;
  /** While nobody needs the pictures, which then are shown but not read. */
  readonly isPaused?: boolean;
  /** What to do without a camera, as a sentence. */
  readonly instead: string;
}

interface Camera<Reader> {
  readonly state: CameraState<Reader>;
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly open: () => void;
  readonly close: () => void;
}

/**
 * Shows the camera in a video and reads its pictures. The camera turns off with a button or when the page closes, and
 * pauses while the page is hidden.
 */
export function useCameraStream<Reader, Found>(options: Options<Reader, Found>): Camera<Reader> {
  const { size, load, dispose, follow, onFound, isPaused = false, instead } = options;
  const [state, setState] = useState<CameraState<Reader>>({ type: 'off' });
  const video = useRef<HTMLVideoElement>(null);
  // The number of the latest request. If a camera opens for an older request, it is closed again.
  const asked = useRef(0);
  const showProblem = (error: unknown) => setState({ type: 'problem', text: cameraErrorText(error, instead) });

  const close = (): void => {
    asked.current += 1;
    setState({ type: 'off' });
  };
  const open = async (): Promise<void> => {
    asked.current += 1;
    const own = asked.current;
    setState({ type: 'asking' });
    try {
      const [stream, reader] = await opened(size, load);
      if (asked.current === own) setState({ type: 'on', stream, reader });
      else {
        closeCamera(stream);
        dispose?.(reader);
      }
    } catch (error) {
      if (asked.current === own) showProblem(error);
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

  const lost = useEffectEvent(() => showProblem(new DOMException('', 'NotReadableError')));
  const report = useEffectEvent(onFound);
  const isWaiting = useEffectEvent(() => isPaused);
  const begin = useEffectEvent((shown: HTMLVideoElement, reader: Reader) =>
    follow(
      shown,
      reader,
      (found) => report(found),
      () => isWaiting(),
    ),
  );
  const end = useEffectEvent((reader: Reader) => dispose?.(reader));
  useEffect(() => {
    if (state.type !== 'on') return undefined;
    const { stream, reader } = state;
    const hide = () => {
      if (document.hidden) setState({ type: 'resting' });
    };
    // The page may have been hidden while the browser asked for permission.
    hide();
    for (const track of stream.getTracks()) track.addEventListener('ended', lost);
    document.addEventListener('visibilitychange', hide);
    const shown = video.current;
    let stop = () => {};
    if (shown !== null) {
      shown.srcObject = stream;
      const stopReading = begin(shown, reader);
      stop = () => {
        stopReading();
        shown.srcObject = null;
      };
    }
    return () => {
      stop();
      document.removeEventListener('visibilitychange', hide);
      for (const track of stream.getTracks()) track.removeEventListener('ended', lost);
      closeCamera(stream);
      end(reader);
    };
  }, [state]);

  const isAsking = state.type === 'asking';
  return { state, video, open: () => void (isAsking || open()), close };
}

/** Opens the camera and loads the reader. Closes the camera again if the reader cannot be loaded. */
async function opened<Reader>(
  size: readonly [number, number],
  load: () => Promise<Reader>,
): Promise<readonly [MediaStream, Reader]> {
  const stream = await openCamera(size);
  try {
    return [stream, await load()];
  } catch (error) {
    closeCamera(stream);
    throw error;
  }
}
