import { programPaths } from '../../../shared/paths/feed-paths.ts'
import { ucpMessage } from './ucp-message.ts'

export const ucpVersion = '2026-08-25'
const site = `https://ucp.dev/${ucpVersion}`

/** What the shop does of the Universal Commerce Protocol, by the file that describes it (PLAT-21). */
const capabilities = {
  'dev.ucp.shopping.catalog.search': ['shopping/catalog/search', 'catalog_search'],
  'dev.ucp.shopping.catalog.lookup': ['shopping/catalog/lookup', 'catalog_lookup'],
  'dev.ucp.shopping.cart': ['shopping/cart', 'cart'],
  'dev.ucp.shopping.checkout': ['shopping/checkout', 'checkout'],
  'dev.ucp.shopping.permalink': ['permalink', 'permalink'],
} as const
export type Capability = keyof typeof capabilities

export const isCapability = (name: string): boolean => Object.hasOwn(capabilities, name)

/** The business profile at /.well-known/ucp. Nothing is signed, so there are no keys. */
export function ucpProfile(publicUrl: string): object {
  const version = ucpVersion
  return {
    ucp: {
      version,
      services: {
        'dev.ucp.shopping': [
          {
            version,
            spec: `${site}/specification/overview`,
            transport: 'mcp',
            schema: `${site}/services/shopping/mcp.openrpc.json`,
            endpoint: publicUrl + programPaths.mcp,
          },
        ],
      },
      capabilities: Object.fromEntries(
        Object.entries(capabilities).map(([name, [spec, schema]]) => [
          name,
          [
            {
              version,
              spec: `${site}/specification/${spec}`,
              schema: `${site}/schemas/shopping/${schema}.json`,
              ...(schema === 'permalink' && { config: { endpoint: publicUrl + programPaths.buy } }),
            },
          ],
        ]),
      ),
      payment_handlers: {},
    },
  }
}

/** What an answer says of the protocol: the version, and the capability that it used. */
export const ucpEnvelope = (capability: Capability) => ({
  version: ucpVersion,
  capabilities: { [capability]: [{ version: ucpVersion }] },
})

/** An answer where there is nothing to answer with. */
export const ucpRefusal = (capability: Capability, code: string, content: string) => ({
  ucp: { ...ucpEnvelope(capability), status: 'error' },
  messages: [ucpMessage('error', code, content, { severity: 'unrecoverable' })],
})
