/** Why there is no camera picture, and what to do about it. */
export function cameraErrorText(error: unknown): string {
  const name = error instanceof DOMException ? error.name : '';
  switch (name) {
    case 'NotAllowedError':
    case 'SecurityError':
      return 'The camera is blocked for this page. You can allow it next to the web address, or type the codes.';
    case 'NotFoundError':
    case 'OverconstrainedError':
      return 'This device has no camera. You can type the codes.';
    case 'NotReadableError':
    case 'AbortError':
      return 'There is no picture from the camera. Another app may be using it. You can type the codes.';
    default:
      return 'The camera did not work. You can type the codes.';
  }
}

/** Opens the camera, preferably the back one. Throws if there is none or it is not allowed. */
export async function openCamera(): Promise<MediaStream> {
  // Browsers provide it only on secure pages.
  if (!('mediaDevices' in navigator)) throw new DOMException('', 'NotFoundError');
  return navigator.mediaDevices.getUserMedia({
    audio: false,
    video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } },
  });
}

/** Turns the camera and its light off. */
export function closeCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
