import type { BeerWords } from '../../../../shared/catalogue/beer-words.ts'
import type { PendingBeer } from '../../own-beers/find-waiting-beers.ts'
import type { ContainerFacts } from '../../../catalogue/beers/range/own-range.ts'

/** What an import changed of one thing, with what undoing needs to know. */
export type ImportItem = { title: string } & (
  | {
      kind: 'stock'
      itemId: string
      /** The units that the count came to beside those of before. */
      change: number
      at: string
      importedUnits: number | null
      importedAt: string | null
    }
  | {
      kind: 'price'
      containerId: string
      priceId: number
      /** The price of the day of the import. */
      before: number | null
      fromDay: string
    }
  | {
      kind: 'words'
      beerId: string
      outcome: 'done' | 'waits'
      before: Partial<BeerWords>
      words: Partial<BeerWords>
    }
  | {
      kind: 'new beer'
      beerId: string
      outcome: 'done' | 'waits'
      /** Of a beer that waited already. */
      before?: PendingBeer
      /** What has waited since. */
      after?: PendingBeer
    }
  | { kind: 'size'; beerId: string; containerId: string }
  | {
      kind: 'facts'
      beerId: string
      containerId: string
      before: Partial<ContainerFacts>
      facts: Partial<ContainerFacts>
    }
  | { kind: 'online'; beerId: string; containerId: string; isOnline: boolean }
)
