/*
 * Loaded before a server under test (`node --import`): while the file is there that NUMERIA_TEST_FULL names, no file can
 * grow, as on a disk that is full. What lies within a file can still be written anew, and files can be removed. It needs
 * neither rights nor a disk of its own; a small tmpfs that was filled to its end behaves alike.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const sign = process.env['NUMERIA_TEST_FULL'] ?? '';

const noRoom = (call: string): Error =>
  Object.assign(new Error(`ENOSPC: no space left on device, ${call}`), { code: 'ENOSPC', errno: -28, syscall: call });

const writeSync = fs.writeSync.bind(fs);
/** As PGlite calls it: with the place in the data, and the place in the file. */
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
