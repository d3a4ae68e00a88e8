/** The first letter of the email address, in upper case; U if there is none. */
export const getInitial = (email: string): string => (Array.from(email)[0] ?? 'U').toUpperCase();
