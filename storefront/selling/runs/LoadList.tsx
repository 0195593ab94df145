import type { GroupRun, RunDrop } from '../../../shared/api/group-runs-api.ts'
import { weightText } from '../../../shared/pallet/pallet-tariff.ts'
import sheets from '../picking/Sheets.module.css'
import { countText, emptiesText, unloadingNames, windowText } from './run-words.ts'
import { SheetHead } from './SheetHead.tsx'

/** What is loaded, the last drop first, with the sums of the plans (RUN-07). */
export function LoadList({ run }: { run: GroupRun }) {
  const drops = run.drops.map((drop, at) => ({ drop, place: at + 1 })).toReversed()
  const pallets = run.drops.flatMap((drop) => drop.pallets)
  return (
    <article>
      <SheetHead run={run} title="Load list" />
      <table className={sheets.table}>
        <thead>
          <tr>
            <th scope="col">Drop</th>
            <th scope="col">Pub</th>
            <th scope="col">Pallets</th>
            <th scope="col">Weight</th>
            <th scope="col">Unloading</th>
            <th scope="col">Contact, window, notes</th>
            <th scope="col">Empties to take back</th>
          </tr>
        </thead>
        <tbody>
          {drops.map(({ drop, place }) => (
            <tr key={drop.number}>
              <td className={sheets.units}>{place}</td>
              <th scope="row">
                {drop.pub}
                <br />
                {drop.postcode}
              </th>
              <td>
                {drop.pallets.length}: {drop.pallets.map(({ step }) => step).join(', ')}
              </td>
              <td className={sheets.units}>{weightText(grams(drop.pallets))}</td>
              <td>{drop.unloading === null ? 'tail-lift' : unloadingNames[drop.unloading]}</td>
              <td>{contactText(drop)}</td>
              <td>{emptiesText(drop) || '–'}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {countText(drops.length, 'drop')}
            </th>
            <td>{countText(pallets.length, 'pallet')}</td>
            <td className={sheets.units}>{weightText(grams(pallets))}</td>
            <td colSpan={3}>Weights are with the pallets.</td>
          </tr>
        </tfoot>
      </table>
    </article>
  )
}

const grams = (pallets: RunDrop['pallets']) => pallets.reduce((sum, { weightG }) => sum + weightG, 0)

/** 'Ann Bell, 0131 …; 09:00 to 16:00; ring twice', as far as it is known. */
const contactText = (drop: RunDrop): string =>
  [drop.contact === null ? null : `${drop.contact.name}, ${drop.contact.phone}`, windowText(drop), drop.notes]
    .filter(Boolean)
    .join('; ')
