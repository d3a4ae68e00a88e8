import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

interface AfterBuild {
  readonly name: string;
  /** `post` runs after all other steps. */
  readonly order?: 'post';
  /** A file that exists only after a successful build. */
  readonly needs: string;
  /** Called with the path of the built folder. */
  readonly run: (folder: string) => Promise<void> | void;
}

/** Runs a step on the built folder once the build has written it. */
export function afterBuildPlugin({ name, order, needs, run }: AfterBuild): Plugin {
  let folder = '';
  return {
    name,
    enforce: 'post',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    closeBundle: {
      sequential: true,
      ...(order && { order }),
      async handler() {
        if (existsSync(join(folder, needs))) await run(folder);
      },
    },
  };
}
