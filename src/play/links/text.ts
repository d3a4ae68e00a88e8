export const copied = 'Link copied';
export const copy = 'Copy link';
export const copyByHand = 'Copy this link by hand:';

export const forTeachers = 'For teachers';
export const questions = 'Questions';
export const pickedForMe = 'Picked for me';
export const sameForAll = 'Same for everyone';
export const pickedText =
  'Rounds here pick what this child should practise next. The link holds these settings, and everyone who opens it gets the same questions. It says nothing about what the child knows.';
export const sameText = 'The link holds these settings and questions. Everyone who opens it gets the same.';
