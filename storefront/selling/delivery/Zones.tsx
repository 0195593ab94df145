import { useState } from 'react'
import type { DeliveryZone } from '../../../shared/delivery/delivery-terms.ts'
import { Button } from '../../ui/core/Button.tsx'
import { Drawer } from '../../ui/dialogs/Drawer.tsx'
import { chargeText, wayText, zoneName } from './delivery-words.ts'
import styles from './DeliveryPage.module.css'
import { ZoneForm } from './ZoneForm.tsx'

type Props = {
  brewery: string
  zones: readonly DeliveryZone[]
  mayChange: boolean
  onChange: (zones: DeliveryZone[]) => void
}

const mostZones = 50

/** Zones in their order: of those that fit a postcode the first one counts. */
export function Zones({ brewery, zones, mayChange, onChange }: Props) {
  /** The one that is changed, by its place; the place after the last is a new one. */
  const [editing, setEditing] = useState<number | null>(null)
  const swap = (at: number) =>
    onChange(zones.map((zone, place) => zones[place === at ? at - 1 : place === at - 1 ? at : place] ?? zone))
  return (
    <section className={styles.part} aria-labelledby="zones">
      <h2 id="zones">Zones</h2>
      <p>The first zone that fits a postcode counts.</p>
      {zones.length === 0 && <p>There is no zone: nothing is delivered.</p>}
      <ol className={styles.zones}>
        {zones.map((zone, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a zone is its place
          <li className={styles.zone} key={at}>
            <div>
              <h3>{zoneName(zone)}</h3>
              <p>{chargeText(zone)}</p>
              <p>{wayText(zone)}</p>
            </div>
            {mayChange && (
              <div className={styles.acts}>
                <Button size="small" variant="quiet" onClick={() => setEditing(at)}>
                  Change<span className="visually-hidden"> {zoneName(zone)}</span>
                </Button>
                {at > 0 && (
                  <Button size="small" variant="quiet" onClick={() => swap(at)}>
                    Move up<span className="visually-hidden"> {zoneName(zone)}</span>
                  </Button>
                )}
                <Button
                  size="small"
                  variant="quiet"
                  onClick={() => onChange(zones.filter((_zone, place) => place !== at))}
                >
                  Remove<span className="visually-hidden"> {zoneName(zone)}</span>
                </Button>
              </div>
            )}
          </li>
        ))}
      </ol>
      {mayChange && zones.length < mostZones && (
        <p>
          <Button variant="quiet" icon="plus" onClick={() => setEditing(zones.length)}>
            Add a zone
          </Button>
        </p>
      )}
      <Drawer
        isOpen={editing !== null}
        isSheetOnPhone
        title={editing === zones.length ? 'Add a zone' : 'Change the zone'}
        onClose={() => setEditing(null)}
      >
        {editing !== null && (
          <ZoneForm
            key={editing}
            name={`zone ${brewery} ${zones[editing] ? JSON.stringify(zones[editing].postcodes).slice(0, 100) : 'new'}`}
            zone={zones[editing] ?? null}
            onDone={(zone) => {
              onChange(zones.toSpliced(editing, 1, zone))
              setEditing(null)
            }}
          />
        )}
      </Drawer>
    </section>
  )
}
