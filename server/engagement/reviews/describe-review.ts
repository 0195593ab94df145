import { findPublicClients } from '../../identity/accounts/find-public-clients.ts'
import { findBeerNames } from '../../catalogue/beers/find-beers.ts'
import type { ReviewView } from '../../../shared/api/list-views.ts'
import { shortText } from '../../../shared/format/cut-text.ts'
import type { Database } from '../../platform/database/database.ts'
import { type ReviewToModerate, reviewToModerate, reviewsToModerate } from './moderation-queries.ts'
import { mediaAddress } from '../../platform/media/media-store.ts'
import { reportsOfReview } from './report-queries.ts'
import { attachmentRows, pictureFile } from './upload-queries.ts'
import { notFound } from '../../platform/errors/common-errors.ts'

/** Reviews one list shows. */
const listed = 100

/** One line a review: id, day, state, why, and how the text begins. */
export async function listReviewsToModerate(database: Database, kind: ReviewView): Promise<string[]> {
  const rows = await reviewsToModerate(database, { view: kind }, { offset: 0, limit: listed })
  return rows.map((row) => {
    const text = printable(row.title === null ? row.body : `${row.title}: ${row.body}`)
    return `${row.id} ${dayOf(row)} ${statusOf(row)} ${shortText(text, 60)}`
  })
}

/** Everything an operator needs to decide. Throws RequestError 404. */
export async function describeReview(database: Database, reviewId: string): Promise<string[]> {
  const row = await reviewToModerate(database, reviewId)
  if (row === null) throw notFound('The review')
  const reports = await reportsOfReview(database, reviewId)
  const pictures = await attachmentRows(database, [reviewId])
  const clientIds = [row.authorId ?? [], reports.map(({ reporterId }) => reporterId)].flat(2)
  const clients = await findPublicClients(database, clientIds)
  const [beer] = await findBeerNames(database, [row.beerId])
  const author = clients.get(row.authorId ?? '')
  return [
    `${row.id} ${dayOf(row)} ${statusOf(row)}`,
    `Beer: ${beer?.name ?? ''}, ${beer?.breweryName ?? ''}`,
    `Author: ${author === undefined ? 'account closed' : `${printable(author.name)} <${author.email}> ${author.id}`}`,
    `Rating: ${row.rating ?? 'none'}`,
    ...(row.title === null ? [] : [`Title: ${printable(row.title)}`]),
    ...row.body.split('\n').map((line) => `  ${printable(line)}`),
    ...pictures.map(({ name }) => `Picture: ${mediaAddress(pictureFile(name))}`),
    ...(row.decision === null ? [] : [`Decision: ${printable(row.decision)}`]),
    ...reports.map(
      ({ reporterId, reason, state }) =>
        `Report (${state}) by ${printable(clients.get(reporterId)?.name ?? reporterId)}: ${printable(reason)}`,
    ),
  ]
}

function statusOf({ state, verdictReasons, openReports }: ReviewToModerate): string {
  const reports = openReports === 0 ? [] : [`${openReports} ${openReports === 1 ? 'report' : 'reports'}`]
  const why = [...verdictReasons, ...reports]
  return why.length === 0 ? state : `${state} (${why.join(', ')})`
}

const dayOf = ({ createdAt }: ReviewToModerate) => createdAt.toISOString().slice(0, 10)

/** Puts a text on one line, without terminal control characters. */
const printable = (text: string) => text.replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ')
