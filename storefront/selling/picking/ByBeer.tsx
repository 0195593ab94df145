import type { PickingList } from '../../../shared/api/picking-api.ts'
import { beersToPick, stageWords } from './picking-words.ts'
import { type OnTick, PickRow } from './PickRow.tsx'
import styles from './PickGroups.module.css'

/** '9 × Towpath Bitter, firkin', and the pubs they are for. */
export function ByBeer({ list, onTick }: { list: PickingList; onTick: OnTick }) {
  return (
    <div className={styles.groups}>
      {beersToPick(list).map(({ name, units, lines }) => (
        <section key={name} aria-label={name}>
          <h2 className={styles.name}>
            <b>{units}</b> {name}
          </h2>
          <ul>
            {lines.map(({ drop, line }) => (
              <PickRow
                key={`${drop.part} ${line.position}`}
                drop={drop}
                line={line}
                name={[drop.pub, stageWords[drop.state]].filter(Boolean).join(', ')}
                onTick={onTick}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
