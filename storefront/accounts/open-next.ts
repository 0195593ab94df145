import { paths } from '../../shared/paths/paths.ts'
import { readWorkplaces } from './read-workplaces.ts'
import { readPlaces } from './sites/use-places.ts'
import { sessionState } from './session/session-state.ts'
import { homeOf, placeChooser } from './workplaces.ts'

/** Goes on to the page that signing in was for; to where the person works when it was for none (SELL-01). */
export async function openNext(next: string): Promise<void> {
  location.replace(next === paths.home ? await readHome().catch(() => next) : next)
}

/** Who acts for several sites chooses first (BIZ-10). */
async function readHome(): Promise<string> {
  const { user } = sessionState()
  const sites = user?.hasSites ? await readPlaces(user) : []
  return sites.length > 1 ? placeChooser : homeOf(await readWorkplaces())
}
