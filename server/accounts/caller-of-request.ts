import type { FastifyRequest } from 'fastify'
import { callerOf } from '../http/attempt-limits.ts'
import type { Caller } from './accounts.ts'
import { describeDevice } from './sessions/describe-device.ts'

export function callerOfRequest({ ip, headers }: FastifyRequest): Caller {
  return { ip, network: callerOf(ip), device: describeDevice(headers['user-agent']) }
}
