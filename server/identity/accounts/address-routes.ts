import { Address, SavedAddress } from '../../../shared/api/accounts-api.ts'
import type { Database } from '../../platform/database/database.ts'
import type { App } from '../../platform/http/app-type.ts'
import type { Identity } from '../../platform/http/identity.ts'
import type { Accounts } from './accounts.ts'
import { acceptStrictJson } from '../../platform/http/json-bodies.ts'
import { neverStore } from '../../platform/http/no-store.ts'
import { deleteAddress } from './address-queries.ts'
import { addAddress, changeAddress } from './save-address.ts'
import { OwnKey, readOwnKey } from './account-requests.ts'
import { notFound } from '../../platform/errors/common-errors.ts'

const bodyLimit = 16 * 1024
const documented = { tags: ['Account'], security: [{ bearer: [] }] }

/** Delivery addresses of the client (OPEN-25). */
export async function addressRoutes(
  app: App,
  { database, identity, accounts }: { database: Database; identity: Identity; accounts: Accounts },
): Promise<void> {
  acceptStrictJson(app)
  neverStore(app)

  app.post(
    '/api/account/addresses',
    {
      bodyLimit,
      schema: { ...documented, summary: 'Keeps an address', body: Address, response: { 201: SavedAddress } },
    },
    async (request, reply) => {
      const { id: clientId } = await identity.requireClient(request)
      return reply.code(201).send(await addAddress(database, clientId, request.body))
    },
  )

  app.put(
    '/api/account/addresses/:id',
    {
      bodyLimit,
      schema: {
        ...documented,
        summary: 'Changes an address',
        params: OwnKey,
        body: Address,
        response: { 200: SavedAddress },
      },
    },
    async (request) => {
      const { id: clientId } = await identity.requireClient(request)
      const key = { clientId, addressId: readOwnKey(request.params, 'The address') }
      return database.transaction(async (transaction) => {
        const saved = await changeAddress(transaction, key, request.body)
        for (const rule of accounts.addressRules) await rule(transaction, saved)
        return saved
      })
    },
  )

  app.delete(
    '/api/account/addresses/:id',
    { bodyLimit, schema: { ...documented, summary: 'Removes an address', params: OwnKey } },
    async (request, reply) => {
      const { id: clientId } = await identity.requireClient(request)
      const wasThere = await deleteAddress(database, {
        clientId,
        addressId: readOwnKey(request.params, 'The address'),
      })
      if (!wasThere) throw notFound('The address')
      return reply.code(204).send()
    },
  )
}
