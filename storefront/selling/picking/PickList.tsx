import type { PickingList } from '../../../shared/api/picking-api.ts'
import { dayText } from '../../../shared/delivery/arrival-text.ts'
import { beersToPick, cutText } from './picking-words.ts'
import styles from './Sheets.module.css'

/** What is to be picked on a day, with a box to tick for each drop. */
export function PickList({ list }: { list: PickingList }) {
  const cut = cutText(list)
  return (
    <article className={styles.sheet}>
      <header className={styles.head}>
        <h2>Pick list</h2>
        <p>
          {list.brewery}, {dayText(list.day)}
        </p>
        {cut !== null && <p>{cut}</p>}
      </header>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Units</th>
            <th scope="col">Beer</th>
            <th scope="col">For</th>
          </tr>
        </thead>
        <tbody>
          {beersToPick(list).map(({ name, units, lines }) => (
            <tr key={name}>
              <td className={styles.units}>{units}</td>
              <th scope="row">{name}</th>
              <td>
                {lines.map(({ drop, line }) => (
                  <span className={styles.box} key={`${drop.part} ${line.position}`}>
                    {line.units} {drop.pub}
                  </span>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </article>
  )
}
