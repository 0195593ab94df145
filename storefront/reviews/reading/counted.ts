import { formatNumber } from '../../../shared/dates.ts'

/** '1 review', '1,234 reviews'. */
export function counted(count: number, thing: string): string {
  return `${formatNumber(count)} ${thing}${count === 1 ? '' : 's'}`
}
