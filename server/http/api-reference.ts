import swagger from '@fastify/swagger'
import reference from '@scalar/fastify-api-reference'
import { errorReference, errorSchema } from '../errors/error-catalogue.ts'
import type { App } from './app-type.ts'

/** OpenAPI of every call, generated from the routes' own schemas, with a browser at /docs/api. */
export async function apiReference(app: App, { publicUrl }: { publicUrl: string }): Promise<void> {
  await app.register(swagger, {
    openapi: {
      info: {
        title: 'Dray',
        version: '1',
        description: `Calls of the Dray marketplace.\n\n${errorReference()}`,
      },
      servers: [{ url: publicUrl }],
      components: {
        schemas: { Error: errorSchema },
        securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      },
    },
  })
  await app.register(reference, { routePrefix: '/docs/api' })
  // The reference brings its own inline script and styles; nothing of the shop is on its page.
  app.addHook('onSend', (request, reply, payload, done) => {
    if (request.url.startsWith('/docs/api')) reply.removeHeader('content-security-policy')
    done(null, payload)
  })
}
