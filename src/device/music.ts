/*
 * A game's music: a bed from the start of a round, and a melody and drums that a streak adds. Its file is downloaded
 * only if the player has switched music on. All stems start at the same moment and loop independently, and only their
 * volume changes, so they stay in sync to the sample. Any error here results in silence.
 */

import { createStore } from '../ui/page-store';
import type { AudioOutput } from './audio-output';
import { MUSIC_LOOPS, type Stem } from './music-loops';
import { settingsStore } from './settings';
import { mutedStore, outputStore } from './sound';

/** The normal volume, and the volume during announcements and while text is read aloud: 8 dB less. */
const LOUDNESS = { usual: 0.35, ducked: 0.35 * 10 ** (-8 / 20) } as const;
const DUCK_SECONDS = 0.5;
/** Time constants for ducking and for fading stems: the time in which two thirds of the change takes place. */
const EASE_SECONDS = { duck: 0.04, stem: 0.35, end: 0.08 } as const;

/** The streak at which each stem joins in. */
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

/** Downloads a game's music as WebM, or in another format for browsers without it. */
async function fetchMusic(context: AudioContext, game: string): Promise<AudioBuffer> {
  const load = async (extension: 'webm' | 'm4a'): Promise<AudioBuffer> => {
    const response = await fetch(`/music/${game}.${extension}`);
    if (!response.ok) throw new Error(`There is no music for ${game}.`);
    return context.decodeAudioData(await response.arrayBuffer());
  };
  return load('webm').catch(() => load('m4a'));
}

/** Music for one audio output. */
function createMusic() {
  /** Whether the player has switched music on, in this tab or another. */
  const isOnStore = createStore(settingsStore.read().isMusicOn);
  /** The game whose music should be playing; null for none. */
  let current: string | null = null;
  let streak = 0;
  let isHurried = false;
  let isDucked = false;
  let sounding: Sounding | null = null;
  /** The latest game whose music was downloaded. */
  let fetched: FetchedMusic | null = null;

  const loudness = (): number => (isDucked ? LOUDNESS.ducked : LOUDNESS.usual);
  const isHeard = (stem: Stem): boolean => streak >= MIN_STREAK[stem] || (stem === 'drums' && isHurried);
  const isWanted = (game: string): boolean =>
    game === current && isOnStore.read() && !mutedStore.read() && !document.hidden;

  /** Starts or stops the music to match the page, the player and the device. */
  function follow(): void {
    isOnStore.set(settingsStore.read().isMusicOn);
    const output = outputStore.read();
    const wanted = current !== null && isWanted(current) ? current : null;
    if (sounding !== null && sounding.game !== wanted) end(sounding);
    if (wanted === null || output === null || sounding !== null || !hasMusic(wanted)) return;
    if (fetched?.game !== wanted) fetched = { game: wanted, buffer: fetchMusic(output.context, wanted) };
    const music = fetched;
    start(output, music).catch(() => {
      if (fetched === music) fetched = null;
    });
  }

  /** Starts the music once it has loaded, unless the round has ended or another game has started in the meantime. */
  async function start(output: AudioOutput, music: FetchedMusic): Promise<void> {
    const buffer = await music.buffer;
    if (sounding === null && isWanted(music.game)) sounding = begin(output, music.game, buffer);
  }

  function begin(output: AudioOutput, game: string, buffer: AudioBuffer): Sounding {
    const { context } = output;
    const master = gainOf(context, loudness(), output.gain);
    const startSeconds = context.currentTime + 0.05;
    const sources: AudioBufferSourceNode[] = [];
    const stems = new Map(
      STEMS.map((stem) => {
        const gain = gainOf(context, isHeard(stem) ? 1 : 0, master);
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

  function end({ output, master, sources }: Sounding): void {
    sounding = null;
    const now = output.context.currentTime;
    master.gain.cancelScheduledValues(now);
    master.gain.setTargetAtTime(0, now, EASE_SECONDS.end);
    for (const source of sources) source.stop(now + 6 * EASE_SECONDS.end);
  }

  /** Sets the current volume of each stem. */
  function mix(): void {
    if (sounding === null) return;
    for (const [stem, { gain }] of sounding.stems)
      gain.setTargetAtTime(isHeard(stem) ? 1 : 0, sounding.output.context.currentTime, EASE_SECONDS.stem);
  }

  return {
    isOnStore,
    follow,
    /** Plays a game's music from now on. Pass null between rounds and during a pause. */
    play: (game: string | null): void => {
      current = game;
      follow();
    },
    /** Adds the stems of this streak. */
    setStreak: (answers: number): void => {
      streak = answers;
      mix();
    },
    /** Adds the drums while time is running out. */
    setHurry: (isEnding: boolean): void => {
      isHurried = isEnding;
      mix();
    },
    /** Ducks the music during speech. */
    duckWhile: (isSpeaking: boolean): void => {
      isDucked = isSpeaking;
      if (sounding === null) return;
      const { gain } = sounding.master;
      const now = sounding.output.context.currentTime;
      gain.cancelScheduledValues(now);
      gain.setTargetAtTime(loudness(), now, EASE_SECONDS.duck);
    },
    /** Ducks the music for half a second. */
    duckBriefly: (): void => {
      if (sounding === null) return;
      const { gain } = sounding.master;
      const now = sounding.output.context.currentTime;
      gain.cancelScheduledValues(now);
      gain.setTargetAtTime(LOUDNESS.ducked, now, EASE_SECONDS.duck);
      gain.setTargetAtTime(loudness(), now + DUCK_SECONDS, EASE_SECONDS.duck);
    },
  };
}

/** One for the page, which has one audio output. */
const music = createMusic();

export const {
  isOnStore: musicStore,
  play: setMusicGame,
  setStreak: setMusicStreak,
  setHurry: setMusicHurry,
  duckWhile: duckMusicWhile,
  duckBriefly: duckMusicBriefly,
} = music;

/** Switches music on or off and remembers it on this device. */
export const setMusicOn = (isMusicOn: boolean): void =>
  settingsStore.update((settings) => ({ ...settings, isMusicOn }));

if ('document' in globalThis) {
  settingsStore.subscribe(music.follow);
  mutedStore.subscribe(music.follow);
  outputStore.subscribe(music.follow);
  document.addEventListener('visibilitychange', music.follow);
}
