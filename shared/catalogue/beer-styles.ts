/**
 * The beer styles of the shop: categories that the `style` filter takes (SHOP-07 to SHOP-13 and our
 * own beside them) and the sub-styles that a beer is filed under. Codes are stable; names are shown.
 */
type BeerSubstyle = { code: string; name: string }
export type BeerStyle = { code: string; name: string; substyles: readonly BeerSubstyle[] }

const style = (code: string, name: string, substyles: Record<string, string>): BeerStyle => ({
  code,
  name,
  substyles: Object.entries(substyles).map(([substyle, label]) => ({ code: substyle, name: label })),
})

export const beerStyles: readonly BeerStyle[] = [
  style('pale-ale', 'Pale Ale', {
    'american-pale': 'American Pale Ale',
    'english-pale': 'English Pale Ale',
    'session-pale': 'Session Pale',
    'hazy-pale': 'Hazy Pale',
    'golden-ale': 'Golden Ale',
    'blonde-ale': 'Blonde Ale',
  }),
  style('ipa', 'IPA', {
    'english-ipa': 'English IPA',
    'west-coast-ipa': 'West Coast IPA',
    'new-england-ipa': 'New England IPA',
    'session-ipa': 'Session IPA',
    'double-ipa': 'Double IPA',
    'black-ipa': 'Black IPA',
  }),
  style('bitter', 'Bitter', {
    'ordinary-bitter': 'Ordinary Bitter',
    'best-bitter': 'Best Bitter',
    'strong-bitter': 'Strong Bitter',
    'amber-ale': 'Amber Ale',
    'scottish-export': 'Scottish Export',
  }),
  style('mild', 'Mild & Brown', {
    'dark-mild': 'Dark Mild',
    'pale-mild': 'Pale Mild',
    'ruby-mild': 'Ruby Mild',
    'brown-ale': 'Brown Ale',
  }),
  style('stout', 'Stout & Porter', {
    'dry-stout': 'Dry Stout',
    'oatmeal-stout': 'Oatmeal Stout',
    'milk-stout': 'Milk Stout',
    'imperial-stout': 'Imperial Stout',
    porter: 'Porter',
    'baltic-porter': 'Baltic Porter',
  }),
  style('lager', 'Lager', {
    pilsner: 'Pilsner',
    helles: 'Helles',
    'dark-lager': 'Dark Lager',
    'vienna-lager': 'Vienna Lager',
    kolsch: 'Kölsch',
    'table-lager': 'Table Lager',
  }),
  style('wheat', 'Wheat Beer', {
    hefeweizen: 'Hefeweizen',
    witbier: 'Witbier',
    'american-wheat': 'American Wheat',
  }),
  style('sour', 'Sour', {
    'berliner-weisse': 'Berliner Weisse',
    gose: 'Gose',
    'fruited-sour': 'Fruited Sour',
    'mixed-fermentation': 'Mixed Fermentation',
  }),
  style('saison', 'Saison & Farmhouse', {
    'classic-saison': 'Classic Saison',
    'hoppy-saison': 'Hoppy Saison',
    'biere-de-garde': 'Bière de Garde',
  }),
  style('belgian', 'Belgian & Strong', {
    tripel: 'Tripel',
    dubbel: 'Dubbel',
    'old-ale': 'Old Ale',
    'barley-wine': 'Barley Wine',
  }),
  style('seasonal', 'Seasonal', {
    'green-hop': 'Green Hop Ale',
    'winter-warmer': 'Winter Warmer',
    'summer-ale': 'Summer Ale',
    'harvest-ale': 'Harvest Ale',
    'spiced-ale': 'Spiced Ale',
  }),
  style('low-alcohol', 'Low & No', {
    'low-alcohol-pale': 'Low-Alcohol Pale',
    'low-alcohol-lager': 'Low-Alcohol Lager',
    'low-alcohol-stout': 'Low-Alcohol Stout',
    'small-beer': 'Small Beer',
  }),
]

const substyles = new Map(
  beerStyles.flatMap((category) =>
    category.substyles.map((substyle) => [substyle.code, { substyle, category }]),
  ),
)

/** The display name of a sub-style; an unknown code is its own name. */
export function substyleName(code: string): string {
  return substyles.get(code)?.substyle.name ?? code
}

/** The category that a sub-style belongs to, or null. */
export function styleCategoryOf(code: string): BeerStyle | null {
  return substyles.get(code)?.category ?? null
}
