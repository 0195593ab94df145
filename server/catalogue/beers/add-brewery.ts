import { hash, randomUUID } from 'node:crypto'
import { emblems, letterings, palettes } from '../../../shared/catalogue/brewery-house-style.ts'
import { slugify } from '../../../shared/format/slug.ts'
import { findTown, regionOfTown } from '../../../shared/geography/towns.ts'
import { reservedBrewerySlugs } from '../../../shared/paths/selling-paths.ts'
import type { Database } from '../../platform/database/database.ts'
import { insertBrewery } from './brewery-queries.ts'

type NewBrewery = {
  name: string
  town: string
  email: string
  telephone: string
  awrsUrn: string | null
}

/** Tries for a slug that no one has; namesakes of one name get 2, 3 and so on. */
const mostNamesakes = 50

/** Adds a brewery without beers to the catalogue; it takes no orders until it is cleared. Answers its id and slug. */
export async function addBrewery(
  transaction: Database,
  { town, ...brewery }: NewBrewery,
): Promise<{ id: string; slug: string }> {
  const externalId = `dray-${randomUUID()}`
  const place = { town, country: findTown(town)?.country ?? '', region: regionOfTown(town) }
  const style = {
    palette: chooseFor(palettes, 'palette', externalId),
    emblem: chooseFor(emblems, 'emblem', externalId),
    lettering: chooseFor(letterings, 'lettering', externalId),
  }
  for (const slug of slugsOf(brewery.name)) {
    const id = await insertBrewery(transaction, { ...brewery, ...place, ...style, externalId, slug })
    if (id !== null) return { id, slug }
  }
  throw new Error(`No slug is free for the brewery '${brewery.name}'`)
}

/** Slugs for a name, the plain one first; never a word that the console's addresses use. */
function slugsOf(name: string): string[] {
  const plain = slugify(name) || 'brewery'
  const numbered = Array.from({ length: mostNamesakes }, (_, at) => (at === 0 ? plain : `${plain}-${at + 1}`))
  return numbered.filter((slug) => !reservedBrewerySlugs.includes(slug))
}

/** One of the choices, the same for the same text and topic on every machine and at every run. */
export function chooseFor<T extends string>(choices: readonly T[], topic: string, text: string): T {
  const number = hash('sha256', `${topic}:${text}`, 'buffer').readUInt32BE(0)
  return choices[number % choices.length]!
}
