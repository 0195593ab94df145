import { CalendarLink, MadeCalendarLink, NewCalendarLink } from '../../../shared/api/calendar-api.ts'
import { feedPaths } from '../../../shared/paths/feed-paths.ts'
import { callerOfRequest } from '../../identity/accounts/account-requests.ts'
import type { Accounts } from '../../identity/accounts/accounts.ts'
import { requireOwnIdentity } from '../../identity/accounts/proof/require-own-identity.ts'
import { requireClientRow } from '../../identity/accounts/require-client-row.ts'
import type { Database } from '../../platform/database/database.ts'
import { emailUnconfirmed } from '../../platform/errors/account-errors.ts'
import type { App } from '../../platform/http/app-type.ts'
import type { Identity } from '../../platform/http/identity.ts'
import { acceptStrictJson } from '../../platform/http/json-bodies.ts'
import { neverStore } from '../../platform/http/no-store.ts'
import { deleteLink, linkMadeAt, replaceLink } from './calendar-link-queries.ts'
import { hashOfKey, newCalendarKey } from './own-calendar.ts'

export type CalendarDeps = {
  accounts: Accounts
  identity: Identity
  database: Database
  publicUrl: string
  clock: () => Date
}

const bodyLimit = 4 * 1024
const address = '/api/account/calendar'
const documented = { tags: ['Account'], security: [{ bearer: [] }] }

/** The secret address of the caller's calendar (PLAT-17). */
export async function calendarLinkRoutes(app: App, deps: CalendarDeps): Promise<void> {
  const { accounts, identity, database, publicUrl, clock } = deps
  acceptStrictJson(app)
  neverStore(app)

  app.get(
    address,
    {
      schema: {
        ...documented,
        summary: 'Since when the caller’s calendar has its address',
        response: { 200: CalendarLink },
      },
    },
    async (request) => {
      const { id } = await identity.requireClient(request)
      return { madeAt: (await linkMadeAt(database, id))?.toISOString() ?? null }
    },
  )

  app.post(
    address,
    {
      bodyLimit,
      schema: {
        ...documented,
        summary:
          'Gives the calendar a new address, shows it this once and ends the one before; asks for the password or a code',
        body: NewCalendarLink,
        response: { 201: MadeCalendarLink },
      },
    },
    async (request, reply) => {
      const { id, sessionId } = await identity.requireClient(request)
      const client = await requireClientRow(database, id)
      if (client.emailConfirmedAt === null) throw emailUnconfirmed()
      const caller = callerOfRequest(request)
      await requireOwnIdentity(accounts, { client, sessionId, proof: request.body, caller })
      const key = newCalendarKey()
      const madeAt = clock()
      await replaceLink(database, { clientId: id, keyHash: hashOfKey(key), madeAt })
      return reply
        .code(201)
        .send({ madeAt: madeAt.toISOString(), address: publicUrl + feedPaths.calendar(key) })
    },
  )

  app.delete(
    address,
    { bodyLimit, schema: { ...documented, summary: 'Ends the address of the calendar at once' } },
    async (request, reply) => {
      const { id } = await identity.requireClient(request)
      await deleteLink(database, id)
      return reply.code(204).send()
    },
  )
}
