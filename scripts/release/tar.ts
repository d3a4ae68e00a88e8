/* Writes and reads tar archives (ustar: https://pubs.opengroup.org/onlinepubs/9799919799/utilities/pax.html). An archive
   has no owners, no current time and no order that depends on the disk, so equal files always make equal archives. Only
   plain files are read, because a link could redirect the files that are written after it. */

export interface ArchiveFile {
  /** Relative, with slashes. */
  readonly path: string;
  readonly body: Buffer;
}

const BLOCK = 512;
const MAX_NAME = 100;
const MAX_PREFIX = 155;

/** The fields of a header that are used here: offset and length. */
const FIELDS = {
  name: [0, MAX_NAME],
  mode: [100, 8],
  owner: [108, 8],
  group: [116, 8],
  size: [124, 12],
  time: [136, 12],
  checksum: [148, 8],
  type: [156, 1],
  magic: [257, 8],
  prefix: [345, MAX_PREFIX],
} as const;
type Field = keyof typeof FIELDS;

const PLAIN_FILE = '0';
const USTAR = 'ustar\x0000';

const octal = (value: number, length: number): string => `${value.toString(8).padStart(length - 1, '0')}\0`;

/** The sum of all bytes of a header, with spaces in place of the checksum. */
function sumOf(header: Buffer): number {
  const [start, length] = FIELDS.checksum;
  let sum = ' '.charCodeAt(0) * length;
  for (const [at, byte] of header.entries()) if (at < start || at >= start + length) sum += byte;
  return sum;
}

/** Splits a path into the two fields of a header. Throws an Error if it is too long. */
function splitPath(path: string): { readonly name: string; readonly prefix: string } {
  if (Buffer.byteLength(path) <= MAX_NAME) return { name: path, prefix: '' };
  for (let slash = path.indexOf('/'); slash >= 0; slash = path.indexOf('/', slash + 1)) {
    const [prefix, name] = [path.slice(0, slash), path.slice(slash + 1)];
    if (Buffer.byteLength(name) <= MAX_NAME && Buffer.byteLength(prefix) <= MAX_PREFIX) return { name, prefix };
  }
  throw new Error(`${path} is too long for an archive.`);
}

function headerOf({ path, body }: ArchiveFile, seconds: number): Buffer {
  const header = Buffer.alloc(BLOCK);
  const write = (field: Field, text: string): void => void header.write(text, FIELDS[field][0]);
  const { name, prefix } = splitPath(path);
  write('name', name);
  write('mode', octal(0o644, 8));
  write('owner', octal(0, 8));
  write('group', octal(0, 8));
  write('size', octal(body.byteLength, 12));
  write('time', octal(seconds, 12));
  write('type', PLAIN_FILE);
  write('magic', USTAR);
  write('prefix', prefix);
  write('checksum', `${octal(sumOf(header), 7)} `);
  return header;
}

const padding = (length: number): number => (BLOCK - (length % BLOCK)) % BLOCK;

/** An archive of files, sorted by path. `seconds` is the time of every file, in seconds since 1970. */
export function writeTar(files: readonly ArchiveFile[], seconds: number): Buffer {
  const sorted = files.toSorted((one, other) => Buffer.compare(Buffer.from(one.path), Buffer.from(other.path)));
  const parts = sorted.flatMap((file) => [
    headerOf(file, seconds),
    file.body,
    Buffer.alloc(padding(file.body.byteLength)),
  ]);
  return Buffer.concat([...parts, Buffer.alloc(2 * BLOCK)]);
}

const textIn = (header: Buffer, field: Field): string => {
  const [start, length] = FIELDS[field];
  return header.toString('utf8', start, start + length).replace(/\0.*$/s, '');
};
const numberIn = (header: Buffer, field: Field): number => {
  const text = textIn(header, field).trim();
  return /^[0-7]+$/.test(text) ? Number.parseInt(text, 8) : Number.NaN;
};

/** Whether a path stays in the folder in which it is unpacked. */
function isSafe(path: string): boolean {
  const names = path.split('/');
  return !/[\\:\0]/.test(path) && names.every((name) => name !== '' && name !== '.' && name !== '..');
}

/** The files of an archive. Throws an Error with a readable message if it is damaged or contains anything else. */
export function readTar(archive: Buffer): readonly ArchiveFile[] {
  const files: ArchiveFile[] = [];
  let at = 0;
  while (at + BLOCK <= archive.byteLength) {
    const header = archive.subarray(at, at + BLOCK);
    if (header.every((byte) => byte === 0)) return files;
    if (numberIn(header, 'checksum') !== sumOf(header)) throw new Error(`it is damaged after ${at} bytes.`);
    const prefix = textIn(header, 'prefix');
    const path = `${prefix === '' ? '' : `${prefix}/`}${textIn(header, 'name')}`;
    if (textIn(header, 'type') !== PLAIN_FILE) throw new Error(`${path} in it is not a plain file.`);
    if (!isSafe(path)) throw new Error(`${path} in it would be written outside its folder.`);
    const start = at + BLOCK;
    const size = numberIn(header, 'size');
    if (!(start + size <= archive.byteLength)) break;
    files.push({ path, body: archive.subarray(start, start + size) });
    at = start + size + padding(size);
  }
  throw new Error('its end is missing.');
}
