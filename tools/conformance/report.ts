/* The conformance report, as data in the OpenACR format and as a document to read. */
import { stringify } from 'yaml';
import { type Answer, CHAPTERS, type Level } from './answers.ts';
import catalogue from './catalogue.json' with { type: 'json' };

/** What was evaluated, and when. Change both after each evaluation. */
const VERSION = '0.3.0';
const DATE = '2026-11-29';

const METHODS =
  'Automated tests in real browsers and in a virtual screen reader, which are part of the source code: each supported criterion names them. Programs play every game to its end by keyboard, by touch, by ear and with one switch, and check every screen with axe-core, in two themes and in windows from 320 x 256 to 3840 x 2160. The report was written by the developers. It has not been checked by an independent body. It has not been tested by people with disabilities, or with NVDA, JAWS, VoiceOver or TalkBack.';

const NOTES =
  "The vendor's address is a placeholder. Each copy of Numeria names its operator on the page /accessibility.";

const LABELS = new Map(catalogue.levels.map(({ id, label }) => [id, label]));
const labelOf = (level: Level): string => LABELS.get(level) ?? level;

const testsIn = ({ tests = [] }: Answer): string =>
  tests.length === 0 ? '' : ` Tests: ${tests.map(([file, title]) => `${file} ("${title}")`).join('; ')}.`;

interface Criterion {
  readonly num: string;
  readonly components: readonly {
    readonly name: string;
    readonly adherence: { readonly level: Level; readonly notes: string };
  }[];
}

function chapterOf({ id, criteria }: (typeof catalogue.chapters)[number]) {
  const chapter = CHAPTERS[id];
  if (chapter === undefined) throw new Error(`answers.ts has nothing about the chapter ${id}.`);
  const rows: readonly Criterion[] = criteria.flatMap((criterion) => {
    const answer = chapter.answers[criterion.id];
    const name = criterion.components[0] ?? 'none';
    return answer === undefined
      ? []
      : [
          {
            num: criterion.id,
            components: [{ name, adherence: { level: answer.level, notes: answer.remarks + testsIn(answer) } }],
          },
        ];
  });
  return {
    ...(chapter.notes !== undefined && { notes: chapter.notes }),
    ...(chapter.isLeftOut && { disabled: true }),
    ...(rows.length > 0 && { criteria: rows }),
  };
}

/** The report as OpenACR defines it (openacr-0.1.0.json). */
export const createReport = () => ({
  title: 'Numeria Accessibility Conformance Report',
  product: {
    name: 'Numeria',
    version: VERSION,
    description: 'A free, open-source website with maths games for children aged 5 to 14.',
  },
  author: { name: 'The developers of Numeria', email: 'hello@numeria.example' },
  vendor: { name: 'The operator of the copy', email: 'hello@numeria.example' },
  report_date: DATE,
  last_modified_date: DATE,
  version: 1,
  notes: NOTES,
  evaluation_methods_used: METHODS,
  license: 'MIT',
  catalog: catalogue.name,
  chapters: Object.fromEntries(catalogue.chapters.map((chapter) => [chapter.id, chapterOf(chapter)])),
});

export const createYaml = (): string => stringify(createReport(), { lineWidth: 0 });

/** A vertical bar would end the cell of a table. */
const inTable = (text: string): string => text.replaceAll('|', '\\|');

function sectionOf({ id, label, criteria }: (typeof catalogue.chapters)[number]): string {
  const { notes, answers } = CHAPTERS[id] ?? { answers: {} };
  const rows = criteria.flatMap(({ id: number, name }) => {
    const answer = answers[number];
    if (answer === undefined) return [];
    const tests = (answer.tests ?? []).map(([file, title]) => `\`${file}\`: "${title}"`).join('<br>');
    const cells = [`${number} ${name}`, labelOf(answer.level), answer.remarks, tests];
    return [`| ${cells.map(inTable).join(' | ')} |`];
  });
  const table = ['| criterion | level | remarks | tests |', '|---|---|---|---|', ...rows];
  return [
    `## ${label}`,
    ...(notes === undefined ? [] : [notes]),
    ...(rows.length === 0 ? [] : [table.join('\n')]),
  ].join('\n\n');
}

export function createDocument(): string {
  const { title, product, report_date: date } = createReport();
  const intro = [
    `# ${title}`,
    `For ${product.name} ${product.version}, ${date}. WCAG 2.2 (levels A and AA), Revised Section 508 and EN 301 549 V3.2.1.`,
    `This file and [conformance.yaml](conformance.yaml), which is the same report in the [OpenACR](https://github.com/GSA/openacr) format, are written by \`npm run make:conformance\` from \`tools/conformance\`. A test fails if a test that is named here does not exist.`,
    `**How it was evaluated.** ${METHODS}`,
    NOTES,
  ];
  return `${[...intro, ...catalogue.chapters.map(sectionOf)].join('\n\n')}\n`;
}
