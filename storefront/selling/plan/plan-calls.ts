import type { GroupPlan } from '../../../shared/api/group-plan-api.ts'
import { type ActCalls, actCalls } from '../../console/act-calls.ts'

/** Where a group's run plan is read and changed. */
export const planPath = (group: string): string => `/api/sell/group/${encodeURIComponent(group)}/plan`

/** The calls that change it. */
export const planCalls = (group: string): ActCalls<GroupPlan> => actCalls(planPath(group))
