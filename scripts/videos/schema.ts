import * as v from 'valibot';
import { splitTerms } from '../../src/videos/terms.ts';
import { TOPICS } from '../../src/videos/topics.ts';
import { isShown } from './shown.ts';

const text = v.pipe(
  v.string(),
  v.nonEmpty(),
  v.maxLength(160),
  v.check((value) => value === value.trim(), 'has spaces around it'),
);
const name = v.pipe(v.string(), v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'is not a valid id'));
const sentence = v.pipe(text, v.regex(/^[A-Z][^.!?]*\.$/, 'is not one plain sentence'));
/** A day in ISO 8601; null if it has not been checked yet. */
const day = v.nullable(v.pipe(v.string(), v.isoDate()));

const doubt = v.strictObject({ about: v.picklist(['educator', 'title', 'place']), note: text });
const facts = {
  title: text,
  educator: text,
  description: v.optional(sentence),
  /** listed = in one public list; confirmed = in two or more; doubtful = see `doubt`. */
  confidence: v.picklist(['listed', 'confirmed', 'doubtful']),
  doubt: v.optional(doubt),
  /** The day when the video site last confirmed that it exists. */
  checked: day,
  /** The day when the video site first reported that it is gone, private or not embeddable. Hubs do not show it. */
  gone: v.optional(v.pipe(v.string(), v.isoDate())),
};

/** Words that add no meaning to a description. */
const FILLER = new Set(splitTerms('playlist page site course first'));

/** Whether a description says more than the title. */
function addsSomething({ title, description }: { title: string; description?: string | undefined }): boolean {
  const said = new Set(splitTerms(title));
  return description === undefined || splitTerms(description).some((word) => !said.has(word) && !FILLER.has(word));
}

const entry = v.pipe(
  v.union([
    v.strictObject({ ...facts, videoId: v.pipe(v.string(), v.regex(/^[\w-]{11}$/, 'is not a video id')) }),
    v.strictObject({
      ...facts,
      playlistId: v.pipe(v.string(), v.regex(/^PL(?:[\w-]{32}|[0-9A-F]{16})$/, 'is not a playlist id')),
      isPlaylist: v.literal(true),
    }),
    v.strictObject({
      ...facts,
      externalUrl: v.pipe(v.string(), v.url(), v.startsWith('https://')),
      isExternal: v.literal(true),
    }),
  ]),
  v.check(
    ({ confidence, doubt }) => (confidence === 'doubtful') === (doubt !== undefined),
    'is doubtful but gives no reason',
  ),
  v.check((facts) => addsSomething(facts), 'has a description that repeats the title'),
);

const distinct = (values: readonly string[]): boolean => new Set(values).size === values.length;

const unit = v.strictObject({
  id: name,
  title: text,
  topic: v.picklist(TOPICS),
  entries: v.pipe(v.array(entry), v.nonEmpty()),
});
const tab = v.strictObject({
  id: name,
  title: text,
  units: v.pipe(
    v.array(unit),
    v.nonEmpty(),
    v.check((units) => distinct(units.map(({ id }) => id)), 'has two units with the same name'),
  ),
});

/** The shape of a video hub's file: src/videos/catalogue/<id>.json. */
export const catalogueSchema = v.pipe(
  v.strictObject({
    id: name,
    heading: text,
    tabs: v.pipe(
      v.array(tab),
      v.nonEmpty(),
      v.check((tabs) => distinct(tabs.map(({ id }) => id)), 'has two tabs with the same name'),
    ),
  }),
  v.check(
    ({ tabs }) =>
      distinct(
        tabs
          .flatMap(({ units }) => units.flatMap(({ entries }) => entries))
          .map((entry) =>
            'videoId' in entry ? entry.videoId : 'playlistId' in entry ? entry.playlistId : entry.externalUrl,
          ),
      ),
    'lists the same thing twice',
  ),
  v.check(
    ({ tabs }) => tabs.some(({ units }) => units.some(({ entries }) => entries.some(isShown))),
    'has nothing to show, because all its entries are gone',
  ),
);

/** The problems in a hub's file, one per line: location and problem. */
export function findHubProblems(file: unknown): readonly string[] {
  const { issues = [] } = v.safeParse(catalogueSchema, file);
  return issues.map((issue) => `${v.getDotPath(issue) ?? 'the hub'}: ${issue.message}`);
}
