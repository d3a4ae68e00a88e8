import type { Plugin } from 'vite';

const ROUTER = /\/react-router\/dist\/production\/chunk-\w+\.mjs$/;
/** The name that a part shows to those who look at it with the tools of React. */
const SHOWN_NAME = /^\w+\.displayName = "[\w.]+";\n/gm;
const MADE = /^(var \w+ = )(?=React\d*\.(?:forwardRef|createContext|memo)\()/gm;

/** The router's text without what makes its forms and its other parts seem to be used, so that the bundler leaves them out. */
export const unnamed = (router: string): string =>
  router.replaceAll(SHOWN_NAME, '').replaceAll(MADE, '$1/* @__PURE__ */ ');

/** Leaves out of the router what no page of the site uses: it names all its parts, and a part that is named is kept. */
export function routerSlim(): Plugin {
  return {
    name: 'router-slim',
    enforce: 'pre',
    transform: (code, id) => (ROUTER.test(id) ? { code: unnamed(code), map: null } : null),
  };
}
