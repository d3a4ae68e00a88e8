import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createConfirmUrl } from '../../backend/auth/otp.ts';
import { createEmailWriter, fillTemplate, htmlToText, type TemplateFields } from '../../backend/email-templates.ts';
import { createEmailFiles } from '../../tools/emails.ts';

const FIELDS: TemplateFields = {
  Email: 'ada@numeria.example',
  RedirectTo: 'http://localhost:4173/',
  SiteURL: 'http://localhost:4173',
  Token: '012345',
  TokenHash: 'abc',
};

describe('An email template', () => {
  it('is filled in wherever there is a field, with or without spaces', () => {
    expect(fillTemplate('{{ .Token }}-{{.Token}} {{ .Email }}', FIELDS)).toBe('012345-012345 ada@numeria.example');
  });

  it('escapes every value', () => {
    const email = `"<script>alert('&')</script>"@x.example`;
    expect(fillTemplate('<a title="{{ .Email }}">', { ...FIELDS, Email: email })).toBe(
      '<a title="&quot;&lt;script&gt;alert(&#39;&amp;&#39;)&lt;/script&gt;&quot;@x.example">',
    );
    expect(fillTemplate('{{ .Email }}', { ...FIELDS, Email: '{{ .Token }} $& $1' })).toBe('{{ .Token }} $&amp; $1');
  });

  it.each([
    '{{ .Unknown }}',
    '{{ .ConfirmationURL }}',
    '{{ .Data.name }}',
    '{{ if .Email }}',
    '{{ .toString }}',
    '{{}}',
  ])('is refused with %s, and the error names it', (template) =>
    expect(() => fillTemplate(template, FIELDS)).toThrow(`contains ${template}`),
  );
});

describe("An email's plain text", () => {
  it('contains the text and URLs without the tags', () => {
    const html = `<head><title>No</title><style>p { color: red }</style></head>
      <h1>Hello &amp; welcome</h1><p>Press <a href="http://x.example/?a=1&amp;b=2">the
      button</a>.</p><p><a href="http://x.example/">http://x.example/</a></p>`;
    expect(htmlToText(html)).toBe(
      'Hello & welcome\n\nPress the button: http://x.example/?a=1&b=2.\n\nhttp://x.example/',
    );
  });
});

describe("The project's emails", () => {
  const write = createEmailWriter('supabase/templates');

  it.each(['signup', 'magiclink'] as const)(
    'contain the link, the code and the recipient, as HTML and as plain text (%s)',
    (kind) => {
      const { subject, html, text } = write(kind, FIELDS);
      expect(subject).toContain('Numeria');
      const link = createConfirmUrl(FIELDS.SiteURL, FIELDS.TokenHash, 'email');
      expect(html).toContain(`href="${link.replaceAll('&', '&amp;')}"`);
      expect(text).toContain(link);
      for (const shown of [html, text]) expect(shown).toContain(FIELDS.Token);
      expect(text).toContain(FIELDS.Email);
      expect(html + text).not.toMatch(/\{\{|\}\}|<script|https?:\/\/(?!localhost)/);
    },
  );

  it('are in the language of the page that asked for them, with links to its pages', () => {
    const subjects = ['/', '/fr/', '/es/', '/hi/', '/xx/', '/fr/faq'].map((path) => {
      const { subject, html } = write('magiclink', { ...FIELDS, RedirectTo: FIELDS.SiteURL + path });
      return [subject, /<html lang="([\w-]+)"/.exec(html)?.[1], /\d\/(\w+)\/auth\/confirm/.exec(html)?.[1]];
    });
    const english = ['Your Numeria sign-in link', 'en-GB', undefined];
    expect(subjects).toEqual([
      english,
      ['Votre lien de connexion à Numeria', 'fr', 'fr'],
      ['Su enlace para entrar en Numeria', 'es', 'es'],
      ['आपका Numeria साइन इन लिंक', 'hi', 'hi'],
      english,
      english,
    ]);
  });

  it('and their subjects on hosted Supabase are made by npm run make:emails', async () => {
    for (const [path, text] of Object.entries(await createEmailFiles())) expect(readFileSync(path, 'utf8')).toBe(text);
  });

  it('are named in the configuration of hosted Supabase', () => {
    const config = readFileSync('supabase/config.toml', 'utf8');
    const entries = [...config.matchAll(/^subject = '(.*)'\ncontent_path = "(.*)"$/gm)];
    expect(entries.map(([, , path]) => basename(path ?? ''))).toEqual(['confirm.html', 'magic-link.html']);
    for (const [, , path = ''] of entries) expect(existsSync(path)).toBe(true);
  });
});
