/** What listings are counted and narrowed by; also the names of the filters in their addresses. */
export const facetNames = [
  'style',
  'region',
  'town',
  'county',
  'container',
  'abv',
  'filter',
  'packaging',
  'colour',
  'allergen',
  'without',
  'coupler',
  'price',
  'near',
] as const
export type FacetName = (typeof facetNames)[number]
