import { sql } from 'drizzle-orm'
import { value } from '../../platform/database/prepared-statement.ts'
import { sessions } from './session-tables.ts'
import { businessMembers, businessSites } from './business-tables.ts'

/**
 * Part of a prepared statement: the `id` of the client and the site that the session acts for, if the session `sessionId`
 * of `clientId` is active, or no row.
 */
export const liveSession = sql`
  select ${sessions.clientId} as id, ${sessions.siteId} as "siteId" from ${sessions}
  where ${sessions.id} = ${value('sessionId', 'uuid')} and ${sessions.clientId} = ${value('clientId', 'uuid')}
    and ${sessions.endedAt} is null`

/** The same for a change of the basket: the `id` of the site that the session acts for, if the person may order there. */
export const liveBuyer = sql`
  select coalesce(${sessions.siteId}, ${sessions.clientId}) as id from ${sessions}
  where ${sessions.id} = ${value('sessionId', 'uuid')} and ${sessions.clientId} = ${value('clientId', 'uuid')}
    and ${sessions.endedAt} is null
    and (${sessions.siteId} is null or exists (
      select 1 from ${businessMembers} join ${businessSites} on ${businessSites.businessId} = ${businessMembers.businessId}
      where ${businessMembers.personId} = ${sessions.clientId} and ${businessSites.siteId} = ${sessions.siteId}
        and (${businessMembers.siteId} is null or ${businessMembers.siteId} = ${sessions.siteId})
        and ${businessMembers.role} <> 'accounts'))`
