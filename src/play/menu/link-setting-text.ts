/** Labels of settings and values that menus name otherwise, for links and sheets. */
export const LINK_SETTING_LABELS: Readonly<Record<string, string>> = {
  answers: 'Answers',
  colours: 'Colours',
  letters: 'Letters',
  pad: 'Pad',
  next: 'Next',
  alert: 'Alert',
  aloud: 'Aloud',
  helper: 'Helper',
  reader: 'Reader',
  speech: 'Speech',
  time: 'Time',
  money: 'Money',
  choice: 'Choice',
  own: 'Own',
  'black-white': 'Black white',
  'yellow-black': 'Yellow black',
  'black-blue': 'Black blue',
  'black-peach': 'Black peach',
  'blue-cream': 'Blue cream',
  regular: 'Regular',
  narrow: 'Narrow',
  'very-small': 'Very small',
  small: 'Small',
  large: 'Large',
  'very-large': 'Very large',
  largest: 'Largest',
  on: 'On',
  off: 'Off',
  normal: 'Normal',
  longer: 'Longer',
  none: 'None',
};

/** Labels of settings and of their values, in a sentence: "Mode: addition, difficulty: easy". */
export const settingsText = (settings: readonly { readonly name: string; readonly value: string }[]): string =>
  settings
    .map(({ name, value }, index) => `${index === 0 ? name : name.toLowerCase()}: ${value.toLowerCase()}`)
    .join(', ');
