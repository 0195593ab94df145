import { offerFields, type OfferedLine, writeOffer } from '../../../shared/basket/offer-link.ts'
import { writeCartProblem } from '../../../shared/pages/cart-page-data.ts'
import { programPaths } from '../../../shared/paths/feed-paths.ts'
import { paths } from '../../../shared/paths/paths.ts'
import { cutText } from '../../../shared/format/cut-text.ts'

type Offer = { lines: readonly OfferedLine[]; group: string | null; continueTo?: string }

/** The link by which an agent hands lines to a person. */
export function buyUrl(publicUrl: string, { lines, group }: Offer): string {
  const query = group === null ? '' : `?${new URLSearchParams({ [offerFields.group]: group })}`
  return `${publicUrl}${programPaths.buy}/${writeOffer(lines)}${query}`
}

/** The page that shows them, with where to go on afterwards; home is nowhere. */
export function offerPath({ lines, group, continueTo = '/' }: Offer): string {
  const query = new URLSearchParams({
    [offerFields.offer]: writeOffer(lines),
    ...(group !== null && group !== '' && { [offerFields.group]: cutText(group, 100) }),
    ...(continueTo !== '/' && { [offerFields.continueTo]: continueTo }),
  })
  return `${paths.cart}?${query}`
}

/** The basket, which says that the link named nothing. */
export const cartProblemPath = (): string =>
  `${paths.cart}?${writeCartProblem({ fault: 'unknown_item', itemKey: null, typed: '' })}`
