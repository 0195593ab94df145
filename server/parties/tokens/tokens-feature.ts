import type { Feature } from '../../feature.ts'
import { announceEndingTokens } from './announce-ending-tokens.ts'
import { breweryTokenRoutes } from './brewery-token-routes.ts'
import { buyerTokenRoutes } from './buyer-token-routes.ts'
import { groupTokenRoutes } from './group-token-routes.ts'
import { ownTokens } from './own-tokens.ts'
import type { TokenDeps } from './token-deps.ts'
import { sendTokenLimit } from './token-limit.ts'

/** Tokens by which programs of buyers, breweries and organisers call. */
export const tokensFeature = {
  hooks: (app) => sendTokenLimit(app),
  register: async (app, deps) => {
    await app.register(buyerTokenRoutes, deps)
    await app.register(breweryTokenRoutes, deps)
    await app.register(groupTokenRoutes, deps)
  },
  jobs: [{ name: 'announce ending tokens', everySeconds: 3600, run: announceEndingTokens }],
  personalData: { name: 'tokens', read: ownTokens },
} satisfies Feature<TokenDeps>
