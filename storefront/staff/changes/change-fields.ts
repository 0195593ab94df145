import type { OrderChange } from '../../../shared/api/order-change-api.ts'
import type { StaffOrder } from '../../../shared/api/staff-orders-api.ts'
import { type ChangeCause, changeCauses } from '../../../shared/orders/order-change.ts'
import type { FieldProblem } from '../../console/act-field.ts'

export type Details = NonNullable<StaffOrder['details']>
/** An input of the form: its name is the one that the call names it by where it is wrong. */
export type ChangeField = {
  name: string
  label: string
  value: string
  hint?: string
  type?: 'time' | 'email'
}

const field = (
  name: string,
  label: string,
  value: string | null | undefined,
  more: Partial<ChangeField> = {},
) => ({
  name,
  label,
  value: value ?? '',
  ...more,
})

export const contactFields = ({ contact }: Details): ChangeField[] => [
  field('firstname', 'First name', contact.firstname),
  field('lastname', 'Last name', contact.lastname),
  field('email', 'Email address', contact.email, { type: 'email' }),
  field('phone', 'Phone', contact.phone),
]

export const premisesFields = ({ shipTo }: Details): ChangeField[] => [
  field('shipTo.firstname', 'First name there', shipTo.firstname),
  field('shipTo.lastname', 'Last name there', shipTo.lastname),
  field('shipTo.streetaddress', 'Street', shipTo.streetaddress),
  field('shipTo.apartment', 'Building or unit', shipTo.apartment),
  field('shipTo.towncity', 'Town or city', shipTo.towncity),
  field('shipTo.postcode', 'Postcode', shipTo.postcode),
]

export const driverFields = ({ handover }: Details): ChangeField[] => [
  field('handover.receiverName', 'Received by', handover.receiverName),
  field('handover.receiverPhone', 'Phone for the driver', handover.receiverPhone),
  field('handover.opensAt', 'Takes deliveries from', handover.opensAt, { type: 'time' }),
  field('handover.closesAt', 'Until', handover.closesAt, { type: 'time' }),
  field('handover.poNumber', 'PO number', handover.poNumber),
]

type ReadForm = { body: OrderChange } | { problem: FieldProblem }

/** What the form says as the call takes it: only what it shows, and nothing of what stays. */
export function readChange(form: FormData, details: Details): ReadForm {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const group = (prefix: string, stood: object) => {
    const names = [...form.keys()].filter((name) => (prefix === '' ? name in stood : name.startsWith(prefix)))
    const typed = names.map((name) => [name.slice(prefix.length), text(name)] as const)
    const known = stood as Record<string, string | null | undefined>
    return Object.fromEntries(
      typed
        .filter(([name, value]) => value !== (known[name] ?? ''))
        .map(([name, value]) => [name, value || null]),
    )
  }
  const groups = {
    contact: group('', details.contact),
    shipTo: group('shipTo.', details.shipTo),
    handover: group('handover.', details.handover),
  }
  const changed = Object.entries(groups).filter(([, fields]) => Object.keys(fields).length > 0)
  const run = text('run')
  const isOtherRun = run !== '' && run !== details.runs[0]
  if (changed.length === 0 && !isOtherRun)
    return { problem: { field: 'firstname', message: 'Nothing is changed yet.' } }
  const cause = changeCauses.find((each) => each === text('cause')) as ChangeCause | undefined
  const isMoved = isOtherRun || 'unloading' in groups.handover || changed.some(([name]) => name === 'shipTo')
  if (isMoved && cause === undefined)
    return { problem: { field: 'cause', message: 'Choose who causes it: they pay what it costs.' } }
  const why = text('why')
  if (why === '') return { problem: { field: 'why', message: 'Say why.' } }
  return {
    body: {
      ...Object.fromEntries(changed),
      ...(isOtherRun && { run }),
      ...(isMoved && cause !== undefined && { cause }),
      why,
    },
  }
}
