/** Why there is no picture of the camera, in plain words, and what else can be done. */
export function cameraProblem(error: unknown): string {
  const name = error instanceof DOMException ? error.name : '';
  switch (name) {
    case 'NotAllowedError':
    case 'SecurityError':
      return 'This page may not use the camera. You can allow it beside the address of the page, or type the codes.';
    case 'NotFoundError':
    case 'OverconstrainedError':
      return 'There is no camera here. You can type the codes.';
    case 'NotReadableError':
    case 'AbortError':
      return 'The camera gives no picture: perhaps another program uses it. You can type the codes.';
    default:
      return 'The camera could not be used. You can type the codes.';
  }
}

/** Asks for the camera: the one at the back, where there are two. Throws where there is none, or it is not allowed. */
export async function openCamera(): Promise<MediaStream> {
  // Browsers give it to secure pages alone.
  if (!('mediaDevices' in navigator)) throw new DOMException('', 'NotFoundError');
  return navigator.mediaDevices.getUserMedia({
    audio: false,
    video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } },
  });
}

/** Switches the camera off: its light goes out. */
export function closeCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
