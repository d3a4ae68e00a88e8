/* The files of a release. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Release } from './archive.ts';
import { findProgramParts } from './modules.ts';
import { createPackageFiles, pickScripts, programOf } from './package-files.ts';
import { addServerPackages } from './sbom.ts';
import type { ArchiveFile } from './tar.ts';

/** The folder of the built site in a project and in a release. */
export const SITE_FOLDER = 'dist';

/** Programs that nothing imports. They install later releases and check the health of the container. */
const PROGRAMS = ['scripts/release/install.ts', 'scripts/release/check-health.ts'];

/** Files that programs read are in these folders. */
const DATA_FOLDERS = ['backend', 'supabase'];
const DATA = /\.(?:sql|html|css|svg|toml)$/;

const DOCUMENTS = [
  'LICENSE',
  'CHANGELOG.md',
  'SECURITY.md',
  '.npmrc',
  'docs/backups.md',
  'docs/data-protection.md',
  'docs/deploying.md',
  'docs/running.md',
  'docs/scale.md',
];

/** What operators need at the top level of a release: instructions and the files for containers. */
const FOR_OPERATORS = 'scripts/release/for-operators';
/** These files have other names in the project, where a `.dockerignore` or `.env.example` would have an effect. */
const RENAMED: Readonly<Record<string, string>> = { dockerignore: '.dockerignore', 'env.example': '.env.example' };

function listFiles(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      join(parentPath, name)
        .slice(folder.length + 1)
        .split(sep)
        .join('/'),
    );
}

/** The files of a folder, with paths below `target`. */
const filesIn = (folder: string, target: string): readonly ArchiveFile[] =>
  listFiles(folder).map((path) => ({ path: `${target}${path}`, body: readFileSync(join(folder, path)) }));

/** The release of a project, with the site that was built into `site`. */
export function collectRelease(root: string, site: string): Release {
  const read = (path: string): Buffer => readFileSync(join(root, path));
  const manifest = JSON.parse(read('package.json').toString());
  const programs = Object.values(pickScripts(manifest.scripts)).map(programOf);
  const { modules, packages } = findProgramParts(root, [...programs, ...PROGRAMS]);
  const lock = JSON.parse(read('package-lock.json').toString());
  const { files: packageFiles, locked } = createPackageFiles(manifest, lock, packages);
  const data = DATA_FOLDERS.flatMap((folder) =>
    filesIn(join(root, folder), `${folder}/`).filter(({ path }) => DATA.test(path)),
  );
  const siteBill = readFileSync(join(site, 'sbom.cdx.json'), 'utf8');
  return {
    name: `numeria-${manifest.version}`,
    files: [
      ...packageFiles,
      ...[...modules, ...DOCUMENTS].map((path) => ({ path, body: read(path) })),
      ...data,
      ...filesIn(join(root, FOR_OPERATORS), '').map(({ path, body }) => ({ path: RENAMED[path] ?? path, body })),
      ...filesIn(site, `${SITE_FOLDER}/`),
      { path: 'sbom.cdx.json', body: Buffer.from(addServerPackages(siteBill, locked)) },
      { path: 'licences.txt', body: readFileSync(join(site, 'licences.txt')) },
    ],
  };
}
