import type { ReviewView } from '../../../shared/api/list-views.ts'
import type { StaffReview } from '../../../shared/api/staff-reviews-api.ts'

export const reviewViewNames: Readonly<Record<ReviewView, { name: string; empty: string }>> = {
  pending: { name: 'Waiting', empty: 'No review is waiting.' },
  reported: { name: 'Reported', empty: 'No report is open.' },
  hidden: { name: 'Hidden', empty: 'No review is hidden.' },
}

export const reviewStates = {
  approved: { text: 'Shown', tone: 'hop' },
  pending: { text: 'To decide', tone: 'malt' },
  hidden: { text: 'Hidden', tone: 'oxide' },
} as const

export const reportStates = { pending: 'Open', approved: 'Upheld', dismissed: 'Dismissed' } as const

export const reportsText = ({ openReports }: Pick<StaffReview, 'openReports'>): string =>
  openReports === 1 ? '1 report' : `${openReports} reports`

export const reviewHappened: Readonly<Record<string, string>> = {
  approve: 'Shown',
  hide: 'Hidden',
  bar: 'Reviewing closed for the author',
  unbar: 'Reviewing opened for the author',
}
