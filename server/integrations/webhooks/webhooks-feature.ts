import type { Feature } from '../../feature.ts'
import { sealedOldWebhookSecrets, sealedWebhookSecrets } from './endpoint-queries.ts'
import { sendWebhooks } from './send-webhooks.ts'
import { tidyWebhooks } from './tidy-webhooks.ts'
import type { WebhookDeps } from './webhook-deps.ts'
import { breweryWebhookRoutes, buyerWebhookRoutes } from './webhook-routes.ts'
import { listWebhooks } from './webhook-view.ts'

/** Calls to programs of breweries and buyers when something happens (docs/decisions/0065). */
export const webhooksFeature = {
  register: async (app, deps) => {
    await app.register(breweryWebhookRoutes, deps)
    await app.register(buyerWebhookRoutes, deps)
  },
  jobs: [
    { name: 'send webhooks', everySeconds: 2, run: sendWebhooks },
    { name: 'tidy webhooks', everySeconds: 3600, run: tidyWebhooks },
  ],
  personalData: { name: 'webhooks', read: (database, clientId) => listWebhooks(database, { clientId }) },
  sealedColumns: [sealedWebhookSecrets, sealedOldWebhookSecrets],
} satisfies Feature<WebhookDeps>
