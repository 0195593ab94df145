import { breweryRoles } from '../../../../shared/accounts/roles.ts'
import type { OrderRole } from '../../../../shared/orders/order-steps.ts'
import { paths } from '../../../../shared/paths/paths.ts'
import { sellingPaths } from '../../../../shared/paths/selling-paths.ts'
import type { Database } from '../../../platform/database/database.ts'
import { enqueueMail } from '../../../platform/mail/enqueue-mail.ts'
import { choiceLinkOf } from '../../../parties/notices/brewery-recipients.ts'
import { notifyBrewery } from '../../../parties/notices/notify-brewery.ts'
import type { HeldOrder } from '../order-queries.ts'
import { type ConsignmentRow, lineRows, orderRowById } from '../order-read-queries.ts'
import type { ClaimRow } from './claim-queries.ts'
import { claimedUnits, type ClaimWords } from './claim-words.ts'

type Notified = {
  order: Pick<HeldOrder, 'id' | 'number'>
  part: ConsignmentRow
  claim: ClaimRow
  words: ClaimWords
  /** Words of a person that go with it: an answer's, a decision's. */
  note?: string | null
  /** Who did it: a brewery is not written to about what its own people did. */
  role?: OrderRole
  publicUrl: string
  now: Date
  /** A deadline, which comes in the night too. */
  isAtOnce?: boolean
}

const ofBreweries: ReadonlySet<OrderRole> = new Set(breweryRoles)

/** Enqueues the mails about a claim: to the buyer, and to the brewery unless its own people did it. */
export async function notifyOfClaim(
  transaction: Database,
  { order, part, claim, words, note = null, role = 'buyer', publicUrl, now, isAtOnce = false }: Notified,
): Promise<void> {
  const { id, number } = order
  const contact = (await orderRowById(transaction, id))?.contact ?? null
  if (words.buyer !== null && contact !== null)
    await enqueueMail(transaction, {
      to: { email: contact.email, name: `${contact.firstname} ${contact.lastname}` },
      template: 'order-changed',
      data: {
        name: contact.firstname,
        number,
        ...words.buyer,
        note: note ?? '',
        link: publicUrl + paths.order(number),
      },
      isAtOnce: role === 'buyer',
    })
  if (words.brewery === null || ofBreweries.has(role) || part.breweryId === null) return
  const notified = await notifyBrewery(transaction, part.breweryId, {
    kind: 'claim',
    text: { title: words.brewery.heading, about: number, path: sellingPaths.part(part.id) },
    now,
  })
  const lines = await lineRows(transaction, [part.id])
  for (const to of notified?.recipients ?? [])
    await enqueueMail(transaction, {
      to,
      template: 'brewery-order-changed',
      data: {
        name: to.name,
        number,
        ...words.brewery,
        lines: [`About: ${claimedUnits(claim, lines)}`, `The pub writes: ${claim.text}`],
        note: note ?? '',
        link: publicUrl + sellingPaths.part(part.id),
        choiceLink: choiceLinkOf(to, publicUrl),
      },
      isAtOnce,
    })
}
