/* Builds of the site in other languages. A language is one folder, such as src/locale/fr. It mirrors src: its
   pages/print/text.ts takes the place of src/pages/print/text.ts, and its notation.ts that of src/locale/notation.ts. What it does not have stays English. Each language has a build of its own, so that no
   language costs another one a byte. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type { Locale } from '../../src/locale/language.ts';
import type * as OfferText from '../../src/locale/offer-text.ts';

/** The environment variable with the folder of the language to build, relative to the project. English without it. */
export const LANGUAGE = 'NUMERIA_LANGUAGE';
/** The environment variable with the folder of all other languages, for tests with languages of their own. */
const LANGUAGES = 'NUMERIA_LANGUAGES';

const ROOT = join(import.meta.dirname, '../..');
const SOURCE = 'src';
const LOCALES = join(SOURCE, 'locale');

/** Modules with text: text.ts, money-text.tsx, text/result.ts. Those of the stage draw it. */
const CATALOGUE = /^(?!stage\/)(?:.*[/-])?text(?:\/[\w-]+)?\.tsx?$/;
/** Whether a module of src, by its path there, has text. */
export const isCatalogue = (path: string): boolean => CATALOGUE.test(path);

/** Exports of a catalogue. Types are erased. */
const EXPORT = /^export (?:const|function) (\w+)/gm;
const DISGUISE = 'disguise.ts';
const DISGUISED = '?disguised';

const getLanguageFolder = (): string => process.env[LANGUAGE] ?? LOCALES;

export const isEnglish = (): boolean => process.env[LANGUAGE] === undefined;

const importFile = (file: string) => import(pathToFileURL(file).href);

async function readLocaleOf(folder: string): Promise<Locale> {
  const { LOCALE }: { readonly LOCALE: Locale } = await importFile(join(folder, 'locale.ts'));
  return LOCALE;
}

/** The language of this build. Throws an Error if its folder has no locale.ts. */
export const readLocale = (root: string): Promise<Locale> => readLocaleOf(resolve(root, getLanguageFolder()));

/** What a language writes differently, in the words of its notation.ts; empty without one. */
async function readNotation(folder: string): Promise<string> {
  const file = join(folder, 'notation.ts');
  if (!existsSync(file)) return '';
  const { NOTATION }: { readonly NOTATION: string } = await importFile(file);
  return NOTATION;
}

/** The folders of the site's languages other than English, relative to the project. */
export function listLanguageFolders(root: string): readonly string[] {
  const folder = process.env[LANGUAGES] ?? LOCALES;
  return readdirSync(resolve(root, folder))
    .filter((name) => existsSync(resolve(root, folder, name, 'locale.ts')))
    .map((name) => join(folder, name));
}

/** All languages of the site, English first. */
export const readPublishedLocales = (root: string): Promise<readonly Locale[]> =>
  Promise.all([LOCALES, ...listLanguageFolders(root)].map((folder) => readLocaleOf(resolve(root, folder))));

/**
 * A catalogue of src, by its path there, in the language of this build. It can only import what Node can: files with their
 * endings.
 */
export async function importCatalogue<Module extends object>(path: string): Promise<Module> {
  const folder = resolve(ROOT, getLanguageFolder());
  if (existsSync(join(folder, path))) return importFile(join(folder, path));
  const english: Module = await importFile(join(ROOT, SOURCE, path));
  if (!existsSync(join(folder, DISGUISE))) return english;
  const { disguise } = await importFile(join(folder, DISGUISE));
  return disguise({ ...english });
}

/** The path of a page in a language: "/fr/faq". */
export const addressOf = (base: string, path: string): string => (base !== '' && path === '/' ? base : base + path);

/** The path of a module's translation in a language's folder; null for modules outside src. */
function getTranslationPath(root: string, file: string): string | null {
  const path = relative(resolve(root, SOURCE), file);
  if (path.startsWith('..')) return null;
  return dirname(path) === 'locale' ? basename(path) : path;
}

