import type { MenuLink } from '../../../shared/paths/paths.ts'

/** schema.org BreadcrumbList; the last step is the page itself. */
export function breadcrumbJsonLd(publicUrl: string, steps: MenuLink[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: step.label,
      item: publicUrl + step.href,
    })),
  }
}
