import { tidyLine, unseenRefused } from '../../../shared/format/typed-texts.ts'
import { badField } from '../errors/common-errors.ts'

/** An address as its owner writes it, and the form in which two of them are compared. */
export type EmailAddress = { email: string; key: string }

/** RFC 5321: what goes before the @, and a name of hosts after it. */
const localPart = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i
const host = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/i
const longest = { whole: 254, localPart: 64 }

/**
 * Reads an email address: tidied as every line is, compatibility forms folded (NFKC), compared without regard to case.
 * Letters outside ASCII are refused, since every one of them may be a look-alike of another; so are characters that
 * cannot be seen. Throws RequestError 400 that names the field, with a sentence for forms.
 */
export function readEmailAddress(text: string, field = 'email'): EmailAddress {
  const email = tidyLine(text.normalize('NFKC'))
  if (email === '') throw badField(field, 'Please give an email address.')
  if (/\p{C}/u.test(email)) throw badField(field, unseenRefused)
  if (!/^[ -~]*$/.test(email))
    throw badField(field, 'Use only plain letters, digits and symbols: no accents and no look-alikes.')
  if (email.length > longest.whole) throw badField(field, `Use at most ${longest.whole} characters.`)
  const at = email.lastIndexOf('@')
  const before = email.slice(0, at)
  const isAddress =
    at > 0 && localPart.test(before) && before.length <= longest.localPart && host.test(email.slice(at + 1))
  if (!isAddress) throw badField(field, 'Please give an email address such as landlord@thetap.example.')
  return { email, key: email.toLowerCase() }
}
