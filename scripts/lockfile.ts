/**
 * Completes package-lock.json for the systems it was not made on: `npm run lockfile`.
 *
 * A registry mirror that carries only some systems' binaries makes `npm install` leave the others out of the lockfile,
 * and `npm ci` then refuses it everywhere. The binaries of one package share its version and are named after their
 * system, so what is missing can be written from the names alone; npm fetches none of them on another system.
 */
import { readFileSync, writeFileSync } from 'node:fs';

type Locked = {
  version?: string;
  cpu?: string[];
  dev?: true;
  libc?: string[];
  license?: string;
  optional?: true;
  os?: string[];
  engines?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
};

/** package-lock.json as far as this project reads it: one entry per folder of node_modules. */
export type Lockfile = { packages: Record<string, Locked> };

const SYSTEMS = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'];
const PROCESSORS = ['arm', 'arm64', 'ia32', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];

/** The optional packages that a lockfile's packages ask for and that it has no entry for: name, and who asks. */
export function missingOptional({ packages }: Lockfile): { name: string; version: string; askedBy: Locked }[] {
  return Object.entries(packages).flatMap(([folder, askedBy]) =>
    Object.entries(askedBy.optionalDependencies ?? {})
      .filter(([name]) => !packages[`node_modules/${name}`] && !packages[`${folder}/node_modules/${name}`])
      .map(([name, version]) => ({ name, version, askedBy })),
  );
}

function entryFor(name: string, version: string, askedBy: Locked): Locked {
  const words = name.split(/[/-]/);
  const os = SYSTEMS.filter((system) => words.includes(system));
  const cpu = PROCESSORS.filter((processor) => words.includes(processor));
  const libc = words.some((word) => word.startsWith('musl')) ? 'musl' : 'glibc';
  const namesLibc = os.includes('linux') && words.some((word) => /^(musl|gnu)/.test(word));
  return {
    version,
    ...(cpu.length > 0 && { cpu }),
    ...(askedBy.dev && { dev: true }),
    ...(namesLibc && { libc: [libc] }),
    ...(askedBy.license && { license: askedBy.license }),
    optional: true,
    ...(os.length > 0 && { os }),
    ...(askedBy.engines && { engines: askedBy.engines }),
  };
}

/** A lockfile with an entry for every optional package, its entries in npm's order. */
export function completed(lockfile: Lockfile): Lockfile {
  const packages = { ...lockfile.packages };
  for (const { name, version, askedBy } of missingOptional(lockfile))
    packages[`node_modules/${name}`] = entryFor(name, version, askedBy);
  return {
    ...lockfile,
    packages: Object.fromEntries(Object.entries(packages).toSorted(([a], [b]) => (a < b ? -1 : 1))),
  };
}

if (import.meta.main) {
  const place = new URL('../package-lock.json', import.meta.url);
  const lockfile: Lockfile = JSON.parse(readFileSync(place, 'utf8'));
  writeFileSync(place, `${JSON.stringify(completed(lockfile), null, 2)}\n`);
}
