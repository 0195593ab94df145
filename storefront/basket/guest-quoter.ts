import type { Exclusively } from '../accounts/exclusively.ts'
import type { quoteCall } from './basket-calls.ts'
import { wireLineOf } from './basket-entry.ts'
import { type Keeper, nothingKept } from './kept-entries.ts'
import { hasBare, quoteEntries } from './quote-entries.ts'
import { warnOfCall } from './warn-of-call.ts'

type Means = {
  quote: typeof quoteCall
  exclusively: Exclusively
  guest: Keeper
  tell: (news: readonly string[]) => void
  /** Done under the lock before what is kept is read. */
  beforehand: () => void
  /** Called when something is known: whether the shop was reached. */
  settled: (reached: boolean) => void
}

export type Quoter = {
  /** Asks what a guest's lines cost and hold now; unless all are wanted, only where lines are unknown. */
  ask: (wantsAll: boolean) => Promise<void>
}

/** Asks the shop about a guest's lines, one question at a time. */
export function createQuoter({ quote, exclusively, guest, tell, beforehand, settled }: Means): Quoter {
  let asking: Promise<void> | null = null
  let isWanted = false

  async function ask(): Promise<void> {
    isWanted = false
    const asked = guest.read().entries
    if (asked.length === 0) return settled(true)
    try {
      const answer = await quote(asked.map(wireLineOf))
      const news = await exclusively(guest.key, async () => {
        beforehand()
        const quoted = quoteEntries(guest.read().entries, asked, answer)
        guest.write({ ...nothingKept, entries: quoted.entries })
        return quoted.news
      })
      settled(true)
      if (news.length > 0) tell(news)
    } catch (error) {
      warnOfCall(error)
      settled(false)
    }
  }

  return {
    ask: async (wantsAll) => {
      if (!wantsAll && !hasBare(guest.read().entries)) return
      isWanted = true
      while (isWanted) {
        asking ??= ask().finally(() => (asking = null))
        await asking
      }
    },
  }
}
