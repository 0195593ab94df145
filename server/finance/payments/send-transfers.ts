import type { Database } from '../../platform/database/database.ts'
import { bookReturn, bookTransfer } from './book-transfers.ts'
import type { PaymentDeps } from './payment-provider.ts'
import {
  claimSending,
  dueTransferRows,
  markReturned,
  markSent,
  markTakenBack,
  postponeTransfer,
  type TransferRow,
} from './transfer-queries.ts'

type TransferDeps = PaymentDeps & { now: Date }

const atATime = 20
const retryMinutes = 5
/** A brewery without an account is looked at again then; naming its account hastens it. */
const accountMinutes = 60

/** Sends breweries their shares and reverses the shares of refunds. Any number of processes may run it at once. */
export async function sendTransfers({ database, provider, logger, now }: TransferDeps): Promise<void> {
  const { transfers } = provider
  if (transfers === null) return
  const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000)

  const send = async (transfer: TransferRow) => {
    const { id, account, reference, amountMinor } = transfer
    if (account === null) return postponeTransfer(database, id, later(accountMinutes))
    if (!(await claimSending(database, id, { now, until: later(retryMinutes) }))) return
    await transfers.send({ transferId: id, account, reference, amountMinor })
    await database.transaction(async (transaction) => {
      if (await markSent(transaction, id, now)) await bookTransfer(transaction, transfer, { provider, now })
    })
  }
  const takeBack = async (transfer: TransferRow) => {
    const { id, reference, triedAt } = transfer
    const wasSent = await transfers.takeBack({ transferId: id, reference })
    // Another process may be about to send it.
    const isUnderWay = triedAt !== null && now.getTime() - new Date(triedAt).getTime() < retryMinutes * 60_000
    if (!wasSent && isUnderWay) return postponeTransfer(database, id, later(retryMinutes))
    await database.transaction(async (transaction) => {
      await markReturned(transaction, id, now)
      await bookReturn(transaction, transfer, { provider, now })
    })
  }

  for (const row of await dueTransferRows(database, now, atATime)) {
    try {
      await (row.takenBackAt === null ? send(row) : takeBack(row))
    } catch (error) {
      logger.warn({ err: error, transfer: row.id }, 'a transfer was not taken; tried again')
      await postponeTransfer(database, row.id, later(retryMinutes))
    }
  }
}

/**
 * The buyer gets the money of a consignment back: a brewery that was sent its share of the very payment, as orders from
 * before payouts were, gives it back. Any other one is lowered by the credit note. Hold the order meanwhile.
 */
export async function reverseTransfer(
  transaction: Database,
  { consignmentId, now }: { consignmentId: string; now: Date },
): Promise<void> {
  await markTakenBack(transaction, consignmentId, now)
}
