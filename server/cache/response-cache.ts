import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'

/** A finished answer and the subjects of change notices that drop it. */
export type Cacheable = { topics: ReadonlySet<string> }

/** Milliseconds since 1970 from which an answer is made anew, whatever changed; absent: never. */
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

/** Finished answers, cached until what they showed changes, in at most maxBytes of memory for keys and bodies. */
export function createResponseCache<K extends Cacheable, Passing = never>({
  maxBytes,
}: {
  maxBytes: number
}): ResponseCache<K, Passing> {
  const entries = new LRUCache<string, K>({ maxSize: maxBytes, dispose: forget })
  const keysByTopic = new Map<string, Set<string>>()
  const making = new Map<string, Promise<K | Passing>>()
  /** Counts drops: an answer whose data was read before a drop is served once and not cached. */
  let age = 0

  function forget(entry: K, key: string): void {
    for (const topic of entry.topics) {
      const keys = keysByTopic.get(topic)
      keys?.delete(key)
      if (keys?.size === 0) keysByTopic.delete(topic)
    }
  }

  function store(key: string, entry: K, bytes: number, lifetimeMs?: number): void {
    if (lifetimeMs !== undefined && lifetimeMs < 1) return
    entries.set(key, entry, { size: bytes + bytesPerKeyCharacter * key.length, ttl: lifetimeMs })
    if (!entries.has(key)) return
    for (const topic of entry.topics) {
      const keys = keysByTopic.get(topic) ?? new Set()
      keysByTopic.set(topic, keys.add(key))
    }
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
    peek: (key) => entries.get(shortKey(key)),
    get: (longKey, make) => {
      const key = shortKey(longKey)
      const entry = entries.get(key)
      if (entry) return Promise.resolve(entry)
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
      for (const key of keysByTopic.get(topic) ?? []) entries.delete(key)
    },
    clear: () => {
      age += 1
      making.clear()
      entries.clear()
      keysByTopic.clear()
    },
    size: () => ({ entries: entries.size, bytes: entries.calculatedSize }),
  }
}

/** Equal for equal keys alone, and never long. */
const shortKey = (key: string) =>
  key.length <= longestKey ? key : `sha256:${hash('sha256', key, 'base64url')}`
