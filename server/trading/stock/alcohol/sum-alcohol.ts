import type { AlcoholSold } from '../../../../shared/api/alcohol-api.ts'
import { type DutyBand, dutyBandOf, dutyBands } from '../../../../shared/duty/duty-band.ts'
import { isDraught } from '../../../../shared/duty/duty-of.ts'

/** A container of which units left; below zero more came back. */
export type GoneContainer = {
  title: string
  type: string
  volumeMl: number | null
  packSize: number
  /** In percent, with at most two decimals. */
  abv: number | null
  units: number
}

/**
 * Millilitres of beer and of pure alcohol by duty band and draught or not, the weakest band first (PLAT-32). Strength
 * times volume is added in whole numbers and rounded once a row, half a millilitre up. What has no strength or volume in
 * the catalogue is named, not counted.
 */
export function sumAlcohol(gone: readonly GoneContainer[]): Pick<AlcoholSold, 'rows' | 'unknown'> {
  const sums = new Map<string, { band: DutyBand; isDraught: boolean; ml: number; hundredths: number }>()
  const unknown: string[] = []
  for (const each of gone) {
    const { abv, volumeMl, packSize, units } = each
    if (abv === null || volumeMl === null) {
      unknown.push(each.title)
      continue
    }
    const band = dutyBandOf(abv)
    const draught = isDraught(each)
    const sum = sums.get(`${band} ${draught}`) ?? { band, isDraught: draught, ml: 0, hundredths: 0 }
    const ml = units * packSize * volumeMl
    sum.ml += ml
    sum.hundredths += ml * Math.round(abv * 100)
    sums.set(`${band} ${draught}`, sum)
  }
  return {
    rows: [...sums.values()]
      .toSorted((one, other) => place(one) - place(other))
      .map(({ hundredths, ...row }) => ({ ...row, pureMl: Math.round(hundredths / 10_000) })),
    unknown: unknown.toSorted(),
  }
}

const place = ({ band, isDraught: draught }: { band: DutyBand; isDraught: boolean }) =>
  dutyBands.indexOf(band) * 2 + (draught ? 0 : 1)
