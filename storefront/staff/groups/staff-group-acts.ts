import type { StaffGroup } from '../../../shared/api/staff-groups-api.ts'
import { dayText } from '../../../shared/delivery/arrival-text.ts'
import { formatMinor } from '../../../shared/format/money.ts'
import { regions } from '../../../shared/geography/regions.ts'
import type { PlainAction } from '../../console/plain-act.ts'
import { staffReads } from '../staff-calls.ts'

type NameAndSlug = { slug: string; name: string }
type Run = StaffGroup['runs'][number]

export const openGroupAction: PlainAction = {
  title: 'Open a group',
  thing: 'The group',
  call: staffReads.groups,
  fields: [
    { kind: 'line', name: 'name', label: 'Its name', maxLength: 200, missing: 'Give it a name.' },
    {
      kind: 'line',
      name: 'slug',
      label: 'Its address',
      hint: 'Small letters, figures and hyphens, such as forth-crossing. It stays.',
      maxLength: 100,
      missing: 'Give it an address.',
    },
    {
      kind: 'choice',
      name: 'region',
      label: 'Region',
      options: regions.map(({ slug, label }) => ({ value: slug, label })),
      missing: 'Choose its region.',
    },
    { kind: 'words', name: 'description', label: 'What its page says (optional)', maxLength: 2000 },
  ],
  nameOf: ({ name }) => `Open ${String(name)}`,
  done: 'The group is open.',
}

export const addBreweryAction = ({ slug, name }: NameAndSlug): PlainAction => ({
  title: `Add a brewery to ${name}`,
  thing: 'The group',
  call: `${staffReads.group(slug)}/members`,
  fields: [
    {
      kind: 'line',
      name: 'brewery',
      label: 'The brewery’s address',
      hint: 'As in the address of its page: learmonth-basin.',
      maxLength: 100,
      missing: 'Name the brewery.',
    },
  ],
  nameOf: () => `Add it to ${name}`,
  done: `${name} has another brewery.`,
})

export const removeBreweryAction = (group: NameAndSlug, brewery: NameAndSlug): PlainAction => ({
  title: `Take ${brewery.name} out of ${group.name}`,
  thing: 'The group',
  call: `${staffReads.group(group.slug)}/members/${encodeURIComponent(brewery.slug)}`,
  method: 'DELETE',
  fields: [],
  nameOf: () => `Take ${brewery.name} out`,
  isDangerous: true,
  done: `${brewery.name} is out of ${group.name}.`,
})

export const addOrganiserAction = ({ slug, name }: NameAndSlug): PlainAction => ({
  title: `Add an organiser to ${name}`,
  thing: 'The group',
  call: `${staffReads.group(slug)}/organisers`,
  fields: [
    {
      kind: 'line',
      name: 'email',
      label: 'E-mail address',
      hint: 'Of the person’s account here.',
      maxLength: 254,
      missing: 'Type the address of the person’s account.',
    },
  ],
  nameOf: () => `Make the person an organiser`,
  done: `${name} has another organiser.`,
})

export const removeOrganiserAction = (
  group: NameAndSlug,
  { id, name }: StaffGroup['organisers'][number],
): PlainAction => ({
  title: `Take ${name} away from ${group.name}`,
  thing: 'The group',
  call: `${staffReads.group(group.slug)}/organisers/${encodeURIComponent(id)}`,
  method: 'DELETE',
  fields: [],
  nameOf: () => `Take ${name} away`,
  isDangerous: true,
  done: `${name} organises ${group.name} no longer.`,
})

const bills = '/api/admin/money/carrier-bills'
const reference = {
  kind: 'line',
  name: 'reference',
  label: 'Number of the bill',
  maxLength: 64,
  missing: 'Type the number of the bill.',
} as const

export const enterBillAction = ({ slug, name }: NameAndSlug, { day, carrier }: Run): PlainAction => ({
  title: `Bill of ${carrier} for ${dayText(day)}`,
  thing: 'The money',
  call: bills,
  fixed: { group: slug, day },
  fields: [
    reference,
    { kind: 'pounds', name: 'netMinor', label: 'Without VAT, in pounds', missing: 'Type what is billed.' },
    { kind: 'pounds', name: 'vatMinor', label: 'VAT, in pounds', hint: 'Empty where none is charged.' },
  ],
  nameOf: ({ netMinor, vatMinor = 0 }) => `Book ${formatMinor(Number(netMinor) + Number(vatMinor))}`,
  done: `${name}: the bill is booked.`,
})

export const undoBillAction = ({ slug, name }: NameAndSlug, { day, carrier }: Run): PlainAction => ({
  title: `Take back a bill of ${carrier} for ${dayText(day)}`,
  thing: 'The money',
  call: `${bills}/reversal`,
  fixed: { group: slug, day },
  fields: [
    reference,
    { kind: 'words', name: 'reason', label: 'Why?', maxLength: 500, missing: 'Say why it is taken back.' },
  ],
  nameOf: () => 'Take the bill back',
  isDangerous: true,
  done: `${name}: the bill is taken back.`,
})
