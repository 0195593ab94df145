import Type from 'typebox'
import { breweryRoles } from '../../../shared/accounts/roles.ts'
import { SellingBrewery } from '../../../shared/api/sell-api.ts'
import { SellingPlaces } from '../../../shared/api/selling-api.ts'
import type { Accounts } from '../../identity/accounts/accounts.ts'
import type { App } from '../../platform/http/app-type.ts'
import type { Identity } from '../../platform/http/identity.ts'
import { neverStore } from '../../platform/http/no-store.ts'
import { countWaitingOrders } from '../../trading/orders/selling/count-by-state.ts'
import { findOwnBreweries } from '../../parties/roles/find-own-breweries.ts'
import { findOwnGroups } from '../../parties/roles/find-own-groups.ts'
import { findStaffRoles } from '../../parties/roles/find-people.ts'
import { identifyMember } from '../../parties/roles/identify-worker.ts'
import { findRunsToCome } from '../../parties/runs/find-runs.ts'
import { countWaitingEntries } from '../../platform/worklist/worklist.ts'

const BreweryParams = Type.Object({ brewery: Type.String({ maxLength: 100 }) })

/** Where a person works: the breweries, groups and the staff. */
export async function sellRoutes(
  app: App,
  { accounts, identity }: { accounts: Accounts; identity: Identity },
): Promise<void> {
  neverStore(app)

  app.get(
    '/api/sell',
    {
      schema: {
        tags: ['Selling'],
        security: [{ bearer: [] }],
        summary:
          'The breweries that the caller sells for, the groups that the caller organises and the staff, each with what there is to do',
        response: { 200: SellingPlaces },
      },
    },
    async (request) => {
      const { id } = await identity.requireClient(request)
      const own = await findOwnBreweries(accounts.database, id)
      const waiting = await countWaitingOrders(
        accounts.database,
        own.map(({ breweryId }) => breweryId),
      )
      const breweries = own.map(({ breweryId, ...brewery }) => ({ ...brewery, ...waiting(breweryId) }))
      const groups = await findOwnGroups(accounts.database, id)
      const runs = await findRunsToCome(
        accounts.database,
        groups.map((group) => group.id),
      )
      const isStaff = (await findStaffRoles(accounts.database, id)).length > 0
      return {
        breweries,
        groups: groups.map((group) => withRun(group, runs)),
        staff: isStaff
          ? { toDo: await countWaitingEntries(accounts.database, { clientId: id, now: accounts.clock() }) }
          : null,
      }
    },
  )

  app.get(
    '/api/sell/:brewery',
    {
      schema: {
        tags: ['Selling'],
        security: [{ bearer: [] }],
        summary: 'The brewery, and what the caller is there',
        params: BreweryParams,
        response: { 200: SellingBrewery },
      },
    },
    async (request) => {
      const { brewery } = await identifyMember({ accounts, identity }, request, breweryRoles)
      return {
        name: brewery.breweryName,
        slug: request.params.brewery,
        role: brewery.role,
        isLooking: brewery.isLooking,
      }
    },
  )
}

function withRun(
  { id, name, slug }: Awaited<ReturnType<typeof findOwnGroups>>[number],
  runs: Awaited<ReturnType<typeof findRunsToCome>>,
): SellingPlaces['groups'][number] {
  const run = runs.find(({ groupId }) => groupId === id)
  return { name, slug, nextRun: run ? { day: run.day, state: run.state } : null, toDo: run?.toDo ?? 0 }
}
