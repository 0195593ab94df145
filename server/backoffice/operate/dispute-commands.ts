import { formatMinor } from '../../../shared/format/money.ts'
import type { Database } from '../../platform/database/database.ts'
import { findOrder } from '../../trading/orders/find-orders.ts'
import { decideDispute } from '../../trading/orders/disputes/decide-dispute.ts'
import { listDisputes, readDispute, requireDispute } from '../../trading/orders/disputes/list-disputes.ts'
import { allOfPart } from '../../trading/orders/refunds/plan-refund.ts'
import { type Command, UsageError } from './operator-command.ts'

const usage = 'money decide-dispute <dispute> <dray|brewery-slug> <reason>'

/** Disputed payments, by the use cases of finance's calls. */
export const disputeCommands: Record<string, Command> = {
  disputes: {
    usage: 'money disputes',
    does: 'payments that buyers dispute at their banks, the newest first',
    run: async (database) => {
      const { rows } = await listDisputes(database, 1)
      if (rows.length === 0) return 'No payment is disputed.\n'
      return rows.map((row) => lineOf(row)).join('')
    },
  },
  'decide-dispute': {
    usage,
    does: 'who pays for a lost one: Dray, or a brewery with a credit note of its whole part, and Dray the rest',
    run: async (database, [id, bearer, ...words], { actor, publicUrl, clock }) => {
      if (bearer === undefined || words.length === 0) throw new UsageError(usage)
      await database.transaction(async (transaction) => {
        const items = bearer === 'dray' ? [] : await allOfBrewery(transaction, id!, bearer)
        await decideDispute(transaction, {
          id: id!,
          bearer: bearer === 'dray' ? 'dray' : 'brewery',
          items,
          note: words.join(' '),
          actor,
          publicUrl,
          now: clock(),
        })
      })
      return lineOf(await readDispute(database, id!))
    },
  },
}

async function allOfBrewery(transaction: Database, id: string, slug: string) {
  const { row, number } = await requireDispute(transaction, id)
  const { consignments } = await findOrder(transaction, null, number)
  const part = consignments.find(({ team }) => team?.slug === slug)
  if (part === undefined) throw new UsageError(`${slug} has no part in ${number}.`)
  return allOfPart(transaction, { id: row.orderId }, part.id)
}

type Listed = Awaited<ReturnType<typeof readDispute>>

function lineOf({ id, orderNumber, amountMinor, reasonText, state, decision }: Listed): string {
  const borne =
    decision === null
      ? ''
      : decision.bearer === 'dray'
        ? '  paid by Dray'
        : `  paid by breweries: ${formatMinor(decision.creditedMinor)}`
  return `${id}  ${orderNumber}  ${formatMinor(amountMinor)}  ${state.replaceAll('_', ' ')}  ${reasonText}${borne}\n`
}
