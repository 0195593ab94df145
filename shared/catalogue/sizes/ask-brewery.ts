import type { BeerCard } from '../beer-card.ts'

/** Where a brewery can be asked; null where it gives no such address or number. */
export type BreweryReach = { email: string | null; telephone: string | null; href: string }

/**
 * Where to ask a brewery what a beer costs, with beer and size filled in (S-03): a mail where it has an address, else
 * its telephone, else its page. Line breaks in a name cannot add lines to the mail's head.
 */
export function askBreweryHref(
  { email, telephone, href }: BreweryReach,
  { beer, size }: { beer: string; size: string | null },
): string {
  const item = [beer, size].filter(Boolean).join(', ')
  if (email !== null) {
    const subject = encodeURIComponent(`Price of ${item}`)
    const body = encodeURIComponent(`Hello,\n\nWhat is your price for ${item}, please?\n`)
    return `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}?subject=${subject}&body=${body}`
  }
  return telephone === null ? href : `tel:${telephone.replaceAll(/[^\d+]/g, '')}`
}

/** Where the brewery of a card can be asked. */
export const reachOfCard = ({ breweryHref, ask }: Pick<BeerCard, 'breweryHref' | 'ask'>): BreweryReach => ({
  href: breweryHref,
  email: ask?.email ?? null,
  telephone: ask?.telephone ?? null,
})
