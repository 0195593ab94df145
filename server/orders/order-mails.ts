import { formatDay } from '../../shared/format/dates.ts'
import { paths } from '../../shared/paths/paths.ts'
import type { Database } from '../database/database.ts'
import { enqueueMail, enqueueSecretMail } from '../mail/enqueue-mail.ts'
import { momentInWords } from '../mail/mail-content.ts'
import { findOrder } from './find-orders.ts'
import { findRecipients } from './life/brewery-recipients.ts'
import type { StepDeps } from './life/step-deps.ts'
import { makeStepLink } from './life/step-links.ts'
import { brewerysOrderPath } from './life/step-paths.ts'
import { brewerysSheet, buyersSheet } from './mailed-sheet.ts'

type NewOrder = {
  number: string
  /** By part: until when its brewery is asked to answer. */
  answerBy: ReadonlyMap<string, Date>
}

/**
 * Enqueues the order confirmation to the buyer and the request to each brewery's people, with a link each that accepts
 * it (NOTE-02). The mails leave when the transaction commits.
 */
export async function notifyOfNewOrder(
  transaction: Database,
  { number, answerBy }: NewOrder,
  { publicUrl, sealer, now }: StepDeps,
): Promise<void> {
  const order = await findOrder(transaction, null, number)
  const { contact, consignments, payment } = order
  if (contact === null) return
  const name = contact.firstname
  await enqueueMail(transaction, {
    to: { email: contact.email, name: `${contact.firstname} ${contact.lastname}` },
    template: 'order-placed',
    data: {
      name,
      number,
      sheet: buyersSheet(order),
      paysByInvoice: payment.method === 'invoice',
      link: publicUrl + paths.order(number),
    },
  })
  const breweries = await findRecipients(
    transaction,
    consignments.flatMap(({ team }) => team?.id ?? []),
  )
  for (const { id, name: brewery, recipients } of breweries) {
    const part = consignments.find(({ team }) => team?.id === id)!
    const until = answerBy.get(part.id)
    const data = {
      name: brewery,
      number,
      sheet: brewerysSheet(order, part),
      answerBy: until === undefined ? '' : momentInWords(until.toISOString()),
      leavesBy: part.dispatchOn === null ? '' : formatDay(part.dispatchOn),
      link: publicUrl + brewerysOrderPath(part.id),
      buyer: `${contact.firstname} ${contact.lastname}, ${contact.email}, ${contact.phone}`,
    }
    for (const { memberId, ...to } of recipients) {
      const link = { consignmentId: part.id, verb: 'accept' as const, memberId, publicUrl, now }
      const acceptLink = await makeStepLink(transaction, { ...link, until: until ?? now })
      const deps = { database: transaction, sealer }
      await enqueueSecretMail(deps, { to, template: 'brewery-order', data: { ...data, acceptLink } })
    }
  }
}
