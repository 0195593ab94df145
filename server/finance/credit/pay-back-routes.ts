import Type from 'typebox'
import { NewPayBack, PayBackAnswer } from '../../../shared/api/credit-api.ts'
import { StepPreview, StepQuery } from '../../../shared/api/step-preview-api.ts'
import { isUuid } from '../../../shared/format/uuid.ts'
import type { ActionEffects } from '../../platform/actions/perform-action.ts'
import { notFound } from '../../platform/errors/common-errors.ts'
import { AddressPart } from '../../platform/http/address-part.ts'
import type { App } from '../../platform/http/app-type.ts'
import { acceptStrictJson } from '../../platform/http/json-bodies.ts'
import { neverStore } from '../../platform/http/no-store.ts'
import { OptionalIdempotencyKey } from '../../platform/idempotency/with-idempotency.ts'
import { requireFreshFactor } from '../../parties/roles/identify-worker.ts'
import { actOnCredit } from './act-on-credit.ts'
import type { CreditDeps } from './credit-routes.ts'
import { requestPayBack, confirmPayBack, payBackClient, type PayBackOutcome } from './pay-back.ts'

const writing = {
  tags: ['Staff'],
  security: [{ bearer: [] }],
  headers: OptionalIdempotencyKey,
  querystring: StepQuery,
  response: { 200: Type.Union([PayBackAnswer, StepPreview]) },
}
const bodyLimit = 16 * 1024

/** Finance pays a buyer back by bank what is beyond all invoices, with a preview. */
export async function payBackRoutes(app: App, deps: CreditDeps): Promise<void> {
  acceptStrictJson(app)
  neverStore(app)

  app.post(
    '/api/admin/money/pay-backs',
    {
      bodyLimit,
      schema: {
        ...writing,
        summary:
          'Pays back by bank what is beyond all invoices; above £250.00 a day another person confirms it',
        body: NewPayBack,
      },
    },
    async (request) =>
      answerOf(
        await actOnCredit(deps, request, {
          call: 'pay-back',
          clientOf: async () => request.body.clientId.toLowerCase(),
          work: (transaction, by) => requestPayBack(transaction, { ...request.body, ...by }),
          warn: waits,
        }),
      ),
  )

  app.post(
    '/api/admin/money/pay-backs/:id/confirmation',
    {
      bodyLimit,
      schema: {
        ...writing,
        summary: 'The second person’s word on a payment back',
        params: Type.Object({ id: AddressPart }),
      },
    },
    async (request) => {
      const id = request.params.id.toLowerCase()
      if (!isUuid(id)) throw notFound('The payment back')
      await requireFreshFactor(deps, request, 'staff')
      return answerOf(
        await actOnCredit(deps, request, {
          call: 'pay-back-confirmation',
          clientOf: (transaction) => payBackClient(transaction, id),
          work: (transaction, by) => confirmPayBack(transaction, { id, ...by }),
        }),
      )
    },
  )
}

function answerOf(answer: Awaited<ReturnType<typeof actOnCredit<PayBackOutcome>>>) {
  if ('digest' in answer) return answer
  const { id, state } = answer.done
  return { id, state, credit: answer.credit }
}

const waits = ({ state }: PayBackOutcome): ActionEffects =>
  state === 'done'
    ? {}
    : {
        deadlines: ['A second person of finance or an admin confirms it within 72 hours, or it lapses.'],
        warnings: ['Send the transfer once it is confirmed: nothing is paid back before.'],
      }
