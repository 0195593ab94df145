import { askBreweryHref, type BreweryReach } from '../../shared/catalogue/sizes/ask-brewery.ts'
import { LinkButton } from '../ui/core/LinkButton.tsx'

type Props = { beer: string; size: string; brewery: BreweryReach }

/** In place of Add where a size has no price: asks the brewery, with beer and size filled in (S-03). */
export function AskBrewery({ beer, size, brewery }: Props) {
  return (
    <LinkButton
      href={askBreweryHref(brewery, { beer, size })}
      variant="quiet"
      size="small"
      icon={brewery.email === null && brewery.telephone !== null ? 'phone' : 'mail'}
    >
      Ask the brewery
      <span className="visually-hidden"> what {`${beer}, ${size}`} costs</span>
    </LinkButton>
  )
}
