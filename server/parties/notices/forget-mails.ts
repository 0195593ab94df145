import { requireClientRow } from '../../identity/accounts/require-client-row.ts'
import { isAddressRetained } from '../../identity/accounts/retain-client.ts'
import { isBrewerysAddress } from '../../catalogue/beers/find-breweries.ts'
import type { ForgetClient } from '../../feature.ts'
import { dropWaitingMails } from '../../platform/mail/enqueue-mail.ts'
import type { MailTemplateName } from '../../platform/mail/mail-templates.ts'

/** About orders and debts: they are still sent while these are open. */
const ofOrders: readonly MailTemplateName[] = [
  'order-placed',
  'order-changed',
  'order-proposal',
  'order-question',
  'credit-account',
  'invoices-due',
  'paid-back',
]
/** To a brewery, whose own address may be that of one of its people. */
const ofBreweries: readonly MailTemplateName[] = [
  'brewery-order',
  'brewery-order-waits',
  'brewery-order-changed',
  'brewery-order-cancelled',
  'awrs-ending',
  'notice',
]

/**
 * Runs before an account is deleted: another person may get the address. An account whose address is not confirmed may be a
 * stranger's, so it removes nothing of what waits for the address.
 */
export const forgetMails: ForgetClient = async (transaction, clientId) => {
  const { emailKey, emailConfirmedAt } = await requireClientRow(transaction, clientId)
  if (emailConfirmedAt === null) return
  const isOpen = await isAddressRetained(transaction, emailKey)
  const isBrewerys = await isBrewerysAddress(transaction, emailKey)
  const without = [
    'support-request' as const,
    ...(isOpen ? ofOrders : []),
    ...(isBrewerys ? ofBreweries : []),
  ]
  await dropWaitingMails(transaction, { emailKey, without })
}
