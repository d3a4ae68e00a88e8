import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findHubProblems } from '../../scripts/videos/schema';
import { type Entry, formatEntryCredit, getEntryId, getEntryKind, listEntries } from '../../src/videos/catalogue';
import { autoplayPlayerUrl, entryPageUrl, thumbnailUrl } from '../../src/videos/entry-urls';
import { HUBS } from '../../src/videos/hubs';
import { readHub } from '../helpers/hubs';

const FOLDER = join(import.meta.dirname, '../../src/videos/catalogue');
const hubs = HUBS.map(({ id }) => readHub(id));

/** The specified tabs and units, word for word and in order. */
const SPECIFIED: Readonly<Record<string, readonly [heading: string, ...tabs: (readonly string[])[]]>> = {
  alevels: [
    'A-Levels Mathematics',
    [
      'Pure Mathematics',
      'Proof',
      'Algebra & Functions',
      'Coordinate Geometry',
      'Trigonometry',
      'Differentiation',
      'Integration',
      'Vectors',
    ],
    ['Statistics', 'Statistics'],
    ['Mechanics', 'Mechanics'],
  ],
  ib: [
    'IB Mathematics',
    [
      'AI SL & HL',
      'Number and Algebra',
      'Geometry and Trigonometry',
      'Statistics and Probability',
      'Vectors',
      'Complex Numbers',
      'Calculus',
      'Functions',
    ],
    ['HL Additional', 'HL Additional Topics'],
  ],
  gcse: [
    'GCSE Mathematics',
    [
      'Foundation Tier',
      'Algebra',
      'Geometry and Trigonometry',
      'Statistics and Probability',
      'Rates and Proportion',
      'Number',
    ],
    ['Higher Tier', 'General'],
  ],
  us: [
    'US Common Core Mathematics',
    ['Grade 10', 'Algebra', 'Geometry'],
    ['Grade 12', 'Algebra', 'Functions/Pre-Calculus', 'Calculus', 'Discrete Mathematics', 'Number and Quantity'],
  ],
  australian: [
    'Australian Mathematics',
    ['Year 10', 'Number and Algebra', 'Measurement and Geometry', 'Statistics and Probability', 'General'],
    ['Year 12', 'Essential Mathematics', 'General Mathematics', 'Mathematical Methods', 'Specialist Mathematics'],
  ],
  canadian: [
    'Canadian Mathematics',
    [
      'Grade 10',
      'General',
      'Analytic Geometry',
      'Geometric Properties',
      'Quadratic Relations',
      'Quadratic Expressions/Equations',
    ],
    ['Grade 12', 'Calculus & Vectors'],
  ],
  cbse: [
    'CBSE Mathematics',
    ['Class 10', 'General', 'Algebra', 'Geometry', 'Trigonometry', 'Mensuration', 'Statistics & Probability'],
    ['Class 12', 'Relations and Functions', 'Algebra', 'Calculus', 'Linear Programming', 'Probability'],
  ],
};

const entry = (over: Partial<Entry>): Entry => ({ title: 'Sums', educator: 'Ada', description: 'A video.', ...over });

const titlesIn = (hub: string, ...tabs: readonly string[]) =>
  listEntries(hubs.find(({ id }) => id === hub)!)
    .filter(({ tab }) => tabs.includes(tab.id))
    .map(({ entry: { title } }) => title);

const unitWith = (id: string, title: string) =>
  listEntries(hubs.find((hub) => hub.id === id)!).find(({ entry }) => entry.title === title)?.unit.title;

