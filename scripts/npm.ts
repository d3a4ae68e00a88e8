/**
 * How to run an npm script from package.json. Also works on Windows, where Node cannot start `npm`
 * without a shell.
 */
export function getNpmCommand(): readonly [program: string, ...parameters: string[]] {
  const path = process.env['npm_execpath'];
  // Other package managers also set this variable.
  return path !== undefined && /\bnpm-cli\.c?js$/.test(path) ? [process.execPath, path] : ['npm'];
}
