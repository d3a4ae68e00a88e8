/** A message of the account service, which is always in English. */
export const serviceText = (message: string): string => message;

export const ACCOUNT_DELETED = 'This account has been deleted.';
