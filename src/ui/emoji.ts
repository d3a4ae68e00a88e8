/** Every emoji that the texts of the site use; `node scripts/emoji.ts` makes the pictures of those new here. */
export const EMOJI = ['🏆', '🎉', '🚀', '💀', '⏰', '🔄', '🏠', '✨', '❌'] as const;

/** An emoji that has a picture. */
export type EmojiGlyph = (typeof EMOJI)[number];

/** The name of an emoji's picture: its code points in hexadecimal, without the sign that asks for colour. */
export const emojiName = (glyph: string): string =>
  Array.from(glyph, (character) => character.codePointAt(0)?.toString(16) ?? '')
    .filter((code) => code !== 'fe0f')
    .join('-');

const withSign = new RegExp(`(${[...EMOJI].sort((a, b) => b.length - a.length).join('|')})`);

/** Whether a text brings a picture of its own. */
export const hasEmoji = (text: string): boolean => withSign.test(text);

/** The picture that a text brings; null where it brings none. */
export const emojiIn = (text: string): EmojiGlyph | null => EMOJI.find((glyph) => text.includes(glyph)) ?? null;

const isEmoji = (part: string): part is EmojiGlyph => EMOJI.some((glyph) => glyph === part);

/** A text cut where emoji stand; joined again the parts give the same text, letter for letter. */
export const splitAtEmoji = (text: string): ({ emoji: EmojiGlyph } | { strings: string })[] =>
  text
    .split(withSign)
    .filter((part) => part !== '')
    .map((part) => (isEmoji(part) ? { emoji: part } : { strings: part }));
