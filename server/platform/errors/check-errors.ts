import { RequestError } from './request-error.ts'

const { define } = RequestError

/** What must always hold does not (OPER-08). */
export const checksFailed = define(
  {
    status: 409,
    code: 'checks_failed',
    sentence: 'A check failed.',
    details: { check: 'Which one: ledger, stock, documents, deadlines, prices or lists.' },
  },
  ({ check, fault }: { check: string; fault: string }) => ({
    message: `The check of ${check} failed: ${fault}`,
    details: { check },
  }),
)
