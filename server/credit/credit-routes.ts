import Type from 'typebox'
import {
  CreditChangeBody,
  CreditDossier,
  NewBankPayment,
  NewWriteOff,
  OwnCredit,
  Receivables,
  ReversalReason,
  WriteOffAnswer,
} from '../../shared/api/credit-api.ts'
import { isUuid } from '../../shared/format/uuid.ts'
import type { Accounts } from '../accounts/accounts.ts'
import { findPublicClients } from '../accounts/find-public-clients.ts'
import type { Database } from '../database/database.ts'
import { notFound, nothingHere } from '../errors/common-errors.ts'
import { AddressPart } from '../http/address-part.ts'
import type { App } from '../http/app-type.ts'
import type { Identity } from '../http/identity.ts'
import { acceptStrictJson } from '../http/json-bodies.ts'
import { neverStore } from '../http/no-store.ts'
import { clientKeys, RequiredIdempotencyKey, withIdempotency } from '../idempotency/with-idempotency.ts'
import type { Actor } from '../audit/actor.ts'
import { identifyStaff } from '../roles/identify-worker.ts'
import { changeCredit } from './change-credit.ts'
import { isCreditVerb, moneyReaders, moneyRoles } from './credit-verbs.ts'
import { readCreditDossier, readOwnCredit, readReceivables } from './credit-view.ts'
import { markPayment, undoPayment } from './mark-payment.ts'
import type { UninvoicedOf } from './require-credit.ts'
import { askWriteOff, confirmWriteOff } from './write-off.ts'

export type CreditDeps = {
  database: Database
  accounts: Accounts
  identity: Identity
  publicUrl: string
  clock: () => Date
  /** What of a client's orders on account is not invoiced yet: orders know. */
  uninvoicedOf: UninvoicedOf
}

const bodyLimit = 16 * 1024
const documented = { tags: ['Staff'], security: [{ bearer: [] }] }
const dossier = { response: { 200: CreditDossier } }
const writing = { ...documented, headers: RequiredIdempotencyKey }
const One = Type.Object({ id: AddressPart })

/** Credit accounts: the client's own, and finance's verbs on them and on what buyers pay by bank (CRED-01, CRED-07). */
export async function creditRoutes(app: App, deps: CreditDeps): Promise<void> {
  const { database, identity, publicUrl, clock, uninvoicedOf } = deps
  acceptStrictJson(app)
  neverStore(app)
  const dossierOf = (clientId: string, within: Database = database) =>
    readCreditDossier(within, clientId, { uninvoicedOf, now: clock() })

  type Asked = Parameters<typeof identifyStaff>[1]
  type By = { actor: Actor & { clientId: string }; publicUrl: string; now: Date }
  /** Does a verb of finance once for its key. */
  async function once<Answer>(
    request: Asked,
    call: string,
    work: (transaction: Database, by: By) => Promise<Answer>,
  ): Promise<Answer> {
    const actor = await identifyStaff(deps, request, moneyRoles)
    const now = clock()
    const key = String(request.headers['idempotency-key'])
    const name = { who: clientKeys(actor.clientId), call, key, now }
    return withIdempotency(
      database,
      { ...name, request: [request.params, request.body ?? null] },
      (transaction) => work(transaction, { actor, publicUrl, now }),
    )
  }

  app.get(
    '/api/account/credit',
    {
      schema: {
        tags: ['Orders'],
        security: [{ bearer: [] }],
        summary: 'What the client may order on account, and what is due',
        response: { 200: OwnCredit },
      },
    },
    async (request) => {
      const { id } = await identity.requireClient(request)
      return readOwnCredit(database, id, { uninvoicedOf, now: clock() })
    },
  )

  app.get(
    '/api/admin/buyers/:id/credit',
    { schema: { ...documented, ...dossier, summary: 'The credit account of a buyer', params: One } },
    async (request) => {
      await identifyStaff(deps, request, moneyReaders)
      return dossierOf(requireId(request.params.id, 'The client'))
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
      return once(request, 'credit', async (transaction, by) => {
        const clientId = requireId(id, 'The client')
        if (!(await findPublicClients(transaction, [clientId])).has(clientId)) throw notFound('The client')
        await changeCredit(transaction, { clientId, verb, ...request.body, ...by })
        return dossierOf(clientId, transaction)
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
      await identifyStaff(deps, request, moneyReaders)
      const { after } = request.query
      return readReceivables(database, {
        after: after !== undefined && isUuid(after) ? after : null,
        now: clock(),
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
      once(request, 'bank-payment', async (transaction, by) => {
        await markPayment(transaction, { ...request.body, ...by })
        return dossierOf(request.body.clientId, transaction)
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
    async (request) =>
      once(request, 'bank-payment-reversal', async (transaction, by) => {
        const id = requireId(request.params.id, 'The payment')
        const clientId = await undoPayment(transaction, { id, ...request.body, ...by })
        return dossierOf(clientId, transaction)
      }),
  )

  app.post(
    '/api/admin/money/write-offs',
    {
      bodyLimit,
      schema: {
        ...writing,
        summary: 'Writes a debt off; above £50.00 of an invoice another person confirms it',
        body: NewWriteOff,
        response: { 200: WriteOffAnswer },
      },
    },
    async (request) =>
      once(request, 'write-off', async (transaction, by) => {
        const { invoice: number, ...asked } = request.body
        const { id, state, clientId } = await askWriteOff(transaction, { ...asked, number, ...by })
        return { id, state, credit: await dossierOf(clientId, transaction) }
      }),
  )

  app.post(
    '/api/admin/money/write-offs/:id/confirmation',
    {
      bodyLimit,
      schema: {
        ...writing,
        summary: 'The second person’s word on a write-off',
        params: One,
        response: { 200: WriteOffAnswer },
      },
    },
    async (request) =>
      once(request, 'write-off-confirmation', async (transaction, by) => {
        const wanted = requireId(request.params.id, 'The write-off')
        const { id, state, clientId } = await confirmWriteOff(transaction, { id: wanted, ...by })
        return { id, state, credit: await dossierOf(clientId, transaction) }
      }),
  )
}

function requireId(id: string, what: string): string {
  if (!isUuid(id)) throw notFound(what)
  return id.toLowerCase()
}
