import { namesOfRoles } from '../../../shared/accounts/role-words.ts'
import type { Role } from '../../../shared/accounts/roles.ts'
import type { Invitation, Person } from '../../../shared/api/people-api.ts'
import { wholeDay } from '../whole-moment.ts'

export const rolesOf = ({ roles }: Person): Role[] => roles.map(({ role }) => role)

/** 'Sales and Cellar', in the order of the roles of the place. */
export const roleText = (roles: readonly Role[], order: readonly Role[]): string =>
  namesOfRoles(order.filter((role) => roles.includes(role)))

/** 'since 3 March 2026, by Jan Mason', of the role that the person had first. */
export function sinceText({ roles }: Person): string {
  const [first] = roles.toSorted((one, other) => one.since.localeCompare(other.since))
  return first === undefined ? '' : `since ${wholeDay(first.since)}, by ${first.givenBy}`
}

/** 'invited by Jan Mason, the link ends on 30 November 2026'. */
export const invitationText = ({ invitedBy, endsAt, hasEnded }: Invitation): string =>
  `invited by ${invitedBy}, the link ${hasEnded ? 'ended' : 'ends'} on ${wholeDay(endsAt)}`
