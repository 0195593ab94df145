import {
  awrsForm,
  companyForm,
  parseAwrsNumber,
  parseCompanyNumber,
  parseVatNumber,
} from '../accounts/registered-numbers.ts'
import { formatPostcode } from '../geography/postcode.ts'
import { hasUnseen, tidyLine, tidyLines, type Typed, unseenRefused } from '../format/typed-texts.ts'
import { cutText } from '../format/cut-text.ts'
import {
  applicationFields,
  type ApplicationField,
  type ApplicationName,
  type DeliveryWay,
  deliveryWays,
} from './application-fields.ts'

/** As typed: anything may be missing. */
export type TypedApplication = { [name in ApplicationName]?: Typed }
/** What is stored and shown: a text for each field, '' where nothing was typed. */
export type ApplicationTexts = Record<ApplicationName, string>
export type ApplicationProblem = { field: ApplicationName; message: string }

export type BreweryApplication = {
  breweryName: string
  companyName: string
  companyNumber: string | null
  awrsNumber: string | null
  awrsReason: string | null
  vatNumber: string | null
  street: string
  town: string
  postcode: string
  contactName: string
  email: string
  phone: string
  delivery: DeliveryWay
  deliveryNotes: string | null
}

/** The texts as they are kept while the form is filled in: tidied, and cut to what a field takes. */
export function draftOf(typed: TypedApplication): ApplicationTexts {
  const texts = applicationFields.map(({ name, most, kind }) => [
    name,
    cutText((kind === 'words' ? tidyLines : tidyLine)(typed[name]), most),
  ])
  return Object.fromEntries(texts) as ApplicationTexts
}

/**
 * An application to sell, tidied, or what is missing or wrong with each field in their order on the page (NOTE-13).
 * Pure, for page and server.
 */
export function readApplication(
  typed: TypedApplication,
):
  | { kind: 'complete'; application: BreweryApplication }
  | { kind: 'incomplete'; problems: ApplicationProblem[] } {
  const problems = applicationFields.flatMap((field) => problemOf(field, typed) ?? [])
  if (problems.length > 0) return { kind: 'incomplete', problems }
  const texts = draftOf(typed)
  return {
    kind: 'complete',
    application: {
      ...texts,
      companyNumber: parseCompanyNumber(texts.companyNumber),
      awrsNumber: parseAwrsNumber(texts.awrsNumber),
      awrsReason: texts.awrsReason || null,
      vatNumber: parseVatNumber(texts.vatNumber),
      postcode: formatPostcode(texts.postcode) ?? '',
      delivery: texts.delivery as DeliveryWay,
      deliveryNotes: texts.deliveryNotes || null,
    },
  }
}

function problemOf(
  { name, label, most, isRequired, kind }: ApplicationField,
  typed: TypedApplication,
): ApplicationProblem | null {
  const text = (kind === 'words' ? tidyLines : tidyLine)(typed[name])
  const say = (message: string) => ({ field: name, message })
  if (text === '') {
    if (name === 'awrsNumber' && tidyLine(typed.awrsReason) === '')
      return say('Enter your AWRS number, or say why you need none.')
    return isRequired ? say(missing[name] ?? `Enter ${label.toLowerCase()}.`) : null
  }
  if (hasUnseen(text)) return say(unseenRefused)
  if (text.length > most) return say(`Use at most ${most} characters.`)
  const check = forms[name]
  return check === undefined || check.fits(text) ? null : say(check.message)
}

const missing: Partial<Record<ApplicationName, string>> = {
  breweryName: 'Enter the name of your brewery.',
  companyName: 'Enter its legal name.',
  street: 'Enter a street and number.',
  town: 'Enter a town or city.',
  postcode: 'Enter a postcode.',
  contactName: 'Enter whom pubs talk to.',
  email: 'Enter an email address for orders.',
  phone: 'Enter a phone number.',
  delivery: 'Choose how your beer reaches pubs.',
}

const forms: Partial<Record<ApplicationName, { fits: (text: string) => boolean; message: string }>> = {
  breweryName: { fits: (text) => text.length > 1, message: 'Enter the name of your brewery.' },
  companyNumber: {
    fits: (text) => parseCompanyNumber(text) !== null,
    message: companyForm,
  },
  awrsNumber: {
    fits: (text) => parseAwrsNumber(text) !== null,
    message: awrsForm,
  },
  vatNumber: {
    fits: (text) => parseVatNumber(text) !== null,
    message: 'This is not a VAT number. It has nine figures, such as GB 980 7806 84; please check them.',
  },
  postcode: {
    fits: (text) => formatPostcode(text) !== null,
    message: 'Enter a UK postcode, such as LS1 4DY.',
  },
  email: {
    fits: (text) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text),
    message: 'Enter an email address, such as orders@brewery.example.',
  },
  phone: {
    fits: (text) => /^\+?[\d ()-]{7,}$/.test(text),
    message: 'Enter a phone number, such as 0113 496 0000.',
  },
  delivery: {
    fits: (text) => deliveryWays.some((way) => way === text),
    message: 'Choose how your beer reaches pubs.',
  },
}
