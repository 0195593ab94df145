import type { AuditVerb } from '../../../shared/audit/audit-words.ts'
import type { NewGroup } from '../../../shared/api/staff-groups-api.ts'
import type { ActionEffects } from '../../platform/actions/perform-action.ts'
import type { Actor } from '../../platform/audit/actor.ts'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import { nameBrewery } from '../beers/find-breweries.ts'
import type { Database } from '../../platform/database/database.ts'
import { badField, notFound } from '../../platform/errors/common-errors.ts'
import { deleteMember, insertGroup, insertMember } from './group-change-queries.ts'
import type { NamedGroup } from './name-group.ts'

type ActionContext = { actor: Actor; now: Date }
type Membership = ActionContext & { group: NamedGroup; /** Its slug. */ brewery: string }

/** Below /groups: no group may be named so. */
const reserved = new Set(['region'])

/** Opens a group without breweries, organisers and runs. Needs a transaction; throws RequestError 400 for a taken slug. */
export async function openGroup(
  transaction: Database,
  { actor, now, slug, name, region, description = '' }: NewGroup & ActionContext,
): Promise<ActionEffects> {
  const row = { externalId: slug, slug, name: name.trim(), region, description: description.trim() }
  const id = reserved.has(slug) ? null : await insertGroup(transaction, row)
  if (id === null) throw badField('slug', `The address '${slug}' is taken.`)
  await writeAudit(transaction, {
    at: now,
    actor,
    verb: 'open group',
    subject: { kind: 'group', id },
    after: row,
  })
  return {
    deadlines: [`${row.name} is at /groups/${slug} from now on.`],
    warnings: ['It takes no orders before it has a run plan and a brewery.'],
  }
}

/** Puts a brewery into a group, the last of it. Needs a transaction; throws RequestError 404, and 400 for a member. */
export async function addMember(
  transaction: Database,
  { group, brewery: slug, actor, now }: Membership,
): Promise<ActionEffects> {
  const brewery = await nameBrewery(transaction, slug)
  if (!(await insertMember(transaction, { groupId: group.id, breweryId: brewery.id })))
    throw badField('brewery', `${brewery.name} is in ${group.name} already.`)
  await record(transaction, { group, actor, now, verb: 'add brewery to group', after: { brewery: slug } })
  return { deadlines: [`Beer of ${brewery.name} travels with ${group.name} from now on.`] }
}

/** Takes a brewery out of a group. Needs a transaction; throws RequestError 404 for one that is not in it. */
export async function removeMember(
  transaction: Database,
  { group, brewery: slug, actor, now }: Membership,
): Promise<ActionEffects> {
  const brewery = await nameBrewery(transaction, slug)
  if (!(await deleteMember(transaction, { groupId: group.id, breweryId: brewery.id })))
    throw notFound(`The brewery '${slug}' in ${group.name}`)
  await record(transaction, {
    group,
    actor,
    now,
    verb: 'take brewery out of group',
    before: { brewery: slug },
  })
  return {
    deadlines: [`Beer of ${brewery.name} is ordered with ${group.name} no longer.`],
    warnings: ['Orders that were placed stay on their runs.'],
  }
}

const record = (
  transaction: Database,
  {
    group,
    now,
    ...row
  }: ActionContext & { group: NamedGroup; verb: AuditVerb; before?: unknown; after?: unknown },
) => writeAudit(transaction, { at: now, subject: { kind: 'group', id: group.id }, ...row })
