import type { Limit } from '../http/attempt-limits.ts'

const minute = 60
const hour = 60 * minute

/** How often a client may do what others see or have to look at. Generous to people. */
export const reviewAttempts = {
  write: { what: 'review by client', max: 30, seconds: hour },
  upload: { what: 'review picture by client', max: 80, seconds: hour },
  vote: { what: 'review vote by client', max: 300, seconds: 10 * minute },
  report: { what: 'review report by client', max: 30, seconds: hour },
} satisfies Record<string, Limit>

export type ReviewAttempts = typeof reviewAttempts
