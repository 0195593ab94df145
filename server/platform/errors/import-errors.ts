import { RequestError } from './request-error.ts'

const { define } = RequestError

export const nothingToTake = define(
  { status: 409, code: 'not_possible', sentence: 'Nothing of this can be done.' },
  (message: string) => ({ message }),
)

export const refusedRows = define(
  { status: 409, code: 'rows_refused', sentence: 'Some rows are refused.' },
  (count: number) => ({
    message:
      count === 1
        ? 'One row is refused. Put it right, or take the others in without it.'
        : `${count} rows are refused. Put them right, or take the others in without them.`,
  }),
)
