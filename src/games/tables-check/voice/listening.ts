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
  interface Document {
    readonly featurePolicy?: { allowsFeature(feature: string): boolean };
  }
}

const LANGUAGE = 'en-GB';
/** The one browser that is known to have the part that recognises speech. Builds of Chromium without it end the tab when asked. */
const BRAND = 'Google Chrome';

const isKnown = (): boolean => navigator.userAgentData?.brands.some(({ brand }) => brand === BRAND) ?? false;

/** Whether answers can be spoken: `once-loaded` is a page that was reached from another, whose policy has no microphone. */
export type Listening = 'no' | 'once-loaded' | 'yes';

/** Whether this device recognises speech by itself, now, without fetching anything, and may use its microphone for it. */
export async function listensHere(): Promise<Listening> {
  const Kind = globalThis.SpeechRecognition;
  if (!isKnown() || Kind?.available === undefined || !('processLocally' in Kind.prototype)) return 'no';
  try {
    if ((await Kind.available({ langs: [LANGUAGE], processLocally: true })) !== 'available') return 'no';
    const { state } = await navigator.permissions.query({ name: 'microphone' });
    // Where the policy of the page forbids it, the state is "denied" too.
    if (document.featurePolicy?.allowsFeature('microphone') === false) return 'once-loaded';
    return state === 'denied' ? 'no' : 'yes';
  } catch {
    return 'no';
  }
}

/**
 * Listens until the returned function is called. Only where `listensHere` has said so. Where the microphone is refused or
 * missing all the same, `onRefused` is told.
 */
export function listen(onHeard: (heard: string) => void, onRefused: () => void): () => void {
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
  const giveUp = ({ error }: RecognitionEvents['error']) => {
    if (error === 'no-speech') return;
    listening.abort();
    onRefused();
  };
  recognition.addEventListener('error', giveUp, { signal });
  recognition.start();
  return () => {
    listening.abort();
    recognition.abort();
  };
}
