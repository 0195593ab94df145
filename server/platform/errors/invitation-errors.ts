import { RequestError } from './request-error.ts'

const { define } = RequestError

export const invitationUsed = define({
  status: 409,
  code: 'invitation_used',
  sentence: 'This invitation was already used.',
})

export const invitationEnded = define(
  { status: 409, code: 'invitation_ended', sentence: 'This invitation has ended. Ask … for a new one.' },
  (whom: string) => ({ message: `This invitation has ended. Ask ${whom} for a new one.` }),
)

export const invitationOfOther = define(
  {
    status: 403,
    code: 'invitation_of_other',
    sentence: 'This invitation is for …. Sign in with that address.',
  },
  (email: string) => ({ message: `This invitation is for ${email}. Sign in with that address.` }),
)

export const hasRoleAlready = define(
  { status: 409, code: 'has_role_already', sentence: '… has this role already.' },
  (who: string) => ({ message: `${who} has this role already.`, field: 'email' }),
)

export const tooManyInvitations = define({
  status: 409,
  code: 'too_many_invitations',
  sentence: 'There are too many invitations. Please withdraw one first.',
})
