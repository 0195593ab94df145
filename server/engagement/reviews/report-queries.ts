import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { reviewReports, type ReportState } from './review-tables.ts'

export type ReportRow = {
  id: string
  reviewId: string
  reporterId: string
  reason: string
  state: ReportState
  createdAt: Date
}

const columns = {
  id: reviewReports.id,
  reviewId: reviewReports.reviewId,
  reporterId: reviewReports.reporterId,
  reason: reviewReports.reason,
  state: reviewReports.state,
  createdAt: reviewReports.createdAt,
}

/** Null when the client has reported the review before. */
export async function insertReport(
  database: Database,
  report: { reviewId: string; reporterId: string; reason: string; createdAt: Date },
): Promise<ReportRow | null> {
  const [row] = await database.insert(reviewReports).values(report).onConflictDoNothing().returning(columns)
  return row ?? null
}

export async function findReport(
  database: Database,
  { reviewId, reporterId }: { reviewId: string; reporterId: string },
): Promise<ReportRow | null> {
  const [row] = await database
    .select(columns)
    .from(reviewReports)
    .where(and(eq(reviewReports.reviewId, reviewId), eq(reviewReports.reporterId, reporterId)))
  return row ?? null
}

/** Clients with an open report of a review. */
export async function openReporters(database: Database, reviewId: string): Promise<string[]> {
  const rows = await database
    .select({ reporterId: reviewReports.reporterId })
    .from(reviewReports)
    .where(and(eq(reviewReports.reviewId, reviewId), eq(reviewReports.state, 'pending')))
  return rows.map(({ reporterId }) => reporterId)
}

/** An operator's decision on the review resolves its reports. */
export async function decideReports(
  database: Database,
  reviewId: string,
  state: 'approved' | 'dismissed',
): Promise<void> {
  await database
    .update(reviewReports)
    .set({ state })
    .where(and(eq(reviewReports.reviewId, reviewId), eq(reviewReports.state, 'pending')))
}

export async function reportsOfReview(database: Database, reviewId: string): Promise<ReportRow[]> {
  return database
    .select(columns)
    .from(reviewReports)
    .where(eq(reviewReports.reviewId, reviewId))
    .orderBy(asc(reviewReports.createdAt), asc(reviewReports.id))
}
