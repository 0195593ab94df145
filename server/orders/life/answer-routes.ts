import type { WantedStep } from '../../../shared/api/order-steps-api.ts'
import { retryTransaction } from '../../database/retry-transaction.ts'
import { notFound } from '../../errors/common-errors.ts'
import { RequestError } from '../../errors/request-error.ts'
import { stepLinkUsed } from '../../errors/step-errors.ts'
import type { App } from '../../http/app-type.ts'
import { acceptForms, fieldOf } from '../../http/form-bodies.ts'
import { neverStore } from '../../http/no-store.ts'
import type { SendPage } from '../../http/page-loading.ts'
import { findPartNumber, useStepLink } from '../life-queries.ts'
import type { LifeDeps } from '../order-deps.ts'
import { answerPage } from './answer-page.ts'
import { buyerActor } from './buyer-actor.ts'
import { findStepLink } from './step-links.ts'
import { answerPath, orderAnswerPath } from './step-paths.ts'
import { takeStep } from './take-step.ts'

type Deps = LifeDeps & { sendPage: SendPage }

/** What a link's form may send, by the link's purpose. */
const stepsOfPurpose: Record<string, (verb: string, name: string) => WantedStep | null> = {
  proposal: (verb) =>
    verb === 'agree' || verb === 'decline_lines' || verb === 'decline_part' ? { verb } : null,
  arrival: (verb, receivedBy) => {
    if (verb === 'deliver') return { verb, receivedBy }
    return verb === 'claim' ? { verb, kind: 'not_arrived', text: 'The buyer says that it never came.' } : null
  },
  cancel: (verb) => (verb === 'cancel' ? { verb } : null),
}

/** The answer of a mail's link, once: a plain form, so that it works without scripts and without signing in. */
export async function answerRoutes(app: App, deps: Deps): Promise<void> {
  acceptForms(app)
  neverStore(app)
  app.post(answerPath, { bodyLimit: 8 * 1024, schema: { hide: true } }, async (request, reply) => {
    const token = fieldOf(request.body, 'token', 100)
    const said = { verb: fieldOf(request.body, 'verb', 40), name: fieldOf(request.body, 'name', 120) }
    const error = await answer(deps, token, said).then(
      () => null,
      (thrown: unknown) => {
        if (thrown instanceof RequestError && thrown.status !== 404) return thrown
        throw thrown
      },
    )
    if (error === null) return reply.redirect(orderAnswerPath(token), 303)
    const page = await answerPage(deps, token, error.message)
    if (page === null) throw notFound('The link')
    return deps.sendPage(request, reply.code(error.status), 'accountOrder', page)
  })
}

async function answer(
  { database, publicUrl, sealer, clock }: Deps,
  token: string,
  { verb, name }: { verb: string; name: string },
): Promise<void> {
  const link = await findStepLink(database, token)
  const step = link && (stepsOfPurpose[link.purpose]?.(verb, name) ?? null)
  if (link === null || step === null) throw notFound('The link')
  const now = clock()
  await retryTransaction(database, async (transaction) => {
    const number = await findPartNumber(transaction, link.consignmentId, null)
    const isFirst = new Date(link.validUntil) > now && (await useStepLink(transaction, link.tokenHash, now))
    if (number === null || !isFirst) throw stepLinkUsed()
    const { consignmentId } = link
    const actor = buyerActor(null, 'link')
    // What a late brewery lets its buyer cancel is of its own causing.
    const cause = step.verb === 'cancel' ? ({ cause: 'brewery' } as const) : {}
    await takeStep(transaction, { number, consignmentId, actor, step, ...cause }, { publicUrl, sealer, now })
  })
}
