import { exportJWK, generateKeyPair, importJWK, type CryptoKey, type JWK } from 'jose'
import { randomBytes } from 'node:crypto'
import type { Database } from '../../database/database.ts'
import {
  dropSigningKeys,
  insertSigningKey,
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

type LoadedKey = { id: string; createdAt: Date; privateKey: CryptoKey; publicKey: CryptoKey }

export type SigningKeys = {
  signer: (now: Date) => LoadedKey
  verifier: (id: string, now: Date) => Promise<CryptoKey | null>
}

/** The keys of all processes, from the database; the first process ever makes the first key. */
export async function openSigningKeys(database: Database, now: Date): Promise<SigningKeys> {
  let keys: LoadedKey[] = []
  let readAt = now.getTime()

  async function reload(now: Date): Promise<void> {
    readAt = now.getTime()
    keys = await Promise.all((await signingKeyRows(database)).map(load))
  }

  await reload(now)
  if (keys.length === 0) {
    await addSigningKey(database, now)
    await reload(now)
  }
  return {
    signer: (now) => {
      // Not awaited: the caller may hold the only connection. If it fails, the next call tries again.
      if (Math.abs(now.getTime() - readAt) >= rereadMs) reload(now).catch(() => {})
      return keys.find(({ createdAt }) => now.getTime() - createdAt.getTime() >= settlingMs) ?? keys.at(-1)!
    },
    verifier: async (id, now) => {
      const known = () => keys.find((key) => key.id === id)?.publicKey ?? null
      if (known() === null && Math.abs(now.getTime() - readAt) >= recheckMs) await reload(now)
      return known()
    },
  }
}

/** Makes a new key, which signs from ten minutes on. The older ones go on verifying. */
export async function addSigningKey(database: Database, now: Date): Promise<string> {
  const pair = await generateKeyPair(signingAlgorithm, { crv: 'Ed25519', extractable: true })
  const [publicKey, privateKey] = await Promise.all([exportJWK(pair.publicKey), exportJWK(pair.privateKey)])
  const id = randomBytes(9).toString('base64url')
  await insertSigningKey(database, { id, publicKey, privateKey, createdAt: now })
  return id
}

/** A new key every 90 days; old ones go when the last token they signed has long expired. */
export async function renewSigningKeys(database: Database, now: Date): Promise<void> {
  const ages = (await signingKeyRows(database)).map(({ createdAt }) => now.getTime() - createdAt.getTime())
  if (ages.every((age) => age > renewedMs)) await addSigningKey(database, now)
  const signing = ages.find((age) => age >= settledForGoodMs)
  if (signing !== undefined) await dropSigningKeys(database, { before: new Date(now.getTime() - signing) })
}

async function load({ id, createdAt, publicKey, privateKey }: SigningKeyRow): Promise<LoadedKey> {
  return { id, createdAt, publicKey: await read(publicKey), privateKey: await read(privateKey) }
}

const read = async (key: JWK) => (await importJWK(key, signingAlgorithm)) as CryptoKey
