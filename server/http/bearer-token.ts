import { timingSafeEqual } from 'node:crypto'

/** Whether an Authorization header brings this token, compared without telling by the time how much of it fits. */
export function isBearer(authorization: string | undefined, token: string): boolean {
  const given = Buffer.from(authorization ?? '')
  const wanted = Buffer.from(`Bearer ${token}`)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
