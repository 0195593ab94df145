import type { SellingPlaces } from '../../shared/api/selling-api.ts'
import { clientCall } from '../api/client-calls.ts'
import { type Workplace, workplacesOf } from './workplaces.ts'

/** The consoles of the signed-in client. Throws as clientCall does. */
export const readWorkplaces = async (): Promise<Workplace[]> =>
  workplacesOf(await clientCall<SellingPlaces>('/api/sell'))
