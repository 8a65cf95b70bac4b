import type { Opening } from '../../../learn/lesson.ts'

/* Found by `pentarchy lessons dark-lands --find SCENE`. */

export const OPENINGS = {
  board: {
    seed: 'board 495',
    choices: [
      1, 0, 0, 3, 5, 3, 0, 3, 7, 1, 0, 3, 21, 0, 0, 2, 10, 1, 0, 0, 2, 5, 1, 0, 16, 2, 0, 2, 3, 0, 0, 3, 18, 8, 0, 0, 1,
      12, 3, 0, 0, 2, 7, 0, 0, 1, 14, 2, 0, 0, 3, 9, 3, 0, 0, 1, 15, 5, 14, 9, 1, 0, 0, 2, 4, 11, 6, 0, 0, 1, 14, 11,
      15, 14, 5, 0,
    ],
  },
  hand: {
    seed: 'hand 2',
    choices: [1, 1, 0, 3, 7, 8, 2, 0, 3, 3, 0, 3, 0, 36, 26, 10, 0, 1, 6, 0, 16, 0, 2, 12, 2, 0, 0],
  },
  capture: {
    seed: 'capture 0',
    choices: [
      0, 1, 1, 1, 4, 0, 3, 1, 1, 0, 1, 4, 0, 0, 3, 6, 1, 1, 0, 0, 2, 1, 0, 0, 3, 5, 1, 0, 0, 2, 3, 0, 0, 3, 14, 1, 2, 5,
      0, 0, 2, 8, 2, 4, 0, 0, 3, 15, 1, 0, 0,
    ],
  },
} satisfies Record<string, Opening>
