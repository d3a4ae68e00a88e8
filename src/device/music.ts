/*
 * The music of a place: a bed that is there from the start of a round, a melody and drums that a streak brings in. Its file
 * is fetched only where the player has switched music on. All stems begin at the same moment and go round by themselves, so
 * they stay together to the sample; what comes and goes is only how loud each is. Whatever goes wrong in here is silence.
 */
import { MUSIC_LOOPS, type Stem } from './music-loops';
import { createStore } from './page-store';
import { settingsStore } from './settings';
import { mutedStore, type Output, outputStore } from './sound';

/** So loud is music beside everything else, and so loud while an answer is told or something is read: 8 dB less. */
const LOUDNESS = { usual: 0.35, ducked: 0.35 * 10 ** (-8 / 20) } as const;
const DUCK_SECONDS = 0.5;
/** How softly it gives way, and how softly stems come and go: the time in which two thirds of the way are gone. */
const EASE_SECONDS = { duck: 0.04, stem: 0.35, end: 0.08 } as const;

/** From so many right answers in a row on a stem is heard. */
const FROM_STREAK: Readonly<Record<Stem, number>> = { bed: 0, melody: 3, drums: 6 };
const STEMS: readonly Stem[] = ['bed', 'melody', 'drums'];

/** The music of a place, as it sounds. */
interface Sounding {
  readonly game: string;
  readonly output: Output;
  readonly master: GainNode;
  readonly stems: ReadonlyMap<Stem, GainNode>;
  readonly sources: readonly AudioBufferSourceNode[];
}

/** The music of a place on its way here. */
interface FetchedMusic {
  readonly game: string;
  readonly buffer: Promise<AudioBuffer>;
}

/** What the page wants to be heard. */
let current: string | null = null;
let streak = 0;
let isHurried = false;
let givesWay = false;
let sounding: Sounding | null = null;
/** The last place whose music was fetched. */
let fetched: FetchedMusic | null = null;

/** Whether the player wants music, in this tab or another. */
export const musicStore = createStore(settingsStore.read().isMusicOn);

/** Whether there is music for a place: the id of its game. */
export const hasMusic = (game: string): boolean => Object.hasOwn(MUSIC_LOOPS, game);

/** Switches the music on or off, and remembers it on this device. */
export const setMusicOn = (isMusicOn: boolean): void =>
  settingsStore.update((settings) => ({ ...settings, isMusicOn }));

/** Has the music of a place play from now on; null where there is no round, or it is paused. */
export function playMusicOf(game: string | null): void {
  current = game;
  follow();
}

/** Brings in what so many right answers in a row bring in. */
export function followStreak(inARow: number): void {
  streak = inARow;
  mix();
}

/** Brings the drums in while time runs out. */
export function hurryMusic(isEnding: boolean): void {
  isHurried = isEnding;
  mix();
}

const loudness = (): number => (givesWay ? LOUDNESS.ducked : LOUDNESS.usual);

/** Lets the music give way as long as somebody speaks. */
export function letMusicGiveWay(isSpeaking: boolean): void {
  givesWay = isSpeaking;
  if (sounding === null) return;
  const { gain } = sounding.master;
  const now = sounding.output.context.currentTime;
  gain.cancelScheduledValues(now);
  gain.setTargetAtTime(loudness(), now, EASE_SECONDS.duck);
}

/** Lets the music give way for half a second. */
export function duckMusic(): void {
  if (sounding === null) return;
  const { gain } = sounding.master;
  const now = sounding.output.context.currentTime;
  gain.cancelScheduledValues(now);
  gain.setTargetAtTime(LOUDNESS.ducked, now, EASE_SECONDS.duck);
  gain.setTargetAtTime(loudness(), now + DUCK_SECONDS, EASE_SECONDS.duck);
}

/** Begins or ends the music, as the page, the player and the device have it now. */
function follow(): void {
  musicStore.set(settingsStore.read().isMusicOn);
  const output = outputStore.read();
  const wanted = current !== null && isWanted(current) ? current : null;
  if (sounding !== null && sounding.game !== wanted) end(sounding);
  if (wanted === null || output === null || sounding !== null || !hasMusic(wanted)) return;
  if (fetched?.game !== wanted) fetched = { game: wanted, buffer: fetchMusic(output.context, wanted) };
  const music = fetched;
  soundOf(output, music).catch(() => {
    if (fetched === music) fetched = null;
  });
}

/** Whether the music of a place is to be heard now. */
const isWanted = (game: string): boolean =>
  game === current && musicStore.read() && !mutedStore.read() && !document.hidden;

/** Begins once the music is there, where the round is not over by then, and no other place has begun. */
async function soundOf(output: Output, music: FetchedMusic): Promise<void> {
  const buffer = await music.buffer;
  if (sounding === null && isWanted(music.game)) sounding = begin(output, music.game, buffer);
}

function begin(output: Output, game: string, buffer: AudioBuffer): Sounding {
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

function gainOf(context: AudioContext, value: number, to: AudioNode): GainNode {
  const gain = new GainNode(context, { gain: value });
  gain.connect(to);
  return gain;
}

function end({ output, master, sources }: Sounding): void {
  sounding = null;
  const now = output.context.currentTime;
  master.gain.cancelScheduledValues(now);
  master.gain.setTargetAtTime(0, now, EASE_SECONDS.end);
  for (const source of sources) source.stop(now + 6 * EASE_SECONDS.end);
}

const isHeard = (stem: Stem): boolean => streak >= FROM_STREAK[stem] || (stem === 'drums' && isHurried);

/** Lets each stem be as loud as it is to be now. */
function mix(): void {
  if (sounding === null) return;
  for (const [stem, { gain }] of sounding.stems)
    gain.setTargetAtTime(isHeard(stem) ? 1 : 0, sounding.output.context.currentTime, EASE_SECONDS.stem);
}

/** Fetches the music of a place: WebM, or what browsers without it play. */
async function fetchMusic(context: AudioContext, game: string): Promise<AudioBuffer> {
  const load = async (extension: 'webm' | 'm4a'): Promise<AudioBuffer> => {
    const response = await fetch(`/music/${game}.${extension}`);
    if (!response.ok) throw new Error(`There is no music for ${game}.`);
    return context.decodeAudioData(await response.arrayBuffer());
  };
  return load('webm').catch(() => load('m4a'));
}

if ('document' in globalThis) {
  settingsStore.subscribe(follow);
  mutedStore.subscribe(follow);
  outputStore.subscribe(follow);
  document.addEventListener('visibilitychange', follow);
}
