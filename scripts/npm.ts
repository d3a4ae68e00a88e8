/** An npm script of package.json also runs on Windows, where `npm` is no program that Node can start without a shell. */
export function npmCommand(): readonly [program: string, ...parameters: string[]] {
  const path = process.env['npm_execpath'];
  // Other package managers set the variable too.
  return path !== undefined && /\bnpm-cli\.c?js$/.test(path) ? [process.execPath, path] : ['npm'];
}
