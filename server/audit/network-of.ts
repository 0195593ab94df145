import { callerOf } from '../rate-limits/rate-limits.ts'

/** The network of an address, too wide to name a household: '203.0.113.0/24', or the /56 of IPv6. */
export function networkOf(ip: string): string {
  const caller = callerOf(ip)
  return /^\d+\.\d+\.\d+\.\d+$/.test(caller) ? caller.replace(/\.\d+$/, '.0/24') : caller
}
