import type { StaffReviewList, StaffReviewRow } from '../../../shared/api/staff-reviews-api.ts'
import { shortText } from '../../../shared/format/cut-text.ts'
import { wholeMoment } from '../../console/whole-moment.ts'
import { staffPaths } from '../../../shared/paths/staff-paths.ts'
import { reviewViews } from '../../../shared/api/list-views.ts'
import { ListPage } from '../../console/ListPage.tsx'
import { RowCell, RowTable, Soft } from '../../console/RowTable.tsx'
import { Badge } from '../../ui/core/Badge.tsx'
import { Stars } from '../../ui/core/Stars.tsx'
import { staffReads } from '../staff-calls.ts'
import { keyText } from '../staff-words.ts'
import { reportsText, reviewStates, reviewViewNames } from './review-words.ts'

const views = reviewViews.map((key) => ({ key, ...reviewViewNames[key] }))

/** /admin/reviews: what waits for a first look, was reported, or is hidden (STAF-21). */
export function ReviewsPage() {
  return (
    <ListPage<StaffReviewRow, StaffReviewList>
      title="Reviews"
      call={staffReads.reviews}
      views={views}
      firstView="pending"
      allView="pending"
      nouns={['review', 'reviews']}
      placeholder="Words of the review, author"
      filterNames={[]}
    >
      {rowsOf}
    </ListPage>
  )
}

const columns = [
  { slot: 'who', label: 'Review' },
  { slot: 'what', label: 'Beer' },
  { slot: 'more', label: 'Author' },
  { slot: 'state', label: 'State' },
] as const

const rowsOf = ({ rows }: StaffReviewList) => (
  <RowTable caption="Reviews" columns={columns}>
    {rows.map((row) => (
      <Row key={row.id} row={row} />
    ))}
  </RowTable>
)

/** So much of a text names a review in the list. */
const shownLength = 90

function Row({ row }: { row: StaffReviewRow }) {
  const { id, title, body, rating, beer, author, createdAt, state, reasons, openReports } = row
  const { text, tone } = reviewStates[state]
  return (
    <tr>
      <RowCell slot="who">
        <a href={staffPaths.review(id)}>{title ?? startOf(body)}</a>
        {title !== null && <Soft>{startOf(body)}</Soft>}
        {rating !== null && <Stars value={rating} size="small" />}
      </RowCell>
      <RowCell slot="what">
        {beer.name}
        <Soft>{beer.brewery}</Soft>
      </RowCell>
      <RowCell slot="more">
        {author ?? 'Account closed'}
        <Soft>{wholeMoment(createdAt)}</Soft>
      </RowCell>
      <RowCell slot="state">
        <span>
          <Badge tone={tone}>{text}</Badge>
        </span>
        {openReports > 0 && <span>{reportsText(row)}</span>}
        {reasons.length > 0 && <Soft>{reasons.map(keyText).join(', ')}</Soft>}
      </RowCell>
    </tr>
  )
}

function startOf(body: string): string {
  return shortText(body.replaceAll(/\s+/g, ' '), shownLength)
}
