import type { ChangedField } from '../../../../shared/orders/order-change.ts'
import { isGivenUp, isSent, type OrderState } from '../../../../shared/orders/order-states.ts'
import { paths } from '../../../../shared/paths/paths.ts'
import type { Database } from '../../../platform/database/database.ts'
import { premisesLines } from '../../../finance/documents/document-parties.ts'
import { enqueueMail } from '../../../platform/mail/enqueue-mail.ts'
import { choiceLinkOf } from '../../../parties/notices/brewery-recipients.ts'
import { notifyBrewery } from '../../../parties/notices/notify-brewery.ts'
import { findOrder } from '../find-orders.ts'
import type { StepDeps } from '../order-deps.ts'
import { mailedLines } from '../order-mails.ts'
import type { OrderRow } from '../order-read-queries.ts'
import { isUnpaid } from '../../../../shared/orders/charged-orders.ts'
import { sellingPaths } from '../../../../shared/paths/selling-paths.ts'

type Changed = {
  number: string
  was: OrderRow
  changed: readonly ChangedField[]
  /** Sentences about the day it comes. */
  days: readonly string[]
  /** What it costs the buyer. */
  buyersText: string
}

const isPacked = (state: OrderState) => state === 'packed' || isSent(state)

/** Writes to the buyer, at a former address too, and to the breweries whose parts are not over (STAF-11). */
export async function notifyOfChange(
  transaction: Database,
  { number, was, changed, days: promised, buyersText }: Changed,
  { publicUrl, now }: StepDeps,
): Promise<void> {
  const { contact, shipTo, consignments } = await findOrder(transaction, null, number)
  const what = changed.join(', ')
  const goesTo = changed.includes('premises') ? `It goes to ${premisesLines(shipTo)?.join(', ')} now.` : ''
  const days = changed.includes('run') || goesTo !== '' ? promised.join(' ') : ''
  const heading = 'Your order was changed'
  const addresses = new Map(
    [was.contact, contact].flatMap((each) => (each === null ? [] : [[each.email, each] as const])),
  )
  for (const { email, firstname, lastname } of addresses.values())
    await enqueueMail(transaction, {
      to: { email, name: `${firstname} ${lastname}` },
      template: 'order-changed',
      data: {
        name: firstname,
        number,
        heading,
        happened: words('we changed what it says of ', what, goesTo, days, buyersText),
        note: '',
        link: publicUrl + paths.order(number),
      },
    })
  if (isUnpaid(was)) return
  for (const part of consignments) {
    if (part.team === null || isGivenUp(part.state) || part.state === 'closed') continue
    const path = sellingPaths.part(part.id)
    const text = { title: 'An order was changed', about: number, path }
    const without = isPacked(part.state) ? [] : (['cellar'] as const)
    const notified = await notifyBrewery(transaction, part.team.id, {
      kind: 'order_changed',
      text,
      without,
      now,
    })
    for (const to of notified?.recipients ?? [])
      await enqueueMail(transaction, {
        to,
        template: 'brewery-order-changed',
        data: {
          name: notified!.name,
          number,
          heading: text.title,
          happened: words('Dray changed what it says of ', what, goesTo, days),
          lines: mailedLines(part),
          note: '',
          link: publicUrl + path,
          choiceLink: choiceLinkOf(to, publicUrl),
        },
      })
  }
}

const words = (begins: string, what: string, ...sentences: string[]) =>
  [`${begins}${what}.`, ...sentences].filter(Boolean).join(' ')
