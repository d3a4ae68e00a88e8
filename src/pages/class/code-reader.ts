/** Reads all codes in a camera picture as text. */
export type ReadCodes = (video: HTMLVideoElement) => Promise<readonly string[]>;

interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}

/** The Shape Detection API, which only some browsers have. */
interface DetectorClass {
  new (options: { readonly formats: readonly ['qr_code'] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
}

declare global {
  interface Window {
    readonly BarcodeDetector?: DetectorClass;
  }
}

/** The reader that is built into the browser; null if it has none for QR codes. */
async function ownReader(): Promise<ReadCodes | null> {
  const Own = window.BarcodeDetector;
  // A browser can have the API on a system that does not support it. It then lists no formats, or throws.
  const formats: readonly string[] | undefined = await Own?.getSupportedFormats().catch(() => []);
  if (Own === undefined || formats?.includes('qr_code') !== true) return null;
  const detector = new Own({ formats: ['qr_code'] });
  return async (video) => (await detector.detect(video)).map(({ rawValue }) => rawValue);
}

/** Width of the scanned picture in pixels: enough for a code that a child holds up, and fast on a slow board. */
const WIDTH = 720;

async function fetchedReader(): Promise<ReadCodes> {
  const { decodeQR } = await import('qr/decode.js');
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return (video) => {
    const { videoWidth, videoHeight } = video;
    if (context === null || videoWidth === 0) return Promise.resolve([]);
    const scale = Math.min(1, WIDTH / videoWidth);
    canvas.width = Math.round(videoWidth * scale);
    canvas.height = Math.round(videoHeight * scale);
    context.drawImage(video, 0, 0, canvas.width, canvas.height);
    try {
      return Promise.resolve([decodeQR(context.getImageData(0, 0, canvas.width, canvas.height))]);
    } catch {
      // The decoder throws if it finds no code, which happens with nearly every picture.
      return Promise.resolve([]);
    }
  };
}

/** The code reader for this device. Throws if it has to be downloaded and that fails. */
export const loadCodeReader = async (): Promise<ReadCodes> => (await ownReader()) ?? fetchedReader();
