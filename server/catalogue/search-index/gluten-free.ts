/**
 * Grains with gluten that an allergen list may name (Food Information Regulations 2014, Annex II, point 1).
 */
const glutenGrains = /gluten|wheat|barley|rye|\boats?\b|spelt|kamut|cereal/i

/**
 * Whether the shop lists a beer as gluten-free: it is marked as gluten-free, or its list of allergens names no gluten
 * (OPEN-21). A beer without a list of allergens makes no such claim.
 */
export function isGlutenFree(beer: { glutenFree: boolean; allergens: readonly string[] }): boolean {
  if (beer.glutenFree) return true
  return beer.allergens.length > 0 && !beer.allergens.some((allergen) => glutenGrains.test(allergen))
}
