export const title = 'Mental Maths';
export const cardTitle = 'Mental Maths Challenge';
export const description = 'Pop the bubble with the right answer before the time is up.';
export const chip = '+ − × ÷ in your head';
export const pageDescription =
  'Twenty-five sums to do in your head: pop the bubble with the right answer. A free mental maths game, with or without a clock.';
export const teaches = ['Mental arithmetic', 'Addition and subtraction', 'Multiplication and division'];
export const screenshotLabel = 'Mental Maths on a phone';
