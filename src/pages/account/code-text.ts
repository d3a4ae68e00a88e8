export const label = 'Code from the email';
export const incomplete = 'Type the whole code, as it appears in the email.';
