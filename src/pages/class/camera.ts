import { CAMERA_ERRORS } from './text';

function errorOf(error: unknown): keyof typeof CAMERA_ERRORS {
  const name = error instanceof DOMException ? error.name : '';
  switch (name) {
    case 'NotAllowedError':
    case 'SecurityError':
      return 'blocked';
    case 'NotFoundError':
    case 'OverconstrainedError':
      return 'none';
    case 'NotReadableError':
    case 'AbortError':
      return 'busy';
    default:
      return 'other';
  }
}

/** Why there is no camera picture, and what to do about it, such as "You can type the codes." */
export const cameraErrorText = (error: unknown, instead: string): string =>
  `${CAMERA_ERRORS[errorOf(error)]} ${instead}`;

/** Opens the camera, preferably the back one, at about this size in px. Throws if there is none or it is not allowed. */
export async function openCamera([width, height]: readonly [number, number]): Promise<MediaStream> {
  // Browsers provide it only on secure pages.
  if (!('mediaDevices' in navigator)) throw new DOMException('', 'NotFoundError');
  return navigator.mediaDevices.getUserMedia({
    audio: false,
    video: { facingMode: 'environment', width: { ideal: width }, height: { ideal: height } },
  });
}

/** Turns the camera and its light off. */
export function closeCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
