import { Address, KeptAddress } from '../../shared/api/accounts.ts'
import type { Database } from '../database/connect.ts'
import { notFound } from '../errors.ts'
import type { App } from '../http/app-type.ts'
import type { Identity } from '../http/identity.ts'
import { takeStrictJson } from '../http/json-bodies.ts'
import { neverStore } from '../http/no-store.ts'
import { deleteAddress } from './address-queries.ts'
import { addAddress, changeAddress } from './keep-address.ts'
import { OwnKey, readOwnKey } from './own-key.ts'

const bodyLimit = 16 * 1024
const told = { tags: ['Account'], security: [{ bearer: [] }] }

/** Delivery addresses of the client (OPEN-25). */
export async function addressRoutes(
  app: App,
  { database, identity }: { database: Database; identity: Identity },
): Promise<void> {
  takeStrictJson(app)
  neverStore(app)

  app.post(
    '/api/account/addresses',
    {
      bodyLimit,
      schema: { ...told, summary: 'Keeps an address', body: Address, response: { 201: KeptAddress } },
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
        ...told,
        summary: 'Changes an address',
        params: OwnKey,
        body: Address,
        response: { 200: KeptAddress },
      },
    },
    async (request) => {
      const { id: clientId } = await identity.requireClient(request)
      return changeAddress(
        database,
        { clientId, addressId: readOwnKey(request.params, 'The address') },
        request.body,
      )
    },
  )

  app.delete(
    '/api/account/addresses/:id',
    { bodyLimit, schema: { ...told, summary: 'Removes an address', params: OwnKey } },
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
