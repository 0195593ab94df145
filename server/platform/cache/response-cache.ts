import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'

/** A finished answer and the subjects of change notices that drop it. */
export type Cacheable = { topics: ReadonlySet<string> }

/** Milliseconds since 1970 from which an answer is made again, whatever changed; absent: never. */
type FreshUntil = { freshUntil?: number }

/** What was made: an answer to keep, or one that goes once to everybody who waits for it. */
type Made<K extends Cacheable, Passing> = ({ store: K; bytes: number } & FreshUntil) | { pass: K | Passing }

export type ResponseCache<K extends Cacheable, Passing> = {
  /** The cached answer, if any. */
  peek: (key: string) => K | undefined
  /** The cached answer, or what `make` makes: one at a time for each key. */
  get: (key: string, make: () => Promise<Made<K, Passing>>) => Promise<K | Passing>
  /** Drops the answers that showed the topic. */
  drop: (topic: string) => void
  clear: () => void
  size: () => { entries: number; bytes: number }
}

/** Longer keys are stored as their hash, in characters: an address may have 16,000. */
const longestKey = 200
/** A key is held here, by the request that is being answered and by the key sets of its topics. */
const bytesPerKeyCharacter = 3

/** Shares of the memory: for answers that were asked for once, and for keys that were asked for lately. */
const shares = { once: 1 / 16, keys: 1 / 32 }
/** What an entry takes besides its key, about. */
const overheadBytes = 100

/** An answer with its size in bytes. */
type Stored<K> = { answer: K; size: number }

/**
 * Finished answers, cached until what they showed changes, in at most maxBytes of memory for keys and bodies. Those of addresses that
 * were asked for once have a sixteenth of it to themselves, so that a crawler, which asks for each address of the shop, drops no answer that others
 * ask for (docs/performance.md).
 */
export function createResponseCache<K extends Cacheable, Passing = never>({
  maxBytes,
}: {
  maxBytes: number
}): ResponseCache<K, Passing> {
  const maxOnce = Math.ceil(maxBytes * shares.once)
  const maxKeys = Math.ceil(maxBytes * shares.keys)
  const askedOnce = storage(maxOnce)
  const askedAgain = storage(maxBytes - maxOnce - maxKeys)
  /** Also of answers that a change dropped, or that gave way before they were asked for again. */
  const askedKeys = new LRUCache<string, true>({
    maxSize: maxKeys,
    sizeCalculation: (_, key) => key.length + overheadBytes,
  })
  const keysByTopic = new Map<string, Set<string>>()
  const making = new Map<string, Promise<K | Passing>>()
  /** Counts drops: an answer whose data was read before a drop is served once and not cached. */
  let age = 0

  function storage(maxSize: number) {
    return new LRUCache<string, Stored<K>>({
      maxSize: Math.max(1, maxSize),
      dispose: forget,
      sizeCalculation: ({ size }) => size,
    })
  }

  function forget({ answer }: Stored<K>, key: string): void {
    for (const topic of answer.topics) {
      const keys = keysByTopic.get(topic)
      keys?.delete(key)
      if (keys?.size === 0) keysByTopic.delete(topic)
    }
  }

  function store(key: string, answer: K, bytes: number, lifetimeMs?: number): void {
    if (lifetimeMs !== undefined && lifetimeMs < 1) return
    const size = bytes + bytesPerKeyCharacter * key.length
    const isAskedAgain = askedKeys.has(key) || size > maxOnce
    askedKeys.set(key, true)
    hold(isAskedAgain ? askedAgain : askedOnce, key, { answer, size }, lifetimeMs)
  }

  function hold(where: typeof askedOnce, key: string, stored: Stored<K>, ttl?: number): void {
    where.set(key, stored, { ttl })
    if (!where.has(key)) return
    for (const topic of stored.answer.topics) {
      const keys = keysByTopic.get(topic) ?? new Set()
      keysByTopic.set(topic, keys.add(key))
    }
  }

  function find(key: string): K | undefined {
    const known = askedAgain.get(key)
    if (known) return known.answer
    const newcomer = askedOnce.get(key)
    if (!newcomer) return undefined
    const leftMs = askedOnce.getRemainingTTL(key)
    askedOnce.delete(key)
    // Of nothing left the cache would make for ever.
    hold(askedAgain, key, newcomer, Number.isFinite(leftMs) ? Math.max(leftMs, 1) : undefined)
    return newcomer.answer
  }

  async function makeOnce(key: string, make: () => Promise<Made<K, Passing>>): Promise<K | Passing> {
    const ageBefore = age
    const made = await make()
    if ('pass' in made) return made.pass
    const lifetimeMs = made.freshUntil === undefined ? undefined : made.freshUntil - Date.now()
    if (ageBefore === age) store(key, made.store, made.bytes, lifetimeMs)
    return made.store
  }

  return {
    peek: (key) => find(shortKey(key)),
    get: (longKey, make) => {
      const key = shortKey(longKey)
      const known = find(key)
      if (known) return Promise.resolve(known)
      const running = making.get(key)
      if (running) return running
      const made = makeOnce(key, make).finally(() => {
        if (making.get(key) === made) making.delete(key)
      })
      making.set(key, made)
      return made
    },
    drop: (topic) => {
      age += 1
      making.clear()
      for (const key of keysByTopic.get(topic) ?? []) {
        askedOnce.delete(key)
        askedAgain.delete(key)
      }
    },
    clear: () => {
      age += 1
      making.clear()
      askedOnce.clear()
      askedAgain.clear()
      keysByTopic.clear()
    },
    size: () => ({
      entries: askedOnce.size + askedAgain.size,
      bytes: askedOnce.calculatedSize + askedAgain.calculatedSize + askedKeys.calculatedSize,
    }),
  }
}

/** Equal for equal keys alone, and never long. */
const shortKey = (key: string) =>
  key.length <= longestKey ? key : `sha256:${hash('sha256', key, 'base64url')}`
