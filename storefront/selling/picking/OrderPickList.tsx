import type { PickingDrop } from '../../../shared/api/picking-api.ts'
import { dayText } from '../../../shared/delivery/arrival-text.ts'
import { nameOf, wayOfDrop } from './picking-words.ts'
import styles from './Sheets.module.css'

/** What is to be picked for one order, with a box for each line: a page of its own. */
export function OrderPickList({ brewery, drop }: { brewery: string; drop: PickingDrop }) {
  return (
    <article className={styles.note}>
      <header className={styles.head}>
        <div>
          <h2>Pick list</h2>
          <p>{brewery}</p>
        </div>
        <dl>
          <div>
            <dt>Order</dt>
            <dd>{drop.number}</dd>
          </div>
          <div>
            <dt>Leaves</dt>
            <dd>{dayText(drop.leavesOn)}</dd>
          </div>
        </dl>
      </header>
      <p>
        <b>{drop.pub}</b>
        <br />
        {wayOfDrop(drop)}
      </p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Units</th>
            <th scope="col">Beer</th>
            <th scope="col">Batch</th>
            <th scope="col">Picked</th>
          </tr>
        </thead>
        <tbody>
          {drop.lines.map((line) => (
            <tr key={line.position}>
              <td className={styles.units}>{line.units}</td>
              <th scope="row">{nameOf(line)}</th>
              <td>{line.batch}</td>
              <td className={styles.blank}>☐</td>
            </tr>
          ))}
        </tbody>
      </table>
    </article>
  )
}
