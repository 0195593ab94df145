import { logFailure } from '../api/log-failure.ts'
import type { TextStorage } from '../storage/safe-storage.ts'
import { storedJson } from '../sync/stored-value.ts'
import type { WithLock } from '../sync/tab-lock.ts'
import { type MergeKind, mergeKinds, owedMergesKey } from './session/session-events.ts'

type OwedMergesDeps = { storage: TextStorage; withLock: WithLock; raise: (kind: MergeKind) => void }
/** Which sign-in owes them, so that a merge that ends late settles nothing of the next one. */
type Owed = { signIn: string; kinds: readonly MergeKind[] }

export type OwedMerges = {
  /** A sign-in owes one merge of each kind. */
  owe: () => void
  /** Raises the event of every kind that is owed and not under way. */
  request: () => void
  /** Does the work if it is owed, in one tab at a time. A failure is logged and stays owed (SESS-15, ERR-17). */
  run: (kind: MergeKind, work: () => Promise<void>) => Promise<boolean>
  /** Nothing is owed any more (SESS-14). */
  forget: () => void
}

/** The once-only guards of merging; they outlive the page, so that leaving it loses nothing. */
export function owedMerges({ storage, withLock, raise }: OwedMergesDeps): OwedMerges {
  const running = new Set<MergeKind>()
  const stored = storedJson(storage, owedMergesKey, parseOwed)

  async function runOnce(kind: MergeKind, work: () => Promise<void>): Promise<boolean> {
    const { signIn, kinds } = stored.read()
    if (!kinds.includes(kind)) return false
    await work()
    const now = stored.read()
    if (now.signIn === signIn) stored.write({ signIn, kinds: now.kinds.filter((owed) => owed !== kind) })
    return true
  }

  return {
    owe: () => stored.write({ signIn: `${Date.now()}-${Math.random()}`, kinds: mergeKinds }),
    request: () => {
      for (const kind of stored.read().kinds) if (!running.has(kind)) raise(kind)
    },
    run: async (kind, work) => {
      if (running.has(kind) || !stored.read().kinds.includes(kind)) return false
      running.add(kind)
      try {
        return await withLock(`dray-merge-${kind}`, () => runOnce(kind, work))
      } catch (error) {
        logFailure(`The ${kind} could not be merged.`, error)
        return false
      } finally {
        running.delete(kind)
      }
    },
    forget: stored.remove,
  }
}

function parseOwed(value: unknown): Owed {
  const { signIn = '', kinds } = (value ?? {}) as Partial<Owed>
  return {
    signIn: String(signIn),
    kinds: mergeKinds.filter((kind) => Array.isArray(kinds) && kinds.includes(kind)),
  }
}
