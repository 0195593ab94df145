import { createHash, randomBytes } from 'node:crypto'

/** A new key, 256 random bits in 43 signs. */
export const newCalendarKey = (): string => randomBytes(32).toString('base64url')

/** The key in a file's name, such as 'abc….ics'; null for what cannot be one. */
export const calendarKeyOf = (file: string): string | null => /^([\w-]{43})\.ics$/.exec(file)?.[1] ?? null

/** What the database stores of a key. It is random, so a plain hash is enough. */
export const hashOfKey = (key: string): string => createHash('sha256').update(key).digest('hex')
