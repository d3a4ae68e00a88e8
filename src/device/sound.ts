/*
 * The sounds of the site, and the only module that knows howler. Nothing is loaded and no audio context is made before
 * the first tap or key. A sound begins at the moment it is asked for or not at all: howler by itself keeps what it cannot
 * play yet and gives all of it at once later. Whatever goes wrong in here is silence, never an error.
 */
import type { Howl } from 'howler';
import { createStore } from './page-store';
import { settingsStore } from './settings';
import { SOUND_SPRITES, type SoundBank, type SoundName } from './sound-sprites';

/** The files of a bank, in order of preference. */
const filesOf = (bank: SoundBank): string[] => [`/sounds/${bank}.webm`, `/sounds/${bank}.m4a`];

/** A bank of sounds, as far as it has come. */
interface Bank {
  sprite: Howl | null;
  /** From when on it may be fetched, in milliseconds of the page; never, while it is under way or there. */
  fetchFromMs: number;
}

/** Where a sound is, and how long it plays. */
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

/** A fourth voice of one sound would only be louder, and so would a second one in the same frame. */
const CROWD = { maxVoices: 3, nearestMs: 20 } as const;

/** How late a sound may begin when the audio context has to be woken for it. */
const LATEST_MS = 200;

/** After so long without a tap or a sound the audio context is put to sleep: awake, it costs a tablet its battery. */
const IDLE_MS = 30_000;

/** How long after a failure a bank is fetched again, at the next tap. */
const RETRY_MS = 60_000;

/** An audio context, and what in it decides how loud the site is. */
export interface Output {
  readonly context: AudioContext;
  readonly gain: GainNode;
}

/** One sounding of a sound, in milliseconds of the page. */
interface Voice {
  readonly startMs: number;
  readonly endMs: number;
}

/** The way to the loudspeaker, once there was a gesture and something may sound. */
export const outputStore = createStore<Output | null>(null);
/** What this page has asked for: nothing before a game is opened, then what every game uses, and what its own game does. */
const banks = new Map<SoundBank, Bank>();
/** Whether the audio context ever ran: until then nothing may wait for it. */
let isUnlocked = false;
let wasTouched = false;
let isSilencedHere = false;
let idleTimer: ReturnType<typeof setTimeout> | undefined;
const voices = new Map<SoundName, readonly Voice[]>();

/** Whether the site is quiet now, by the player's choice, in this tab or another, or by the address. */
export const mutedStore = createStore(settingsStore.read().isMuted);
export const isMuted = mutedStore.read;

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

/** Has the sounds of a game fetched, and those of all games, at the next gesture if there was none yet. */
export function wantSoundsOf(game: string): void {
  for (const bank of ['shared', game])
    if (isBank(bank) && !banks.has(bank)) banks.set(bank, { sprite: null, fetchFromMs: 0 });
  wake();
}

/** Plays a sound now, or drops it where it cannot begin at once; `rate` 2 is an octave higher and half as long. */
export function play(name: SoundName, { rate = 1 }: { readonly rate?: number } = {}): void {
  const output = outputStore.read();
  const position = positions.get(name);
  const sprite = position && banks.get(position.bank)?.sprite;
  if (output === null || !sprite || !isUnlocked || !maySound()) return;
  begin(output, sprite, name, position.lengthMs / rate, rate).catch(ignore);
}

async function begin(output: Output, sprite: Howl, name: SoundName, lengthMs: number, rate: number): Promise<void> {
  const latestMs = performance.now() + LATEST_MS;
  await rouse(output);
  if (!maySound() || performance.now() > latestMs || !takeVoice(name, lengthMs)) return;
  const voice = sprite.play(name);
  if (rate !== 1) sprite.rate(rate, voice);
}

const maySound = (): boolean => !isMuted() && !document.hidden;

function ignore(): void {}

/** Whether one more voice of this sound may begin now; if so, it counts from here on. */
function takeVoice(name: SoundName, lengthMs: number): boolean {
  const nowMs = performance.now();
  const ringing = (voices.get(name) ?? []).filter(({ endMs }) => endMs > nowMs);
  const isCrowded =
    ringing.length >= CROWD.maxVoices || ringing.some(({ startMs }) => nowMs - startMs < CROWD.nearestMs);
  voices.set(name, isCrowded ? ringing : [...ringing, { startMs: nowMs, endMs: nowMs + lengthMs }]);
  return !isCrowded;
}

/** Stops what sounds. */
function hush(): void {
  for (const { sprite } of banks.values()) sprite?.stop();
  voices.clear();
}

/** Brings everything in line with the settings. */
function follow(): void {
  const settings = settingsStore.read();
  mutedStore.set(isSilencedHere || settings.isMuted);
  if (isMuted()) hush();
  const output = outputStore.read();
  output?.gain.gain.setTargetAtTime(settings.volume, output.context.currentTime, 0.02);
}

/** Opens the audio context, or wakes it, and fetches what was asked for, once there was a gesture and something may sound. */
function wake(): void {
  if (isMuted() || !(navigator.userActivation?.hasBeenActive ?? wasTouched)) return;
  try {
    if (outputStore.read() === null) outputStore.set(openOutput());
  } catch {
    return; // No Web Audio here.
  }
  const output = outputStore.read();
  if (output === null) return;
  rouse(output).catch(ignore);
  for (const [name, bank] of banks) {
    if (performance.now() < bank.fetchFromMs) continue;
    bank.fetchFromMs = Number.POSITIVE_INFINITY;
    fetchBank(output, name, bank).catch(ignore);
  }
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

async function fetchBank(output: Output, name: SoundBank, bank: Bank): Promise<void> {
  try {
    bank.sprite = await loadSprite(output, name);
  } catch {
    bank.fetchFromMs = performance.now() + RETRY_MS;
  }
}

async function loadSprite({ context, gain }: Output, bank: SoundBank): Promise<Howl> {
  const { Howl, Howler } = await import('howler/dist/howler.core.min.js');
  // Howler plays into our context. By itself it opens two, too late after the tap for Safari to unlock them.
  Howler.ctx = context;
  Howler.masterGain = gain;
  Howler.autoUnlock = false;
  Howler.autoSuspend = false;
  const load = (src: string[]) =>
    new Promise<Howl>((resolve, reject) => {
      // What keeps one bank from an <audio> element, below, must not keep the next from coming at all.
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
      // Set once the request is out, this keeps howler from fetching the file again by an <audio> element if it fails.
      Howler.noAudio = true;
    });
  // Some browsers claim a format and then cannot decode it (Safari did with WebM), and howler gives up at the first.
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
  // A page opened by a tap on the one before: its modules come after the gesture.
  wake();
}
