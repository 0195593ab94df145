import { isQuietTime } from '../../../shared/working-time/quiet-hours.ts'
import {
  findBeersOfSizes,
  findWatchedBeers,
  type WatchedBeer,
} from '../../catalogue/beers/find-watched-beers.ts'
import type { Database } from '../../platform/database/database.ts'
import { enqueueSecretMail } from '../../platform/mail/enqueue-mail.ts'
import { addressee } from '../../platform/mail/mail-content.ts'
import { unsubscribeLink } from '../../identity/newsletter/open-newsletter.ts'
import { findReachable, notifyPeople } from '../../parties/notices/notify-people.ts'
import type { AlertJobDeps } from './alert-deps.ts'
import { findRecipients } from './find-recipients.ts'
import { headStartMs, pickNextInLine } from './pick-next-in-line.ts'
import { countNotified, lockTurns, markNotified, sizesInDemand, waitingFor } from './stock-request-queries.ts'

const sizesAtOnce = 100
/** People of one size that one turn considers; those who are left come with the next turn. */
const mostWaiting = 500
const kind = 'back_in_stock'

type Size = { beer: WatchedBeer; size: WatchedBeer['sizes'][number] }

/**
 * Notifies those who wait for sizes that are back, as many as there are units, the next ones an hour later (ALERT-02). No hour runs
 * at night. Any number of processes may do this.
 */
export async function notifyBackInStock(deps: AlertJobDeps): Promise<void> {
  const now = deps.clock()
  if (isQuietTime(now)) return
  let after: string | null = null
  do after = await deps.database.transaction((transaction) => notifySome(deps, transaction, { after, now }))
  while (after !== null)
}

/** The last size that was looked at; null after the last one of all. */
async function notifySome(
  deps: AlertJobDeps,
  transaction: Database,
  { after, now }: { after: string | null; now: Date },
): Promise<string | null> {
  await lockTurns(transaction)
  const sizeIds = await sizesInDemand(transaction, { after, most: sizesAtOnce })
  const beerIds = await findBeersOfSizes(transaction, sizeIds)
  const beers = await findWatchedBeers(transaction, [...beerIds.values()])
  for (const sizeId of sizeIds) {
    const beer = beers.get(beerIds.get(sizeId) ?? '')
    const size = beer?.sizes.find(({ id }) => id === sizeId)
    // A brewery that takes no orders, and a size without a price, have nothing to order.
    if (!beer?.isOpen || !size || size.priceMinor === null) continue
    await notifyOfSize(deps, transaction, { beer, size, now })
  }
  return sizeIds.length < sizesAtOnce ? null : sizeIds.at(-1)!
}

async function notifyOfSize(
  { newsletter, sealer, publicUrl }: AlertJobDeps,
  transaction: Database,
  { beer, size, now }: Size & { now: Date },
): Promise<void> {
  const containerId = size.id
  const asked = await waitingFor(transaction, { containerId, most: mostWaiting })
  const recipients = await findRecipients(transaction, asked)
  const reachable = await findReachable(transaction, { clientIds: [...recipients.keys()], kind })
  const clientIds = pickNextInLine({
    waiting: asked.filter((clientId) => reachable.has(clientId)),
    orders: Math.floor(size.units / size.orderMultiple),
    notifiedLately: await countNotified(transaction, {
      containerId,
      after: new Date(now.getTime() - headStartMs),
    }),
  })
  if (clientIds.length === 0) return
  await markNotified(transaction, { containerId, clientIds, now })
  const title = `${beer.name}, ${size.name}`
  const text = { title: `Back in stock: ${title}`, about: beer.breweryName, path: beer.href, town: title }
  const mailed = await notifyPeople(transaction, { kind, clientIds, text, now })
  for (const clientId of clientIds.filter((id) => mailed.has(id))) {
    const { name, email } = recipients.get(clientId)!
    await enqueueSecretMail(
      { database: transaction, sealer },
      {
        to: { name, email },
        template: 'back-in-stock',
        data: {
          name: addressee(name),
          title,
          brewery: beer.breweryName,
          units: size.units,
          link: publicUrl + beer.href,
          unsubscribeLink: unsubscribeLink(newsletter, { email, category: kind }),
        },
      },
    )
  }
}
