import { type EmojiGlyph, emojiFileName, splitAtEmoji } from './emoji';

/** An emoji drawn as a picture. The glyph stays in the text. */
export function Emoji({ glyph }: { readonly glyph: EmojiGlyph }) {
  return (
    <span className="emoji" data-emoji={emojiFileName(glyph)}>
      {glyph}
    </span>
  );
}

/** Text with its emoji drawn as pictures. The text content stays exactly the same. */
export function TextWithEmoji({ text }: { readonly text: string }) {
  return (
    // A single element, because a flex parent would put words and emoji into separate columns.
    <span>
      {splitAtEmoji(text).map((part, index) =>
        'emoji' in part ? <Emoji key={index} glyph={part.emoji} /> : <span key={index}>{part.strings}</span>,
      )}
    </span>
  );
}
