import type { InsightRange } from '../../../shared/api/insight-api.ts'

export const rangeNames: Readonly<Record<InsightRange, string>> = {
  weeks4: '4 weeks',
  weeks13: '13 weeks',
  months12: '12 months',
}
