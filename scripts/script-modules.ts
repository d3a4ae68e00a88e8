/*
 * js-aruco2 is written for script tags and for Node: it puts what it exports on `this`, which no bundler recognises as
 * CommonJS. This plugin runs its two files, unchanged, as functions with such a `this`, and exports that.
 */
import type { Plugin } from 'vite';

// The dev server adds a query.
const FILES = /[\\/]node_modules[\\/]js-aruco2[\\/]src[\\/](?:aruco|cv)\.js(?:\?.*)?$/;

/** Matches `require('./cv')`. */
const REQUIRED = /\brequire\('(\.\/\w+)'\)/;

export function scriptModulesPlugin(): Plugin {
  return {
    name: 'numeria-script-modules',
    enforce: 'pre',
    transform: {
      filter: { id: FILES },
      handler(code) {
        const needed = REQUIRED.exec(code)?.[1];
        const begin = needed === undefined ? '' : `import needed from '${needed}.js'; const require = () => needed;`;
        // On the same lines, so that positions in errors stay right.
        return {
          code: `${begin}const library = {}; (function () {${code}\n}).call(library);\nexport default library;`,
          map: null,
        };
      },
    },
  };
}
