/* Runs a PostgreSQL server for as long as its standard input is open: `node running-postgres.ts
   <postgres> <folder> [durable]`. When the input ends, even because the parent was killed, it stops the
   server and deletes its folder. It runs as the owner of the folder, because PostgreSQL refuses
   to run as root. */
import { spawn } from 'node:child_process';
import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

const [, , program = '', folder = '', durability = ''] = process.argv;
const { uid, gid } = statSync(folder);
const asOwner = process.getuid?.() === 0 ? { uid, gid } : {};

/** The data of tests does not have to survive, so the server does not need to wait for the disk. */
const HURRIED = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/** Only the owner can enter the socket's folder. */
const SETTINGS = {
  listen_addresses: '',
  unix_socket_directories: folder,
  ...(durability === 'durable' ? {} : HURRIED),
  log_min_messages: 'log',
  timezone: 'UTC',
};

const settings = Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
const server = spawn(program, ['-D', join(folder, 'data'), ...settings], {
  cwd: folder,
  stdio: ['ignore', 'ignore', 'pipe'],
  // In its own process group, so that Ctrl-C in the terminal reaches it only when the input ends.
  detached: true,
  ...asOwner,
});

let said = '';
let isStopping = false;
server.stderr.on('data', (text) => {
  said = (said + String(text)).slice(-4000);
  if (String(text).includes('ready to accept connections')) process.stdout.write('ready\n');
});
server.on('close', (code) => {
  rmSync(folder, { recursive: true, force: true });
  if (!isStopping) process.stderr.write(`PostgreSQL ended by itself (${code}):\n${said}`);
  process.exit(isStopping ? 0 : 1);
});

process.stdin.resume();
process.stdin.on('close', () => {
  isStopping = true;
  server.kill('SIGQUIT');
});
process.on('SIGINT', () => {});
process.on('SIGTERM', () => process.stdin.destroy());
