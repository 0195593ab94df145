import type { CatalogueRow } from '../../../shared/api/beers-api.ts'
import { wholeDay, wholeMoment } from '../../console/whole-moment.ts'
import { sellingPaths } from '../../../shared/paths/selling-paths.ts'
import { staffPaths } from '../../../shared/paths/staff-paths.ts'
import layout from '../../selling/OrderPage.module.css'
import { ChangeBadge } from './ChangeBadge.tsx'

/** What a change is about, its state, and who asked when. */
export function ChangeHead({ change, name }: { change: CatalogueRow; name: string }) {
  const { brewery, state, askedAt, askedBy, dueAt, decidedAt, decidedBy } = change
  const { slug } = brewery
  const seen = change.kind === 'beer' ? sellingPaths.beer(slug, change.beerId) : sellingPaths.settings(slug)
  return (
    <header className={layout.head}>
      <p>
        <a href={staffPaths.catalogue}>Catalogue</a>
      </p>
      <h1>{name}</h1>
      <p className={layout.facts}>
        <ChangeBadge state={state} />
        <a href={staffPaths.brewery(slug)}>{brewery.name}</a>
        <a href={seen}>As the brewery sees it</a>
        <span className={layout.soft}>
          Requested {wholeMoment(askedAt)} by {askedBy}
          {decidedAt !== null && `, decided ${wholeMoment(decidedAt)} by ${decidedBy ?? 'no one'}`}
          {state === 'waiting' && `, due ${wholeDay(dueAt)}`}
        </span>
      </p>
    </header>
  )
}
