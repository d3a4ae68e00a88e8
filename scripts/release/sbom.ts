/* The software bill of materials of a release (CycloneDX): what the built site contains, and what `npm ci` installs for
   its server. */
import type { LockedPackage, LockedPackages } from './package-files.ts';

interface Component {
  readonly 'bom-ref': string;
  readonly [field: string]: unknown;
}
interface Dependency {
  readonly ref: string;
  readonly dependsOn?: readonly string[];
}
interface Bill {
  readonly metadata: { readonly component: Component };
  readonly components: readonly Component[];
  readonly dependencies: readonly Dependency[];
  readonly [field: string]: unknown;
}

const SHA_512 = 'sha512-';
const LAST_FOLDER = /.*(?:^|\/)node_modules\//;

function componentOf(folder: string, { version, license, integrity, ...entry }: LockedPackage): Component {
  const name = folder.replace(LAST_FOLDER, '');
  if (version === undefined || license === undefined || integrity?.startsWith(SHA_512) !== true)
    throw new Error(`package-lock.json does not have the version, licence and hash of ${name}.`);
  const reference = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  const content = Buffer.from(integrity.slice(SHA_512.length), 'base64').toString('hex');
  return {
    type: 'library',
    name,
    version,
    'bom-ref': reference,
    scope: entry['optional'] === true ? 'optional' : 'required',
    hashes: [{ alg: 'SHA-512', content }],
    licenses: [{ license: { id: license } }],
    purl: reference,
  };
}

/** Adds the packages of a release's lockfile to the bill of its site, which has priority. */
export function addServerPackages(siteBill: string, locked: LockedPackages): string {
  const bill: Bill = JSON.parse(siteBill);
  const server = Object.entries(locked).flatMap(([folder, entry]) => (folder === '' ? [] : componentOf(folder, entry)));
  const all = new Map([...server, ...bill.components].map((one) => [one['bom-ref'], one]));
  const references = [...all.keys()].toSorted();
  const own = bill.metadata.component['bom-ref'];
  const merged = {
    ...bill,
    components: references.map((reference) => all.get(reference)),
    dependencies: [{ ref: own, dependsOn: references }, ...references.map((ref) => ({ ref }))],
  };
  return `${JSON.stringify(merged, null, 2)}\n`;
}
