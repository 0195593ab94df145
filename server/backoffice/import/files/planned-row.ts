import type { ImportRow } from '../../../../shared/api/imports-api.ts'
import type { BeerWords } from '../../../../shared/catalogue/beer-words.ts'
import type { PendingBeer } from '../../own-beers/find-waiting-beers.ts'
import type { NewSize, ContainerFacts } from '../../../catalogue/beers/range/own-range.ts'

/** What taking a row in does. */
export type PlannedAction =
  | { kind: 'stock'; itemId: string; units: number; at: Date }
  | { kind: 'price'; containerId: string; priceMinor: number; before: number | null; fromDay: string }
  | { kind: 'words'; beerId: string; words: Partial<BeerWords>; before: Partial<BeerWords> }
  | {
      kind: 'new beer'
      /** Of one that waits for Dray already, with what is asked of it. */
      waiting: { beerId: string; asked: PendingBeer } | null
      externalId: string | null
      words: Partial<BeerWords>
      sizes: NewSize[]
    }
  | { kind: 'size'; beerId: string; size: NewSize }
  | {
      kind: 'facts'
      beerId: string
      containerId: string
      facts: Partial<ContainerFacts>
      before: Partial<ContainerFacts>
    }
  | { kind: 'online'; beerId: string; containerId: string; isOnline: boolean }

/** A row of a file beside the current version, and what taking it in does; nothing where it is the same or refused. */
export type PlannedRow = ImportRow & { acts: PlannedAction[] }

export const refusedRow = (line: number, title: string, reason: string): PlannedRow => ({
  line,
  title,
  state: 'refused',
  cells: [],
  reason,
  warnings: [],
  acts: [],
})
