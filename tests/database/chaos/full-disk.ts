/* Loaded before a server under test (`node --import`). While the file named by NUMERIA_TEST_FULL
   exists, files cannot grow, as on a full disk. The content of a file can still be overwritten,
   and files can be removed. This needs neither root nor a separate disk; a full tmpfs behaves
   the same. */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const sign = process.env['NUMERIA_TEST_FULL'] ?? '';

const noRoom = (call: string): Error =>
  Object.assign(new Error(`ENOSPC: no space left on device, ${call}`), { code: 'ENOSPC', errno: -28, syscall: call });

const writeSync = fs.writeSync.bind(fs);
/** The arguments that PGlite passes: the positions in the data and in the file. */
function growing(file: number, data: NodeJS.ArrayBufferView, offset: number, length: number, position: number): number {
  if (fs.existsSync(sign) && position + length > fs.fstatSync(file).size) throw noRoom('write');
  return writeSync(file, data, offset, length, position);
}

const writeFileSync = fs.writeFileSync.bind(fs);
const growingFile: typeof fs.writeFileSync = (file, data, options) => {
  if (fs.existsSync(sign)) throw noRoom('write');
  writeFileSync(file, data, options);
};

Object.assign(fs, { writeSync: growing, writeFileSync: growingFile });
syncBuiltinESMExports();
