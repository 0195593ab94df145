/** Bands of strength that UK Alcohol Duty on beer has rates for, the weakest first. */
export const dutyBands = ['free', 'low', 'middle', 'high', 'highest'] as const
export type DutyBand = (typeof dutyBands)[number]

/** The band of a strength in percent: there is no duty up to 1.2 %. */
export function dutyBandOf(abv: number): DutyBand {
  if (abv <= 1.2) return 'free'
  if (abv < 3.5) return 'low'
  if (abv < 8.5) return 'middle'
  return abv <= 22 ? 'high' : 'highest'
}

export const dutyBandTexts: Record<DutyBand, string> = {
  free: 'Up to 1.2 %',
  low: 'Above 1.2 %, below 3.5 %',
  middle: '3.5 % to below 8.5 %',
  high: '8.5 % to 22 %',
  highest: 'Above 22 %',
}
