/* Functions that choose the correct answer in a game. They run in the page, so they must not use
   anything from outside themselves. */

/** Finds the missing number in "7 × ? = 56" and chooses it among the current options. */
export function chooseMissing(): void {
  const text = document.querySelector('[data-testid=question]')?.textContent ?? '';
  const fits = (number: string): boolean => {
    const [a = '', operation, b = '', , c = ''] = text.replace('?', number).split(' ');
    return (operation === '×' ? Number(a) * Number(b) : Number(a) / Number(b)) === Number(c);
  };
  for (const choice of document.querySelectorAll<HTMLButtonElement>('main [role=group] button')) {
    if (choice.getAttribute('aria-disabled') !== 'true' && fits(choice.textContent)) choice.click();
  }
}

/** Calculates the current sum and chooses its answer among the current options. */
export function chooseAnswer(): void {
  const [one, operation, other] = document.querySelector('[data-testid=question]')?.textContent.split(' ') ?? [];
  const [a, b] = [Number(one), Number(other)];
  const answer = operation === '+' ? a + b : operation === '−' ? a - b : operation === '×' ? a * b : a / b;
  for (const choice of document.querySelectorAll<HTMLButtonElement>('main [role=group] button')) {
    if (choice.getAttribute('aria-disabled') !== 'true' && Number(choice.textContent) === answer) choice.click();
  }
}

/** Presses one more tile of a combination that makes the target. */
export function takeTile(): void {
  const [target = 0, sum = 0] = ['target', 'sum'].map((name) =>
    Number(document.querySelector<HTMLElement>(`[data-testid=${name}]`)?.dataset['value'] ?? 0),
  );
  const tiles = [...document.querySelectorAll<HTMLButtonElement>('main [role=group] button')].filter(
    (tile) => tile.getAttribute('aria-pressed') === 'false' && tile.getAttribute('aria-disabled') !== 'true',
  );
  const making = (rest: number, from: number, max: number): readonly HTMLButtonElement[] | null => {
    if (rest === 0) return [];
    if (max === 0) return null;
    for (const [at, tile] of tiles.slice(from).entries()) {
      const value = Number(tile.textContent);
      const others = value <= rest ? making(rest - value, from + at + 1, max - 1) : null;
      if (others !== null) return [tile, ...others];
    }
    return null;
  };
  making(target - sum, 0, 4)?.[0]?.click();
}

/** Finds x in "3x + 4 = 19" and chooses it. */
export function chooseX(): void {
  const text = document.querySelector('[data-testid=question]')?.textContent ?? '';
  const [, crates = '', added = '', total = ''] = /^(\d*)x \+ (\d+) = (\d+)$/.exec(text) ?? [];
  const x = (Number(total) - Number(added)) / Number(crates || 1);
  for (const choice of document.querySelectorAll<HTMLButtonElement>('main [role=group] button')) {
    const value = choice.lastChild?.textContent;
    if (choice.getAttribute('aria-disabled') !== 'true' && Number(value) === x) choice.click();
  }
}

