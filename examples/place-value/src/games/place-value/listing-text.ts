export const title = 'Place Value';
export const description = 'Put each digit in its place and load the train.';
export const chip = 'Thousands to ones';
export const pageDescription =
  'Digit cards go to thousands, hundreds, tens and ones: make numbers from words and from their parts. A free game about place value.';
export const teaches = ['Place value to 10,000', 'Zero as a place holder', 'Numbers in words'];
