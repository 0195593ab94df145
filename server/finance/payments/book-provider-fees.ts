import { bookProviderFee, findPaymentsWithoutFee } from '../ledger/book-provider-fee.ts'
import type { PaymentDeps } from './payment-provider.ts'
import { paymentOfOrder } from './payment-queries.ts'

const atATime = 50
/** A fee that a provider has not named by then comes no more. */
const days = 90

/**
 * Books what the provider took off each payment, as its balance transaction says. One that is not settled there is asked
 * for again. Any number of processes may do it at once.
 */
export async function bookProviderFees({
  database,
  provider,
  logger,
  clock,
}: PaymentDeps & { clock: () => Date }): Promise<void> {
  const { name, readFee } = provider
  if (readFee === null) return
  const now = clock()
  const since = new Date(now.getTime() - days * 86_400_000)
  for (let after = ''; ;) {
    const found = await findPaymentsWithoutFee(database, { provider: name, since, after, most: atATime })
    for (const { paymentId, orderId } of found) {
      const payment = orderId === null ? null : await paymentOfOrder(database, orderId)
      if (payment === null) continue
      try {
        const feeMinor = await readFee(payment.reference)
        if (feeMinor === null) continue
        await database.transaction((transaction) =>
          bookProviderFee(transaction, { paymentId, orderId, provider: name, feeMinor, now }),
        )
      } catch (error) {
        logger.warn({ err: error, payment: paymentId }, 'the fee of a payment could not be read; tried again')
      }
    }
    const last = found.at(-1)
    if (last === undefined || found.length < atATime) return
    after = last.paymentId
  }
}
