import type { BreweryPromotion } from '../../shared/pages/home-page-data.ts'

type PromotionStyleInput = Pick<BreweryPromotion, 'textNeedsBackground' | 'textBackground' | 'textColor'>
export type PromotionStyle = {
  /** The ground of the words: a panel of that tone, or the picture itself under a veil. */
  ground: BreweryPromotion['textBackground'] | 'veil'
  /** Whether that is a dark or a light ground. */
  scheme: 'dark' | 'light'
  ink: BreweryPromotion['textColor']
}

/**
 * How a promotion's words are drawn so that they can be read whatever was asked. The ink decides: white needs a dark
 * ground and black a light one, so a panel of the other tone turns to its counterpart. Rainbow ink has a dark and a
 * light set and takes the panel as it is. Without a panel the picture is veiled, as no picture can be trusted.
 */
export function promotionStyle({
  textNeedsBackground,
  textBackground,
  textColor,
}: PromotionStyleInput): PromotionStyle {
  const isDeep = textBackground.endsWith('deep')
  const asked = textBackground.startsWith('light') ? 'light' : 'dark'
  const scheme = textColor === 'white' ? 'dark' : textColor === 'black' ? 'light' : asked
  const ground = textNeedsBackground ? (`${scheme}${isDeep ? 'deep' : ''}` as const) : 'veil'
  return { ground, scheme, ink: textColor }
}
