import type { GroupRun } from '../../../../shared/api/group-runs-api.ts'
import { dayText } from '../../../../shared/delivery/arrival-text.ts'
import { bringText } from '../../../../shared/delivery/bring-text.ts'
import { weightText } from '../../../../shared/pallet/pallet-tariff.ts'
import type { PalletNote } from '../../../finance/documents/write-pallet-note.ts'
import { notFound } from '../../../platform/errors/common-errors.ts'

/** The pallet note of an order of a run (RUN-06). Throws RequestError 404 for an order that is not on it. */
export function palletNoteOf(run: GroupRun, number: string): PalletNote {
  const drop = run.drops.find((each) => each.number === number)
  if (drop === undefined) throw notFound('The drop')
  const breweries = run.loads.flatMap(({ brewery, parts }) => {
    const lines = parts.filter((part) => drop.parts.includes(part.part)).flatMap((part) => part.lines)
    if (lines.length === 0) return []
    return [
      {
        name: brewery,
        sum: sumText(lines),
        lines: lines.map(({ title, variantLabel, batch, units, weightG }) => ({
          text: [title, variantLabel].filter(Boolean).join(', '),
          batch,
          units,
          weight: weightText(weightG),
        })),
      },
    ]
  })
  return {
    number: drop.number,
    to: [drop.pub, ...drop.address],
    run: [run.group.name, dayText(run.day), run.carrier],
    bring: bringText(run),
    breweries,
    sum: sumText([drop]),
    pallets: drop.pallets.map(
      ({ step, weightG }, at) => `Pallet ${at + 1}: ${step}, ${weightText(weightG)} with the pallet`,
    ),
  }
}

function sumText(rows: readonly { units: number; weightG: number }[]): string {
  const units = rows.reduce((sum, row) => sum + row.units, 0)
  const grams = rows.reduce((sum, row) => sum + row.weightG, 0)
  return `${units} ${units === 1 ? 'unit' : 'units'}, ${weightText(grams)}`
}
