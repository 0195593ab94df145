/**
 * Stands alone in the allergens of a beer whose brewery states that it contains none of the 14 of food law; an empty list
 * states nothing.
 */
export const noAllergens = 'none'

/** The list as it is stored: each once; 'None' is `noAllergens`. */
export function readAllergens(given: readonly string[]): string[] {
  const read = given.map((each) => {
    const allergen = each.trim().normalize('NFC')
    return allergen.toLowerCase() === noAllergens ? noAllergens : allergen
  })
  return [...new Set(read)]
}
