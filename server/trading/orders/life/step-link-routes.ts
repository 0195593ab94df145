import type { OrderStepInput } from '../../../../shared/api/order-steps-api.ts'
import { type LinkVerb, stepLinkPath } from '../../../../shared/orders/step-link-data.ts'
import { retryTransaction } from '../../../platform/database/retry-transaction.ts'
import { notFound } from '../../../platform/errors/common-errors.ts'
import { RequestError } from '../../../platform/errors/request-error.ts'
import { stepLinkOver } from '../../../platform/errors/step-errors.ts'
import type { App } from '../../../platform/http/app-type.ts'
import { acceptForms, fieldOf } from '../../../platform/http/form-bodies.ts'
import { neverStore } from '../../../platform/http/no-store.ts'
import type { SendPage } from '../../../platform/http/page-loading.ts'
import { findLinkedPart, useStepLink } from '../life-queries.ts'
import { lockOrder } from '../order-queries.ts'
import type { OrderDeps } from '../order-deps.ts'
import { auditStep } from './audit-step.ts'
import { linkActor } from './link-actor.ts'
import { stepLinkPage, whyOver } from './step-link-page.ts'
import { findStepLink, stepLinkAddress } from './step-links.ts'
import { applyStep } from './apply-step.ts'

type Deps = OrderDeps & { sendPage: SendPage }

/** The step of a link, with the name that the form asks for where someone took a delivery. */
const stepsOfLinks: Record<LinkVerb, (name: string) => OrderStepInput> = {
  accept: () => ({ verb: 'accept' }),
  dispatch: () => ({ verb: 'dispatch' }),
  agree: () => ({ verb: 'agree' }),
  decline_lines: () => ({ verb: 'decline_lines' }),
  decline_part: () => ({ verb: 'decline_part' }),
  deliver: (receivedBy) => ({ verb: 'deliver', receivedBy }),
  claim: () => ({ verb: 'claim', kind: 'not_arrived', text: 'The buyer says that it never came.' }),
  cancel: () => ({ verb: 'cancel' }),
}

/** The button of a mail's link, once: a plain form, so that it works without scripts and without signing in. */
export async function stepLinkRoutes(app: App, deps: Deps): Promise<void> {
  acceptForms(app)
  neverStore(app)
  app.post(stepLinkPath, { bodyLimit: 8 * 1024, schema: { hide: true } }, async (request, reply) => {
    const token = fieldOf(request.body, 'token', 100)
    const error = await useLink(deps, token, fieldOf(request.body, 'name', 120)).then(
      () => null,
      (thrown: unknown) => {
        if (thrown instanceof RequestError && thrown.status !== 404) return thrown
        throw thrown
      },
    )
    if (error === null) return reply.redirect(stepLinkAddress(token), 303)
    const page = await stepLinkPage(deps, token, error.message)
    if (page === null) throw notFound('The link')
    return deps.sendPage(request, reply.code(error.status), 'accountOrder', page)
  })
}

async function useLink(
  { database, publicUrl, sealer, clock }: Deps,
  token: string,
  name: string,
): Promise<void> {
  const link = await findStepLink(database, token)
  if (link === null) throw notFound('The link')
  const { consignmentId, verb } = link
  const now = clock()
  await retryTransaction(database, async (transaction) => {
    const linked = await findLinkedPart(transaction, consignmentId)
    if (linked === null) throw notFound('The link')
    const { number } = linked
    // Under the order's lock, so that two links of one part do not both find it as it was.
    await lockOrder(transaction, { number })
    const over = await whyOver(transaction, { link, linked, now })
    if (over !== null) throw stepLinkOver(over)
    await useStepLink(transaction, link.tokenHash, now)
    const actor = await linkActor(transaction, link, linked.breweryName)
    const step = stepsOfLinks[verb](name)
    // What a late brewery lets its buyer cancel is of its own causing.
    const cause = verb === 'cancel' ? ({ cause: 'brewery' } as const) : {}
    await applyStep(transaction, { number, consignmentId, actor, step, ...cause }, { publicUrl, sealer, now })
    await auditStep(transaction, { number, part: consignmentId, actor, step, now })
  })
}
