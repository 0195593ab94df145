import type { PaymentDeps } from './payment-provider.ts'
import {
  claimSending,
  dueTransferRows,
  markReturned,
  markSent,
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

  const send = async ({ id, account, ...row }: TransferRow) => {
    if (account === null) return postponeTransfer(database, id, later(accountMinutes))
    if (!(await claimSending(database, id, { now, until: later(retryMinutes) }))) return
    await transfers.send({ transferId: id, account, ...row })
    await markSent(database, id, now)
  }
  const takeBack = async ({ id, reference, triedAt }: TransferRow) => {
    const wasSent = await transfers.takeBack({ transferId: id, reference })
    // Another process may be about to send it.
    const isUnderWay = triedAt !== null && now.getTime() - new Date(triedAt).getTime() < retryMinutes * 60_000
    if (!wasSent && isUnderWay) return postponeTransfer(database, id, later(retryMinutes))
    await markReturned(database, id, now)
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
