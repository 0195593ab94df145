import { mkdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import fastifyStatic from '@fastify/static'
import Type from 'typebox'
import { notFound } from '../errors.ts'
import type { App } from '../http/app-type.ts'
import { mediaAddress, type MediaStore } from './media-store.ts'

const keptForEver = 'public, max-age=31536000, immutable'
/** Names that pictures of ours have: nothing that leads out of a folder or a bucket. */
const keptName = /^[0-9a-f]{32}(-thumb)?\.webp$/

/** Pictures that were brought, under names told from their content: they never change. */
export async function mediaRoutes(
  app: App,
  { mediaFolder, mediaStore }: { mediaFolder: string; mediaStore: MediaStore },
): Promise<void> {
  app.get(
    mediaAddress(':name'),
    { schema: { hide: true, params: Type.Object({ name: Type.String() }) } },
    async (request, reply) => {
      const { name } = request.params
      const bytes = keptName.test(name) ? await mediaStore.read(name) : null
      if (bytes === null) throw notFound('The picture')
      return reply.header('cache-control', keptForEver).type('image/webp').send(Buffer.from(bytes))
    },
  )

  await mkdir(mediaFolder, { recursive: true })
  await app.register(fastifyStatic, {
    root: resolve(mediaFolder),
    prefix: '/media/',
    decorateReply: false,
    immutable: true,
    maxAge: '365d',
    index: false,
  })
}
