import { SitePassword } from '../../../shared/api/accounts-api.ts'
import type { App } from '../../platform/http/app-type.ts'
import { acceptStrictJson } from '../../platform/http/json-bodies.ts'
import { neverStore } from '../../platform/http/no-store.ts'
import type { Accounts } from './accounts.ts'
import { callerOfRequest } from './account-requests.ts'
import { checkSitePassword } from './check-site-password.ts'

/** The password gate asks here (C-93). */
export async function gateRoutes(app: App, { accounts }: { accounts: Accounts }): Promise<void> {
  acceptStrictJson(app)
  neverStore(app)

  app.post(
    '/public/gate/password',
    {
      bodyLimit: 16 * 1024,
      schema: {
        summary: 'Whether this is the password of the site: 204 or 401',
        tags: ['Gates'],
        body: SitePassword,
      },
    },
    async (request, reply) => {
      await checkSitePassword(accounts, { ...request.body, caller: callerOfRequest(request) })
      return reply.code(204).send()
    },
  )
}
