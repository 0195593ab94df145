import { breweryRoles, isBreweryRole, isStaffRole, staffRoles } from '../../../shared/accounts/roles.ts'
import { isUuid } from '../../../shared/format/uuid.ts'
import { findClientByEmail } from '../../identity/accounts/find-clients.ts'
import { nameBrewery } from '../../catalogue/beers/find-breweries.ts'
import type { Database } from '../../platform/database/database.ts'
import { changePerson } from '../../parties/people/change-person.ts'
import { invitePerson } from '../../parties/people/invite-person.ts'
import { listPeople } from '../../parties/people/list-people.ts'
import {
  breweryPlace,
  type PeoplePlace,
  type PlaceRole,
  staffPlace,
} from '../../parties/people/people-place.ts'
import { withdrawInvitation } from '../../parties/people/withdraw-invitation.ts'
import { type Command, NothingThere, UsageError } from './operator-command.ts'

const listUsage = 'people list <brewery>|dray'
const inviteUsage = 'people invite <brewery>|dray <e-mail> <role>'
const changeUsage = 'people change <brewery>|dray <e-mail> <role>[,<role>…]|none'
const withdrawUsage = 'people withdraw <brewery>|dray <invitation>'

/** Who works for a brewery, or for Dray, and who is invited. */
export const peopleCommands: Record<string, Command> = {
  list: {
    usage: listUsage,
    does: 'people with their roles and whether they have a second factor, and open invitations',
    run: async (database, [slug], { clock }) => {
      const place = await readPlace(database, slug, listUsage)
      const { people, invitations } = await listPeople(database, place, { viewerId: '', now: clock() })
      const lines = [
        ...people.map(({ name, email, roles, hasSecondFactor }) => {
          const factor = hasSecondFactor ? 'second factor' : 'no second factor'
          return `${email}  ${name}  ${roles.map(({ role }) => role).join(', ')}  ${factor}\n`
        }),
        ...invitations.map(
          ({ id, email, role, endsAt, hasEnded }) =>
            `${id}  ${email}  invited as ${role}, ${hasEnded ? 'ended' : 'until'} ${endsAt}\n`,
        ),
      ]
      return lines.join('') || 'There is no one.\n'
    },
  },
  invite: {
    usage: inviteUsage,
    does: 'mails the link of a week by which an address takes a role',
    run: async (database, [slug, email, role = ''], { actor, clock, publicUrl, openSealer }) => {
      const place = await readPlace(database, slug, inviteUsage)
      if (email === undefined) throw new UsageError(inviteUsage)
      const [wanted] = readRoles(place, role)
      const inviting = { place, actor, now: clock(), publicUrl, sealer: await openSealer() }
      await database.transaction((transaction) =>
        invitePerson(transaction, { ...inviting, email, role: wanted! }),
      )
      return `${email} is invited to ${place.name} as ${wanted}.\n`
    },
  },
  change: {
    usage: changeUsage,
    does: 'all roles that a person has from now on; none takes the person out, and tokens and invitations end',
    run: async (database, [slug, email, words], { actor, clock, publicUrl }) => {
      const place = await readPlace(database, slug, changeUsage)
      if (email === undefined || words === undefined) throw new UsageError(changeUsage)
      const roles = words === 'none' ? [] : readRoles(place, words)
      const client = await findClientByEmail(database, email)
      if (client === null) throw new NothingThere(`There is no account with the address ${email}.`)
      const change = { place, actor, now: clock(), publicUrl, clientId: client.id, roles }
      const effects = await database.transaction((transaction) => changePerson(transaction, change))
      return `${[...(effects.deadlines ?? []), ...(effects.warnings ?? [])].join('\n')}\n`
    },
  },
  withdraw: {
    usage: withdrawUsage,
    does: 'ends an invitation before it is used',
    run: async (database, [slug, id], { actor, clock, publicUrl }) => {
      const place = await readPlace(database, slug, withdrawUsage)
      if (id === undefined || !isUuid(id)) throw new UsageError(withdrawUsage)
      await database.transaction((transaction) =>
        withdrawInvitation(transaction, { place, actor, now: clock(), publicUrl, id }),
      )
      return `${id} is withdrawn.\n`
    },
  },
}

async function readPlace(database: Database, slug: string | undefined, usage: string): Promise<PeoplePlace> {
  if (slug === undefined) throw new UsageError(usage)
  return slug === 'dray' ? staffPlace : breweryPlace({ slug, ...(await nameBrewery(database, slug)) })
}

function readRoles({ breweryId }: PeoplePlace, words: string): PlaceRole[] {
  const [isRole, all] = breweryId === null ? [isStaffRole, staffRoles] : [isBreweryRole, breweryRoles]
  const roles = [...new Set(words.split(','))]
  if (!roles.every((role) => isRole(role))) throw new UsageError(`A role is one of ${all.join(', ')}.`)
  return roles as PlaceRole[]
}
