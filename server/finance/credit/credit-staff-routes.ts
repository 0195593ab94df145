import Type from 'typebox'
import type { FastifyRequest } from 'fastify'
import { moneyReaders } from '../../../shared/accounts/staff-rights.ts'
import {
  CreditChangeBody,
  CreditDossier,
  NewBankPayment,
  NewWriteOff,
  Receivables,
  ReversalReason,
  WriteOffAnswer,
} from '../../../shared/api/credit-api.ts'
import { StepPreview, StepQuery } from '../../../shared/api/step-preview-api.ts'
import { isUuid } from '../../../shared/format/uuid.ts'
import type { ActionEffects } from '../../platform/actions/perform-action.ts'
import { findPublicClients } from '../../identity/accounts/find-public-clients.ts'
import { notFound, nothingHere } from '../../platform/errors/common-errors.ts'
import { AddressPart } from '../../platform/http/address-part.ts'
import type { App } from '../../platform/http/app-type.ts'
import { acceptStrictJson } from '../../platform/http/json-bodies.ts'
import { neverStore } from '../../platform/http/no-store.ts'
import { OptionalIdempotencyKey } from '../../platform/idempotency/with-idempotency.ts'
import { identifyStaff } from '../../parties/roles/identify-worker.ts'
import { actOnCredit, type CreditAction } from './act-on-credit.ts'
import { changeCredit } from './change-credit.ts'
import type { CreditDeps } from './credit-routes.ts'
import { isCreditVerb } from './credit-verbs.ts'
import { readCreditDossier, readReceivables } from './credit-view.ts'
import { markPayment, undoPayment } from './mark-payment.ts'
import { requestWriteOff, confirmWriteOff, type WriteOffOutcome } from './write-off.ts'
import { payerOf, writeOffClient } from './whose-money.ts'

const bodyLimit = 16 * 1024
const documented = { tags: ['Staff'], security: [{ bearer: [] }] }
const writing = { ...documented, headers: OptionalIdempotencyKey, querystring: StepQuery }
const dossier = { response: { 200: Type.Union([CreditDossier, StepPreview]) } }
const writtenOff = { response: { 200: Type.Union([WriteOffAnswer, StepPreview]) } }
const One = Type.Object({ id: AddressPart })

/** Finance's verbs on credit accounts and on what buyers pay by bank, each with a preview (CRED-01, CRED-07). */
export async function creditStaffRoutes(app: App, deps: CreditDeps): Promise<void> {
  const { database, clock, uninvoicedOf } = deps
  acceptStrictJson(app)
  neverStore(app)
  const action = <Done>(request: FastifyRequest, verb: CreditAction<Done>) => actOnCredit(deps, request, verb)
  const dossierAfter = async <Done>(request: FastifyRequest, verb: CreditAction<Done>) => {
    const answer = await action(request, verb)
    return 'digest' in answer ? answer : answer.credit
  }
  const writeOffAfter = async (request: FastifyRequest, verb: CreditAction<WriteOffOutcome>) => {
    const answer = await action(request, { ...verb, warn: waits })
    if ('digest' in answer) return answer
    const { id, state } = answer.done
    return { id, state, credit: answer.credit }
  }

  app.get(
    '/api/admin/buyers/:id/credit',
    {
      schema: {
        ...documented,
        summary: 'The credit account of a buyer',
        params: One,
        response: { 200: CreditDossier },
      },
    },
    async (request) => {
      const { clientId: viewerId } = await identifyStaff(deps, request, moneyReaders)
      const clientId = requireId(request.params.id, 'The client')
      return readCreditDossier(database, clientId, { uninvoicedOf, now: clock(), viewerId })
    },
  )

  app.post(
    '/api/admin/buyers/:id/credit/:verb',
    {
      bodyLimit,
      schema: {
        ...writing,
        ...dossier,
        summary: 'Opens, changes, holds, releases or closes a credit account',
        params: Type.Object({ id: AddressPart, verb: AddressPart }),
        body: CreditChangeBody,
      },
    },
    async (request) => {
      const { id, verb } = request.params
      if (!isCreditVerb(verb)) throw nothingHere()
      return dossierAfter(request, {
        call: 'credit',
        clientOf: async (transaction) => {
          const clientId = requireId(id, 'The client')
          if (!(await findPublicClients(transaction, [clientId])).has(clientId)) throw notFound('The client')
          return clientId
        },
        work: (transaction, by) => changeCredit(transaction, { verb, ...request.body, ...by }),
      })
    },
  )

  app.get(
    '/api/admin/money/receivables',
    {
      schema: {
        ...documented,
        summary: 'Who owes on account, by age',
        querystring: Type.Object({ after: Type.Optional(AddressPart) }),
        response: { 200: Receivables },
      },
    },
    async (request) => {
      const { clientId: viewerId } = await identifyStaff(deps, request, moneyReaders)
      const { after } = request.query
      return readReceivables(database, {
        after: after !== undefined && isUuid(after) ? after : null,
        now: clock(),
        viewerId,
      })
    },
  )

  app.post(
    '/api/admin/money/payments',
    {
      bodyLimit,
      schema: { ...writing, ...dossier, summary: 'Marks a payment by bank', body: NewBankPayment },
    },
    async (request) =>
      dossierAfter(request, {
        call: 'bank-payment',
        clientOf: async () => request.body.clientId,
        work: (transaction, by) => markPayment(transaction, { ...request.body, ...by }),
      }),
  )

  app.post(
    '/api/admin/money/payments/:id/reversal',
    {
      bodyLimit,
      schema: {
        ...writing,
        ...dossier,
        summary: 'Undoes a marked payment by a reversing entry',
        params: One,
        body: ReversalReason,
      },
    },
    async (request) => {
      const id = requireId(request.params.id, 'The payment')
      return dossierAfter(request, {
        call: 'bank-payment-reversal',
        clientOf: (transaction) => payerOf(transaction, id),
        work: (transaction, by) => undoPayment(transaction, { id, ...request.body, ...by }),
      })
    },
  )

  app.post(
    '/api/admin/money/write-offs',
    {
      bodyLimit,
      schema: {
        ...writing,
        ...writtenOff,
        summary: 'Writes a debt off; above £50.00 of an invoice another person confirms it',
        body: NewWriteOff,
      },
    },
    async (request) => {
      const { invoice: number, ...asked } = request.body
      return writeOffAfter(request, {
        call: 'write-off',
        clientOf: async () => asked.clientId,
        work: (transaction, by) => requestWriteOff(transaction, { ...asked, number, ...by }),
      })
    },
  )

  app.post(
    '/api/admin/money/write-offs/:id/confirmation',
    {
      bodyLimit,
      schema: {
        ...writing,
        ...writtenOff,
        summary: 'The second person’s word on a write-off',
        params: One,
      },
    },
    async (request) => {
      const id = requireId(request.params.id, 'The write-off')
      return writeOffAfter(request, {
        call: 'write-off-confirmation',
        clientOf: (transaction) => writeOffClient(transaction, id),
        work: (transaction, by) => confirmWriteOff(transaction, { id, ...by }),
      })
    },
  )
}

const waits = ({ state }: WriteOffOutcome): ActionEffects =>
  state === 'done'
    ? {}
    : {
        deadlines: ['A second person of finance or an admin confirms it within 72 hours.'],
        warnings: ['Nothing is written off until a second person confirms it.'],
      }

function requireId(id: string, what: string): string {
  if (!isUuid(id)) throw notFound(what)
  return id.toLowerCase()
}
