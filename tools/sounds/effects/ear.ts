/* The sound picture, for players who listen. Its sounds differ by rhythm, so that they can be told apart at any pitch,
   volume or hearing. None of them is a sound of failure: a mistake is one calm note. */
import { bellNote, marimba, pluck, type Score } from '../score.ts';

export const EAR_SCORES = {
  // Short, long.
  earRight: {
    lengthMs: 520,
    kind: 'scene',
    room: 0.08,
    parts: () => [marimba('G4', 0, 1, 110), ...bellNote('C5', 'C6', 150, 380)],
  },
  // One long note.
  earWrong: { lengthMs: 620, kind: 'mistake', room: 0.08, parts: () => [pluck('A4', 0, 1, 620)] },
  // Four short notes and a long one.
  earStreak: {
    lengthMs: 860,
    kind: 'scene',
    room: 0.08,
    parts: () => [
      marimba('C5', 0, 0.9, 90),
      marimba('C5', 110, 0.9, 90),
      marimba('E5', 220, 0.9, 90),
      marimba('E5', 330, 0.9, 90),
      ...bellNote('G5', 'G6', 450, 420),
    ],
  },
  // Two close pairs, like a knock at the door.
  earNear: {
    lengthMs: 700,
    kind: 'voice',
    room: 0.04,
    parts: () => [pluck('E4', 0, 1, 100), pluck('E4', 110, 1, 100), pluck('E4', 420, 1, 100), pluck('E4', 530, 1, 100)],
  },
  // Three slow and even beats.
  earTime: {
    lengthMs: 900,
    kind: 'voice',
    room: 0.04,
    parts: () => [pluck('A5', 0, 1, 160), pluck('A5', 350, 1, 160), pluck('A5', 700, 1, 180)],
  },
} satisfies Readonly<Record<string, Score>>;
