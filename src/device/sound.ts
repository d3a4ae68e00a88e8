/*
 * The sounds of the site, and the only module that uses howler. Nothing is loaded and no audio context is created
 * before the first tap or key press. A sound starts at the moment it is requested or not at all: howler itself would
 * queue sounds that it cannot play yet and play them all together later. Any error here results in silence.
 */
import type { Howl } from 'howler';
import { createStore } from '../ui/page-store';
import { settingsStore } from './settings';
import { SOUND_SPRITES, type SoundBank, type SoundName } from './sound-sprites';

const filesOf = (bank: SoundBank): string[] => [`/sounds/${bank}.webm`, `/sounds/${bank}.m4a`];

interface Bank {
  sprite: Howl | null;
  /** When the bank may next be requested, in milliseconds of the page; Infinity while it is loading or loaded. */
  fetchFromMs: number;
}

/** Where a sound is in its file, and how long it lasts. */
interface SpritePosition {
  readonly bank: SoundBank;
  readonly lengthMs: number;
}

const isBank = (name: string): name is SoundBank => Object.hasOwn(SOUND_SPRITES, name);

const positions = new Map<string, SpritePosition>(
  Object.keys(SOUND_SPRITES)
    .filter(isBank)
    .flatMap((bank) =>
      Object.entries(SOUND_SPRITES[bank]).map(([name, [, lengthMs]]) => [name, { bank, lengthMs }] as const),
    ),
);

/** A fourth voice of a sound would only make it louder, as would a second one in the same frame. */
const VOICE_LIMITS = { maxVoices: 3, nearestMs: 20 } as const;

/** The longest delay that is acceptable while the audio context resumes; later sounds are dropped. */
const MAX_DELAY_MS = 200;

/**
 * After this long without a tap or a sound the audio context is suspended, because a running one drains a tablet's
 * battery.
 */
const IDLE_MS = 30_000;

/** After a failure, the minimum time before a tap requests the bank again. */
const RETRY_MS = 60_000;

/** An audio context and the node that controls the volume of the site. */
export interface AudioOutput {
  readonly context: AudioContext;
  readonly gain: GainNode;
}

/** One instance of a playing sound, in milliseconds of the page. */
interface Voice {
  readonly startMs: number;
  readonly endMs: number;
}

/** The audio output; null until there has been a gesture and a sound is allowed. */
export const outputStore = createStore<AudioOutput | null>(null);
/** The banks that this page has requested: none before a game is opened, then the shared one and the game's own. */
const banks = new Map<SoundBank, Bank>();
/** Whether the audio context has ever run. Until then, nothing may wait for it. */
let isUnlocked = false;
let wasTouched = false;
let isSilencedHere = false;
let idleTimer: ReturnType<typeof setTimeout> | undefined;
const voices = new Map<SoundName, readonly Voice[]>();

/** Whether the site is muted, by the player (in this tab or another) or by the URL. */
export const mutedStore = createStore(settingsStore.read().isMuted);
export const isMuted = mutedStore.read;

/** Mutes or unmutes the site and remembers it on this device. This also ends `silenceForThisPage`. */
export function setMuted(isMuted: boolean): void {
  isSilencedHere = false;
  settingsStore.update((settings) => ({ ...settings, isMuted }));
  wake();
}

/** Mutes the site until the player unmutes it or the page is reloaded, without remembering it. */
export function silenceForThisPage(): void {
  isSilencedHere = true;
  follow();
}

/** Preloads the sounds of a game and the shared ones. If there has not been a gesture yet, waits for the next one. */
export function preloadSounds(game: string): void {
  for (const bank of ['shared', game])
    if (isBank(bank) && !banks.has(bank)) banks.set(bank, { sprite: null, fetchFromMs: 0 });
  wake();
}

/** Plays a sound now, or drops it if it cannot start at once. `rate` 2 is an octave higher and half as long. */
export function playSound(name: SoundName, { rate = 1 }: { readonly rate?: number } = {}): void {
  const output = outputStore.read();
  const position = positions.get(name);
  const sprite = position && banks.get(position.bank)?.sprite;
  if (output === null || !sprite || !isUnlocked || !maySound()) return;
  begin(output, sprite, name, position.lengthMs / rate, rate).catch(ignore);
}

