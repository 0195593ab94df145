import type { BreweryTrail } from '../../shared/api/people-api.ts'
import { isBreweryRole, isStaffRole } from '../../shared/accounts/roles.ts'
import { type AuditEntry, newestOf } from '../audit/list-audit.ts'
import type { Database } from '../database/database.ts'
import { roleWords } from '../../shared/accounts/role-words.ts'

/** Who did what for a brewery, in words for its owners, the newest first. */
export async function readBreweryTrail(
  database: Database,
  breweryId: string,
): Promise<BreweryTrail['entries']> {
  const entries = await newestOf(database, { kind: 'brewery', id: breweryId }, 100)
  return entries.map((entry) => ({
    at: entry.at.toISOString(),
    who: whoOf(entry),
    what: whatOf(entry),
    reason: entry.reason,
  }))
}

/** Staff are named with Dray, so that an owner knows them from the own people. */
function whoOf({ actorName, actorRole }: AuditEntry): string {
  return isStaffRole(actorRole) || actorRole === 'operator' ? `${actorName} of Dray` : actorName
}

const verbs: Readonly<Record<string, string>> = {
  invite: 'invited',
  join: 'joined',
  'withdraw invitation': 'withdrew the invitation of',
  'grant role': 'gave a role',
  'revoke role': 'took a role away',
  papers_saved: 'saved the papers',
  agreement_accepted: 'accepted the agency agreement',
  awrs_check: 'recorded an AWRS look-up',
  awrs_failed_check: 'recorded a failed AWRS look-up',
  awrs_exclusion: 'recorded why AWRS does not apply',
  brewery_suspended: 'suspended the brewery',
  brewery_reinstated: 'reinstated the brewery',
  sales_paused: 'paused the sales',
  sales_resumed: 'resumed the sales',
}

/** 'invited jo@pub.example: Sales', or the verb as the trail has it. */
function whatOf({ verb, before, after }: AuditEntry): string {
  const said = (after ?? before) as { email?: unknown; role?: unknown } | null
  const role = typeof said?.role === 'string' && isBreweryRole(said.role) ? roleWords[said.role].name : ''
  const words = verbs[verb] ?? verb.replaceAll('_', ' ')
  const whom = typeof said?.email === 'string' ? ` ${said.email}` : ''
  return role === '' ? words : `${words}${whom}: ${role}`
}
