import { mkdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { App } from '../http/app-type.ts'

/** Pictures that were brought, under names told from their content: they never change. */
export async function mediaRoutes(app: App, { mediaFolder }: { mediaFolder: string }): Promise<void> {
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
