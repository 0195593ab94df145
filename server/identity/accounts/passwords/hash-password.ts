import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { formatPhc, parsePhc, type Argon2Parameters } from './phc-string.ts'

/** OWASP's parameters for argon2id, Password Storage Cheat Sheet of 2026: 19 MiB, two passes, one lane. */
export const presentParameters: Argon2Parameters = { memoryKib: 19_456, passes: 2, lanes: 1 }
const saltBytes = 16
const tagBytes = 32

const derive = promisify(argon2)

/** The hash of a password as a PHC string. NFKC makes all Unicode forms of the same letters one password. */
export async function hashPassword(password: string, parameters = presentParameters): Promise<string> {
  const salt = randomBytes(saltBytes)
  return formatPhc({ ...parameters, salt, tag: await tagOf(password, salt, parameters, tagBytes) })
}

/** Whether a password is the one of the PHC string, in constant time. */
export async function isPassword(password: string, phc: string): Promise<boolean> {
  const { salt, tag, ...parameters } = parsePhc(phc)
  return timingSafeEqual(await tagOf(password, salt, parameters, tag.length), tag)
}

/** Whether a PHC string was made with other parameters than those of today. */
export function isOutdated(phc: string, parameters = presentParameters): boolean {
  const { memoryKib, passes, lanes } = parsePhc(phc)
  return memoryKib !== parameters.memoryKib || passes !== parameters.passes || lanes !== parameters.lanes
}

function tagOf(
  password: string,
  nonce: Buffer,
  { memoryKib, passes, lanes }: Argon2Parameters,
  tagLength: number,
): Promise<Buffer> {
  const message = password.normalize('NFKC')
  return derive('argon2id', { message, nonce, parallelism: lanes, memory: memoryKib, passes, tagLength })
}
