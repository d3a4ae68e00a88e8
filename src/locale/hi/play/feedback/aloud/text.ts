import type * as English from '../../../../../play/feedback/aloud/text';

export const readAloud = 'पढ़कर सुनाओ';
export const readAloudKey: typeof English.readAloudKey = (key) => `पढ़कर सुनाओ (कुंजी ${key})`;
export const readAloudHint: typeof English.readAloudHint = (key) => `सवाल सुनने के लिए ${key} दबाओ।`;
