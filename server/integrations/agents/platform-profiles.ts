import { LRUCache } from 'lru-cache'
import { type PublicReach, ReachError } from '../../platform/http/public-reach.ts'
import { isRecord } from './read-mcp-message.ts'
import { RpcError, rpcCodes } from './rpc-error.ts'
import { isCapability, ucpVersion } from './ucp-profile.ts'

/** Bounds of what an agent's profile may take, and how long it holds (PLAT-28). */
const patienceMs = 3000
const mostBytes = 64 * 1024
const lastsMs = 10 * 60_000
const mostProfiles = 500
const longestUrl = 2000

/** The capabilities of the shop that a platform has in the shop's version, by name: a profile may name thousands more. */
export type Platform = { has: (capability: string) => boolean }

export type PlatformProfiles = {
  /** The platform that calls, by the address of its profile. Throws RpcError where there is no good one. */
  read: (url: unknown) => Promise<Platform>
}

/** Profiles of agents' platforms, fetched from the public internet alone. */
export function createPlatformProfiles(reach: PublicReach, clock: () => Date): PlatformProfiles {
  const profiles = new LRUCache<string, { platform: Platform; until: number }>({ max: mostProfiles })
  return {
    read: async (given) => {
      const url = readUrl(given)
      const now = clock().getTime()
      const known = profiles.get(url.href)
      if (known !== undefined && known.until > now) return known.platform
      const platform = await fetchPlatform(reach, url)
      profiles.set(url.href, { platform, until: now + lastsMs })
      return platform
    },
  }
}

function readUrl(given: unknown): URL {
  const url =
    typeof given === 'string' && given.length <= longestUrl && URL.canParse(given) ? new URL(given) : null
  if (url === null || url.protocol !== 'https:' || url.username !== '' || url.password !== '')
    throw discovery('invalid_profile_url', 'meta.ucp-agent.profile names your profile, at an https address.')
  url.hash = ''
  return url
}

async function fetchPlatform(reach: PublicReach, url: URL): Promise<Platform> {
  const headers = { accept: 'application/json', 'user-agent': 'Dray' }
  const answer = await reach
    .ask({ url, method: 'GET', headers, timeoutMs: patienceMs, mostBytes })
    .catch((error: unknown) => {
      if (!(error instanceof ReachError)) throw error
      throw error.problem === 'refused_address'
        ? discovery('invalid_profile_url', 'The profile is not at an address of the public internet.')
        : discovery('profile_unreachable', 'The profile could not be fetched.')
    })
  if (answer.status !== 200 || !answer.isWhole)
    throw discovery('profile_unreachable', 'The profile is not a file of at most 64 KB under that address.')
  return readProfile(answer.text)
}

function readProfile(text: string): Platform {
  const ucp = parsed(text)?.['ucp']
  if (!isRecord(ucp) || typeof ucp['version'] !== 'string')
    throw discovery('profile_malformed', 'The profile is not a profile of the Universal Commerce Protocol.')
  if (ucp['version'] !== ucpVersion)
    throw discovery('version_unsupported', `The version of the shop is ${ucpVersion}.`)
  const capabilities = isRecord(ucp['capabilities']) ? ucp['capabilities'] : {}
  const names = new Set(
    Object.entries(capabilities).flatMap(([name, entries]) =>
      isCapability(name) &&
      [entries].flat().some((entry) => isRecord(entry) && entry['version'] === ucpVersion)
        ? [name]
        : [],
    ),
  )
  return { has: (capability) => names.has(capability) }
}

function parsed(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text)
    return isRecord(value) ? value : null
  } catch {
    return null
  }
}

const discovery = (code: string, content: string) =>
  new RpcError(rpcCodes.discovery, 'UCP discovery failed', { data: { code, content } })
