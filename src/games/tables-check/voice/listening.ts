/*
 * Answers that are spoken: where this browser recognises speech on the device itself, and never otherwise. Browsers that
 * send what they hear to a service do not know `processLocally`, and are not asked.
 */

interface RecognitionEvents {
  readonly result: { readonly results: ArrayLike<ArrayLike<{ readonly transcript: string }>> };
  readonly error: { readonly error: string };
  readonly end: unknown;
}

interface Recognition {
  lang: string;
  processLocally: boolean;
  continuous: boolean;
  start(): void;
  abort(): void;
  addEventListener<Type extends keyof RecognitionEvents>(
    type: Type,
    listener: (event: RecognitionEvents[Type]) => void,
    options: AddEventListenerOptions,
  ): void;
}

interface RecognitionKind {
  new (): Recognition;
  readonly prototype: Recognition;
  available?(options: { readonly langs: readonly string[]; readonly processLocally: true }): Promise<string>;
}

declare global {
  // What the types of the browser do not know yet; a global variable has to be declared like this.
  var SpeechRecognition: RecognitionKind | undefined;
  interface Navigator {
    readonly userAgentData?: { readonly brands: readonly { readonly brand: string }[] };
  }
}

const LANGUAGE = 'en-GB';
/** The one browser that is known to have the part that recognises speech. Builds of Chromium without it end the tab when asked. */
const BRAND = 'Google Chrome';

const isKnown = (): boolean => navigator.userAgentData?.brands.some(({ brand }) => brand === BRAND) ?? false;

/** Whether this device recognises speech by itself, now, without fetching anything. */
export async function listensHere(): Promise<boolean> {
  const Kind = globalThis.SpeechRecognition;
  if (!isKnown() || Kind?.available === undefined || !('processLocally' in Kind.prototype)) return false;
  try {
    return (await Kind.available({ langs: [LANGUAGE], processLocally: true })) === 'available';
  } catch {
    return false;
  }
}

/** Listens until the returned function is called. Only where `listensHere` has said so. */
export function listen(onHeard: (heard: string) => void): () => void {
  const Kind = globalThis.SpeechRecognition;
  if (Kind === undefined) return () => {};
  const recognition = new Kind();
  const listening = new AbortController();
  const { signal } = listening;
  recognition.lang = LANGUAGE;
  recognition.processLocally = true;
  recognition.continuous = true;
  recognition.addEventListener('result', ({ results }) => onHeard(results[results.length - 1]?.[0]?.transcript ?? ''), {
    signal,
  });
  // It ends by itself where nothing is said for a while, and for good where it may not listen.
  recognition.addEventListener('end', () => recognition.start(), { signal });
  recognition.addEventListener('error', ({ error }) => error !== 'no-speech' && listening.abort(), { signal });
  recognition.start();
  return () => {
    listening.abort();
    recognition.abort();
  };
}
