/** Why there is no camera picture, and what to do about it, such as "You can type the codes." */
export function cameraErrorText(error: unknown, instead: string): string {
  const name = error instanceof DOMException ? error.name : '';
  switch (name) {
    case 'NotAllowedError':
    case 'SecurityError':
      return `The camera is blocked for this page. You can allow it next to the web address. ${instead}`;
    case 'NotFoundError':
    case 'OverconstrainedError':
      return `This device has no camera. ${instead}`;
    case 'NotReadableError':
    case 'AbortError':
      return `There is no picture from the camera. Another app may be using it. ${instead}`;
    default:
      return `The camera did not work. ${instead}`;
  }
}

/** Opens the camera, preferably the back one, with about so many pixels. Throws if there is none or it is not allowed. */
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