describe('The video hubs', () => {
  it('exist for all seven exam systems, each with exactly one file', () => {
    expect(readdirSync(FOLDER).toSorted()).toEqual(HUBS.map(({ id }) => `${id}.json`).toSorted());
    expect(HUBS.map(({ path }) => path)).toEqual(
      ['alevels', 'ib', 'gcse', 'us', 'australian', 'canadian', 'cbse'].map((id) => `/video-hub/${id}`),
    );
    expect(hubs.map(({ id }) => id)).toEqual(HUBS.map(({ id }) => id));
  });

  it.each(hubs.map((hub) => [hub.id, hub] as const))('have the specified tabs and units: %s', (id, hub) => {
    expect([hub.heading, ...hub.tabs.map(({ title, units }) => [title, ...units.map((unit) => unit.title)])]).toEqual(
      SPECIFIED[id],
    );
  });

  it.each(hubs.map((hub) => [hub.id, hub] as const))('have entries in each unit, and no duplicates: %s', (_, hub) => {
    for (const { units } of hub.tabs) for (const { entries } of units) expect(entries.length).toBeGreaterThan(0);
    const ids = listEntries(hub).map(({ entry }) => getEntryId(entry));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('contain all 241 collected entries, each with a valid check date or none', () => {
    expect(hubs.flatMap(listEntries)).toHaveLength(241);
    for (const file of readdirSync(FOLDER)) {
      const text = readFileSync(join(FOLDER, file), 'utf8');
      expect(
        [...text.matchAll(/"checked": (.*)/g)].every(([, day]) => day === 'null' || /^"20\d\d-/.test(day ?? '')),
      ).toBe(true);
    }
  });

  it('list entries under the right course, tier or country', () => {
    expect(titlesIn('ib', 'ai-sl-hl').filter((title) => /\bAA\b/.test(title))).toEqual([]);
    expect(titlesIn('ib', 'hl-additional').filter((title) => /\bAA\b/.test(title))).toHaveLength(8);
    const higher = /higher|circle theorem|fractional ind|surd|quadratic|vector/i;
    expect(titlesIn('gcse', 'foundation').filter((title) => higher.test(title))).toEqual([
      'All of Probability (Foundation & Higher)',
    ]);
    expect(titlesIn('gcse', 'higher').filter((title) => higher.test(title))).toHaveLength(8);
    for (const [hub, tab, other] of [
      ['australian', 'year-10', /year 1[12]/i],
      ['australian', 'year-12', /year 10/i],
      ['us', 'grade-10', /algebra (?:2|ii\b)|calculus/i],
      ['canadian', 'grade-10', /grade 12/i],
      ['canadian', 'grade-12', /grade 10/i],
      ['cbse', 'class-10', /class (?:12|xii)/i],
      ['cbse', 'class-12', /class (?:10|x\b)/i],
      ['alevels', 'pure', /statistics|mechanics/i],
    ] as const)
      expect(titlesIn(hub, tab).filter((title) => other.test(title))).toEqual([]);
  });

  it('list Foundation trigonometry and Year 10 numbers in the units with those names', () => {
    expect(unitWith('gcse', 'Exact Trigonometric Values')).toBe('Geometry and Trigonometry');
    expect(unitWith('australian', 'Number systems')).toBe('Number and Algebra');
    expect(unitWith('australian', 'Coordinate geometry')).toBe('Number and Algebra');
  });

  it('have one playlist in each Grade 10 unit of Canada and two in Grade 12, as specified', () => {
    const { tabs } = hubs.find(({ id }) => id === 'canadian')!;
    expect(
      tabs.map(({ units }) => units.map(({ entries }) => entries.filter(({ isPlaylist }) => isPlaylist).length)),
    ).toEqual([[1, 1, 1, 1, 1], [2]]);
  });

  it('keep their doubt marks, and credit uncertain educators cautiously', () => {
    const doubtful = hubs.flatMap(listEntries).filter(({ entry }) => entry.doubt !== undefined);
    expect(doubtful).toHaveLength(13);
    expect(
      doubtful.filter(({ entry }) => entry.doubt?.about === 'educator').map(({ entry }) => formatEntryCredit(entry)),
    ).toSatisfy(
      (credits: readonly string[]) => credits.length === 10 && credits.every((one) => one.startsWith('Listed under ')),
    );
    expect(formatEntryCredit(entry({}))).toBe('Ada');
  });

  it('match their schema, file by file', () => {
    const faults = readdirSync(FOLDER).map((file) => [
      file,
      findHubProblems(JSON.parse(readFileSync(join(FOLDER, file), 'utf8'))),
    ]);
    expect(faults.filter(([, found]) => found?.length !== 0)).toEqual([]);
  });
});

/** A valid hub. */
const sound = () => {
  const facts = {
    title: 'Sums',
    educator: 'Ada',
    description: 'It was made for Australia.',
    confidence: 'listed',
    checked: null,
  };
  return {
    id: 'gcse',
    heading: 'GCSE',
    tabs: [
      {
        id: 'higher',
        title: 'Higher',
        units: [
          {
            id: 'number',
            title: 'Number',
            topic: 'number',
            entries: [
              { ...facts, videoId: 'abcdefghi-_' },
              { ...facts, playlistId: `PL${'a'.repeat(32)}`, isPlaylist: true },
              { ...facts, externalUrl: 'https://example.org/sums', isExternal: true },
            ] as Record<string, unknown>[],
          },
        ],
      },
    ],
  };
};

const unitOf = (hub: ReturnType<typeof sound>) => hub.tabs[0]!.units[0]!;
const first = (hub: ReturnType<typeof sound>) => unitOf(hub).entries[0]!;

describe('The hub schema', () => {
  it('accepts valid entries, with and without a description', () => {
    expect(findHubProblems(sound())).toEqual([]);
    const plain = sound();
    delete first(plain)['description'];
    expect(findHubProblems(plain)).toEqual([]);
  });

  it.each<[string, (hub: ReturnType<typeof sound>) => unknown]>([
    ['an id that is too short', (hub) => (first(hub)['videoId'] = 'abc')],
    ['an id with invalid characters', (hub) => (first(hub)['videoId'] = 'abcdefghi?&')],
    ['a playlist that is not marked as one', (hub) => delete unitOf(hub).entries[1]!['isPlaylist']],
    ['a page without HTTPS', (hub) => (unitOf(hub).entries[2]!['externalUrl'] = 'http://example.org')],
    ['a page that runs a script', (hub) => (unitOf(hub).entries[2]!['externalUrl'] = 'javascript:alert(1)')],
    ['the same video twice', (hub) => unitOf(hub).entries.push({ ...first(hub) })],
    ['a description of two sentences', (hub) => (first(hub)['description'] = 'A video. It is long.')],
    ['an empty description', (hub) => (first(hub)['description'] = '')],
    ['a description that repeats the title', (hub) => (first(hub)['description'] = 'A first video about sums.')],
    ['a doubt without its reason', (hub) => (first(hub)['confidence'] = 'doubtful')],
    ['a reason without a doubt', (hub) => (first(hub)['doubt'] = { about: 'title', note: 'It is ours.' })],
    ['an invalid date', (hub) => (first(hub)['checked'] = 'yesterday')],
    ['an unknown field', (hub) => (first(hub)['likes'] = 3)],
    ['a topic without a drawing', (hub) => (unitOf(hub).topic = 'cooking')],
    ['an empty unit', (hub) => (unitOf(hub).entries = [])],
    ['two units with the same name', (hub) => hub.tabs[0]!.units.push(unitOf(hub))],
  ])('refuses %s', (_, spoil) => {
    const hub = sound();
    spoil(hub);
    expect(findHubProblems(hub)).not.toEqual([]);
  });
});

describe("The video site's URLs", () => {
  const [video, playlist, page] = [
    entry({ videoId: 'CtbremWlV8M' }),
    entry({ playlistId: 'PL1328115D3D8A2566', isPlaylist: true }),
    entry({ externalUrl: 'https://misterwootube.com/', isExternal: true }),
  ];

  it('use the player without cookies', () => {
    expect([autoplayPlayerUrl(video), autoplayPlayerUrl(playlist)]).toEqual([
      'https://www.youtube-nocookie.com/embed/CtbremWlV8M?autoplay=1&rel=0&enablejsapi=1',
      'https://www.youtube-nocookie.com/embed/videoseries?list=PL1328115D3D8A2566&autoplay=1&rel=0&enablejsapi=1',
    ]);
  });

  it('point to the video, the playlist or the page itself', () => {
    expect([video, playlist, page].map(entryPageUrl)).toEqual([
      'https://www.youtube.com/watch?v=CtbremWlV8M',
      'https://www.youtube.com/playlist?list=PL1328115D3D8A2566',
      'https://misterwootube.com/',
    ]);
    expect([video, playlist, page].map(getEntryKind)).toEqual(['video', 'playlist', 'page']);
  });

  it('include a thumbnail only for videos', () => {
    expect([video, playlist, page].map(thumbnailUrl)).toEqual([
      'https://i.ytimg.com/vi/CtbremWlV8M/mqdefault.jpg',
      null,
      null,
    ]);
  });

  it('are complete for every entry', () => {
    for (const { entry } of hubs.flatMap(listEntries)) {
      expect(URL.canParse(entryPageUrl(entry))).toBe(true);
      expect(entryPageUrl(entry)).toContain(getEntryId(entry));
    }
  });
});
