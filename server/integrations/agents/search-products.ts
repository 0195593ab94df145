import type { Static } from 'typebox'
import { beerStyles } from '../../../shared/catalogue/beer-styles.ts'
import { readListingQuery } from '../../../shared/catalogue/listing-address.ts'
import { nameBrewery } from '../../catalogue/beers/find-breweries.ts'
import { searchListing } from '../../catalogue/beers/search-text/search-listing.ts'
import { RequestError } from '../../platform/errors/request-error.ts'
import { findGroup } from '../../catalogue/groups/find-groups.ts'
import type { AgentDeps } from './agent-deps.ts'
import { productView, soldSizes } from './product-view.ts'
import { type UcpMessage, ucpMessage } from './ucp-message.ts'
import { ucpEnvelope } from './ucp-profile.ts'
import { most, type SearchInput } from './ucp-schemas.ts'

type SearchProductsInput = Static<typeof SearchInput>['catalog']

const usualPage = 10

/** Beers as /shop finds them (PLAT-27). A beer without a price online is left out, and counted in a message. */
export async function searchProducts(
  deps: AgentDeps,
  { query = '', filters = {}, pagination = {} }: SearchProductsInput,
): Promise<Record<string, unknown>> {
  const { beers, searchIndex, publicUrl } = deps
  const messages: UcpMessage[] = []
  const address = new URLSearchParams([
    ['q', query],
    ['page', readCursor(pagination.cursor)],
    ...(filters.categories ?? []).map((name) => ['style', styleCode(name)]),
    ...(filters.container ?? []).map((name) => ['container', name]),
  ])
  const { found } = await searchListing(searchIndex, readListingQuery(address), {
    breweryIds: await breweriesOf(deps, filters, messages),
    pageSize: Math.min(most.page, pagination.limit ?? usualPage),
  })
  const listed = await beers.beers(found.ids)
  const products = listed.flatMap((beer) => productView(beer, soldSizes(beer), { publicUrl }) ?? [])
  const unpriced = listed.length - products.length
  if (unpriced > 0)
    messages.push(
      ucpMessage(
        'info',
        'without_price',
        `${unpriced} of these beers have no price online and are left out.`,
      ),
    )
  if ('price' in filters)
    messages.push(ucpMessage('warning', 'filter_ignored', 'There is no filter by price.'))
  const hasNext = found.page < found.pages
  return {
    ucp: ucpEnvelope('dev.ucp.shopping.catalog.search'),
    products,
    pagination: {
      has_next_page: hasNext,
      ...(hasNext && { cursor: `page-${found.page + 1}` }),
      total_count: found.total,
    },
    ...(messages.length > 0 && { messages }),
  }
}

/** The breweries among which to search; undefined is all of them. An unknown name leaves none, and is said. */
async function breweriesOf(
  { database }: AgentDeps,
  { group, brewery }: NonNullable<SearchProductsInput['filters']>,
  messages: UcpMessage[],
): Promise<string[] | undefined> {
  const members = group === undefined ? undefined : await findGroup(database, group)
  if (members === null) messages.push(ucpMessage('warning', 'unknown_group', 'There is no such group.'))
  const ids = members === undefined ? undefined : (members?.teams.map(({ id }) => id) ?? [])
  if (brewery === undefined) return ids
  const own = await nameBrewery(database, brewery).catch((error: unknown) => {
    if (error instanceof RequestError) return null
    throw error
  })
  if (own === null) messages.push(ucpMessage('warning', 'unknown_brewery', 'There is no such brewery.'))
  return own !== null && (ids === undefined || ids.includes(own.id)) ? [own.id] : []
}

/** A page by its cursor; the first for an unknown cursor. */
const readCursor = (cursor = '') => /^page-(\d{1,6})$/.exec(cursor)?.[1] ?? '1'

const names = new Map(
  beerStyles.flatMap(({ code, name, substyles }) => [
    ...substyles.map((substyle) => [substyle.name.toLowerCase(), substyle.code] as const),
    [name.toLowerCase(), code] as const,
  ]),
)
const styleCode = (category: string) => names.get(category.trim().toLowerCase()) ?? category
