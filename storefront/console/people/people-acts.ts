import { roleWords } from '../../../shared/accounts/role-words.ts'
import type { Role } from '../../../shared/accounts/roles.ts'
import type { Invitation, Person } from '../../../shared/api/people-api.ts'
import type { PlainAction } from '../plain-act.ts'
import { invitationPath, invitationsPath, removalPath } from './console-people-calls.ts'

const thing = 'The list of people'

/** Asking an address to take a role. */
export const inviteAction = (address: string, place: string, roles: readonly Role[]): PlainAction => ({
  title: `Invite to ${place}`,
  thing,
  call: invitationsPath(address),
  fields: [
    {
      name: 'email',
      label: 'Email address',
      kind: 'line',
      hint: 'The invitation works for this address alone.',
      missing: 'Please give an email address.',
      maxLength: 254,
    },
    {
      name: 'role',
      label: 'Role',
      kind: 'choice',
      missing: 'Please choose a role.',
      options: [
        { value: '', label: 'Choose a role' },
        ...roles.map((role) => ({
          value: role,
          label: `${roleWords[role].name}: ${roleWords[role].may}`,
        })),
      ],
    },
  ],
  nameOf: ({ email }) => `Invite ${String(email)}`,
  done: 'The invitation is on its way.',
})

/** The same invitation by a new link. */
export const againAction = (address: string, { email, role }: Invitation): PlainAction => ({
  title: `Invite ${email} again`,
  thing,
  call: invitationsPath(address),
  fields: [],
  fixed: { email, role },
  nameOf: () => `Invite ${email} again`,
  done: 'A new invitation is on its way.',
})

export const withdrawAction = (address: string, { id, email }: Invitation): PlainAction => ({
  title: `Withdraw the invitation of ${email}`,
  thing,
  call: invitationPath(address, id),
  method: 'DELETE',
  fields: [],
  nameOf: () => 'Withdraw the invitation',
  isDangerous: true,
  done: 'The invitation is withdrawn.',
})

export const removeAction = (address: string, person: Person, place: string): PlainAction => ({
  title: person.isYou ? `Leave ${place}` : `Take ${person.name} out`,
  thing,
  call: removalPath(address, person),
  method: 'DELETE',
  fields: [],
  nameOf: () => (person.isYou ? `Leave ${place}` : `Take ${person.name} out`),
  isDangerous: true,
  done: person.isYou ? `You have left ${place}.` : `${person.name} is out.`,
})
