/* The parameters and keys of a translation are only compared with those of English where its type is written. */

const EXPORT = /^export (?:const|function) (\w+)(.*)$/gm;

/** A text or a list of texts cannot lack anything. */
const PLAIN = /^(?:: string)? =(?: ['"`[]|$)/;

/** The exports of a translated module without the type of the English one. */
export const findUntypedExports = (source: string): readonly string[] =>
  [...source.matchAll(EXPORT)].flatMap(([, name = '', rest = '']) =>
    PLAIN.test(rest) || (rest.startsWith(':') && source.includes(`typeof English.${name}`)) ? [] : [name],
  );
