import Type from 'typebox'
import { staffRoles } from '../../../shared/accounts/roles.ts'
import { StaffBrewery, StaffBreweryList, StaffBreweryQuery } from '../../../shared/api/staff-breweries-api.ts'
import type { Accounts } from '../../identity/accounts/accounts.ts'
import { nameBrewery, slugOfBrewery } from '../../catalogue/beers/find-breweries.ts'
import { AddressPart } from '../../platform/http/address-part.ts'
import type { App } from '../../platform/http/app-type.ts'
import type { Identity } from '../../platform/http/identity.ts'
import { neverStore } from '../../platform/http/no-store.ts'
import { findStaffRoles } from '../../parties/roles/find-people.ts'
import { identifyStaff } from '../../parties/roles/identify-worker.ts'
import { findStaffBreweries } from './find-staff-breweries.ts'
import { findStaffBrewery, type StaffBreweryDeps } from './find-staff-brewery.ts'

export type BreweryDeps = StaffBreweryDeps & { accounts: Accounts; identity: Identity; clock: () => Date }

const documented = { tags: ['Staff'], security: [{ bearer: [] }] }

/** Breweries and whether they may sell, for the staff (STAF-16). */
export async function breweryRoutes(app: App, deps: BreweryDeps): Promise<void> {
  const { database, clock } = deps
  neverStore(app)

  app.get(
    '/api/admin/breweries',
    {
      schema: {
        ...documented,
        summary: 'Breweries by how they are, with what is missing, 50 a page',
        querystring: StaffBreweryQuery,
        response: { 200: StaffBreweryList },
      },
    },
    async (request) => {
      await identifyStaff(deps, request, staffRoles)
      return findStaffBreweries(database, { query: request.query, now: clock() })
    },
  )

  app.get(
    '/api/admin/breweries/:slug',
    {
      schema: {
        ...documented,
        summary: 'A brewery by slug or id: its approval, fee, delivery terms, money, people and history',
        params: Type.Object({ slug: AddressPart }),
        response: { 200: StaffBrewery },
      },
    },
    async (request) => {
      const { clientId } = await identifyStaff(deps, request, staffRoles)
      const roles = await findStaffRoles(database, clientId)
      const { id, name } = await nameBrewery(database, request.params.slug)
      return findStaffBrewery(deps, {
        brewery: { id, name, slug: await slugOfBrewery(database, id) },
        // Support reads no money.
        seesMoney: roles.some((role) => role !== 'support'),
        seesPeople: roles.includes('admin'),
        now: clock(),
      })
    },
  )
}
