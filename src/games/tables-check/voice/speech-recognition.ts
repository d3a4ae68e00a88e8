/*
 * Spoken answers, used only if this browser recognises speech on the device itself. Browsers that send audio to
 * a service do not know `processLocally` and are not used.
 */

import { LOCALE } from '../../../locale/locale';

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
  // Missing from the browser types. A global variable has to be declared with `var`.
  var SpeechRecognition: RecognitionKind | undefined;
  interface Navigator {
    readonly userAgentData?: { readonly brands: readonly { readonly brand: string }[] };
  }
  interface Document {
    readonly featurePolicy?: { allowsFeature(feature: string): boolean };
  }
}

/**
 * The only brand known to include on-device speech recognition. Chromium builds without it crash the tab when
 * asked.
 */
const BRAND = 'Google Chrome';

const isKnown = (): boolean => navigator.userAgentData?.brands.some(({ brand }) => brand === BRAND) ?? false;

/**
 * Whether answers can be spoken. `once-loaded` means that the page was opened from another one whose permissions
 * policy forbids the microphone, so it has to be reloaded.
 */
export type SpeechSupport = 'no' | 'once-loaded' | 'yes';

/** Whether this device can recognise speech locally, without a download, and is allowed to use its microphone. */
export async function detectSpeechSupport(): Promise<SpeechSupport> {
  const Kind = globalThis.SpeechRecognition;
  if (!isKnown() || Kind?.available === undefined || !('processLocally' in Kind.prototype)) return 'no';
  try {
    if ((await Kind.available({ langs: [LOCALE.tag], processLocally: true })) !== 'available') return 'no';
    const { state } = await navigator.permissions.query({ name: 'microphone' });
    // The permission is also "denied" if the page's policy forbids it.
    if (document.featurePolicy?.allowsFeature('microphone') === false) return 'once-loaded';
    return state === 'denied' ? 'no' : 'yes';
  } catch {
    return 'no';
  }
}

/**
 * Listens until the returned function is called. Call it only if speech is supported. `onRefused` is called if
 * the microphone is refused or missing.
 */
export function startListening(onHeard: (heard: string) => void, onRefused: () => void): () => void {
  const Kind = globalThis.SpeechRecognition;
  if (Kind === undefined) return () => {};
  const recognition = new Kind();
  const listening = new AbortController();
  const { signal } = listening;
  recognition.lang = LOCALE.tag;
  recognition.processLocally = true;
  recognition.continuous = true;
  recognition.addEventListener('result', ({ results }) => onHeard(results[results.length - 1]?.[0]?.transcript ?? ''), {
    signal,
  });
  // Recognition ends by itself after a silence, and permanently if it is not allowed to listen.
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
