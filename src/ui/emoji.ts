/** Every emoji in the site's copy. After adding one, run `node tools/emoji.ts` to make its picture. */
export const EMOJI = ['🏆', '🎉', '🚀', '💀', '⏰', '🔄', '🏠', '✨', '❌'] as const;

export type EmojiGlyph = (typeof EMOJI)[number];

/** The file name of an emoji's picture: its code points in hexadecimal, without the variation selector. */
export const emojiFileName = (glyph: string): string =>
  Array.from(glyph, (character) => character.codePointAt(0)?.toString(16) ?? '')
    .filter((code) => code !== 'fe0f')
    .join('-');

const withSign = new RegExp(`(${[...EMOJI].sort((a, b) => b.length - a.length).join('|')})`);

export const hasEmoji = (text: string): boolean => withSign.test(text);

/** Null if there is none. */
export const findEmoji = (text: string): EmojiGlyph | null => EMOJI.find((glyph) => text.includes(glyph)) ?? null;

const isEmoji = (part: string): part is EmojiGlyph => EMOJI.some((glyph) => glyph === part);

/** Splits text at its emoji. The parts joined together give exactly the same text. */
export const splitAtEmoji = (text: string): ({ emoji: EmojiGlyph } | { strings: string })[] =>
  text
    .split(withSign)
    .filter((part) => part !== '')
    .map((part) => (isEmoji(part) ? { emoji: part } : { strings: part }));
