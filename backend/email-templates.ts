import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeHtml } from './pages/page.ts';

export interface EmailMessage {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The URL that signs in. The code below does the same. */
  readonly link: string;
  readonly code: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** The templates' fields, with Supabase's names, as in `{{ .SiteURL }}`. */
export const TEMPLATE_FIELDS = ['Email', 'RedirectTo', 'SiteURL', 'Token', 'TokenHash'] as const;
export type TemplateFields = Readonly<Record<(typeof TEMPLATE_FIELDS)[number], string>>;

const TEMPLATES = { signup: 'confirm.html', magiclink: 'magic-link.html' } as const;

/**
 * Writes one kind of email. The subject is the template's title, and the plain text is the template
 * without tags.
 */
export type EmailWriter = (
  kind: keyof typeof TEMPLATES,
  fields: TemplateFields,
) => Pick<EmailMessage, 'subject' | 'text' | 'html'>;

const isField = (name: string): name is keyof TemplateFields => TEMPLATE_FIELDS.some((field) => field === name);

/** A template in several languages: which one depends on the address to return to. */
const LANGUAGES = /\{\{ if eq \.RedirectTo \(print \.SiteURL "([^"]*)"\) \}\}(.*?)\{\{ end \}\}/gs;
const NEXT_LANGUAGE = /\{\{ else(?: if eq \.RedirectTo \(print \.SiteURL "([^"]*)"\))? \}\}/;

/** The part of a template in the language of the page at `RedirectTo`; the last part is for all other pages. */
const chooseLanguage = (template: string, { RedirectTo, SiteURL }: TemplateFields): string =>
  template.replace(LANGUAGES, (_whole, first: string, rest: string) => {
    const [text = '', ...others] = rest.split(NEXT_LANGUAGE);
    const parts = [first, text, ...others];
    const found = parts.findIndex((path, index) => index % 2 === 0 && RedirectTo === SiteURL + path);
    return parts[found < 0 ? parts.length - 1 : found + 1] ?? '';
  });

/**
 * Fills in a template as Go does, and escapes every value for HTML. Throws an Error that names the
 * unknown field if there is one.
 */
export function fillTemplate(template: string, fields: TemplateFields): string {
  return chooseLanguage(template, fields).replace(/\{\{(.*?)\}\}/gs, (_whole, inside: string) => {
    const name = /^\s*\.(\w+)\s*$/.exec(inside)?.[1] ?? '';
    if (!isField(name))
      throw new Error(
        `An email template contains {{${inside}}}. The known fields are: .${TEMPLATE_FIELDS.join(', .')}.`,
      );
    return escapeHtml(fields[name]);
  });
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** An HTML email as plain text: one line per block, and links with their URLs. */
export function htmlToText(html: string): string {
  return html
    .replace(/<(head|style)\b.*?<\/\1>/gs, '')
    .replace(/<a\b[^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs, (_whole, address: string, strings: string) =>
      strings.trim() === address ? address : `${strings.trim()}: ${address}`,
    )
    .replace(/\s+/g, ' ')
    .replace(/<\/(?:p|h1|h2|div)>/g, '\n\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(\w+|#39);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replace(/ *\n */g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/**
 * Reads the templates in a folder. Throws an Error with a readable message if one is missing, has no title, or has an
 * unknown field.
 */
export function createEmailWriter(folder: string): EmailWriter {
  const read = (file: string): string => readFileSync(join(folder, file), 'utf8');
  const templates = { signup: read(TEMPLATES.signup), magiclink: read(TEMPLATES.magiclink) };
  const write: EmailWriter = (kind, fields) => {
    const html = fillTemplate(templates[kind], fields);
    const subject = /<title>(.*?)<\/title>/s.exec(html)?.[1]?.trim() ?? '';
    return { subject, html, text: htmlToText(html) };
  };
  const nothing = { Email: '', RedirectTo: '', SiteURL: '', Token: '', TokenHash: '' };
  for (const kind of ['signup', 'magiclink'] as const)
    if (write(kind, nothing).subject === '') throw new Error(`The email template ${TEMPLATES[kind]} has no title.`);
  return write;
}
