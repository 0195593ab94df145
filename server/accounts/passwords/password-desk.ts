import { availableParallelism } from 'node:os'
import { RequestError } from '../../errors.ts'
import { hashPassword, isOutdated, isPassword, presentParameters } from './hash-password.ts'
import type { Argon2Parameters } from './phc-string.ts'

/**
 * Hashing takes memory and a whole core: so many at once, one more than there are cores so that none of them waits for
 * the next to be handed over; so many may wait, the rest is told to come back.
 */
const atOnce = Math.max(1, Math.min(availableParallelism() + 1, 4))
const mayWait = 200

/** What a password turned out to be: `outdated` when its hash is to be made anew with today's parameters. */
type PasswordCheck = { isRight: boolean; isOutdated: boolean }

export type PasswordDesk = {
  hash: (password: string) => Promise<string>
  /** Takes as long for no hash at all as for a wrong password. */
  check: (password: string, phc: string | null) => Promise<PasswordCheck>
}

/** The one place passwords are hashed, with a bound on what that costs at a time. */
export async function openPasswordDesk(
  parameters: Argon2Parameters = presentParameters,
): Promise<PasswordDesk> {
  const inTurn = createQueue(atOnce, mayWait)
  const nobodys = await hashPassword('', parameters)
  return {
    hash: (password) => inTurn(() => hashPassword(password, parameters)),
    check: (password, phc) =>
      inTurn(async () => {
        const matches = await isPassword(password, phc ?? nobodys)
        return { isRight: phc !== null && matches, isOutdated: phc !== null && isOutdated(phc, parameters) }
      }),
  }
}

function createQueue(atOnce: number, mayWait: number) {
  const waiting: (() => void)[] = []
  let running = 0
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) {
      if (waiting.length >= mayWait)
        throw new RequestError(503, 'busy', 'Many people are signing in just now. Please try again shortly.')
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
