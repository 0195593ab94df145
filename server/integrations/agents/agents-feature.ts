import type { BeerStore } from '../../catalogue/beers/beer-store.ts'
import type { SearchIndex } from '../../catalogue/beers/search-index/search-index.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Feature } from '../../feature.ts'
import type { PublicReach } from '../../platform/http/public-reach.ts'
import { tidyAgentCarts } from './agent-carts.ts'
import { mcpRoutes } from './mcp-routes.ts'
import { createPlatformProfiles } from './platform-profiles.ts'
import { ucpRoutes } from './ucp-routes.ts'

type AgentsDeps = {
  database: Database
  beers: BeerStore
  searchIndex: SearchIndex
  reach: PublicReach
  publicUrl: string
  clock: () => Date
}

/** The shop for programs that shop for people: MCP, UCP and links that offer items (docs/decisions/0070). */
export const agentsFeature = {
  register: async (app, deps) => {
    const profiles = createPlatformProfiles(deps.reach, deps.clock)
    await app.register(mcpRoutes, { ...deps, profiles, ownCall: (asked) => app.inject(asked) })
    await app.register(ucpRoutes, deps)
  },
  jobs: [{ name: 'tidy agents’ carts', everySeconds: 3600, run: tidyAgentCarts }],
} satisfies Feature<AgentsDeps>
