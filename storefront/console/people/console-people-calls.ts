import { actionCalls } from '../act-calls.ts'
import type { People, Person } from '../../../shared/api/people-api.ts'

/** Where one person of a place is changed. */
const personPath = (address: string, { id }: Pick<Person, 'id'>) => `${address}/${encodeURIComponent(id)}`

export const rolesCalls = (address: string, person: Person) =>
  actionCalls<People>(`${personPath(address, person)}/roles`, { method: 'PUT' })

export const removalPath = personPath
export const invitationsPath = (address: string) => `${address}/invitations`
export const invitationPath = (address: string, id: string) =>
  `${invitationsPath(address)}/${encodeURIComponent(id)}`
