/** The number of a game; the same number brings the same vans. */
const mostGames = 9999

/** The game in an address's `?game=`; null without one, and for an invalid number. */
export function gameOfAddress(search: string): number | null {
  const text = new URLSearchParams(search).get('game') ?? ''
  const game = /^\d{1,4}$/.test(text) ? Number(text) : 0
  return game >= 1 && game <= mostGames ? game : null
}

/** Any game; `chance` is from 0 up to 1. */
export const anyGame = (chance: number = Math.random()): number => 1 + Math.floor(chance * mostGames)
