import type { SellingEmpties } from '../../../shared/api/empties-api.ts'
import { containerNames } from '../../../shared/deposits/container-names.ts'
import { ChartFigure } from '../../console/charts/ChartFigure.tsx'
import type { ChartTable } from '../../console/charts/chart-table.ts'
import { Columns } from '../../console/charts/Columns.tsx'
import { ageNames } from '../empties/empties-words.ts'

/** Days of the youngest container of each age (ageNames). */
const youngest = [0, 31, 61, 91]

type Props = Pick<SellingEmpties, 'sums' | 'chargeAfterDays'>

/** Containers at pubs by age, a fill per kind, and from which age on they may be charged (SEE-07). */
export function EmptiesPicture({ sums, chargeAfterDays }: Props) {
  if (sums.length === 0) return null
  const isCharged = (at: number) => youngest[at]! > chargeAfterDays
  const table: ChartTable = {
    head: 'Age',
    series: sums.map(({ kind }) => ({ name: containerNames[kind][1], kind: 'count' })),
    rows: ageNames.map((name, at) => ({
      label: isCharged(at) ? `${name}, may be charged` : name,
      values: sums.map(({ ages }) => ages[at]!),
    })),
  }
  const all = sums.reduce((sum, { atPub }) => sum + atPub, 0)
  const late = table.rows.reduce(
    (sum, { values }, at) =>
      isCharged(at) ? sum + values.reduce<number>((one, two) => one + (two ?? 0), 0) : sum,
    0,
  )
  return (
    <ChartFigure
      question="How long have containers been out?"
      answer={`${all} at pubs, ${late} of them for more than ${chargeAfterDays} days: these may be charged.`}
      file="empties-by-age"
      table={table}
    >
      <Columns table={table} />
    </ChartFigure>
  )
}
