/*
 * The music of a game: a bed from the start of a round, and a melody and drums that a streak adds. Its file is
 * downloaded only if the player has switched music on. All stems start at the same moment and loop independently, and
 * only their volume changes, so they stay in sync to the sample. Any error here results in silence.
 */

import { createStore } from '../ui/page-store';
import type { AudioOutput } from './audio-output';
import { MUSIC_LOOPS, type Stem } from './music-loops';
import { settingsStore } from './settings';
import { mutedStore, outputStore } from './sound';

/** The normal volume, and the volume during announcements and while text is read aloud: 8 dB less. */
const LOUDNESS = { usual: 0.35, ducked: 0.35 * 10 ** (-8 / 20) } as const;
const DUCK_SECONDS = 0.5;
/** Time constants for ducking and for fading stems: the time in which two thirds of the change happen. */
const EASE_SECONDS = { duck: 0.04, stem: 0.35, end: 0.08 } as const;

/** The streak from which each stem is heard. */
const MIN_STREAK: Readonly<Record<Stem, number>> = { bed: 0, melody: 3, drums: 6 };
const STEMS: readonly Stem[] = ['bed', 'melody', 'drums'];

interface Sounding {
  readonly game: string;
  readonly output: AudioOutput;
  readonly master: GainNode;
  readonly stems: ReadonlyMap<Stem, GainNode>;
  readonly sources: readonly AudioBufferSourceNode[];
}

/** Music that is being downloaded. */
interface FetchedMusic {
  readonly game: string;
  readonly buffer: Promise<AudioBuffer>;
}

/** Whether a game, by its id, has music. */
export const hasMusic = (game: string): boolean => Object.hasOwn(MUSIC_LOOPS, game);

function gainOf(context: AudioContext, value: number, to: AudioNode): GainNode {
  const gain = new GainNode(context, { gain: value });
  gain.connect(to);
  return gain;
}

/** Downloads the music of a game as WebM, or in another format for browsers without it. */
async function fetchMusic(context: AudioContext, game: string): Promise<AudioBuffer> {
  const load = async (extension: 'webm' | 'm4a'): Promise<AudioBuffer> => {
    const response = await fetch(`/music/${game}.${extension}`);
    if (!response.ok) throw new Error(`There is no music for ${game}.`);
    return context.decodeAudioData(await response.arrayBuffer());
  };
  return load('webm').catch(() => load('m4a'));
}

class Music {
  /** Whether the player has switched music on, in this tab or another. */
  readonly isOnStore = createStore(settingsStore.read().isMusicOn);
  /** The game whose music the page wants. */
  private game: string | null = null;
  private streak = 0;
  private isHurried = false;
  private isDucked = false;
  private sounding: Sounding | null = null;
  /** The latest game whose music was downloaded. */
  private fetched: FetchedMusic | null = null;

  play(game: string | null): void {
    this.game = game;
    this.follow();
  }

  setStreak(streak: number): void {
    this.streak = streak;
    this.mix();
  }

  setHurry(isHurried: boolean): void {
    this.isHurried = isHurried;
    this.mix();
  }

  duckWhile(isSpeaking: boolean): void {
    this.isDucked = isSpeaking;
    if (this.sounding === null) return;
    const { gain } = this.sounding.master;
    const now = this.sounding.output.context.currentTime;
    gain.cancelScheduledValues(now);
    gain.setTargetAtTime(this.loudness, now, EASE_SECONDS.duck);
  }

  duckBriefly(): void {
    if (this.sounding === null) return;
    const { gain } = this.sounding.master;
    const now = this.sounding.output.context.currentTime;
    gain.cancelScheduledValues(now);
    gain.setTargetAtTime(LOUDNESS.ducked, now, EASE_SECONDS.duck);
    gain.setTargetAtTime(this.loudness, now + DUCK_SECONDS, EASE_SECONDS.duck);
  }

