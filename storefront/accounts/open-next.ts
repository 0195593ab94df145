import { paths } from '../../shared/paths/paths.ts'
import { readWorkplaces } from './read-workplaces.ts'
import { homeOf } from './workplaces.ts'

/** Goes on to the page that signing in was for; to where the person works when it was for none (SELL-01). */
export async function openNext(next: string): Promise<void> {
  location.replace(next === paths.home ? await readWorkplaces().then(homeOf, () => next) : next)
}
