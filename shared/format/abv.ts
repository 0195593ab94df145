export type AbvRange = { key: string; label: string; min: number; max: number | null }

/** The strength filters in per cent by volume; both bounds belong to the range (SHOP-26 to SHOP-31, C-25). */
export const abvRanges: readonly AbvRange[] = [
  { key: '0-0.5', label: '0% to 0.5%', min: 0, max: 0.5 },
  { key: '0.5-2.8', label: '0.5% to 2.8%', min: 0.5, max: 2.8 },
  { key: '2.9-4.2', label: '2.9% to 4.2%', min: 2.9, max: 4.2 },
  { key: '4.3-5.5', label: '4.3% to 5.5%', min: 4.3, max: 5.5 },
  { key: '5.6-7.5', label: '5.6% to 7.5%', min: 5.6, max: 7.5 },
  { key: '7.6-plus', label: '7.6% and above', min: 7.6, max: null },
]

/** '5.0% ABV'; zero is '0% ABV' and an unknown strength shows nothing (SHOP-47, SHOP-48, OPEN-58). */
export function formatAbv(abv: number | null | undefined): string {
  if (abv === null || abv === undefined) return ''
  const shown = roundAbv(abv)
  return shown === 0 ? '0% ABV' : `${shown.toFixed(1)}% ABV`
}

/** The keys of the ranges a beer belongs to, judged by its strength to one decimal; 0.5 belongs to two (C-25). */
export function abvRangesOf(abv: number | null | undefined): string[] {
  if (abv === null || abv === undefined) return []
  const strength = roundAbv(abv)
  return abvRanges
    .filter(({ min, max }) => strength >= min && (max === null || strength <= max))
    .map(({ key }) => key)
}

/** Per cent to one decimal, halves up, as PostgreSQL rounds a numeric. */
export function roundAbv(abv: number): number {
  return Math.round(Math.round(abv * 1000) / 100) / 10
}
