import type { Exclusively } from './exclusively.ts'
import { type MergeKind, mergeKinds, owedMergesKey } from './session-events.ts'
import type { Storing } from './steady-storage.ts'

type Means = { storage: Storing; exclusively: Exclusively; raise: (kind: MergeKind) => void }
/** Which sign-in owes them, so that a merge that ends late settles nothing of the next one. */
type Owed = { signIn: string; kinds: MergeKind[] }

export type OwedMerges = {
  /** A sign-in owes one merge of each kind. */
  owe: () => void
  /** Raises the event of every kind that is owed and not under way. */
  request: () => void
  /** Does the work if it is owed, in one tab at a time. A failure is logged and stays owed (SESS-15, ERR-17). */
  run: (kind: MergeKind, work: () => Promise<void>) => Promise<boolean>
  /** The guards start anew (SESS-14). */
  forget: () => void
}

/** The once-only guards of merging; they outlive the page, so that leaving it loses nothing. */
export function oweMerges({ storage, exclusively, raise }: Means): OwedMerges {
  const running = new Set<MergeKind>()
  const read = () => readOwed(storage)
  const write = (owed: Owed) => storage.setItem(owedMergesKey, JSON.stringify(owed))

  async function settleBy(kind: MergeKind, work: () => Promise<void>): Promise<boolean> {
    const { signIn, kinds } = read()
    if (!kinds.includes(kind)) return false
    await work()
    const now = read()
    if (now.signIn === signIn) write({ signIn, kinds: now.kinds.filter((owed) => owed !== kind) })
    return true
  }

  return {
    owe: () => write({ signIn: `${Date.now()}-${Math.random()}`, kinds: [...mergeKinds] }),
    request: () => {
      for (const kind of read().kinds) if (!running.has(kind)) raise(kind)
    },
    run: async (kind, work) => {
      if (running.has(kind) || !read().kinds.includes(kind)) return false
      running.add(kind)
      try {
        return await exclusively(`dray-merge-${kind}`, () => settleBy(kind, work))
      } catch (error) {
        // oxlint-disable-next-line no-console -- the specification asks for this and nothing else (ERR-17)
        console.warn(`The ${kind} could not be merged.`, error)
        return false
      } finally {
        running.delete(kind)
      }
    },
    forget: () => storage.removeItem(owedMergesKey),
  }
}

function readOwed(storage: Storing): Owed {
  try {
    const { signIn, kinds } = JSON.parse(storage.getItem(owedMergesKey) ?? '{}') as Partial<Owed>
    const known = mergeKinds.filter((kind) => Array.isArray(kinds) && kinds.includes(kind))
    return { signIn: String(signIn), kinds: known }
  } catch {
    return { signIn: '', kinds: [] }
  }
}
