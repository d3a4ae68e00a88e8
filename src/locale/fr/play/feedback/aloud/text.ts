import type * as English from '../../../../../play/feedback/aloud/text';

export const readAloud = 'Lire à voix haute';
export const readAloudKey: typeof English.readAloudKey = (key) => `Lire à voix haute (touche ${key})`;
export const readAloudHint: typeof English.readAloudHint = (key) => `Appuie sur ${key} pour entendre la question.`;
