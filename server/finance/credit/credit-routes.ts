import Type from 'typebox'
import { OwnCredit, SiteStatements } from '../../../shared/api/credit-api.ts'
import { SiteQuery, SitesQuery } from '../../../shared/api/site-query.ts'
import type { Accounts } from '../../identity/accounts/accounts.ts'
import type { Database } from '../../platform/database/database.ts'
import type { App } from '../../platform/http/app-type.ts'
import type { Identity } from '../../platform/http/identity.ts'
import { sitesToRead } from '../../identity/accounts/sites/sites-to-read.ts'
import { neverStore } from '../../platform/http/no-store.ts'
import { readOwnCredit } from './credit-view.ts'
import type { UninvoicedOf } from './require-credit.ts'
import { listSiteStatements, siteStatementsFile } from './site-statements.ts'

export type CreditDeps = {
  database: Database
  accounts: Accounts
  identity: Identity
  publicUrl: string
  clock: () => Date
  /** What of a client's orders on account is not invoiced yet: orders know. */
  uninvoicedOf: UninvoicedOf
}

/** The client's own credit account (CRED-01). */
export async function creditRoutes(app: App, deps: CreditDeps): Promise<void> {
  const { database, identity, clock, uninvoicedOf } = deps
  neverStore(app)

  app.get(
    '/api/account/credit',
    {
      schema: {
        tags: ['Orders'],
        security: [{ bearer: [] }],
        summary: 'What the client may order on account, and what is due',
        querystring: SiteQuery,
        response: { 200: OwnCredit },
      },
    },
    async (request) => {
      const { id } = await identity.requireClient(request)
      return readOwnCredit(database, id, { uninvoicedOf, now: clock() })
    },
  )

  app.get(
    '/api/account/statements',
    {
      schema: {
        tags: ['Orders'],
        security: [{ bearer: [] }],
        summary: 'The statements of a site, or of all sites with a subtotal for each, by month',
        querystring: SitesQuery,
        response: { 200: SiteStatements },
      },
    },
    async (request) => {
      const client = await identity.requireClient(request)
      return listSiteStatements(database, await sitesToRead(database, client, request.query.site))
    },
  )

  app.get(
    '/api/account/statements/:period.pdf',
    {
      schema: {
        tags: ['Orders'],
        security: [{ bearer: [] }],
        summary: 'The statements of a month as one PDF, with a subtotal for each site',
        params: Type.Object({ period: Type.String({ pattern: '^\\d{4}-\\d{2}$', maxLength: 7 }) }),
        querystring: SitesQuery,
      },
    },
    async (request, reply) => {
      const client = await identity.requireClient(request)
      const sites = await sitesToRead(database, client, request.query.site)
      const { period } = request.params
      return reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="statement-${period}.pdf"`)
        .send(await siteStatementsFile(database, sites, period))
    },
  )
}
