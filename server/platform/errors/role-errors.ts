import { RequestError } from './request-error.ts'

const { define } = RequestError

/** Of someone who may see a thing and not do this with it; who may not see it gets 404. */
export const roleMissing = define({
  status: 403,
  code: 'role_missing',
  sentence: 'Your role does not allow this.',
})

/** Of staff who look into a brewery's console. */
export const readOnly = define({
  status: 403,
  code: 'read_only',
  sentence: 'You look at this brewery as Dray staff. Nothing can be changed here.',
})

export const lastHolder = define(
  { status: 409, code: 'last_owner', sentence: 'There must be another … first.' },
  (role: string) => ({ message: `There must be another ${role} first.` }),
)

/** Of a client who closes the account. */
export const onlyLeader = define(
  {
    status: 409,
    code: 'last_owner',
    sentence: 'You are the only … of …. Make another person … first, under People in its console.',
  },
  ({ role, place }: { role: string; place: string }) => ({
    message: `You are the only ${role} of ${place}. Make another person ${role} first, under People in its console.`,
  }),
)

export const noSuchRole = define({
  status: 404,
  code: 'not_found',
  sentence: 'The role was not found.',
})
