export const title = 'Math Facts Race';
export const description = 'Answer quickly and race along the coast.';
export const chip = 'Quick sums';
export const pageDescription =
  'Type the answers and race your cart along the coast. A free game to practise number facts: addition, subtraction, multiplication and division.';
export const teaches = ['Number facts', 'Addition and subtraction', 'Multiplication and division'];
