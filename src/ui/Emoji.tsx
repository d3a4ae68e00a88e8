import { type EmojiGlyph, emojiName, splitAtEmoji } from './emoji';

/** An emoji drawn by its own picture; the glyph stays its text. */
export function Emoji({ glyph }: { readonly glyph: EmojiGlyph }) {
  return (
    <span className="emoji" data-emoji={emojiName(glyph)}>
      {glyph}
    </span>
  );
}

/** A text whose emoji are drawn by their own pictures; its text content stays the same, letter for letter. */
export function TextWithEmoji({ text }: { readonly text: string }) {
  return (
    // One box, since a row of boxes would set the words and the emoji beside one another in columns.
    <span>
      {splitAtEmoji(text).map((part, index) =>
        'emoji' in part ? <Emoji key={index} glyph={part.emoji} /> : <span key={index}>{part.strings}</span>,
      )}
    </span>
  );
}
