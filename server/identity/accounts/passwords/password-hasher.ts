import { availableParallelism } from 'node:os'
import { hashPassword, isOutdated, isPassword, presentParameters } from './hash-password.ts'
import type { Argon2Parameters } from './phc-string.ts'
import { busy } from '../../../platform/errors/account-errors.ts'

/**
 * Hashing takes memory and a whole core. The first bound limits parallel hashes: one more than there are cores, so that
 * no core waits for the next hash. The second limits waiting calls; further calls are asked to come back later.
 */
const atOnce = Math.max(1, Math.min(availableParallelism() + 1, 4))
const mayWait = 200

/** The result of checking a password: `outdated` when its hash needs today's parameters. */
type PasswordCheck = { isRight: boolean; isOutdated: boolean }

export type PasswordHasher = {
  hash: (password: string) => Promise<string>
  /** Takes as long without a hash as with a wrong password. */
  check: (password: string, phc: string | null) => Promise<PasswordCheck>
}

/** The only place that hashes passwords, with a bound on parallel work. */
export function createPasswordHasher(parameters: Argon2Parameters = presentParameters): PasswordHasher {
  const inTurn = createQueue(atOnce, mayWait)
  // Derived beside the rest of the start.
  const nobodys = hashPassword('', parameters)
  return {
    hash: (password) => inTurn(() => hashPassword(password, parameters)),
    check: (password, phc) =>
      inTurn(async () => {
        const matches = await isPassword(password, phc ?? (await nobodys))
        return { isRight: phc !== null && matches, isOutdated: phc !== null && isOutdated(phc, parameters) }
      }),
  }
}

function createQueue(atOnce: number, mayWait: number) {
  const waiting: (() => void)[] = []
  let running = 0
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) {
      if (waiting.length >= mayWait) throw busy()
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