async function begin(
  output: AudioOutput,
  sprite: Howl,
  name: SoundName,
  lengthMs: number,
  rate: number,
): Promise<void> {
  const latestMs = performance.now() + MAX_DELAY_MS;
  await resumeContext(output);
  if (!maySound() || performance.now() > latestMs || !takeVoice(name, lengthMs)) return;
  const voice = sprite.play(name);
  if (rate !== 1) sprite.rate(rate, voice);
}

const maySound = (): boolean => !isMuted() && !document.hidden;

function ignore(): void {}

/** Whether another voice of this sound may start now. If so, it is counted. */
function takeVoice(name: SoundName, lengthMs: number): boolean {
  const nowMs = performance.now();
  const ringing = (voices.get(name) ?? []).filter(({ endMs }) => endMs > nowMs);
  const isCrowded =
    ringing.length >= VOICE_LIMITS.maxVoices || ringing.some(({ startMs }) => nowMs - startMs < VOICE_LIMITS.nearestMs);
  voices.set(name, isCrowded ? ringing : [...ringing, { startMs: nowMs, endMs: nowMs + lengthMs }]);
  return !isCrowded;
}

function hush(): void {
  for (const { sprite } of banks.values()) sprite?.stop();
  voices.clear();
}

function follow(): void {
  const settings = settingsStore.read();
  mutedStore.set(isSilencedHere || settings.isMuted);
  if (isMuted()) hush();
  const output = outputStore.read();
  output?.gain.gain.setTargetAtTime(settings.volume, output.context.currentTime, 0.02);
}

/**
 * Creates or resumes the audio context and loads the requested banks, if there has been a gesture and sound is allowed.
 */
function wake(): void {
  if (isMuted() || !(navigator.userActivation?.hasBeenActive ?? wasTouched)) return;
  try {
    if (outputStore.read() === null) outputStore.set(openOutput());
  } catch {
    return; // No Web Audio in this browser.
  }
  const output = outputStore.read();
  if (output === null) return;
  resumeContext(output).catch(ignore);
  for (const [name, bank] of banks) {
    if (performance.now() < bank.fetchFromMs) continue;
    bank.fetchFromMs = Number.POSITIVE_INFINITY;
    fetchBank(output, name, bank).catch(ignore);
  }
}

function openOutput(): AudioOutput {
  const context = new AudioContext();
  context.addEventListener('statechange', () => {
    isUnlocked ||= context.state === 'running';
  });
  const gain = context.createGain();
  gain.gain.value = settingsStore.read().volume;
  gain.connect(context.destination);
  return { context, gain };
}

/** Resolves when the audio context runs: immediately, a moment later or, while it is locked, after the next gesture. */
async function resumeContext({ context }: AudioOutput): Promise<void> {
  clearTimeout(idleTimer);
  idleTimer = setTimeout(() => void context.suspend().catch(ignore), IDLE_MS);
  if (context.state !== 'running') await context.resume();
}

async function fetchBank(output: AudioOutput, name: SoundBank, bank: Bank): Promise<void> {
  try {
    bank.sprite = await loadSprite(output, name);
  } catch {
    bank.fetchFromMs = performance.now() + RETRY_MS;
  }
}

async function loadSprite({ context, gain }: AudioOutput, bank: SoundBank): Promise<Howl> {
  const { Howl, Howler } = await import('howler/dist/howler.core.min.js');
  // Howler uses our context. It would create two of its own, too long after the tap for Safari to unlock them.
  Howler.ctx = context;
  Howler.masterGain = gain;
  Howler.autoUnlock = false;
  Howler.autoSuspend = false;
  const load = (src: string[]) =>
    new Promise<Howl>((resolve, reject) => {
      // Resets the flag that is set below. Otherwise no later bank would load.
      Howler.noAudio = false;
      const howl = new Howl({
        src,
        sprite: SOUND_SPRITES[bank],
        html5: false,
        onload: () => resolve(howl),
        onloaderror: (_, reason) => {
          howl.unload();
          reject(new Error(String(reason)));
        },
      });
      // If the request fails, this flag stops howler from downloading the file again through an <audio> element.
      Howler.noAudio = true;
    });
  // Some browsers claim to support a format that they cannot decode (Safari with WebM), and howler gives up after the
  // first file.
  const files = filesOf(bank);
  return load(files).catch(() => load(files.slice(1)));
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
    outputStore.read()?.context.suspend().catch(ignore);
  });
  // For a page that was opened by a tap on the previous one: its modules load after the gesture.
  wake();
}