  /** Starts or stops the music to match the page, the player and the device. */
  follow(): void {
    this.isOnStore.set(settingsStore.read().isMusicOn);
    const output = outputStore.read();
    const wanted = this.game !== null && this.isWanted(this.game) ? this.game : null;
    if (this.sounding !== null && this.sounding.game !== wanted) this.end(this.sounding);
    if (wanted === null || output === null || this.sounding !== null || !hasMusic(wanted)) return;
    if (this.fetched?.game !== wanted) this.fetched = { game: wanted, buffer: fetchMusic(output.context, wanted) };
    const music = this.fetched;
    this.start(output, music).catch(() => {
      if (this.fetched === music) this.fetched = null;
    });
  }

  private get loudness(): number {
    return this.isDucked ? LOUDNESS.ducked : LOUDNESS.usual;
  }

  private isWanted(game: string): boolean {
    return game === this.game && this.isOnStore.read() && !mutedStore.read() && !document.hidden;
  }

  /** Starts the music once it has loaded, unless the round has ended or another game has started in the meantime. */
  private async start(output: AudioOutput, { game, buffer }: FetchedMusic): Promise<void> {
    const loaded = await buffer;
    if (this.sounding === null && this.isWanted(game)) this.sounding = this.begin(output, game, loaded);
  }

  private begin(output: AudioOutput, game: string, buffer: AudioBuffer): Sounding {
    const { context } = output;
    const master = gainOf(context, this.loudness, output.gain);
    const startSeconds = context.currentTime + 0.05;
    const sources: AudioBufferSourceNode[] = [];
    const stems = new Map(
      STEMS.map((stem) => {
        const gain = gainOf(context, this.isHeard(stem) ? 1 : 0, master);
        const [startMs, lengthMs] = MUSIC_LOOPS[game]?.[stem] ?? [0, buffer.duration * 1000];
        const source = new AudioBufferSourceNode(context, {
          buffer,
          loop: true,
          loopStart: startMs / 1000,
          loopEnd: (startMs + lengthMs) / 1000,
        });
        source.connect(gain);
        source.start(startSeconds, startMs / 1000);
        sources.push(source);
        return [stem, gain] as const;
      }),
    );
    return { game, output, master, stems, sources };
  }

  private end({ output, master, sources }: Sounding): void {
    this.sounding = null;
    const now = output.context.currentTime;
    master.gain.cancelScheduledValues(now);
    master.gain.setTargetAtTime(0, now, EASE_SECONDS.end);
    for (const source of sources) source.stop(now + 6 * EASE_SECONDS.end);
  }

  private isHeard(stem: Stem): boolean {
    return this.streak >= MIN_STREAK[stem] || (stem === 'drums' && this.isHurried);
  }

  /** Sets the current volume of each stem. */
  private mix(): void {
    if (this.sounding === null) return;
    const { stems, output } = this.sounding;
    for (const [stem, { gain }] of stems)
      gain.setTargetAtTime(this.isHeard(stem) ? 1 : 0, output.context.currentTime, EASE_SECONDS.stem);
  }
}

/** One for the page, which has one audio output. */
const music = new Music();

export const musicStore = music.isOnStore;

/** Switches music on or off and remembers it on this device. */
export const setMusicOn = (isMusicOn: boolean): void =>
  settingsStore.update((settings) => ({ ...settings, isMusicOn }));

/** Plays the music of a game from now on. Pass null between rounds and during a pause. */
export const setMusicGame = (game: string | null): void => music.play(game);

/** Adds the stems of this streak. */
export const setMusicStreak = (streak: number): void => music.setStreak(streak);

/** Adds the drums while time is running out. */
export const setMusicHurry = (isHurried: boolean): void => music.setHurry(isHurried);

/** Ducks the music during speech. */
export const duckMusicWhile = (isSpeaking: boolean): void => music.duckWhile(isSpeaking);

/** Ducks the music for half a second. */
export const duckMusicBriefly = (): void => music.duckBriefly();

if ('document' in globalThis) {
  const follow = () => music.follow();
  settingsStore.subscribe(follow);
  mutedStore.subscribe(follow);
  outputStore.subscribe(follow);
  document.addEventListener('visibilitychange', follow);
}
