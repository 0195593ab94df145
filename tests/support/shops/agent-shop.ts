import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import type { AddressInfo } from 'node:net'
import { afterAll } from 'vitest'
import type { Connection } from '../../../server/platform/database/database.ts'
import { openReceiver } from '../outbound/open-receiver.ts'
import { openTestDatabase } from '../servers/test-database.ts'
import { openAccountShop } from './account-shop.ts'

const version = '2026-08-25'
const capabilities = ['cart', 'checkout'].map((name) => `dev.ucp.shopping.${name}`)

/** What a platform of agents publishes about itself. */
export const platformProfile = (change: object = {}) => ({
  ucp: {
    version,
    services: {},
    capabilities: Object.fromEntries(capabilities.map((name) => [name, [{ version }]])),
    payment_handlers: {},
    ...change,
  },
})

/** The whole shop behind a port with what `fill` stocked, and agents that call it with the protocol's own client. */
export async function openAgentShop(
  fill: (database: Connection['database']) => Promise<void>,
  { publicUrl = 'https://dray.example' }: { publicUrl?: string } = {},
) {
  const connection = await openTestDatabase()
  await fill(connection.database)
  const platform = await openReceiver()
  platform.answer({ status: 200, body: JSON.stringify(platformProfile()) })
  const shop = await openAccountShop({ lasts: 'file', connection, reach: platform.reach, publicUrl })
  afterAll(() => connection.close())
  await shop.app.listen({ port: 0, host: '127.0.0.1' })
  const url = new URL(`http://127.0.0.1:${(shop.app.server.address() as AddressInfo).port}/mcp`)
  const clients: Client[] = []
  afterAll(() => Promise.all(clients.map((client) => client.close())))
  let agents = 0

  return {
    ...shop,
    platform,
    url,
    meta: { 'ucp-agent': { profile: platform.url('/profile.json') } },
    /** An agent of the stateless version, or of a handshake version that it knows alone, from an address of its own. */
    agent: async ({ token, handshake }: { token?: string; handshake?: string } = {}) => {
      agents += 1
      const headers = {
        'x-forwarded-for': `10.9.${agents >> 8}.${agents & 255}`,
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      }
      const client = new Client(
        { name: 'test-agent', version: '1.0.0' },
        handshake === undefined
          ? { versionNegotiation: { mode: { pin: '2026-07-28' } } }
          : { versionNegotiation: { mode: 'legacy' }, supportedProtocolVersions: [handshake] },
      )
      const seen: Response[] = []
      const transport = new StreamableHTTPClientTransport(url, {
        requestInit: { headers },
        fetch: async (input, init) => {
          const answer = await fetch(input, init)
          seen.push(answer)
          return answer
        },
      })
      await client.connect(transport)
      clients.push(client)
      return {
        client,
        seen,
        call: async (name: string, given: Record<string, unknown> = {}) => {
          const result = await client.callTool({ name, arguments: given })
          return { ...result, data: (result.structuredContent ?? {}) as Record<string, any> }
        },
      }
    },
  }
}
