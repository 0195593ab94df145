import { randomBytes } from 'node:crypto'
import type { Database } from '../../platform/database/database.ts'
import type { Sealer } from '../../platform/secrets/seal-text.ts'
import {
  insertLinkKey,
  linkKeyContext,
  type LinkKeyRow,
  linkKeyRows,
  lockLinkKeys,
} from './link-key-queries.ts'
import { keyIdOf, type LinkPurpose, readLink, type SignedLink, signLink } from './sign-link.ts'

/** Unknown key ids make a process look for new keys, at most this often, in milliseconds. */
const recheckMs = 5_000
const renewedMs = 365 * 24 * 60 * 60_000

export type LinkKeys = {
  sign: (link: SignedLink) => string
  /** The token's contents if the shop signed it for this purpose; null otherwise. */
  read: (token: string, purpose: LinkPurpose, now: Date) => Promise<SignedLink | null>
}

type Store = { database: Database; sealer: Sealer }

/** The keys of all processes, from the database; the first process ever makes the first key. */
export async function openLinkKeys(store: Store, now: Date): Promise<LinkKeys> {
  let keys = await readKeys(store)
  let readAt = now.getTime()
  if (keys.length === 0) keys = await makeFirstKey(store, now)
  return {
    sign: (link) => signLink(keys[0]!, link),
    read: async (token, purpose, at) => {
      const id = keyIdOf(token)
      if (id === null) return null
      const known = () => keys.find((key) => key.id === id)
      if (known() === undefined && Math.abs(at.getTime() - readAt) >= recheckMs) {
        readAt = at.getTime()
        keys = await readKeys(store)
      }
      const key = known()
      const link = key === undefined ? null : readLink(key, token)
      return link?.purpose === purpose ? link : null
    },
  }
}

/** Processes that start a new shop together make one. */
const makeFirstKey = ({ database, sealer }: Store, now: Date) =>
  database.transaction(async (transaction) => {
    const store = { database: transaction, sealer }
    await lockLinkKeys(transaction)
    if ((await readKeys(store)).length === 0) await addLinkKey(store, now)
    return readKeys(store)
  })

/** Makes a new key, which signs from the next start on; the older ones go on verifying for ever. */
export async function addLinkKey({ database, sealer }: Store, now: Date): Promise<void> {
  const id = randomBytes(6).toString('base64url')
  const secret = sealer.seal(randomBytes(32).toString('base64url'), linkKeyContext(id))
  await insertLinkKey(database, { id, secret, createdAt: now })
}

/** A new key every year. */
export async function renewLinkKeys(store: Store, now: Date): Promise<void> {
  const [newest] = await linkKeyRows(store.database)
  if (newest && now.getTime() - newest.createdAt.getTime() > renewedMs) await addLinkKey(store, now)
}

/** Keys that do not open are left out: they neither sign nor verify. */
async function readKeys({ database, sealer }: Store): Promise<LinkKeyRow[]> {
  return (await linkKeyRows(database)).flatMap((key) => {
    const secret = sealer.open(key.secret, linkKeyContext(key.id))
    return secret === null ? [] : [{ ...key, secret }]
  })
}
