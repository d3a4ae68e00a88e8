/* Writes compressed copies next to the built site's text files (pages, scripts, styles,
   drawings), once and at the highest level, so that servers do not have to compress each
   response. Fonts, sounds and images are already compressed. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';
import { afterBuildPlugin } from './after-build.ts';

const TEXT = /\.(?:html|js|css|svg|json|webmanifest|txt|xml)$/;

/** Read only by the hosting provider. */
const FOR_HOSTS = 'vercel.json';

/** Files smaller than this are not worth compressing. */
export const MIN_BYTES = 1024;

/** Compressors at their highest level, by encoding name. A page takes a tenth of a second. */
export const COMPRESSORS = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength } }),
  gzip: (body: Buffer) => promisify(gzip)(body, { level: constants.Z_BEST_COMPRESSION }),
} as const;

/** Writes compressed copies next to the text files of a folder: `.br` and `.gz`. */
export async function compressTexts(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  const texts = names.filter((name) => TEXT.test(name) && basename(name) !== FOR_HOSTS);
  await Promise.all(
    texts.map(async (name) => {
      const file = join(folder, name);
      const body = await readFile(file);
      if (body.byteLength < MIN_BYTES) return;
      await writeFile(`${file}.br`, await COMPRESSORS.br(body));
      await writeFile(`${file}.gz`, await COMPRESSORS.gzip(body));
    }),
  );
}

/** Compresses a build's output, after everything else has been written. */
export const compressPlugin = (): Plugin =>
  afterBuildPlugin({ name: 'numeria-compressed', order: 'post', needs: 'index.html', run: compressTexts });
