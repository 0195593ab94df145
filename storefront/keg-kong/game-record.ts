import { steadyStorage, type Storing } from '../accounts/steady-storage.ts'

/** What the browser keeps of Keg Kong (docs/contracts.md). */
export type KeptGame = { best: number; isMuted: boolean }

const key = 'dray-keg-kong'

export function readKeptGame(storage: Storing = steadyStorage(() => localStorage)): KeptGame {
  const kept = parse(storage.getItem(key))
  const best = Number.isSafeInteger(kept['best']) ? Math.max(0, kept['best'] as number) : 0
  return { best, isMuted: kept['isMuted'] === true }
}

export function keepGame(game: KeptGame, storage: Storing = steadyStorage(() => localStorage)): void {
  storage.setItem(key, JSON.stringify(game))
}

function parse(text: string | null): Record<string, unknown> {
  try {
    return Object(JSON.parse(text ?? '{}')) as Record<string, unknown>
  } catch {
    return {}
  }
}
