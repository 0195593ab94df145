import { UsageError } from './operator-command.ts'

/** Pence of '1,250.50', '£1250.5' or '1250'. Throws UsageError. */
export function readPounds(text: string): number {
  const [, pounds, pence = ''] = /^£?([\d,]{1,11})(?:\.(\d{1,2}))?$/.exec(text) ?? []
  if (pounds === undefined) throw new UsageError(`'${text}' is no amount like 1,250.50.`)
  return Number(pounds.replaceAll(',', '')) * 100 + Number(pence.padEnd(2, '0'))
}
