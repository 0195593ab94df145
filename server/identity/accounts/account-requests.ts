import Type from 'typebox'
import { notFound } from '../../platform/errors/common-errors.ts'
import type { FastifyRequest } from 'fastify'
import { callerOf } from '../../platform/rate-limits/rate-limits.ts'
import type { Caller } from './accounts.ts'
import { readDeviceToken } from './known-devices/device-cookie.ts'
import { describeDevice } from './sessions/describe-device.ts'
import { AddressPart } from '../../platform/http/address-part.ts'

/** Names one of a client's own things in an address. */
export const OwnKey = Type.Object({ id: AddressPart })

/** The id of `what`, or RequestError 404 for what cannot be one. */
export function readOwnKey({ id }: { id: string }, what: string): string {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)) throw notFound(what)
  return id
}

export function callerOfRequest(request: FastifyRequest): Caller {
  const { ip, headers } = request
  const device = describeDevice(headers['user-agent'])
  return { ip, network: callerOf(ip), device, deviceToken: readDeviceToken(request) }
}
