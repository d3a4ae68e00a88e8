import type * as English from '../../../../play/score/text';

export const score = 'अंक';
export const streak = 'लगातार';
export const level = 'स्तर';
export const time = 'समय';
export const answerIn = 'बचा समय';
export const secondsText: typeof English.secondsText = (seconds) => `${seconds} से॰`;
export const best = 'रिकॉर्ड';
export const accuracy = 'सटीकता';
export const percentText: typeof English.percentText = (percent) => `${percent}%`;
export const question = 'सवाल';
export const ofText: typeof English.ofText = (number, all) => `${number} / ${all}`;
export const answered = 'जवाब';
export const combo = 'कॉम्बो';
export const lives = 'जानें';
export const fixed = 'सुधारे';
export const fixedNow = 'सुधर गया!';

export const POINTS: typeof English.POINTS = /\+?[\d,]+ अंक[!।:]?/;
export const COUNT: typeof English.COUNT = /\d|एक /;
export const wellDone = 'शाबाश!';
