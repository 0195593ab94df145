import type { ActionEffects } from '../../platform/actions/perform-action.ts'
import type { Database } from '../../platform/database/database.ts'
import { changePerson } from './change-person.ts'
import type { PeopleChange } from './people-place.ts'

/**
 * A person leaves a brewery of his own accord: at once, with every role, token and calendar entry there. Needs a
 * transaction; throws RequestError 409 for the last owner (ROLE-03, ROLE-04).
 */
export async function leaveBrewery(
  transaction: Database,
  change: PeopleChange & { actor: { clientId: string } },
): Promise<ActionEffects> {
  const { place, actor } = change
  const { deadlines = [] } = await changePerson(transaction, {
    ...change,
    clientId: actor.clientId,
    roles: [],
  })
  return {
    deadlines: [
      `You see nothing of ${place.name} from now on; its deliveries leave your calendar.`,
      // The first sentence is about the person by name.
      ...deadlines.slice(1),
    ],
    warnings: ['Only an owner can invite you again.'],
    button: `Leave ${place.name}`,
  }
}
