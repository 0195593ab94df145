import { mkdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import fastifyStatic from '@fastify/static'
import Type from 'typebox'
import type { App } from '../http/app-type.ts'
import { mediaAddress, type MediaStore } from './media-store.ts'
import { notFound } from '../errors/common-errors.ts'
import { openToOtherPages } from '../http/security-headers.ts'
import { AddressPart } from '../http/address-part.ts'

/** Short, so that a picture whose review is hidden is soon gone from browsers and the caches between. */
const caching = 'public, max-age=3600'
/** Names that pictures of ours have: nothing that leads out of a folder or a bucket. */
const storedName = /^([0-9a-f]{32})(-thumb)?\.webp$/

/** Whether a picture, by its name without thumb and ending, may be served. */
export type IsPictureShown = (name: string) => Promise<boolean>

/** Pictures that were brought, under names made from their content. */
export async function mediaRoutes(
  app: App,
  {
    mediaFolder,
    mediaStore,
    isPictureShown,
  }: { mediaFolder: string; mediaStore: MediaStore; isPictureShown: IsPictureShown },
): Promise<void> {
  openToOtherPages(app)
  app.get(
    mediaAddress(':name'),
    { schema: { hide: true, params: Type.Object({ name: AddressPart }) } },
    async (request, reply) => {
      const { name } = request.params
      const picture = storedName.exec(name)?.[1]
      const isServed = picture !== undefined && (await isPictureShown(picture))
      const bytes = isServed ? await mediaStore.read(name) : null
      if (bytes === null) throw notFound('The picture')
      return reply.header('cache-control', caching).type('image/webp').send(Buffer.from(bytes))
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
    // Pictures of reviews go through the route above, whatever way the path is written.
    allowedPath: (path) => !path.split(/[/\\]/).includes('kept'),
  })
}
