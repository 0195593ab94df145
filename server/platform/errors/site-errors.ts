import { RequestError } from './request-error.ts'

const { define } = RequestError

/** Of a person who no longer belongs to the site that the device acts for. */
export const siteAccessEnded = define({
  status: 403,
  code: 'site_access_ended',
  sentence: 'You no longer act for this site. Choose where to act in the account menu.',
})

export const siteRoleMissing = define({
  status: 403,
  code: 'site_role_missing',
  sentence: 'Your role at this site does not allow this. Ask an owner of the business.',
})

/** Of the person whose own account is the first site. */
export const ownSiteStays = define(
  {
    status: 409,
    code: 'own_site',
    sentence: '… is the account of …, who stays an owner while the account exists.',
  },
  ({ site, name }: { site: string; name: string }) => ({
    message: `${site} is the account of ${name}, who stays an owner while the account exists.`,
  }),
)

export const lastSiteOwner = define(
  { status: 409, code: 'last_owner', sentence: 'Make another person an owner of … first.' },
  (business: string) => ({ message: `Make another person an owner of ${business} first.` }),
)

export const tooManySites = define(
  { status: 409, code: 'too_many_sites', sentence: 'A business has at most … sites.' },
  (most: number) => ({ message: `A business has at most ${most} sites.` }),
)

export const tooManyMembers = define(
  { status: 409, code: 'too_many_members', sentence: 'A business has at most … people.' },
  (most: number) => ({ message: `A business has at most ${most} people.` }),
)
