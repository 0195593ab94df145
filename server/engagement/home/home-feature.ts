import { paths } from '../../../shared/paths/paths.ts'
import type { PublicReads } from '../../platform/cache/public-reads.ts'
import { forReads, type WithReads } from '../../platform/database/reading-servers.ts'
import type { Feature } from '../../feature.ts'
import { type HomeDeps, loadHome } from './home-page.ts'
import { homeRoutes } from './home-routes.ts'

/** The first page, and the reads behind its parts. */
export const homeFeature = {
  register: async (app, deps) => {
    await app.register(homeRoutes, forReads(deps))
  },
  pages: { home: { paths: [paths.home], queryNames: [], audience: 'everybody', load: loadHome } },
} satisfies Feature<HomeDeps & WithReads & { reads: PublicReads }>
