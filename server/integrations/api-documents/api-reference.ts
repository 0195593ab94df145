import swagger from '@fastify/swagger'
import fastify from 'fastify'
import { errorReference, errorSchema } from '../../platform/errors/error-catalogue.ts'
import type { App } from '../../platform/http/app-type.ts'
import type { ApiDocument } from './api-document.ts'
import { apiDocumentNames, writeApiDocuments } from './write-api-documents.ts'
import { hashOf } from '../../platform/http/security-headers.ts'

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
 * its own, out of reach of the shop's storage (PLAT-06): so its headers are open, and no calls from the page itself.
 */
async function referencePage(app: App, { publicUrl }: { publicUrl: string }): Promise<void> {
  let read: Promise<Reference> | null = null
  const reference = () =>
    (read ??= readReference().catch((error: unknown) => {
      read = null
      throw error
    }))
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      // A page that is opened in an origin of its own can share no window group.
      'cross-origin-opener-policy': 'unsafe-none',
    })
    done()
  })
  serveDocuments(app, publicUrl)
  app.get('/docs/api/', { schema: { hide: true } }, async (request, reply) => {
    // The addresses of what it loads are relative to it.
    if (!request.url.split('?')[0]!.endsWith('/')) return reply.redirect('/docs/api/', 301)
    const { page } = await reference()
    return reply
      .headers({ 'content-security-policy': policyOf(page), 'content-type': 'text/html; charset=utf-8' })
      .send(page)
  })
  app.get('/docs/api/js/scalar.js', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('application/javascript; charset=utf-8').send((await reference()).script),
  )
}

type Reference = { page: string; script: Buffer }

/** What the package serves. It takes a quarter of a second to load, so the first request for the page loads it. */
async function readReference(): Promise<Reference> {
  const { default: reference } = await import('@scalar/fastify-api-reference')
  const server = fastify()
  await server.register(reference, {
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
  const [page, script] = await Promise.all([
    server.inject('/docs/api/'),
    server.inject('/docs/api/js/scalar.js'),
  ])
  return { page: page.body, script: Buffer.from(`${memoryForStorage}${script.body}`) }
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
