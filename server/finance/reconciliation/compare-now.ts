import type { ActionEffects } from '../../platform/actions/perform-action.ts'
import type { Actor } from '../../platform/audit/actor.ts'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import type { Database } from '../../platform/database/database.ts'
import type { PaidOrdersOf } from './name-difference.ts'
import { compareWithBooks, type ReadBooks } from './reconcile.ts'
import { differenceRows } from './reconciliation-queries.ts'

type Comparing = { books: ReadBooks; paidOrdersOf: PaidOrdersOf; actor: Actor; now: Date }

/**
 * The nightly comparison by hand, with books that were read before (PAYO-07): lists what differs by now, however young.
 * Needs a transaction.
 */
export async function compareNow(
  transaction: Database,
  { books, paidOrdersOf, actor, now }: Comparing,
): Promise<ActionEffects> {
  const { provider } = books
  const before = new Set((await differenceRows(transaction, provider)).map(({ key }) => key))
  const open = await compareWithBooks(transaction, books, { now, youngHours: 0, paidOrdersOf })
  const added = open.filter(({ key }) => !before.has(key)).length
  const gone = before.size - (open.length - added)
  await writeAudit(transaction, {
    at: now,
    actor,
    verb: 'books compared',
    subject: { kind: 'provider', id: provider },
    after: { differences: open.length, added, gone },
  })
  return {
    money: [
      open.length === 0 ? 'The books agree.' : `${counted(open.length)} on the list.`,
      ...(added > 0 ? [`${counted(added)} new.`] : []),
      ...(gone > 0 ? [`${counted(gone)} gone.`] : []),
    ],
    warnings:
      added > 0
        ? ['A payment of the last minutes may still be on its way. Comparing again takes it off.']
        : [],
    button: 'Compare now',
  }
}

const counted = (count: number) => (count === 1 ? 'One difference is' : `${count} differences are`)
