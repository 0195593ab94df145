import type { AccessRule } from './access-rule.ts'
import { beerRules } from './beer-rules.ts'
import { clientRules } from './client-rules.ts'
import { groupRules } from './group-rules.ts'
import { moneyRules } from './money-rules.ts'
import { sellRules } from './sell-rules.ts'
import { staffRules } from './staff-rules.ts'
import { visitorRules } from './visitor-rules.ts'

/** Who may do what: a row for each route, by what a good request is answered with. */
export const accessRules: ReadonlyMap<string, AccessRule> = new Map([
  ...visitorRules,
  ...clientRules,
  ...staffRules,
  ...moneyRules,
  ...sellRules,
  ...groupRules,
  ...beerRules,
])
