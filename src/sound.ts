/*
 * The sounds of the site, and the only module that knows howler. Nothing is loaded and no audio context is made before
 * the first tap or key. A sound begins at the moment it is asked for or not at all: howler by itself keeps what it cannot
 * play yet and gives all of it at once later. Whatever goes wrong in here is silence, never an error.
 */
import type { Howl } from 'howler';
import { settingsStore } from './settings';
import { SOUND_SPRITE, type SoundName } from './sound-sprite';

/** In order of preference. */
const FILES = ['/sounds/effects.webm', '/sounds/effects.m4a'];

/** A fourth voice of one sound would only be louder, and so would a second one in the same frame. */
const CROWD = { mostVoices: 3, nearestMs: 20 } as const;

/** How late a sound may begin when the audio context has to be woken for it. */
const LATEST_MS = 200;

/** After so long without a tap or a sound the audio context is put to sleep: awake, it costs a tablet its battery. */
const IDLE_MS = 30_000;

/** How long after a failure the sprite is fetched again, at the next tap. */
const RETRY_MS = 60_000;

/** The way to the loudspeaker. */
interface Output {
  readonly context: AudioContext;
  readonly gain: GainNode;
}

/** One sounding of a sound, in milliseconds of the page. */
interface Voice {
  readonly startMs: number;
  readonly endMs: number;
}

let output: Output | null = null;
let sprite: Howl | null = null;
/** Whether the audio context ever ran: until then nothing may wait for it. */
let isUnlocked = false;
let wasTouched = false;
let isSilencedHere = false;
/** From when on the sprite may be fetched; never, while it is under way or there. */
let fetchFromMs = 0;
let idleTimer: ReturnType<typeof setTimeout> | undefined;
const voices = new Map<SoundName, readonly Voice[]>();
const listeners = new Set<() => void>();

/** Whether the site is quiet now, by the player's choice or by the address. */
export const isMuted = (): boolean => isSilencedHere || settingsStore.read().isMuted;

/** Mutes or unmutes the site and remembers it on this device; this choice also ends `silenceForThisPage`. */
export function setMuted(isMuted: boolean): void {
  isSilencedHere = false;
  settingsStore.update((settings) => ({ ...settings, isMuted }));
  wake();
}

/** Keeps the site quiet until the player unmutes it or the page is loaded anew; nothing is remembered. */
export function silenceForThisPage(): void {
  isSilencedHere = true;
  follow();
}

/** Sets how loud all sounds are, 0 to 1, and remembers it on this device. */
export function setVolume(volume: number): void {
  settingsStore.update((settings) => ({ ...settings, volume: Math.min(1, Math.max(0, volume)) }));
}

/** Calls `listener` when `isMuted` may have changed, in this tab or another, until the returned function is called. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Plays a sound now, or drops it where it cannot begin at once; `rate` 2 is an octave higher and half as long. */
export function play(name: SoundName, { rate = 1 }: { readonly rate?: number } = {}): void {
  if (output === null || sprite === null || !isUnlocked || !maySound()) return;
  begin(output, name, rate).catch(ignore);
}

async function begin(output: Output, name: SoundName, rate: number): Promise<void> {
  const latestMs = performance.now() + LATEST_MS;
  await rouse(output);
  if (sprite === null || !maySound() || performance.now() > latestMs || !takeVoice(name, rate)) return;
  const voice = sprite.play(name);
  if (rate !== 1) sprite.rate(rate, voice);
}

const maySound = (): boolean => !isMuted() && !document.hidden;

function ignore(): void {}

/** Whether one more voice of this sound may begin now; if so, it counts from here on. */
function takeVoice(name: SoundName, rate: number): boolean {
  const nowMs = performance.now();
  const ringing = (voices.get(name) ?? []).filter(({ endMs }) => endMs > nowMs);
  const isCrowded =
    ringing.length >= CROWD.mostVoices || ringing.some(({ startMs }) => nowMs - startMs < CROWD.nearestMs);
  const [, lengthMs] = SOUND_SPRITE[name];
  voices.set(name, isCrowded ? ringing : [...ringing, { startMs: nowMs, endMs: nowMs + lengthMs / rate }]);
  return !isCrowded;
}

/** Stops what sounds. */
function hush(): void {
  sprite?.stop();
  voices.clear();
}

/** Brings everything in line with the settings. */
function follow(): void {
  if (isMuted()) hush();
  output?.gain.gain.setTargetAtTime(settingsStore.read().volume, output.context.currentTime, 0.02);
  for (const listener of listeners) listener();
}

/** Opens the audio context, or wakes it, and fetches the sprite, once there was a gesture and something may sound. */
function wake(): void {
  if (isMuted() || !(navigator.userActivation?.hasBeenActive ?? wasTouched)) return;
  try {
    output ??= openOutput();
  } catch {
    return; // No Web Audio here.
  }
  rouse(output).catch(ignore);
  if (performance.now() < fetchFromMs) return;
  fetchFromMs = Number.POSITIVE_INFINITY;
  fetchSprite(output).catch(() => {
    fetchFromMs = performance.now() + RETRY_MS;
  });
}

function openOutput(): Output {
  const context = new AudioContext();
  context.addEventListener('statechange', () => {
    isUnlocked ||= context.state === 'running';
  });
  const gain = context.createGain();
  gain.gain.value = settingsStore.read().volume;
  gain.connect(context.destination);
  return { context, gain };
}

/** Resolves when the audio context runs: at once, a moment later, or, while it is locked, at the next gesture. */
async function rouse({ context }: Output): Promise<void> {
  clearTimeout(idleTimer);
  idleTimer = setTimeout(() => void context.suspend().catch(ignore), IDLE_MS);
  if (context.state !== 'running') await context.resume();
}

async function fetchSprite({ context, gain }: Output): Promise<void> {
  const { Howl, Howler } = await import('howler/dist/howler.core.min.js');
  // Howler plays into our context. By itself it opens two, too late after the tap for Safari to unlock them.
  Howler.ctx = context;
  Howler.masterGain = gain;
  Howler.autoUnlock = false;
  Howler.autoSuspend = false;
  const load = (src: string[]) =>
    new Promise<Howl>((resolve, reject) => {
      const howl = new Howl({
        src,
        sprite: SOUND_SPRITE,
        html5: false,
        onload: () => resolve(howl),
        onloaderror: (_, reason) => {
          howl.unload();
          reject(new Error(String(reason)));
        },
      });
      // Set once the request is out, this keeps howler from fetching the file again by an <audio> element if it fails.
      Howler.noAudio = true;
    });
  // Some browsers claim a format and then cannot decode it (Safari did with WebM), and howler gives up at the first.
  sprite = await load(FILES).catch(() => load(FILES.slice(1)));
}

if ('document' in globalThis) {
  settingsStore.subscribe(follow);
  for (const gesture of ['pointerdown', 'pointerup', 'touchend', 'click', 'keydown'])
    document.addEventListener(
      gesture,
      () => {
        wasTouched = true;
        wake();
      },
      { capture: true, passive: true },
    );
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) return;
    hush();
    output?.context.suspend().catch(ignore);
  });
  // A page opened by a tap on the one before: its modules come after the gesture.
  wake();
}
