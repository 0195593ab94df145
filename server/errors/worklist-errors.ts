import { RequestError } from './request-error.ts'

const { define } = RequestError

/** Of an entry that a colleague looks after. */
export const entryTaken = define(
  { status: 409, code: 'entry_taken', sentence: '… has taken this.' },
  (name: string) => ({ message: `${name} has taken this.` }),
)
