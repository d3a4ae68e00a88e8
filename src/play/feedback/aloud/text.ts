export const readAloud = 'Read aloud';
export const readAloudKey = (key: string): string => `Read aloud (key ${key})`;
export const readAloudHint = (key: string): string => `Press ${key} to hear the question read aloud.`;
