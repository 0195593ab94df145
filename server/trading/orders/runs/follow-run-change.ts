import { bringText } from '../../../../shared/delivery/bring-text.ts'
import { dayText } from '../../../../shared/delivery/arrival-text.ts'
import { paths } from '../../../../shared/paths/paths.ts'
import { isSent } from '../../../../shared/orders/order-states.ts'
import type { OrderPallet } from '../../../../shared/api/orders-api.ts'
import type { Database } from '../../../platform/database/database.ts'
import { enqueueMail } from '../../../platform/mail/enqueue-mail.ts'
import { choiceLinkOf } from '../../../parties/notices/brewery-recipients.ts'
import { notifyBrewery } from '../../../parties/notices/notify-brewery.ts'
import type { Run } from '../../../parties/runs/find-runs.ts'
import { partDays } from '../life/run-times.ts'
import { setClock } from '../life/set-clock.ts'
import type { StepDeps } from '../order-deps.ts'
import { findOrder } from '../find-orders.ts'
import { mailedLines } from '../order-mails.ts'
import { updateConsignment, updateOrder } from '../order-queries.ts'
import { isUnpaid } from '../../../../shared/orders/charged-orders.ts'
import { sellingPaths } from '../../../../shared/paths/selling-paths.ts'
import type { OrderOnRun } from './parts-of-run.ts'
import { onLaterRun, onRun } from './assign-run.ts'

type Changed = { before: Run; run: Run }

/** The orders of a run that was changed by hand: their days and deadlines are its new ones, and their people are notified. */
export async function followRunChange(
  transaction: Database,
  { held, ...changed }: Changed & { held: readonly OrderOnRun[] },
  deps: StepDeps,
): Promise<void> {
  const { before, run } = changed
  const isTimed =
    run.bringByAt !== before.bringByAt || run.answerByAt !== before.answerByAt || isElsewhere(changed)
  for (const { order, parts } of held) {
    const pallet = order.pallet && palletAfter(order.pallet, changed, order.runId === run.id)
    if (pallet !== null) await updateOrder(transaction, order.id, { pallet })
    // The rest of what was sent in part travels on it.
    const open = parts.filter(({ state }) => !isSent(state) || state === 'part_dispatched')
    if (isUnpaid(order) || open.length === 0 || (!isTimed && run.day === before.day)) continue
    for (const { id } of open) await updateConsignment(transaction, id, partDays(run))
    const ids = open.map(({ id }) => id)
    await setClock(transaction, { order: { ...order, pallet }, ids, now: deps.now })
    await writeOfChange(transaction, { ...changed, number: order.number, ids }, deps)
  }
}

/** Whether breweries bring their beer to another depot. */
const isElsewhere = ({ before, run }: Changed): boolean =>
  Object.entries(run.depot).some(([name, text]) => before.depot[name as keyof Run['depot']] !== text)

/** Pallets that follow from an earlier run have a day of their own. */
function palletAfter(pallet: OrderPallet, { before, run }: Changed, isOwn: boolean): OrderPallet {
  return isOwn ? onRun(pallet, run) : onLaterRun(pallet, { from: before.day, to: run.day })
}

/** Notifies the buyer of another day, and each brewery of its new times. */
async function writeOfChange(
  transaction: Database,
  { before, run, number, ids }: Changed & { number: string; ids: readonly string[] },
  { publicUrl, now }: StepDeps,
): Promise<void> {
  const { contact, consignments } = await findOrder(transaction, null, number)
  const [was, is] = [dayText(before.day), dayText(run.day)]
  if (contact !== null && was !== is)
    await enqueueMail(transaction, {
      to: { email: contact.email, name: `${contact.firstname} ${contact.lastname}` },
      template: 'order-changed',
      data: {
        name: contact.firstname,
        number,
        heading: `Your order comes on ${is}`,
        happened: `the run of ${was} travels on ${is} instead. You may cancel your order at no cost until it leaves.`,
        note: '',
        link: publicUrl + paths.order(number),
      },
    })
  for (const part of consignments.filter(({ id, team }) => ids.includes(id) && team !== null)) {
    const path = sellingPaths.part(part.id)
    const heading = `The run of ${is} has ${isElsewhere({ before, run }) ? 'another depot' : 'other times'}`
    const text = { title: heading, about: number, path }
    const notified = await notifyBrewery(transaction, part.team!.id, { kind: 'run', text, now })
    for (const to of notified?.recipients ?? [])
      await enqueueMail(transaction, {
        to,
        template: 'brewery-order-changed',
        data: {
          name: to.name,
          number,
          lines: mailedLines(part),
          heading,
          happened: `${was === is ? '' : `It was that of ${was}. `}${bringText(run)}`,
          note: '',
          link: publicUrl + path,
          choiceLink: choiceLinkOf(to, publicUrl),
        },
      })
  }
}