/** Works out an easy question about time and chooses its answer, or checks it once it is chosen. */
export function chooseTime(): void {
  // One object, because code that runs in the page cannot use anything from outside itself.
  const read = {
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
    plain: (text: string | null | undefined): string => (text ?? '').replaceAll('\u00a0', ' '),
    /** Minutes since midnight: "3:30 PM", "half past 3 in the afternoon", "3 o'clock in the morning". */
    time: (text: string): number => {
      const [, half = '', hour = '', minutes = '0', part = ''] =
        /(half past )?(\d+)(?::(\d+))?(?: o'clock)? (AM|PM|in the \w+|at night)/.exec(text) ?? [];
      const isMorning = part === 'AM' || part === 'in the morning';
      return (Number(hour) % 12) * 60 + Number(minutes) + (half === '' ? 0 : 30) + (isMorning ? 0 : 720);
    },
    /** Minutes: "2 hours 30 minutes", "2 h 30 min", "150 minutes". */
    length: (text: string): number =>
      Number(/(\d+) h/.exec(text)?.[1] ?? 0) * 60 + Number(/(\d+) min/.exec(text)?.[1] ?? 0),
  };
  const dayOf = (text: string): number => read.days.findIndex((day) => text.includes(day));

  const text = read.plain(document.querySelector('[data-testid=question]')?.textContent);
  const answers = (option: string): boolean => {
    if (text.startsWith('How many')) return read.length(option) === read.length(text.replace(/^How many minutes/, ''));
    if (text.startsWith('How long')) {
      const [from = '', to = ''] = text.split(' to ');
      return read.length(option) === read.time(to) - read.time(from);
    }
    if (text.startsWith('What time')) return read.time(option) === read.time(text) + read.length(text);
    if (text.startsWith('What day')) {
      const count = Number(/(\d+) day/.exec(text)?.[1]);
      return dayOf(option) === (dayOf(text) + (text.includes('after') ? count : 7 - count)) % 7;
    }
    const [one = 0, other = 0] = (text.split(': ')[1] ?? '').split(' or ').map(read.time);
    if (one === other) return option.includes('same');
    const asked = text.includes('later') ? Math.max(one, other) : Math.min(one, other);
    return !option.includes('same') && read.time(option) === asked;
  };
  const choices = [...document.querySelectorAll<HTMLButtonElement>('main [aria-label=Answers] button')];
  if (choices.some((choice) => choice.getAttribute('aria-disabled') === 'true')) return;
  const right = choices.find((choice) => answers(read.plain(choice.lastChild?.textContent)));
  if (right?.getAttribute('aria-pressed') === 'false') right.click();
  else
    document.querySelector('main form')?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
}

/**
 * Identifies a shape by its description and chooses the answer; continues once its sides have been
 * counted.
 */
export function chooseShape(): void {
  const sides = { Circle: 0, Triangle: 3, Square: 4, Diamond: 4, Pentagon: 5, Hexagon: 6, Heptagon: 7, Octagon: 8 };
  const state = document.querySelector<HTMLElement>('main')?.dataset['state'] ?? '';
  if (state === 'answered.counted')
    for (const button of document.querySelectorAll<HTMLButtonElement>('main button'))
      if (button.textContent.startsWith('Next Question')) return button.click();
  if (state !== 'unanswered') return;
  const question = document.querySelector('[data-testid=question]')?.textContent ?? '';
  const outline = document.querySelector('[data-testid=outline]')?.textContent ?? '';
  const choices = [...document.querySelectorAll<HTMLButtonElement>('main [aria-label=Answers] button')].map(
    (button) => ({
      button,
      strings: [...button.childNodes].find(({ nodeType }) => nodeType === Node.TEXT_NODE)?.textContent ?? '',
    }),
  );
  const sidesOf = (name: string): number => Object.entries(sides).find(([shape]) => shape === name)?.[1] ?? 0;
  const press = (answer: string): void =>
    choices.find(({ strings }) => strings === answer || strings.startsWith(`${answer}:`))?.button.click();
  if (question.startsWith('Which')) {
    const byNumber = choices.map(({ strings }) => strings).toSorted((one, other) => sidesOf(one) - sidesOf(other));
    return press((question.includes('more') ? byNumber.at(-1) : byNumber[0]) ?? '');
  }
  const count = outline.match(/\bside\b/g)?.length ?? 0;
  if (question.startsWith('How many')) return press(String(count));
  const isDiamond = outline.includes('sharp');
  const name = isDiamond ? 'Diamond' : (Object.entries(sides).find(([, number]) => number === count)?.[0] ?? '');
  if (question.startsWith('What')) return press(name);
  press(['Circle', 'Triangle', 'Square', 'Pentagon', 'Hexagon'].includes(name) ? 'Basic' : 'Advanced');
}
