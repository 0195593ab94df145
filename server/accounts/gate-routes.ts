import { SitePassword } from '../../shared/api/accounts.ts'
import type { App } from '../http/app-type.ts'
import { takeStrictJson } from '../http/json-bodies.ts'
import { neverStore } from '../http/no-store.ts'
import type { Accounts } from './accounts.ts'
import { callerOfRequest } from './caller-of-request.ts'
import { checkSitePassword } from './check-site-password.ts'

/** The password gate asks here (C-93). */
export async function gateRoutes(app: App, { accounts }: { accounts: Accounts }): Promise<void> {
  takeStrictJson(app)
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
