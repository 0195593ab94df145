import type { OutgoingHttpHeaders } from 'node:http'
import type { InjectOptions } from 'fastify'
import type { BeerStore } from '../../catalogue/beers/beer-store.ts'
import type { SearchIndex } from '../../catalogue/beers/search-index/search-index.ts'
import type { Database } from '../../platform/database/database.ts'
import type { PublicReach } from '../../platform/http/public-reach.ts'
import type { PlatformProfiles } from './platform-profiles.ts'

type OwnAnswer = { statusCode: number; body: string; headers: OutgoingHttpHeaders }

export type AgentDeps = {
  database: Database
  beers: BeerStore
  searchIndex: SearchIndex
  reach: PublicReach
  profiles: PlatformProfiles
  publicUrl: string
  clock: () => Date
  /** One of the shop's own calls, made as a token makes it: with its limits, rights and scopes. */
  ownCall: (asked: InjectOptions) => Promise<OwnAnswer>
}
