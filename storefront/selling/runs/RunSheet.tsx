import type { GroupRun, RunDrop } from '../../../shared/api/group-runs-api.ts'
import { weightText } from '../../../shared/pallet/pallet-tariff.ts'
import sheets from '../picking/Sheets.module.css'
import { countText, emptiesText, lineName, partsOfDrop, windowText } from './run-words.ts'
import { SheetHead } from './SheetHead.tsx'

const blanks = [
  'Received by (name of an adult)',
  'Signature',
  'Time',
  'Missing or damaged',
  'Empties back, by brewery and kind',
  'Driver’s signature for the empties',
  'Pub’s signature for the empties',
]

/** The drops in the order in which they are driven, with room for what the driver writes down. */
export function RunSheet({ run }: { run: GroupRun }) {
  return (
    <article>
      <SheetHead run={run} title="Run sheet" />
      {run.drops.map((drop, at) => (
        <Drop key={drop.number} run={run} drop={drop} place={at + 1} />
      ))}
    </article>
  )
}

function Drop({ run, drop, place }: { run: GroupRun; drop: RunDrop; place: number }) {
  const { number, pub, address, contact, notes, units, weightG, pallets } = drop
  const lines = partsOfDrop(run, drop).flatMap((part) => part.lines)
  const window = windowText(drop)
  return (
    <section className={sheets.label}>
      <h2>
        {place}. {pub}
      </h2>
      <p>
        {address.slice(1).join(', ')}
        <br />
        {number}. {countText(units, 'unit')}, {weightText(weightG)}, {countText(pallets.length, 'pallet')}
        {window !== null && `. Open ${window}`}
        {contact !== null && `. ${contact.name}, ${contact.phone}`}
        {notes !== null && `. ${notes}`}
      </p>
      <p>{lines.map((line) => `${line.units} × ${lineName(line)}`).join('; ')}</p>
      {drop.empties.length > 0 && <p>Empties to take back: {emptiesText(drop)}</p>}
      <dl className={sheets.blanks}>
        {blanks.map((label) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd />
          </div>
        ))}
      </dl>
    </section>
  )
}
