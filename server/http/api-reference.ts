import swagger from '@fastify/swagger'
import reference from '@scalar/fastify-api-reference'
import type { App } from './app-type.ts'

/** OpenAPI of every call, told by the routes' own schemas, to browse at /docs/api. */
export async function apiReference(app: App, { publicUrl }: { publicUrl: string }): Promise<void> {
  await app.register(swagger, {
    openapi: {
      info: { title: 'Dray', version: '1', description: 'Calls of the Dray marketplace.' },
      servers: [{ url: publicUrl }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
  })
  await app.register(reference, { routePrefix: '/docs/api' })
  // The reference brings its own inline script and styles; nothing of the shop is on its page.
  app.addHook('onSend', (request, reply, payload, done) => {
    if (request.url.startsWith('/docs/api')) reply.removeHeader('content-security-policy')
    done(null, payload)
  })
}
