import { safeStorage, type TextStorage } from '../storage/safe-storage.ts'

/** The browser's stored record of Keg Kong (docs/contracts.md). */
export type StoredGame = { best: number; isMuted: boolean }

const key = 'dray-keg-kong'

export function readStoredGame(storage: TextStorage = safeStorage(() => localStorage)): StoredGame {
  const stored = parse(storage.getItem(key))
  const best = Number.isSafeInteger(stored['best']) ? Math.max(0, stored['best'] as number) : 0
  return { best, isMuted: stored['isMuted'] === true }
}

export function storeGame(game: StoredGame, storage: TextStorage = safeStorage(() => localStorage)): void {
  storage.setItem(key, JSON.stringify(game))
}

function parse(text: string | null): Record<string, unknown> {
  try {
    return Object(JSON.parse(text ?? '{}')) as Record<string, unknown>
  } catch {
    return {}
  }
}
