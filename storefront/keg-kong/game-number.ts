/** Games are told apart by a number; the same number brings the same vans. */
const mostGames = 9999

/** The game that an address asks for by `?game=`; null for none, or for no number of a game. */
export function gameOfAddress(search: string): number | null {
  const text = new URLSearchParams(search).get('game') ?? ''
  const game = /^\d{1,4}$/.test(text) ? Number(text) : 0
  return game >= 1 && game <= mostGames ? game : null
}

/** Any game; `chance` is from 0 up to 1. */
export const anyGame = (chance: number = Math.random()): number => 1 + Math.floor(chance * mostGames)
