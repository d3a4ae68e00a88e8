import type { MarkerReader } from './marker-reader';
import type { MarkerReply } from './marker-worker';

/** A picture every tenth of a second is about every third of a camera. On a slow device the next one waits. */
const EVERY_MS = 100;

/** The longest side of a picture that is read: enough for cards at the back of a room. */
const MAX_SIDE = 1920;

interface Source {
  readonly width: number;
  readonly height: number;
  readonly image: CanvasImageSource;
}

/** Draws pictures onto one canvas and returns their pixels; null if there is nothing to see yet. */
export function createGrabber(maxSide: number = MAX_SIDE): (source: Source) => ImageData | null {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return ({ width, height, image }) => {
    if (context === null || width === 0 || height === 0) return null;
    const scale = Math.min(1, maxSide / Math.max(width, height));
    canvas.width = Math.round(width * scale);
    canvas.height = Math.round(height * scale);
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    return context.getImageData(0, 0, canvas.width, canvas.height);
  };
}

/** Reports the markers of a video, picture by picture, until the returned function is called. It may pause between. */
export function readVideo(
  video: HTMLVideoElement,
  reader: MarkerReader,
  onFound: (reply: MarkerReply) => void,
  isPaused: () => boolean,
): () => void {
  const grab = createGrabber();
  let state: 'reading' | 'stopped' = 'reading';
  let timer = 0;
  const look = async (): Promise<void> => {
    const picture = isPaused() ? null : grab({ width: video.videoWidth, height: video.videoHeight, image: video });
    // A picture that cannot be read does not matter, because the next one follows soon.
    const reply = picture === null ? null : await reader.read(picture).catch(() => null);
    if (state === 'stopped') return;
    if (reply !== null) onFound(reply);
    timer = window.setTimeout(() => void look(), EVERY_MS);
  };
  video.play().then(look, () => {});
  return () => {
    state = 'stopped';
    clearTimeout(timer);
  };
}
