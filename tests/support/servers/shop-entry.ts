import { server } from '../../../tools/built-parts.ts'
import { isStale } from '../../../tools/is-stale.ts'
import { shopArguments } from './public-choices.ts'

let found: string[] | undefined

/**
 * What Node is started with for a shop in a process of its own: the built one, which starts with half of the work, or the
 * sources where they have changed since the build.
 */
export function shopEntry(): string[] {
  found ??= isStale(server.stamp, server.sources) ? ['server/main.ts'] : shopArguments
  return found
}
