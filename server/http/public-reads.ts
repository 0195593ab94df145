import compress from '@fastify/compress'
import type { App } from './app-type.ts'

/**
 * What all public reads of a feature share: any site may read them, without credentials (API-02), and their JSON is
 * compressed. Call it first in the feature's plugin; it touches that plugin's routes only.
 */
export async function servePublicReads(app: App): Promise<void> {
  await app.register(compress, { encodings: ['br', 'gzip'], threshold: 1024 })
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('access-control-allow-origin', '*')
    reply.header('cross-origin-resource-policy', 'cross-origin')
    reply.header('cache-control', 'public, max-age=0, s-maxage=1, must-revalidate')
    done()
  })
}
