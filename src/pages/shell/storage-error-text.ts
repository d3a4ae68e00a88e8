export const nothingSaved = 'Nothing can be saved here';
export const nothingSavedText =
  'This device is out of space or blocks saving. You can carry on, but your progress will be lost when you close the page.';
