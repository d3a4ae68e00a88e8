export const ERROR = 'Error';
export const somethingWentWrong = (): string => 'Something went wrong. Please try again.';

export const LINK_EXPIRED = 'This link has expired or was already used. Ask for a new one.';
export const LINK_UNUSABLE = 'This link did not work. Ask for a new one.';
