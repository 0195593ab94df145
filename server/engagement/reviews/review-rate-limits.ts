import type { Limit } from '../../platform/rate-limits/rate-limits.ts'

const minute = 60
const hour = 60 * minute

/** Rate limits of a client's writes that others see or moderate. Generous to people. */
export const reviewRateLimits = {
  write: { what: 'review by client', max: 30, seconds: hour },
  upload: { what: 'review picture by client', max: 80, seconds: hour },
  vote: { what: 'review vote by client', max: 300, seconds: 10 * minute },
  report: { what: 'review report by client', max: 30, seconds: hour },
} satisfies Record<string, Limit>

export type ReviewRateLimits = typeof reviewRateLimits

/** Overrides by a test or a benchmark. */
export type ReviewSettings = { rateLimits?: ReviewRateLimits; uploadSeconds?: number }
