import { formatPostcode } from '../geography/postcode.ts'

/** Where something goes, by the names of the checkout's fields (CHK-12 to CHK-17). */
export type CheckoutPlace = {
  firstname: string
  lastname: string
  streetaddress: string
  apartment: string | null
  towncity: string
  /** As 'LS1 4DY'. */
  postcode: string
}
/** Who orders (CHK-18, CHK-19). */
export type CheckoutContact = CheckoutPlace & { email: string; phone: string }
export type CheckoutDetails = {
  contact: CheckoutContact
  /** Null where it goes to the contact's own address (CHK-20). */
  shipTo: CheckoutPlace | null
}

/** As typed: any field may be missing. */
type Typed = Partial<Record<keyof CheckoutContact, string | null | undefined>>
export type TypedDetails = { contact?: Typed | undefined; shipTo?: Typed | null | undefined }

/** `field` is the name of the input, with 'shipTo.' before those of the other address. */
export type DetailsProblem = { field: string; message: string }

const wanted: [name: keyof CheckoutContact, what: string][] = [
  ['firstname', 'a first name'],
  ['lastname', 'a last name'],
  ['streetaddress', 'a street address'],
  ['towncity', 'a town or city'],
  ['postcode', 'a postcode'],
  ['email', 'an email address'],
  ['phone', 'a phone number'],
]
const longest = 120
/** A name, and a host of at least two parts. */
const mailbox = /^[^\s"(),:;<>@[\\\]]+@(?=[^.])[^\s"(),:;<>@[\\\]]+$/
const isMailbox = (text: string) => mailbox.test(text) && text.slice(text.indexOf('@') + 2, -1).includes('.')

/**
 * The details of a checkout, tidied, or what is missing or wrong with each field in their order on the page (C-44):
 * name, address, UK postcode, email address and phone number must be there. Pure, for page and server.
 */
export function readCheckoutDetails(
  typed: TypedDetails,
): { kind: 'complete'; details: CheckoutDetails } | { kind: 'incomplete'; problems: DetailsProblem[] } {
  const contact = typed.contact ?? {}
  const other = typed.shipTo ?? null
  const problems = [
    ...wanted.flatMap(([name, what]) => problemOf(contact, { name, what, prefix: '' })),
    ...(other === null
      ? []
      : wanted.slice(0, 5).flatMap(([name, what]) => problemOf(other, { name, what, prefix: 'shipTo.' }))),
    ...tooLong(contact, ''),
    ...tooLong(other ?? {}, 'shipTo.'),
  ]
  if (problems.length > 0) return { kind: 'incomplete', problems }
  return {
    kind: 'complete',
    details: {
      contact: { ...placeOf(contact), email: tidy(contact.email), phone: tidy(contact.phone) },
      shipTo: other && placeOf(other),
    },
  }
}

function problemOf(
  typed: Typed,
  { name, what, prefix }: { name: keyof CheckoutContact; what: string; prefix: string },
): DetailsProblem[] {
  const text = tidy(typed[name])
  const field = prefix + name
  if (text === '') return [{ field, message: `Enter ${what}.` }]
  if (name === 'postcode' && formatPostcode(text) === null)
    return [{ field, message: 'Enter a UK postcode, like LS1 4DY.' }]
  if (name === 'email' && !isMailbox(text))
    return [{ field, message: 'Enter an email address, like name@pub.co.uk.' }]
  if (name === 'phone' && text.replace(/\D/g, '').length < 10)
    return [{ field, message: 'Enter a phone number with its area code.' }]
  return []
}

function tooLong(typed: Typed, prefix: string): DetailsProblem[] {
  return Object.entries(typed)
    .filter(([, text]) => tidy(text).length > longest)
    .map(([name]) => ({ field: prefix + name, message: `Use at most ${longest} characters.` }))
}

function placeOf(typed: Typed): CheckoutPlace {
  return {
    firstname: tidy(typed.firstname),
    lastname: tidy(typed.lastname),
    streetaddress: tidy(typed.streetaddress),
    apartment: tidy(typed.apartment) || null,
    towncity: tidy(typed.towncity),
    postcode: formatPostcode(typed.postcode) ?? '',
  }
}

const tidy = (text: string | null | undefined) => (text ?? '').replace(/[\s\p{Cc}]+/gu, ' ').trim()
