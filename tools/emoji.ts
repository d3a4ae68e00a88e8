/* Generates the emoji images listed in src/ui/emoji.ts from Fluent Emoji Flat, and the style
   sheet that draws each image behind its glyph. It is a style sheet because the content security
   policy forbids style attributes. */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import chars from '@iconify-json/fluent-emoji-flat/chars.json' with { type: 'json' };
import set from '@iconify-json/fluent-emoji-flat/icons.json' with { type: 'json' };
import { EMOJI, emojiFileName } from '../src/ui/emoji.ts';

const ROOT = join(import.meta.dirname, '..');
const PICTURES = join(ROOT, 'assets/pictures/emoji');

const names = new Map(Object.entries<string>(chars));
const icons = new Map(Object.entries<{ readonly body: string }>(set.icons));

function pictureOf(glyph: string): string {
  const icon = icons.get(names.get(emojiFileName(glyph)) ?? '');
  if (icon === undefined) throw new Error(`Fluent Emoji has no image for ${glyph} (${emojiFileName(glyph)}).`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${icon.body}</svg>\n`;
}

function ruleOf(glyph: string): string {
  const name = emojiFileName(glyph);
  return `.emoji[data-emoji="${name}"] {\n  background-image: url("/pictures/emoji/${name}.svg");\n}\n`;
}

mkdirSync(PICTURES, { recursive: true });
for (const file of readdirSync(PICTURES)) rmSync(join(PICTURES, file));
for (const glyph of EMOJI) writeFileSync(join(PICTURES, `${emojiFileName(glyph)}.svg`), pictureOf(glyph));
writeFileSync(
  join(ROOT, 'src/ui/emoji.css'),
  `/* Made by tools/emoji.ts from the list in emoji.ts. */\n${EMOJI.map(ruleOf).join('')}`,
);
process.stdout.write(`${EMOJI.length} emoji drawn.\n`);
