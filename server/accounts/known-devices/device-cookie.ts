import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { knownDeviceSeconds } from '../../../shared/limits/limits.ts'
import { readCookie } from '../../http/cookies.ts'

const token = /^[\w-]{43}$/

/** The token of the device's cookie, under the name that its scheme gives it; null without one. */
export function readDeviceToken(request: FastifyRequest): string | null {
  const text = readCookie(request, secureName) ?? readCookie(request, plainName)
  return text !== null && token.test(text) ? text : null
}

export const newDeviceToken = () => randomBytes(32).toString('base64url')

/** Gives the browser its token: no script reads it, no other site sends it, and no subdomain can plant it. */
export function sendDeviceCookie(reply: FastifyReply, deviceToken: string, publicUrl: string): void {
  const isSecure = publicUrl.startsWith('https:')
  const lasting = `Max-Age=${knownDeviceSeconds}; Path=/; HttpOnly; SameSite=Lax`
  const name = isSecure ? secureName : plainName
  reply.header('set-cookie', `${name}=${deviceToken}; ${lasting}${isSecure ? '; Secure' : ''}`)
}

const secureName = '__Host-dray_device'
const plainName = 'dray_device'
