import Type from 'typebox'
import { PhoneOrderPermission, PhoneOrderPermissions } from '../../../shared/api/phone-orders-api.ts'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import { nameBreweries, nameBrewery } from '../../catalogue/beers/find-breweries.ts'
import type { Database } from '../../platform/database/database.ts'
import { retryTransaction } from '../../platform/database/retry-transaction.ts'
import { AddressPart } from '../../platform/http/address-part.ts'
import type { App } from '../../platform/http/app-type.ts'
import type { Identity } from '../../platform/http/identity.ts'
import { acceptStrictJson } from '../../platform/http/json-bodies.ts'
import { neverStore } from '../../platform/http/no-store.ts'
import { findBreweriesBoughtFrom } from '../orders/read-orders.ts'
import { deletePermission, insertPermission, permissionRows } from './phone-order-queries.ts'

type Deps = { database: Database; identity: Identity; clock: () => Date }

const path = '/api/account/phone-orders'
const documented = { tags: ['Accounts'], security: [{ bearer: [] }] }

/** The switch per brewery for orders by phone, in the buyer's settings: off until it is set (REP-03). */
export async function phonePermissionRoutes(app: App, deps: Deps): Promise<void> {
  const { database, identity, clock } = deps
  acceptStrictJson(app)
  neverStore(app)

  app.get(
    path,
    {
      schema: {
        ...documented,
        summary: 'The breweries that the client bought from or allowed, and which may place orders by phone',
        response: { 200: PhoneOrderPermissions },
      },
    },
    async (request) => readPermissions(database, (await identity.requireClient(request)).id),
  )

  app.put(
    `${path}/:brewery`,
    {
      bodyLimit: 1024,
      schema: {
        ...documented,
        summary: 'Lets a brewery place orders that the client gives by phone on its account, or no longer',
        params: Type.Object({ brewery: AddressPart }),
        body: PhoneOrderPermission,
        response: { 200: PhoneOrderPermissions },
      },
    },
    async (request) => {
      const { id: clientId, personId, name } = await identity.requireClient(request)
      const { id: breweryId } = await nameBrewery(database, request.params.brewery)
      const { isAllowed } = request.body
      const now = clock()
      await retryTransaction(database, async (transaction) => {
        if (isAllowed)
          await insertPermission(transaction, { clientId, breweryId, allowedAt: now.toISOString() })
        else await deletePermission(transaction, { clientId, breweryId })
        await writeAudit(transaction, {
          at: now,
          actor: { clientId: personId, name, role: 'buyer', by: 'page' },
          verb: isAllowed ? 'allow phone orders' : 'stop phone orders',
          subject: { kind: 'brewery', id: breweryId },
        })
      })
      return readPermissions(database, clientId)
    },
  )
}

async function readPermissions(database: Database, clientId: string): Promise<PhoneOrderPermissions> {
  const rows = await permissionRows(database, clientId)
  const allowed = new Map(rows.map(({ breweryId, allowedAt }) => [breweryId, allowedAt]))
  const bought = await findBreweriesBoughtFrom(database, clientId)
  const named = await nameBreweries(database, [...new Set([...allowed.keys(), ...bought])])
  return {
    breweries: named
      .map(({ id, slug, name }) => {
        const at = allowed.get(id)
        return { slug, name, allowedAt: at === undefined ? null : new Date(at).toISOString() }
      })
      .toSorted((one, other) => one.name.localeCompare(other.name)),
  }
}
