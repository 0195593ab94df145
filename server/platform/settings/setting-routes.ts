import Type from 'typebox'
import { FeatureFlag, NavigationItem, NoticeStrip } from '../../../shared/api/settings-api.ts'
import type { Database } from '../database/database.ts'
import type { App } from '../http/app-type.ts'
import { type PublicReads, servePublicReads } from '../cache/public-reads.ts'
import { readFlags } from './feature-flags.ts'
import { readSettings } from './read-settings.ts'

const tags = ['Settings']
const topics = ['settings']
const FlagKey = Type.String({ maxLength: 100 })
const FlagQuery = Type.Object({
  keys: Type.Optional(Type.Array(FlagKey, { maxItems: 50 })),
  defaultEnabled: Type.Optional(Type.Boolean({ default: false })),
})

export async function settingRoutes(
  app: App,
  { database, reads }: { database: Database; reads: PublicReads },
): Promise<void> {
  servePublicReads(app)

  app.get(
    '/public/feature-flags',
    {
      schema: {
        summary: 'Whether features are on',
        tags,
        querystring: FlagQuery,
        response: { 200: Type.Object({ flags: Type.Array(FeatureFlag) }) },
      },
    },
    (request, reply) => {
      const { keys = [], defaultEnabled = false } = request.query
      return reads.send(request, reply, topics, async () => ({
        flags: await readFlags(database, keys, defaultEnabled),
      }))
    },
  )

  app.get(
    '/public/notice-strip',
    { schema: { summary: 'The notice above every page', tags, response: { 200: NoticeStrip } } },
    (request, reply) =>
      reads.send(
        request,
        reply,
        topics,
        async () => (await readSettings(database, 'notice-strip'))['notice-strip'],
      ),
  )

  app.get(
    '/public/shop/navigation',
    {
      schema: {
        summary: 'Which entries of the menus are switched on',
        tags,
        response: { 200: Type.Object({ items: Type.Array(NavigationItem) }) },
      },
    },
    (request, reply) =>
      reads.send(request, reply, topics, async () => ({
        items: (await readSettings(database, 'navigation')).navigation,
      })),
  )
}
