/**
 * The type of a translated catalogue: the keys and parameters of the English one, with any text in place of its text. A
 * missing key or a wrong parameter is a compile error.
 */
export type Catalogue<English> = English extends string
  ? string
  : English extends (...given: infer Given) => infer Result
    ? (...given: Given) => Catalogue<Result>
    : English extends object
      ? { readonly [Key in keyof English]: Catalogue<English[Key]> }
      : English;
