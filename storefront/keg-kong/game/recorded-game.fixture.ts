import type { GameRecord } from './play-record.fixture.ts'

/** Eighteen seconds of game 42, thrown by hand and eye, and what they came to. */
export const recordedGame: GameRecord & { score: number } = {
  game: 42,
  throwsAt: [
    12, 156, 222, 288, 434, 500, 566, 632, 698, 802, 868, 1098, 1164, 1262, 1416, 1562, 1682, 1748, 1814,
    2020,
  ],
  steps: 2250,
  score: 50,
}
