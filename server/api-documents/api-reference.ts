import swagger from '@fastify/swagger'
import reference from '@scalar/fastify-api-reference'
import { errorReference, errorSchema } from '../errors/error-catalogue.ts'
import type { App } from '../http/app-type.ts'
import type { ApiDocument } from './api-document.ts'
import { apiDocumentNames, writeApiDocuments } from './write-api-documents.ts'
import { hashOf } from '../http/security-headers.ts'

/** OpenAPI documents of the calls, generated from the routes' own schemas, with a browser at /docs/api where it is shown. */
export async function apiReference(
  app: App,
  { publicUrl, isShown }: { publicUrl: string; isShown: boolean },
): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Dray',
        version: '1',
        description: errorReference(),
      },
      servers: [{ url: publicUrl }],
      components: {
        schemas: { Error: errorSchema },
        securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      },
    },
  })
  if (isShown) await app.register(referencePage, { publicUrl })
}

/**
 * The page with its script and its document. The script is another maker's and large, so the page runs in an origin of
 * its own, out of reach of the shop's storage (PLAT-06): hence the open headers, and no calls from the page itself.
 */
async function referencePage(app: App, { publicUrl }: { publicUrl: string }): Promise<void> {
  const { host } = new URL(publicUrl)
  /** Four megabytes, encoded once. */
  let bundle: Buffer | null = null
  app.addHook('onRequest', (request, reply, done) => {
    // The page makes an address of whatever host is named, and fails on one that is none.
    request.headers.host = host
    delete request.headers['x-forwarded-host']
    reply.headers({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      // A page that is opened in an origin of its own can share no window group.
      'cross-origin-opener-policy': 'unsafe-none',
    })
    done()
  })
  app.addHook('onSend', (_request, reply, payload, done) => {
    const type = String(reply.getHeader('content-type'))
    if (type.startsWith('text/html')) reply.header('content-security-policy', policyOf(String(payload)))
    if (!type.startsWith('application/javascript')) return done(null, payload)
    bundle ??= Buffer.from(`${memoryForStorage}${String(payload)}`)
    done(null, bundle)
  })
  serveDocuments(app, publicUrl)
  await app.register(reference, {
    routePrefix: '/docs/api',
    configuration: {
      // Named, so that the package publishes no document of its own, with every call of the staff in it.
      url: `./${apiDocumentNames[0]?.name}`,
      sources: apiDocumentNames.map(({ name, title }) => ({
        title,
        slug: name.replace('.json', ''),
        url: `./${name}`,
      })),
      withDefaultFonts: false,
      hideTestRequestButton: true,
      hideClientButton: true,
      showDeveloperTools: 'never',
      telemetry: false,
      agent: { disabled: true },
      mcp: { disabled: true },
    },
  })
}

/** The documents, written once: it takes the processor 50 ms. */
function serveDocuments(app: App, publicUrl: string): void {
  let documents: Map<string, string> | null = null
  const read = () =>
    new Map(
      Object.entries(writeApiDocuments(app.swagger() as ApiDocument, publicUrl)).map(([name, value]) => [
        name,
        JSON.stringify(value),
      ]),
    )
  for (const { name } of apiDocumentNames)
    app.get(`/docs/api/${name}`, { schema: { hide: true } }, (_request, reply) => {
      documents ??= read()
      return reply.type('application/json; charset=utf-8').send(documents.get(name))
    })
}

/** The bundle reads and writes storage without asking whether there is any; its page has none. */
const memoryForStorage = `for (const name of ['localStorage', 'sessionStorage']) {
  const items = new Map()
  const value = {
    getItem: (key) => items.get(String(key)) ?? null,
    setItem: (key, text) => void items.set(String(key), String(text)),
    removeItem: (key) => void items.delete(String(key)),
    clear: () => items.clear(),
    key: (at) => [...items.keys()][at] ?? null,
    get length() { return items.size },
  }
  Object.defineProperty(window, name, { value })
}
`

const inlineScript = /<script(?![^>]* src=)[^>]*>([^]*?)<\/script>/g

/** Allows the page's own inline script, and nothing of other hosts. Its bundle writes its styles into the page. */
function policyOf(html: string): string {
  const scripts = [...html.matchAll(inlineScript)].map(([, text = '']) => hashOf(text))
  return [
    'sandbox allow-scripts allow-forms allow-popups',
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
