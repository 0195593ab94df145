import { exportJWK, generateKeyPair, importJWK, type CryptoKey, type JWK } from 'jose'
import { randomBytes } from 'node:crypto'
import type { Sealer } from '../../../platform/secrets/seal-text.ts'
import type { Database } from '../../../platform/database/database.ts'
import {
  dropSigningKeys,
  insertSigningKey,
  lockSigningKeys,
  signingKeyContext,
  type SigningKeyRow,
  signingKeyRows,
} from './signing-key-queries.ts'

/** The only way access tokens are signed; no other is ever verified. */
export const signingAlgorithm = 'EdDSA'
/** Unknown key ids make a process look for new keys, at most this often, in milliseconds. */
const recheckMs = 5_000
/** A process that signs with keys it read longer ago than this reads them again beside it, in milliseconds. */
const rereadMs = 5 * 60_000
/** A process signs with a key only after the others had the time to see it, in milliseconds. */
const settlingMs = 10 * 60_000

/** After this a key is the one that all processes sign with, and nothing an older one signed is still good. */
const settledForGoodMs = 24 * 60 * 60_000
const renewedMs = 90 * 24 * 60 * 60_000

type VerifyingKey = { id: string; createdAt: Date; publicKey: CryptoKey }
type LoadedKey = VerifyingKey & { privateKey: CryptoKey }
type Store = { database: Database; sealer: Sealer }

export type SigningKeys = {
  signer: (now: Date) => LoadedKey
  verifier: (id: string, now: Date) => Promise<CryptoKey | null>
}

/**
 * The keys of all processes, from the database; the first process ever makes the first key. A key whose private half
 * does not open verifies and never signs.
 */
export async function openSigningKeys(store: Store, now: Date): Promise<SigningKeys> {
  let keys: (VerifyingKey | LoadedKey)[] = []
  const own = () => keys.filter((key): key is LoadedKey => 'privateKey' in key)
  let readAt = now.getTime()

  async function reload(now: Date, database = store.database): Promise<void> {
    readAt = now.getTime()
    const rows = await signingKeyRows(database)
    keys = await Promise.all(rows.map((row) => load(row, store.sealer)))
  }

  await reload(now)
  // Processes that start a new shop together make one key: a token of another's would be refused until keys are reread.
  if (own().length === 0)
    await store.database.transaction(async (transaction) => {
      await lockSigningKeys(transaction)
      await reload(now, transaction)
      if (own().length === 0) await addSigningKey({ ...store, database: transaction }, now)
      await reload(now, transaction)
    })
  return {
    signer: (now) => {
      // Not awaited: the caller may hold the only connection. If it fails, the next call tries again.
      if (Math.abs(now.getTime() - readAt) >= rereadMs) reload(now).catch(() => {})
      const usable = own()
      return (
        usable.find(({ createdAt }) => now.getTime() - createdAt.getTime() >= settlingMs) ?? usable.at(-1)!
      )
    },
    verifier: async (id, now) => {
      const known = () => keys.find((key) => key.id === id)?.publicKey ?? null
      if (known() === null && Math.abs(now.getTime() - readAt) >= recheckMs) await reload(now)
      return known()
    },
  }
}

/** Makes a new key, which signs from ten minutes on. The older ones go on verifying. */
export async function addSigningKey({ database, sealer }: Store, now: Date): Promise<string> {
  const pair = await generateKeyPair(signingAlgorithm, { crv: 'Ed25519', extractable: true })
  const [publicKey, privateKey] = await Promise.all([exportJWK(pair.publicKey), exportJWK(pair.privateKey)])
  const id = randomBytes(9).toString('base64url')
  const sealed = sealer.seal(JSON.stringify(privateKey), signingKeyContext(id))
  await insertSigningKey(database, { id, publicKey, privateKey: sealed, createdAt: now })
  return id
}

/** A new key every 90 days; old ones go when the last token they signed has long expired. */
export async function renewSigningKeys(store: Store, now: Date): Promise<void> {
  const { database } = store
  const ages = (await signingKeyRows(database)).map(({ createdAt }) => now.getTime() - createdAt.getTime())
  if (ages.every((age) => age > renewedMs)) await addSigningKey(store, now)
  const signing = ages.find((age) => age >= settledForGoodMs)
  if (signing !== undefined) await dropSigningKeys(database, { before: new Date(now.getTime() - signing) })
}

async function load(row: SigningKeyRow, sealer: Sealer): Promise<VerifyingKey | LoadedKey> {
  const { id, createdAt } = row
  const privateKey = sealer.open(row.privateKey, signingKeyContext(id))
  const key = { id, createdAt, publicKey: await read(row.publicKey) }
  return privateKey === null ? key : { ...key, privateKey: await read(JSON.parse(privateKey) as JWK) }
}

const read = async (key: JWK) => (await importJWK(key, signingAlgorithm)) as CryptoKey
