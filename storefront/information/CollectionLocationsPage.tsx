import { feedPaths } from '../../shared/paths/feed-paths.ts'
import type { CollectionHub } from '../../shared/information/legal-words.ts'
import type { PageData } from '../../shared/pages/page-payload.ts'
import { daysInWords, hoursInWords } from '../../shared/information/pickup-window.ts'
import { SectionHeading } from '../ui/core/SectionHeading.tsx'
import { InformationPage } from './InformationPage.tsx'
import { PointGrid } from './PointGrid.tsx'
import styles from './CollectionLocationsPage.module.css'

type Props = { data: PageData['collectionLocations'] }

export function CollectionLocationsPage({ data }: Props) {
  return (
    <InformationPage
      title={data.title}
      kicker="Come and get it"
      intro="Where orders wait for you, if you would rather fetch your beer than wait for the dray."
      updatedOn={data.updatedOn}
    >
      <ul className={styles.hubs}>
        {data.hubs.map((hub) => (
          <li className={styles.hub} key={hub.id}>
            <Hub hub={hub} />
          </li>
        ))}
      </ul>
      <p className={styles.calendar}>
        <a href={feedPaths.pickupWindows}>All pickup windows as a calendar file</a>
      </p>
      {data.rules.length > 0 && (
        <section className={styles.rules} aria-labelledby="before-you-set-out">
          <SectionHeading id="before-you-set-out" title="Before you set out" />
          <PointGrid points={data.rules} />
        </section>
      )}
    </InformationPage>
  )
}

function Hub({ hub }: { hub: CollectionHub }) {
  return (
    <article className={styles.ticket} aria-labelledby={`hub-${hub.id}`}>
      <h2 className={styles.name} id={`hub-${hub.id}`}>
        {hub.name}
      </h2>
      <div className={styles.part}>
        <h3 className={styles.label}>Address</h3>
        <address className={styles.address}>
          {hub.address.map((line) => (
            <span className={styles.line} key={line}>
              {line}
            </span>
          ))}
        </address>
      </div>
      <div className={styles.window}>
        <h3 className={styles.label}>Pickup window</h3>
        <p>{daysInWords(hub.pickupWindow)}</p>
        <p className={styles.hours}>{hoursInWords(hub.pickupWindow)}</p>
        <a className={styles.add} href={feedPaths.hubWindows(hub.id)}>
          Add to calendar<span className="visually-hidden">: {hub.name}</span>
        </a>
      </div>
      <div className={styles.part}>
        <h3 className={styles.label}>Notes</h3>
        <ul className={styles.notes}>
          {hub.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </div>
    </article>
  )
}
