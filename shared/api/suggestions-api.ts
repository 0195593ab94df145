import Type, { type Static } from 'typebox'

/** A filter of the listing, and how many beers it leaves. */
const FilterSuggestion = Type.Object({
  code: Type.String(),
  name: Type.String(),
  href: Type.String(),
  count: Type.Integer(),
})
export type FilterSuggestion = Static<typeof FilterSuggestion>

/** What the search field suggests while someone types. Every address leads to one of our pages. */
export const Suggestions = Type.Object({
  q: Type.String(),
  /** Beers that the listing would show for the text, not only those given here. */
  total: Type.Integer(),
  beers: Type.Array(
    Type.Object({
      id: Type.String(),
      name: Type.String(),
      href: Type.String(),
      teamName: Type.String(),
      style: Type.String(),
      targetAbv: Type.Union([Type.Number(), Type.Null()]),
      imageUrl: Type.String(),
    }),
  ),
  teams: Type.Array(
    Type.Object({
      id: Type.String(),
      name: Type.String(),
      href: Type.String(),
      town: Type.String(),
      logoUrl: Type.String(),
    }),
  ),
  groups: Type.Array(
    Type.Object({ id: Type.String(), name: Type.String(), href: Type.String(), regionLabel: Type.String() }),
  ),
  styles: Type.Array(FilterSuggestion),
  regions: Type.Array(FilterSuggestion),
  towns: Type.Array(FilterSuggestion),
  containers: Type.Array(FilterSuggestion),
})
export type Suggestions = Static<typeof Suggestions>
