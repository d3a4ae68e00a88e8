/** The letter that stands for a person: the first of their e-mail, upper-cased, or U where there is none. */
export const initialOf = (email: string): string => (Array.from(email)[0] ?? 'U').toUpperCase();
