import type * as English from '../../../../../play/feedback/aloud/text';

export const readAloud = 'Leer en voz alta';
export const readAloudKey: typeof English.readAloudKey = (key) => `Leer en voz alta (tecla ${key})`;
export const readAloudHint: typeof English.readAloudHint = (key) => `Pulsa ${key} para oír la pregunta.`;
