import * as account from './account-errors.ts'
import * as alert from './alert-errors.ts'
import * as basket from './basket-errors.ts'
import * as beer from './beer-errors.ts'
import * as content from './content-errors.ts'
import * as notice from './notice-errors.ts'
import * as common from './common-errors.ts'
import * as imports from './import-errors.ts'
import * as invitation from './invitation-errors.ts'
import * as onboarding from './onboarding-errors.ts'
import * as order from './order-errors.ts'
import * as orderChange from './order-change-errors.ts'
import * as payout from './payout-errors.ts'
import * as payment from './payment-errors.ts'
import * as credit from './credit-errors.ts'
import * as empties from './empties-errors.ts'
import * as dispute from './dispute-errors.ts'
import type { ErrorEntry } from './request-error.ts'
import * as check from './check-errors.ts'
import * as correction from './correction-errors.ts'
import * as claim from './claim-errors.ts'
import * as refund from './refund-errors.ts'
import * as role from './role-errors.ts'
import * as step from './step-errors.ts'
import * as run from './run-errors.ts'
import * as savedView from './saved-view-errors.ts'
import * as secondFactor from './second-factor-errors.ts'
import * as orderRequest from './order-request-errors.ts'
import * as phoneOrder from './phone-order-errors.ts'
import * as review from './review-errors.ts'
import * as signIn from './sign-in-errors.ts'
import * as site from './site-errors.ts'
import * as stock from './stock-errors.ts'
import * as token from './token-errors.ts'
import * as trade from './trade-errors.ts'
import * as standing from './standing-errors.ts'
import * as standingOrder from './standing-order-errors.ts'
import * as transport from './transport-errors.ts'
import * as webhook from './webhook-errors.ts'

/** Every error that the API can answer, by status and code. */
export const errorCatalogue: readonly ErrorEntry[] = [
  account,
  alert,
  basket,
  beer,
  check,
  claim,
  common,
  content,
  correction,
  credit,
  dispute,
  empties,
  notice,
  imports,
  invitation,
  onboarding,
  order,
  orderChange,
  payment,
  payout,
  orderRequest,
  phoneOrder,
  refund,
  review,
  role,
  run,
  savedView,
  secondFactor,
  signIn,
  site,
  step,
  stock,
  token,
  trade,
  standing,
  standingOrder,
  transport,
  webhook,
]
  .flatMap((errors): { entry: ErrorEntry }[] => Object.values(errors))
  .map(({ entry }) => entry)
  .toSorted((one, other) => one.status - other.status || (nameOf(one) < nameOf(other) ? -1 : 1))

// A code may have several sentences; their order must not depend on that of the modules above.
function nameOf({ code, sentence }: ErrorEntry): string {
  return `${code} ${sentence}`
}

/** The catalogue as the API's description shows it, in Markdown. */
export function errorReference(): string {
  const rows = errorCatalogue.map(({ status, code, sentence, details = {} }) => {
    const carried = Object.entries(details).map(([name, what]) => `\`${name}\`: ${what}`)
    return `| ${status} | \`${code}\` | ${sentence} | ${carried.join(' ')} |`
  })
  return [
    '## Errors',
    '',
    'An error is a JSON object: `code` for programs, `message` for people, `field` where one field or parameter is at fault, and `requestId`, by which we find it in our log. With 429 and 503, `Retry-After` says when to try again.',
    '',
    '| Status | Code | Message | Also carries |',
    '| --- | --- | --- | --- |',
    ...rows,
  ].join('\n')
}

const text = { type: 'string' as const }

/** The schema of every error, for programs that read the API's description. */
export const errorSchema = {
  type: 'object' as const,
  required: ['code', 'message'],
  properties: {
    code: { ...text, enum: [...new Set(errorCatalogue.map(({ code }) => code))] },
    message: text,
    field: text,
    requestId: text,
  },
}
