import { paths } from '../../../shared/paths/paths.ts'

/** schema.org Organization and WebSite; the site's search box is the shop's own (NOT-05: no ratings here). */
export function homeJsonLd(publicUrl: string, socialUrls: readonly string[]): object[] {
  const organization = `${publicUrl}/#organization`
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      '@id': organization,
      name: 'Dray',
      url: `${publicUrl}/`,
      logo: `${publicUrl}/pictures/site-mark.svg`,
      sameAs: socialUrls,
    },
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: 'Dray',
      url: `${publicUrl}/`,
      publisher: { '@id': organization },
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${publicUrl}${paths.shop}?q={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
  ]
}
