import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { cookieText } from '../../../../shared/format/cookie-text.ts'
import { knownDeviceSeconds } from '../../../../shared/limits/limits.ts'
import { hostCookieName, readCookie } from '../../../platform/http/cookies.ts'

const token = /^[\w-]{43}$/
const baseName = 'dray_device'

/** The token that a device shows, under either name; null without one. Only tokens that were given grant anything. */
export const readDeviceToken = (request: FastifyRequest): string | null =>
  readToken(request, `__Host-${baseName}`) ?? readToken(request, baseName)

/** The token that this site gave the device: over https the plain name may come from a subdomain. */
export const readGivenDeviceToken = (request: FastifyRequest, publicUrl: string): string | null =>
  readToken(request, hostCookieName(baseName, publicUrl))

function readToken(request: FastifyRequest, name: string): string | null {
  const text = readCookie(request, name)
  return text !== null && token.test(text) ? text : null
}

export const newDeviceToken = () => randomBytes(32).toString('base64url')

/** Gives the browser its token: no script reads it, no other site sends it, and no subdomain can plant it. */
export function sendDeviceCookie(reply: FastifyReply, deviceToken: string, publicUrl: string): void {
  const isSecure = publicUrl.startsWith('https:')
  const lasting = { maxAgeSeconds: knownDeviceSeconds, isSecure, isHttpOnly: true }
  reply.header('set-cookie', cookieText(hostCookieName(baseName, publicUrl), deviceToken, lasting))
}
