import type * as English from '../../../../play/listening/text';

export const noLimitNow = 'समय की कोई सीमा नहीं।';
export const noLimitLater = 'इस दौर में समय की सीमा है। अगले दौर से पहले उसे हटा सकते हो।';
export const noScore = 'अभी कोई अंक नहीं।';

export const NAMES_CHOICES: typeof English.NAMES_CHOICES = /विकल्प/;
export const pressForResult = 'नतीजे के लिए Enter दबाओ।';
export const pressToContinue = 'आगे बढ़ने के लिए Enter दबाओ।';
export const pressToWait = 'रुकने के लिए W दबाओ।';
