import Type from 'typebox'
import { facetNames } from '../../../shared/catalogue/facet-names.ts'

const one = Type.Optional(Type.String({ maxLength: 500 }))
const several = Type.Optional(
  Type.Union([
    Type.String({ maxLength: 500 }),
    Type.Array(Type.String({ maxLength: 500 }), { maxItems: 50 }),
  ]),
)

/** The query of every call that lists beers. */
export const BeerListParameters = Type.Object({
  limit: one,
  page: one,
  page_size: one,
  pageSize: one,
  packaging_group: one,
  team_id: one,
  team_slug: one,
  facets: one,
  q: one,
  orderby: one,
  ...(Object.fromEntries(facetNames.map((name) => [name, several])) as Record<
    (typeof facetNames)[number],
    typeof several
  >),
})
