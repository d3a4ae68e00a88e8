/** Reads all codes that a picture of the camera holds, as text. */
export type ReadCodes = (video: HTMLVideoElement) => Promise<readonly string[]>;

interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}

/** What some browsers have of their own (the Shape Detection API). */
interface DetectorClass {
  new (options: { readonly formats: readonly ['qr_code'] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
}

declare global {
  interface Window {
    readonly BarcodeDetector?: DetectorClass;
  }
}

/** The reader of the browser itself; null where it has none that reads these codes. */
async function ownReader(): Promise<ReadCodes | null> {
  const Own = window.BarcodeDetector;
  // A browser may have it and lack what it needs of the system: then it names no format, or throws.
  const formats: readonly string[] | undefined = await Own?.getSupportedFormats().catch(() => []);
  if (Own === undefined || formats?.includes('qr_code') !== true) return null;
  const detector = new Own({ formats: ['qr_code'] });
  return async (video) => (await detector.detect(video)).map(({ rawValue }) => rawValue);
}

/** So wide is what is looked at: a code that a child holds up is large enough there, and a slow board keeps up. */
const WIDTH = 720;

/** A reader that is fetched. */
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
      // It throws where it finds none, which is so of nearly all pictures.
      return Promise.resolve([]);
    }
  };
}

/** What reads codes on this device. Throws where it has to be fetched and does not arrive. */
export const codeReader = async (): Promise<ReadCodes> => (await ownReader()) ?? fetchedReader();
