import type { StaffBrewery } from '../../../shared/api/staff-breweries-api.ts'
import type { PlainAction } from '../../console/plain-act.ts'
import { staffReads } from '../staff-calls.ts'

type NameAndSlug = { slug: string; name: string }
const reason = { kind: 'words', name: 'reason', label: 'Why?', maxLength: 500 } as const

/** Suspending asks a reason and shows what happens to shelf, open parts and payouts (STAF-17). */
export const suspendAction = ({ slug, name }: NameAndSlug): PlainAction => ({
  title: `Suspend ${name}`,
  thing: 'The brewery',
  call: `${staffReads.brewery(slug)}/suspension`,
  fields: [{ ...reason, hint: 'The brewery reads it.', missing: 'Say why: the brewery reads it.' }],
  nameOf: () => `Suspend ${name}`,
  isDangerous: true,
  done: `${name} is suspended.`,
})

export const reinstateAction = ({ slug, name }: NameAndSlug): PlainAction => ({
  title: `Reinstate ${name}`,
  thing: 'The brewery',
  call: `${staffReads.brewery(slug)}/suspension`,
  method: 'DELETE',
  fields: [],
  nameOf: () => `Reinstate ${name}`,
  done: `${name} is reinstated.`,
})

/** The agency agreement was signed on paper or by mail. */
export const agreementAction = ({ standing: { brewery, agreement } }: StaffBrewery): PlainAction => ({
  title: `Agreement of ${brewery.name}`,
  thing: 'The brewery',
  call: `${staffReads.brewery(brewery.slug)}/agreement`,
  fixed: { version: agreement.current },
  fields: [
    {
      kind: 'line',
      name: 'name',
      label: 'Who accepted it for the brewery?',
      maxLength: 200,
      missing: 'Name the person.',
    },
  ],
  nameOf: () => `Record version ${agreement.current} as accepted`,
  done: `The agreement of ${brewery.name} is recorded.`,
})

/** While finance looks into something, nothing is paid out. */
export const holdPayoutsAction = ({ slug, name }: NameAndSlug): PlainAction => ({
  title: `Hold payouts of ${name}`,
  thing: 'The money',
  call: `/api/admin/money/breweries/${encodeURIComponent(slug)}/hold`,
  fields: [{ ...reason, hint: 'The brewery reads it.', missing: 'Say why: the brewery reads it.' }],
  nameOf: () => `Hold payouts of ${name}`,
  isDangerous: true,
  done: `Payouts to ${name} are on hold.`,
})

export const releasePayoutsAction = ({ slug, name }: NameAndSlug): PlainAction => ({
  title: `Release payouts of ${name}`,
  thing: 'The money',
  call: `/api/admin/money/breweries/${encodeURIComponent(slug)}/hold`,
  method: 'DELETE',
  fields: [],
  nameOf: () => `Release payouts of ${name}`,
  done: `Payouts to ${name} are released.`,
})
