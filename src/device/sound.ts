/*
 * The site's sounds, and the only module that uses howler. Nothing is loaded and no audio context is created before the
 * first tap or key press. A sound starts at the moment it is requested or not at all: howler itself would queue sounds
 * that it cannot play yet and play them all together later. Any error here results in silence.
 */
import type { Howl } from 'howler';
import { createStore } from '../ui/page-store';
import { type AudioOutput, PageAudio } from './audio-output';
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

/** After a failure, the minimum time before a tap requests the bank again. */
const RETRY_MS = 60_000;

/** One instance of a playing sound. Times are in milliseconds of the page. */
interface Voice {
  readonly startMs: number;
  readonly endMs: number;
}

function ignore(): void {}

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

class Sounds {
  readonly audio = new PageAudio();
  readonly mutedStore = createStore(settingsStore.read().isMuted);
  private silence: 'none' | 'this page' = 'none';
  /** For browsers that do not report it themselves. */
  private touch: 'none' | 'seen' = 'none';
  /** The banks that this page has requested: none before a game is opened, then the shared ones and the game's own. */
  private readonly banks = new Map<SoundBank, Bank>();
  private readonly voices = new Map<SoundName, readonly Voice[]>();

  setMuted(isMuted: boolean): void {
    this.silence = 'none';
    settingsStore.update((settings) => ({ ...settings, isMuted }));
    // The setting may be what it was, if only this page was silent.
    if (this.mutedStore.read() !== isMuted) this.follow();
    this.wake();
  }

  mutePage(): void {
    this.silence = 'this page';
    this.follow();
  }

  preload(bankOfPage: string): void {
    for (const bank of ['shared', bankOfPage])
      if (isBank(bank) && !this.banks.has(bank)) this.banks.set(bank, { sprite: null, fetchFromMs: 0 });
    this.wake();
  }

  play(name: SoundName, rate: number): void {
    const output = this.audio.store.read();
    const position = positions.get(name);
    const sprite = position && this.banks.get(position.bank)?.sprite;
    if (output === null || !sprite || !this.audio.isUnlocked || !this.isAllowed) return;
    this.begin(output, sprite, name, position.lengthMs / rate, rate).catch(ignore);
  }

  follow(): void {
    const { isMuted, volume } = settingsStore.read();
    this.mutedStore.set(this.silence === 'this page' || isMuted);
    if (this.mutedStore.read()) this.hush();
    this.audio.setVolume(volume);
  }

  noteGesture(): void {
    this.touch = 'seen';
    this.wake();
  }

  /**
   * Creates or resumes the audio context and loads the requested banks, if there has been a gesture and sound is
   * allowed.
   */
  wake(): void {
    if (this.mutedStore.read() || !(navigator.userActivation?.hasBeenActive ?? this.touch === 'seen')) return;
    const output = this.audio.open(settingsStore.read().volume);
    if (output === null) return;
    this.audio.resume(output).catch(ignore);
    for (const [name, bank] of this.banks) {
      if (performance.now() < bank.fetchFromMs) continue;
      bank.fetchFromMs = Number.POSITIVE_INFINITY;
      fetchBank(output, name, bank).catch(ignore);
    }
  }

  sleep(): void {
    this.hush();
    this.audio.suspend();
  }

  private get isAllowed(): boolean {
    return !this.mutedStore.read() && !document.hidden;
  }

  private async begin(
    output: AudioOutput,
    sprite: Howl,
    name: SoundName,
    lengthMs: number,
    rate: number,
  ): Promise<void> {
    const latestMs = performance.now() + MAX_DELAY_MS;
    await this.audio.resume(output);
    if (!this.isAllowed || performance.now() > latestMs || !this.takeVoice(name, lengthMs)) return;
    const voice = sprite.play(name);
    if (rate !== 1) sprite.rate(rate, voice);
  }

  /** Whether another voice of this sound may start now. If so, it is counted. */
  private takeVoice(name: SoundName, lengthMs: number): boolean {
    const nowMs = performance.now();
    const ringing = (this.voices.get(name) ?? []).filter(({ endMs }) => endMs > nowMs);
    const isCrowded =
      ringing.length >= VOICE_LIMITS.maxVoices ||
      ringing.some(({ startMs }) => nowMs - startMs < VOICE_LIMITS.nearestMs);
    this.voices.set(name, isCrowded ? ringing : [...ringing, { startMs: nowMs, endMs: nowMs + lengthMs }]);
    return !isCrowded;
  }

  private hush(): void {
    for (const { sprite } of this.banks.values()) sprite?.stop();
    this.voices.clear();
  }
}

/** One for the page, because howler has one audio context. */
const sounds = new Sounds();

/** The audio output; null until there has been a gesture and a sound is allowed. */
export const outputStore = sounds.audio.store;

/** Whether the site is muted, by the player (in this tab or another) or by the URL. */
export const { mutedStore } = sounds;
export const isMuted = mutedStore.read;

/** Mutes or unmutes the site and remembers it on this device. This also ends `mutePage`. */
export const setMuted = (isMuted: boolean): void => sounds.setMuted(isMuted);

/** Mutes the site until the player unmutes it or the page is reloaded, without remembering it. */
export const mutePage = (): void => sounds.mutePage();

/**
 * Preloads a game's sounds, or those around the games, and the shared ones. If there has not been a gesture yet, waits
 * for one.
 */
export const preloadSounds = (bank: string): void => sounds.preload(bank);

/** Plays a sound now, or drops it if it cannot start at once. `rate` 2 is an octave higher and half as long. */
export const playSound = (name: SoundName, { rate = 1 }: { readonly rate?: number } = {}): void =>
  sounds.play(name, rate);

if ('document' in globalThis) {
  settingsStore.subscribe(() => sounds.follow());
  for (const gesture of ['pointerdown', 'pointerup', 'touchend', 'click', 'keydown'])
    document.addEventListener(gesture, () => sounds.noteGesture(), { capture: true, passive: true });
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) sounds.sleep();
  });
  // For a page that was opened by a tap on the previous one: its modules load after the gesture.
  sounds.wake();
}
