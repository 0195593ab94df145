import type { FastifyReply, FastifyRequest } from 'fastify'
import { knownDeviceLimit } from '../../../../shared/limits/limits.ts'
import type { Accounts } from '../accounts.ts'
import { hashOfToken } from '../sessions/refresh-token.ts'
import { newDeviceToken, readGivenDeviceToken, sendDeviceCookie } from './device-cookie.ts'
import { storeKnownDevice } from './known-device-queries.ts'

/**
 * Recognises a device that has just proved its client's identity, so that strangers' guesses no longer count against it
 * (docs/decisions/0008). The browser stores one token for all accounts.
 */
export async function rememberDevice(
  { database, publicUrl, clock }: Accounts,
  { request, reply, clientId }: { request: FastifyRequest; reply: FastifyReply; clientId: string },
): Promise<void> {
  const deviceToken = readGivenDeviceToken(request, publicUrl) ?? newDeviceToken()
  const tokenHash = hashOfToken(deviceToken)
  await storeKnownDevice(database, { tokenHash, clientId, limit: knownDeviceLimit, now: clock() })
  sendDeviceCookie(reply, deviceToken, publicUrl)
}
