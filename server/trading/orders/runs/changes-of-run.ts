import { dayText } from '../../../../shared/delivery/arrival-text.ts'
import { depotText } from '../../../../shared/delivery/bring-text.ts'
import { londonDay, londonTime } from '../../../../shared/working-time/working-time.ts'
import type { Run } from '../../../parties/runs/find-runs.ts'

const momentText = (moment: string) =>
  `${dayText(londonDay(new Date(moment)))}, ${londonTime(new Date(moment))}`

const areaText = ({ postcodes }: Run) => postcodes?.join(', ') ?? 'wherever the group delivers'
/** In words: organisers read no sums of money. */
const minimumName = ({ minimumMinor }: Run) =>
  minimumMinor === null ? 'of any size' : `${(minimumMinor / 100).toFixed(2)} pounds of goods`

/** What is different of a run, a sentence each. */
export function changesOfRun(before: Run, after: Run): string[] {
  const named: [text: string, was: string, is: string][] = [
    ['It arrives on', dayText(before.day), dayText(after.day)],
    ['Orders are taken until', momentText(before.cutOffAt), momentText(after.cutOffAt)],
    ['Breweries answer by', momentText(before.answerByAt), momentText(after.answerByAt)],
    ['Beer is at the depot by', momentText(before.bringByAt), momentText(after.bringByAt)],
    ['Its depot is', depotText(before.depot), depotText(after.depot)],
    ['Its carrier is', before.carrier, after.carrier],
    ['Its pallets are at most', String(before.capacityPallets), String(after.capacityPallets)],
    ['It carries at most', `${before.capacityKg} kg`, `${after.capacityKg} kg`],
    ['By tail-lift a pallet weighs at most', `${before.tailLiftKg} kg`, `${after.tailLiftKg} kg`],
    ['It goes to', areaText(before), areaText(after)],
    ['The smallest order is', minimumName(before), minimumName(after)],
  ]
  return named
    .filter(([, was, is]) => was !== is)
    .map(([text, was, is]) => `${text} ${is}, no longer ${was}.`)
}
