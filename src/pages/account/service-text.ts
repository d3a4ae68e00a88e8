export const tryAgain = 'Try again';
export const trying = 'Trying...';
export const oneMoment = 'One moment…';
export const noAccountService =
  'We cannot reach the account service right now. You have not lost anything. Check your connection and try again.';
