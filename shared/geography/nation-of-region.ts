import type { Nation } from '../working-time/bank-holidays.ts'
import { regionOf } from './regions.ts'

/** Whose bank holidays a region takes. */
export function nationOfRegion(region: string | null): Nation {
  const country = regionOf(region)?.country
  if (country === 'Scotland') return 'scotland'
  return country === 'Northern Ireland' ? 'northern-ireland' : 'england-and-wales'
}
