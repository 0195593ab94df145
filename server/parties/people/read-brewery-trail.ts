import type { BreweryTrail } from '../../../shared/api/people-api.ts'
import { isBreweryRole, isStaffRole } from '../../../shared/accounts/roles.ts'
import { type AuditEntry, newestOf } from '../../platform/audit/list-audit.ts'
import { findPublicClients, formerClientName } from '../../identity/accounts/find-public-clients.ts'
import type { Database } from '../../platform/database/database.ts'
import { roleWords } from '../../../shared/accounts/role-words.ts'

/** Who did what for a brewery, in words for its owners, the newest first. */
export async function readBreweryTrail(
  database: Database,
  breweryId: string,
): Promise<BreweryTrail['entries']> {
  const entries = await newestOf(database, { kind: 'brewery', id: breweryId }, 100)
  const ofRoles = entries.filter(({ verb }) => verb === 'grant role' || verb === 'revoke role')
  const people = [...new Set(ofRoles.flatMap((entry) => saidOf(entry).clientId ?? []))]
  const clients = await findPublicClients(database, people)
  return entries.map((entry) => ({
    at: entry.at.toISOString(),
    who: whoOf(entry),
    what: whatOf(entry, (id) => clients.get(id)?.name ?? formerClientName),
    reason: entry.reason,
  }))
}

/** Staff are named with Dray, so that an owner knows them from the own people. */
function whoOf({ actorName, actorRole }: AuditEntry): string {
  return isStaffRole(actorRole) || actorRole === 'operator' ? `${actorName} of Dray` : actorName
}

const verbs: Readonly<Record<string, string>> = {
  'look in': 'looked into the console',
  papers_saved: 'saved the documents',
  agreement_accepted: 'accepted the agency agreement',
  awrs_check: 'recorded an AWRS look-up',
  awrs_failed_check: 'recorded a failed AWRS look-up',
  awrs_exclusion: 'recorded why AWRS does not apply',
  brewery_suspended: 'suspended the brewery',
  brewery_reinstated: 'reinstated the brewery',
  sales_paused: 'paused the sales',
  sales_resumed: 'resumed the sales',
  'change contact': 'changed how the brewery is reached',
  'close brewery': 'entered closed days',
  'open brewery': 'opened on closed days again',
  'choose invoice code': 'chose the code of the documents',
  'ask page change': 'asked Dray for a change of the page',
  'withdraw page change': 'took a change of the page back',
  'refuse page change': 'refused a change of the page',
  'change page': 'changed the page',
}

/** 'invited jo@pub.example as Sales', or the verb as the trail has it. */
function whatOf(entry: AuditEntry, nameOf: (clientId: string) => string): string {
  const { verb } = entry
  const { email = '', role = '', clientId = '' } = saidOf(entry)
  const name = isBreweryRole(role) ? roleWords[role].name : role
  switch (verb) {
    case 'invite':
      return `invited ${email} as ${name}`
    case 'withdraw invitation':
      return `withdrew the invitation of ${email} as ${name}`
    case 'join':
      return `joined as ${name}`
    case 'grant role':
      return `gave ${nameOf(clientId)} the role ${name}`
    case 'revoke role':
      return `took the role ${name} from ${nameOf(clientId)}`
    default:
      return verbs[verb] ?? verb.replaceAll('_', ' ')
  }
}

type Said = { email?: string; role?: string; clientId?: string }

/** What an entry about people says, as their use cases write it. */
const saidOf = ({ before, after }: AuditEntry): Said => ((after ?? before) as Said | null) ?? {}
