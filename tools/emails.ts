/* `npm run make:emails` writes the templates of the sign-in emails, for the embedded backend and for hosted Supabase. Each
   contains all languages: the address to return to, which the site sends along, says which one is sent. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { listLanguageFolders } from '../scripts/site/languages.ts';
import type * as EmailText from '../src/locale/email-text.ts';
import type { Locale } from '../src/locale/language.ts';

const ROOT = join(import.meta.dirname, '..');
const CONFIG = join(ROOT, 'supabase/config.toml');

/** The templates, by their part of the configuration, with the texts that each of them has. */
const KINDS = { confirmation: 'welcome', magic_link: 'back' } as const;
const FILES = { confirmation: 'confirm.html', magic_link: 'magic-link.html' } as const;

interface Language {
  readonly locale: Locale;
  readonly email: typeof EmailText.email;
}

async function readLanguage(folder: string): Promise<Language> {
  const importFrom = (name: string) => import(pathToFileURL(join(ROOT, folder, name)).href);
  const [{ LOCALE }, { email }] = await Promise.all([importFrom('locale.ts'), importFrom('email-text.ts')]);
  return { locale: LOCALE, email };
}

const isPageOf = ({ base }: Locale): string => `if eq .RedirectTo (print .SiteURL "${base}/")`;

/** One text of several: that of the language of the site's pages which asked for the email, or else the English one. */
function branches([english, ...others]: readonly Language[], write: (language: Language) => string): string {
  if (english === undefined) return '';
  const chain = others.map((one, index) => `{{ ${index === 0 ? '' : 'else '}${isPageOf(one.locale)} }}${write(one)}`);
  return chain.length === 0 ? write(english) : `${chain.join('')}{{ else }}${write(english)}{{ end }}`;
}

function emailHtml({ locale: { tag, direction, base }, email }: Language, kind: 'welcome' | 'back'): string {
  const { code, once, unasked } = email;
  const { subject, heading, lead, button } = email[kind];
  return `<!doctype html>
<html lang="${tag}" dir="${direction}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>${subject}</title>
    <style>
      @media (prefers-color-scheme: dark) {
        .page { background: #14142b !important; color: #f4f4fa !important; }
        .card { background: #212143 !important; border-color: #3b3b66 !important; }
        .soft { color: #cbccdb !important; }
        .link { color: #c6c1fe !important; }
      }
    </style>
  </head>
  <body class="page" style="margin: 0; padding: 24px 12px; background: #fffbf5; color: #1b1b3a; font: 18px/1.55 Nunito, system-ui, 'Segoe UI', sans-serif;">
    <div class="card" style="max-width: 520px; margin: 0 auto; padding: 32px 28px; border: 1px solid #e0e1ea; border-radius: 20px; background: #ffffff;">
      <p style="margin: 0; font: 600 20px/1.2 Fredoka, ui-rounded, 'Arial Rounded MT Bold', system-ui, sans-serif;">Numeria</p>
      <h1 style="margin: 20px 0 12px; font: 600 28px/1.15 Fredoka, ui-rounded, 'Arial Rounded MT Bold', system-ui, sans-serif;">${heading}</h1>
      <p style="margin: 0 0 24px;">${lead}</p>
      <p style="margin: 0 0 24px;">
        <a href="{{ .SiteURL }}${base}/auth/confirm?token_hash={{ .TokenHash }}&amp;type=email" style="display: inline-block; padding: 13px 28px; border-radius: 999px; background: #664ee1; color: #ffffff; font-weight: 700; text-decoration: none;">${button}</a>
      </p>
      <p style="margin: 0 0 8px;">${code}</p>
      <p style="margin: 0 0 24px; font: 700 30px/1.2 Nunito, system-ui, 'Segoe UI', sans-serif; letter-spacing: 6px;">{{ .Token }}</p>
      <p class="soft" style="margin: 0 0 8px; color: #5b5d7f; font-size: 15px;">${once}</p>
      <p style="margin: 0 0 24px; font-size: 15px; overflow-wrap: anywhere;">
        <a class="link" href="{{ .SiteURL }}${base}/auth/confirm?token_hash={{ .TokenHash }}&amp;type=email" style="color: #513ebe;">{{ .SiteURL }}${base}/auth/confirm?token_hash={{ .TokenHash }}&amp;type=email</a>
      </p>
      <p class="soft" style="margin: 0; color: #5b5d7f; font-size: 15px;">${unasked('{{ .Email }}')}</p>
    </div>
  </body>
</html>
`;
}

/** The contents of all files that contain the emails, by path. */
export async function createEmailFiles(): Promise<Readonly<Record<string, string>>> {
  const languages = await Promise.all(['src/locale', ...listLanguageFolders(ROOT)].map(readLanguage));
  const files: Record<string, string> = {};
  let config = readFileSync(CONFIG, 'utf8');
  for (const kind of ['confirmation', 'magic_link'] as const) {
    const text = KINDS[kind];
    files[join(ROOT, 'supabase/templates', FILES[kind])] = branches(languages, (one) => emailHtml(one, text));
    const subject = branches(languages, ({ email }) => email[text].subject);
    config = config.replace(
      new RegExp(`(?<=^\\[auth\\.email\\.template\\.${kind}\\]\\nsubject = ).*$`, 'm'),
      () => `'${subject}'`,
    );
  }
  return { ...files, [CONFIG]: config };
}

if (import.meta.main) for (const [path, text] of Object.entries(await createEmailFiles())) writeFileSync(path, text);
