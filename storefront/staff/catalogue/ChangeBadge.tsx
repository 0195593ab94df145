import type { ChangeState } from '../../../shared/api/beers-api.ts'
import { Badge } from '../../ui/core/Badge.tsx'

const states = {
  waiting: { text: 'Waiting', tone: 'malt' },
  approved: { text: 'Approved', tone: 'hop' },
  refused: { text: 'Refused', tone: 'oxide' },
  withdrawn: { text: 'Taken back', tone: 'plain' },
} as const

/** The state of a change of a beer. */
export const ChangeBadge = ({ state }: { state: ChangeState }) => (
  <Badge tone={states[state].tone}>{states[state].text}</Badge>
)
