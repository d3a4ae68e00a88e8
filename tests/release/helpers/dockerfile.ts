/* Runs a Dockerfile's own steps without Docker: each stage is a folder, and absolute paths are below it. It does not
   isolate anything, and the base image is this machine. It supports what the project's Dockerfile uses, and throws at
   anything else. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export interface Image {
  /** The folder that takes the place of `/`. */
  readonly root: string;
  workdir: string;
  user: { readonly uid: number; readonly gid: number } | null;
  readonly env: Record<string, string>;
  readonly volumes: string[];
  health: readonly string[];
  command: readonly string[];
}

type Step = readonly [instruction: string, rest: string];

function parseSteps(text: string): readonly Step[] {
  const lines = text
    .replaceAll(/^\s*#.*\n/gm, '')
    .replaceAll('\\\n', ' ')
    .split('\n');
  return lines.flatMap((line) => {
    const [, instruction, rest] = /^\s*([A-Z]+)\s+(.+)$/.exec(line) ?? [];
    if (instruction !== undefined && rest !== undefined) return [[instruction, rest.trim()] as const];
    if (line.trim() !== '') throw new Error(`The Dockerfile has the line "${line}".`);
    return [];
  });
}

const parseList = (json: string): readonly string[] => JSON.parse(json);

/** A path of an image on this machine. */
export const pathIn = ({ root, workdir }: Image, path: string): string =>
  join(root, path.startsWith('/') ? path : join(workdir, path));

/** Replaces the absolute paths in a command with those on this machine. */
const localize = ({ root }: Image, command: string): string => command.replaceAll(/(?<=^|\s)\/(?=\w)/g, `${root}/`);

function readIgnored(context: string): ReadonlySet<string> {
  const file = join(context, '.dockerignore');
  return new Set(existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []);
}

function copy(
  image: Image,
  from: { readonly folder: string; readonly ignored: ReadonlySet<string> },
  rest: string,
): void {
  const paths = rest.split(/\s+/);
  const target = paths.pop() ?? '';
  for (const path of paths) {
    const source = join(from.folder, path);
    const names = path === '.' ? readdirSync(source).filter((name) => !from.ignored.has(name)) : [''];
    for (const name of names) {
      const isInto = path === '.' || target.endsWith('./');
      const destination = isInto ? join(pathIn(image, target), name || path) : pathIn(image, target);
      mkdirSync(dirname(destination), { recursive: true });
      cpSync(join(source, name), destination, { recursive: true, verbatimSymlinks: true });
    }
  }
}

function runStep(image: Image, stages: ReadonlyMap<string, Image>, context: string, [instruction, rest]: Step): void {
  switch (instruction) {
    case 'WORKDIR':
      image.workdir = rest;
      mkdirSync(pathIn(image, ''), { recursive: true });
      return;
    case 'COPY': {
      const [, stage, paths] = /^--from=(\w+)\s+(.*)$/.exec(rest) ?? [];
      if (stage === undefined || paths === undefined)
        return copy(image, { folder: context, ignored: readIgnored(context) }, rest);
      return copy(image, { folder: stages.get(stage)?.root ?? '', ignored: new Set() }, paths);
    }
    case 'RUN':
      execFileSync('sh', ['-ec', localize(image, rest)], { cwd: pathIn(image, ''), ...image.user, stdio: 'pipe' });
      return;
    case 'ENV':
      for (const [, name = '', value = ''] of rest.matchAll(/(\w+)=(\S+)/g)) image.env[name] = localize(image, value);
      return;
    case 'VOLUME':
      image.volumes.push(rest);
      return;
    case 'USER': {
      const [uid = 0, gid = 0] = rest.split(':').map(Number);
      image.user = { uid, gid };
      return;
    }
    case 'HEALTHCHECK':
      image.health = parseList(/\bCMD\s+(.*)$/.exec(rest)?.[1] ?? '');
      return;
    case 'CMD':
      image.command = parseList(rest);
      return;
    case 'EXPOSE':
      return;
    default:
      throw new Error(`The Dockerfile uses ${instruction}.`);
  }
}

/** Builds the last stage of the Dockerfile in a folder. Each stage is a new folder in `work`. */
export function buildImage(context: string, work: string): Image {
  const stages = new Map<string, Image>();
  let last: Image | null = null;
  for (const step of parseSteps(readFileSync(join(context, 'Dockerfile'), 'utf8'))) {
    if (step[0] === 'FROM') {
      const [, name = `stage-${stages.size}`] = /\bAS\s+(\w+)$/.exec(step[1]) ?? [];
      const root = join(work, name);
      mkdirSync(root);
      last = { root, workdir: '/', user: null, env: {}, volumes: [], health: [], command: [] };
      stages.set(name, last);
    } else if (last === null) throw new Error('The Dockerfile does not begin with FROM.');
    else runStep(last, stages, context, step);
  }
  if (last === null) throw new Error('The Dockerfile is empty.');
  return last;
}
