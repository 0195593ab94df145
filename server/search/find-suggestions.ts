import type { Suggestions } from '../../shared/api/suggestions.ts'
import { searchTextLength, suggestionLimits, suggestionTextLength } from '../../shared/limits.ts'
import { findBeerCards } from '../catalogue/find-beer-cards.ts'
import type { Shelf } from '../catalogue/shelf/shelf.ts'
import { suggestBreweries } from '../catalogue/suggest-breweries.ts'
import type { Database } from '../database/connect.ts'
import { suggestGroups } from '../groups/suggest-groups.ts'
import { suggestStyles } from './suggest-styles.ts'

type Services = { database: Database; shelf: Shelf }

/** What a half-typed search may mean: a few beers, breweries, groups and styles. Throws 503 like the shelf. */
export async function findSuggestions({ database, shelf }: Services, text: string): Promise<Suggestions> {
  const q = text.replace(/\s+/g, ' ').trim().slice(0, searchTextLength)
  if (q.length < suggestionTextLength) return { q, total: 0, beers: [], teams: [], groups: [], styles: [] }
  const found = shelf.search({ q, pageSize: suggestionLimits.beers })
  const [cards, teams, groups] = await Promise.all([
    findBeerCards(database, found.ids),
    suggestBreweries(database, q, suggestionLimits.breweries),
    suggestGroups(database, q, suggestionLimits.groups),
  ])
  const beers = cards.map((card) => ({
    id: card.id,
    name: card.name,
    href: card.href,
    teamName: card.breweryName,
    style: card.style,
    targetAbv: card.abv,
    imageUrl: card.imageUrl,
  }))
  return { q, total: found.total, beers, teams, groups, styles: suggestStyles(q, suggestionLimits.styles) }
}
