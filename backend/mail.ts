import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeHtml } from './pages/page.ts';

/** A mail that the backend has written. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The address that signs in, and the digits that do so, too. */
  readonly link: string;
  readonly code: string;
  /** When it was written, in milliseconds since 1970. */
  readonly at: number;
}

/** What the templates may hold, by Supabase's names: `{{ .SiteURL }}`. */
export const TEMPLATE_FIELDS = ['Email', 'SiteURL', 'Token', 'TokenHash'] as const;
export type TemplateFields = Readonly<Record<(typeof TEMPLATE_FIELDS)[number], string>>;

const TEMPLATES = { signup: 'confirm.html', magiclink: 'magic-link.html' } as const;

/** Writes the mail of a kind: its subject is the template's title, its text what the template says without tags. */
export type MailWriter = (
  kind: keyof typeof TEMPLATES,
  fields: TemplateFields,
) => Pick<Mail, 'subject' | 'text' | 'html'>;

const isField = (name: string): name is keyof TemplateFields => TEMPLATE_FIELDS.some((field) => field === name);

/** Fills a template as Go's do, every value escaped for HTML. Throws an Error that names what the template wants and is not there. */
export function fillTemplate(template: string, fields: TemplateFields): string {
  return template.replace(/\{\{(.*?)\}\}/gs, (_whole, inside: string) => {
    const name = /^\s*\.(\w+)\s*$/.exec(inside)?.[1] ?? '';
    if (!isField(name))
      throw new Error(`A mail template has {{${inside}}}; known are: .${TEMPLATE_FIELDS.join(', .')}.`);
    return escapeHtml(fields[name]);
  });
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** What an HTML mail says, for programs that show no HTML: a line for each block, links with their address. */
export function plainText(html: string): string {
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

/** Reads the templates of a folder. Throws an Error in plain words when one is missing or wants what is not there. */
export function mailWriter(folder: string): MailWriter {
  const read = (file: string): string => readFileSync(join(folder, file), 'utf8');
  const templates = { signup: read(TEMPLATES.signup), magiclink: read(TEMPLATES.magiclink) };
  const write: MailWriter = (kind, fields) => {
    const html = fillTemplate(templates[kind], fields);
    const subject = /<title>(.*?)<\/title>/s.exec(templates[kind])?.[1]?.trim() ?? '';
    return { subject, html, text: plainText(html) };
  };
  const nothing = { Email: '', SiteURL: '', Token: '', TokenHash: '' };
  for (const kind of ['signup', 'magiclink'] as const)
    if (write(kind, nothing).subject === '') throw new Error(`The mail template ${TEMPLATES[kind]} has no title.`);
  return write;
}
