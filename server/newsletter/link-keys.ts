import { randomBytes } from 'node:crypto'
import type { Database } from '../database/database.ts'
import { insertLinkKey, type LinkKeyRow, linkKeyRows } from './link-key-queries.ts'
import { keyIdOf, type LinkPurpose, readLink, type SignedLink, signLink } from './sign-link.ts'

/** Unknown key ids make a process look for new keys, at most this often, in milliseconds. */
const recheckMs = 5_000
const renewedMs = 365 * 24 * 60 * 60_000

export type LinkKeys = {
  sign: (link: SignedLink) => string
  /** The token's contents if the shop signed it for this purpose; null otherwise. */
  read: (token: string, purpose: LinkPurpose, now: Date) => Promise<SignedLink | null>
}

/** The keys of all processes, from the database; the first process ever makes the first key. */
export async function openLinkKeys(database: Database, now: Date): Promise<LinkKeys> {
  let keys = await linkKeyRows(database)
  let readAt = now.getTime()
  if (keys.length === 0) {
    await addLinkKey(database, now)
    keys = await linkKeyRows(database)
  }
  return {
    sign: (link) => signLink(keys[0]!, link),
    read: async (token, purpose, at) => {
      const id = keyIdOf(token)
      if (id === null) return null
      const known = () => keys.find((key) => key.id === id)
      if (known() === undefined && Math.abs(at.getTime() - readAt) >= recheckMs) {
        readAt = at.getTime()
        keys = await linkKeyRows(database)
      }
      const key = known()
      const link = key === undefined ? null : readLink(key, token)
      return link?.purpose === purpose ? link : null
    },
  }
}

/** Makes a new key, which signs from the next start on; the older ones go on verifying for ever. */
export async function addLinkKey(database: Database, now: Date): Promise<LinkKeyRow> {
  const key = {
    id: randomBytes(6).toString('base64url'),
    secret: randomBytes(32).toString('base64url'),
    createdAt: now,
  }
  await insertLinkKey(database, key)
  return key
}

/** A new key every year. */
export async function renewLinkKeys(database: Database, now: Date): Promise<void> {
  const [newest] = await linkKeyRows(database)
  if (newest && now.getTime() - newest.createdAt.getTime() > renewedMs) await addLinkKey(database, now)
}
