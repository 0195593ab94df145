import type { FastifyReply, FastifyRequest } from 'fastify'
import { knownDeviceLimit } from '../../../shared/limits/limits.ts'
import type { Accounts } from '../accounts.ts'
import { hashOfToken } from '../sessions/refresh-token.ts'
import { newDeviceToken, readDeviceToken, sendDeviceCookie } from './device-cookie.ts'
import { dropSurplusDevices, storeKnownDevice } from './known-device-queries.ts'

/**
 * Recognises a device that has just proved its client's identity, so that strangers' guesses no longer count against it
 * (docs/decisions/0008). The browser stores one token for all accounts.
 */
export async function rememberDevice(
  { database, publicUrl, clock }: Accounts,
  { request, reply, clientId }: { request: FastifyRequest; reply: FastifyReply; clientId: string },
): Promise<void> {
  const deviceToken = readDeviceToken(request) ?? newDeviceToken()
  await storeKnownDevice(database, { tokenHash: hashOfToken(deviceToken), clientId, now: clock() })
  await dropSurplusDevices(database, { clientId, limit: knownDeviceLimit })
  sendDeviceCookie(reply, deviceToken, publicUrl)
}
