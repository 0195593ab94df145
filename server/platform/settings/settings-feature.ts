import type { PublicReads } from '../cache/public-reads.ts'
import type { Database } from '../database/database.ts'
import { forReads } from '../database/reading-servers.ts'
import type { Feature } from '../../feature.ts'
import { settingRoutes } from './setting-routes.ts'

type SettingsDeps = { database: Database; readDatabase: Database; reads: PublicReads }

/** Flags, menus and texts that an operator changes. */
export const settingsFeature = {
  register: async (app, deps) => {
    await app.register(settingRoutes, forReads(deps))
  },
} satisfies Feature<SettingsDeps>
