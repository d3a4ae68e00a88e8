/* The parameters and keys of a translation are only compared with those of English where its type is written. */

const EXPORT = /^export (?:const|function) (\w+)(.*)$/gm;

/** Those of these exports with functions or keys that a translated module does not give the type of the English one. */
export const findUntypedExports = (source: string, names: readonly string[]): readonly string[] =>
  [...source.matchAll(EXPORT)].flatMap(([, name = '', rest = '']) =>
    !names.includes(name) || (rest.startsWith(':') && source.includes(`typeof English.${name}`)) ? [] : [name],
  );
