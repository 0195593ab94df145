import type { GroupRun, RunDrop } from '../../../shared/api/group-runs-api.ts'
import { bringText } from '../../../shared/delivery/bring-text.ts'
import { weightText } from '../../../shared/pallet/pallet-tariff.ts'
import sheets from '../picking/Sheets.module.css'
import { countText, lineName, partsOfDrop } from './run-words.ts'
import { SheetHead } from './SheetHead.tsx'

/** For each order who brings what, with weight and batch, to which depot and by when (RUN-06). */
export function PalletNotes({ run }: { run: GroupRun }) {
  return run.drops.map((drop) => <Note key={drop.number} run={run} drop={drop} />)
}

function Note({ run, drop }: { run: GroupRun; drop: RunDrop }) {
  return (
    <article className={sheets.note}>
      <SheetHead run={run} title="Pallet note" order={drop.number} />
      <p>
        <b>{drop.pub}</b>
        <br />
        {drop.address.slice(1).join(', ')}
      </p>
      <p>{bringText(run)}</p>
      <table className={sheets.table}>
        <thead>
          <tr>
            <th scope="col">Units</th>
            <th scope="col">Beer</th>
            <th scope="col">Brewery</th>
            <th scope="col">Batch</th>
            <th scope="col">Weight</th>
          </tr>
        </thead>
        <tbody>
          {partsOfDrop(run, drop).flatMap(({ part, brewery, lines }) =>
            lines.map((line) => (
              <tr key={`${part} ${line.position}`}>
                <td className={sheets.units}>{line.units}</td>
                <th scope="row">{lineName(line)}</th>
                <td>{brewery}</td>
                <td>{line.batch}</td>
                <td className={sheets.units}>{weightText(line.weightG)}</td>
              </tr>
            )),
          )}
        </tbody>
      </table>
      <p>
        {countText(drop.units, 'unit')}, {weightText(drop.weightG)}. {palletsText(drop)}
      </p>
    </article>
  )
}

/** '1 pallet: Quarter pallet, 183 kg with the pallet.' */
const palletsText = ({ pallets }: RunDrop): string =>
  `${countText(pallets.length, 'pallet')}: ` +
  `${pallets.map(({ step, weightG }) => `${step}, ${weightText(weightG)} with the pallet`).join('; ')}.`