/** The address of a font that this language cuts for itself, from the project's root; null if it uses those of English. */
function getFont(root: string, name: string): string | null {
  const styles = join(getLanguageFolder(), 'fonts.css');
  if (!existsSync(resolve(root, styles))) return null;
  const [, imported = '.'] = /@import "(.*)\/fonts\.css"/.exec(readFileSync(resolve(root, styles), 'utf8')) ?? [];
  const font = join(dirname(styles), imported, name);
  return existsSync(resolve(root, font)) ? `/${font}` : null;
}

/** Tells the page about the other languages, for the line that offers them (index.html). */
function languageOffersPlugin(): Plugin {
  let root = '';
  return {
    name: 'numeria-language-offers',
    configResolved(config) {
      root = config.root;
    },
    async transformIndexHtml(html) {
      const own = await readLocale(root);
      const offers = await Promise.all(
        [LOCALES, ...listLanguageFolders(root)].map(async (folder) => {
          const { tag, base } = await readLocaleOf(resolve(root, folder));
          const text = join(root, folder, 'offer-text.ts');
          const { offer }: typeof OfferText = existsSync(text) ? await importFile(text) : { offer: null };
          return offer && tag !== own.tag ? [{ tag, base, ...offer }] : [];
        }),
      );
      return html.replace('const OFFERS = []', `const OFFERS = ${JSON.stringify(offers.flat())}`);
    },
  };
}

/**
 * Replaces modules by their translations. A language folder with a module disguise.ts is a pseudo-language, for tests:
 * its `disguise` changes everything that the catalogues of English export.
 */
export function languagePlugin(): Plugin[] {
  if (isEnglish()) return [languageOffersPlugin()];
  let root = '';
  let folder = '';
  return [
    languageOffersPlugin(),
    {
      name: 'numeria-language',
      enforce: 'pre',
      configResolved(config) {
        root = config.root;
        folder = resolve(root, getLanguageFolder());
      },
      resolveId: {
        filter: { id: /^\.{1,2}\// },
        async handler(source, importer, options) {
          const found = await this.resolve(source, importer, { ...options, skipSelf: true });
          if (found === null || importer === undefined) return found;
          const path = getTranslationPath(root, found.id);
          if (path === null) return found;
          const translated = join(folder, path);
          if (existsSync(translated)) return importer === translated ? found : translated;
          const isDisguised = isCatalogue(path) && existsSync(join(folder, DISGUISE));
          return isDisguised && !importer.endsWith(DISGUISED) ? found.id + DISGUISED : found;
        },
      },
      load: {
        filter: { id: /\?disguised$/ },
        async handler(id) {
          const file = id.slice(0, -DISGUISED.length);
          const names = [...(await this.fs.readFile(file, { encoding: 'utf8' })).matchAll(EXPORT)].map(
            ([, name]) => name,
          );
          return [
            `import { disguise } from ${JSON.stringify(join(folder, DISGUISE))};`,
            `import * as english from ${JSON.stringify(file)};`,
            ...names.map((name) => `export const ${name} = disguise(english.${name});`),
          ].join('\n');
        },
      },
    },
    {
      name: 'numeria-language-of-page',
      transformIndexHtml: {
        order: 'pre',
        async handler(html) {
          const { tag, direction } = await readLocale(root);
          // The page is not the prerendered one (src/main.tsx).
          const isRewritten = direction === 'rtl' || (await readNotation(folder)) !== '';
          return html
            .replace(
              '<html lang="en-GB">',
              `<html lang="${tag}" dir="${direction}"${isRewritten ? ' data-notation=""' : ''}>`,
            )
            .replaceAll(/\/src\/ui\/fonts\/([\w-]+\.woff2)/g, (font, name: string) => getFont(root, name) ?? font);
        },
      },
    },
  ];
}
