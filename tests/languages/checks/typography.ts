/* Signs between words, by language. A language without rules here has none to check. */

interface Rule {
  readonly name: string;
  readonly wrong: RegExp;
}

const RULES: Readonly<Record<string, readonly Rule[]>> = {
  fr: [
    // A question mark can also stand for a number: 4 × ? = 28.
    { name: 'no narrow space before ! ? ;', wrong: /[\p{L}\p{N})»”] ?[!?;](?! [+−×÷=])/u },
    { name: 'no space before a colon', wrong: /[\p{L})»”] ?:(?!\/\/|\p{L})/u },
    { name: 'no space inside « »', wrong: /«(?![\u00a0\u202f])|(?<![\u00a0\u202f])»/ },
    { name: 'a straight apostrophe', wrong: /\p{L}'\p{L}/u },
    { name: 'quotation marks of English', wrong: /[“”"]/ },
  ],
  es: [
    { name: 'quotation marks of English in code', wrong: /"/ },
    { name: 'no ¿ before a question', wrong: /^[^¿\n]*[\p{L})»”]\?/mu },
    { name: 'no ¡ before an exclamation', wrong: /^[^¡\n]*[\p{L})»”]!/mu },
    { name: '¿ without ?', wrong: /¿[^?\n]*$/m },
    { name: '¡ without !', wrong: /¡[^!\n]*$/m },
  ],
  hi: [
    { name: 'a full stop instead of a danda', wrong: /[\u0900-\u097f]["”)]?\.(?!\p{L}|\.)/u },
    { name: 'a space before a danda', wrong: /\s।/ },
  ],
};

/** The end of a link, which has signs of its own: "?time=none". */
const ADDRESS = /[?&]\w+(?:=[\w-]*)?|\S+@\S+/g;

/** The names of the rules that a text breaks. */
export const findTypographyFaults = (text: string, tag: string): readonly string[] =>
  (RULES[tag] ?? []).filter(({ wrong }) => wrong.test(text.replaceAll(ADDRESS, ' '))).map(({ name }) => name);
