/* Types are only compared where a language writes them. */

const EXPORT = /^export (?:const|function) (\w+)(.*)$/gm;

/** The exports of a translated module without the type of the English one. */
export const findUntypedExports = (source: string): readonly string[] =>
  [...source.matchAll(EXPORT)].flatMap(([, name = '', rest = '']) =>
    rest.startsWith(':') && source.includes(`typeof English.${name}`) ? [] : [name],
  );
