import type { BeerCard } from '../../../shared/catalogue/beer-card.ts'

/** schema.org CollectionPage with the addresses of the beers it lists, which name them. */
export function collectionJsonLd(
  publicUrl: string,
  page: { name: string; path: string; beers: BeerCard[] },
): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'CollectionPage',
    name: page.name,
    url: publicUrl + page.path,
    mainEntity: {
      '@type': 'ItemList',
      itemListElement: page.beers.map((beer, at) => ({
        '@type': 'ListItem',
        position: at + 1,
        url: publicUrl + beer.href,
      })),
    },
  }
}
