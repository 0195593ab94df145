import { DemoHistory } from '../../../shared/api/system-api.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Feature } from '../../feature.ts'
import type { App } from '../../platform/http/app-type.ts'
import { neverStore } from '../../platform/http/no-store.ts'
import { readProgress } from './read-progress.ts'

/** What the demo shop's past is made of is in the files beside this one; the consoles read how far it is written. */
export const demoTradeFeature = {
  register: async (app, deps) => {
    await app.register(historyRoutes, deps)
  },
} satisfies Feature<{ database: Database }>

async function historyRoutes(app: App, { database }: { database: Database }): Promise<void> {
  neverStore(app)
  app.get('/public/demo-history', { schema: { hide: true, response: { 200: DemoHistory } } }, async () => ({
    writing: await readProgress(database),
  }))
}
