import { basketLineLimit, unitsPerLine } from '../../../../shared/limits/limits.ts'
import { paths } from '../../../../shared/paths/paths.ts'
import { standingLinkPath } from '../../../../shared/orders/standing-link-data.ts'
import type { OccurrenceStep } from '../../../../shared/api/standing-orders-api.ts'
import { writeAudit } from '../../../platform/audit/write-audit.ts'
import { retryTransaction } from '../../../platform/database/retry-transaction.ts'
import { badField, notFound } from '../../../platform/errors/common-errors.ts'
import { RequestError } from '../../../platform/errors/request-error.ts'
import { occurrenceOver } from '../../../platform/errors/standing-order-errors.ts'
import type { App } from '../../../platform/http/app-type.ts'
import { acceptForms, fieldOf } from '../../../platform/http/form-bodies.ts'
import { neverStore } from '../../../platform/http/no-store.ts'
import type { SendPage } from '../../../platform/http/page-loading.ts'
import type { OrderDeps } from '../order-deps.ts'
import { holdStandingOrder } from './change-standing-order.ts'
import { standingLinkPage, whyLinkOver } from './standing-link-page.ts'
import { findStandingLink, standingLinkAddress } from './standing-links.ts'
import { markLinkUsed, occurrenceRowById, type OccurrenceRow } from './standing-order-queries.ts'
import { standingSubject } from './occurrence-words.ts'
import { type OccurrenceOutcome, stepHeld } from './step-occurrence.ts'

type Deps = OrderDeps & { sendPage: SendPage }

/** The button of a preview's link, once: a plain form, so that it works without scripts and without signing in. */
export async function standingLinkRoutes(app: App, deps: Deps): Promise<void> {
  acceptForms(app)
  neverStore(app)
  app.post(standingLinkPath, { bodyLimit: 16 * 1024, schema: { hide: true } }, async (request, reply) => {
    const { body } = request
    const token = fieldOf(body, 'token', 100)
    const units = (index: number) => fieldOf(body, `units.${index}`, 10)
    const used = await useLink(deps, token, units).catch((thrown: unknown) => {
      if (thrown instanceof RequestError && thrown.status !== 404) return thrown
      throw thrown
    })
    if (!(used instanceof RequestError)) {
      const { number } = used
      return reply.redirect(number === null ? standingLinkAddress(token) : paths.orderPayment(number), 303)
    }
    const page = await standingLinkPage(deps, token, used.message)
    if (page === null) throw notFound('The link')
    return deps.sendPage(request, reply.code(used.status), 'accountOrder', page)
  })
}

async function useLink(
  deps: OrderDeps,
  token: string,
  units: (index: number) => string,
): Promise<OccurrenceOutcome> {
  const { database, clock } = deps
  const link = await findStandingLink(database, token)
  const found = link && (await occurrenceRowById(database, link.occurrenceId))
  if (link === null || found === null) throw notFound('The link')
  return retryTransaction(database, async (transaction) => {
    const standingOrder = await holdStandingOrder(transaction, { id: found.standingOrderId, clientId: null })
    // Under the lock of its standing order, so that two uses do not both find it as it was.
    const occurrence = (await occurrenceRowById(transaction, link.occurrenceId))!
    const now = clock()
    const over = whyLinkOver(link, occurrence, now)
    if (over !== null) throw occurrenceOver(over)
    if (!(await markLinkUsed(transaction, link.tokenHash, now)))
      throw occurrenceOver('This link was used: it works once.')
    const step = link.verb === 'change' ? readUnits(occurrence, units) : {}
    const outcome = await stepHeld(transaction, { standingOrder, occurrence, verb: link.verb, step }, deps)
    await writeAudit(transaction, {
      at: now,
      actor: { clientId: standingOrder.clientId, name: 'The buyer', role: 'buyer', by: 'link' },
      verb: link.verb,
      subject: standingSubject(standingOrder.id),
      after: { day: occurrence.day, ...step },
    })
    return outcome
  })
}

/** The quantities that were typed, by the place of the line. Throws RequestError 400 for what is not a whole number. */
function readUnits({ lines }: OccurrenceRow, units: (index: number) => string): OccurrenceStep {
  return {
    lines: lines.slice(0, basketLineLimit).map(({ kind, itemId, quantity }, index) => {
      const typed = units(index).trim()
      const read = typed === '' ? quantity : Number(typed)
      if (!/^\d*$/.test(typed) || read > unitsPerLine)
        throw badField(`units.${index}`, 'Type whole numbers from 0 up.')
      return { kind, itemId, quantity: read }
    }),
  }
}
