import { fillIn, readSections } from '../../../shared/information/text-markup.ts'
import { type LegalWords, shippedCompany } from '../../../shared/information/legal-words.ts'
import type { PageData } from '../../../shared/pages/page-payload.ts'
import { contactAddress } from '../../../shared/paths/paths.ts'

const company = {
  company: shippedCompany.name,
  country: shippedCompany.registeredIn,
  address: shippedCompany.address,
  email: contactAddress,
}

/** The data of a legal page with the words that are shipped, for tests. */
export function shippedPage(title: string, words: LegalWords): PageData['termsAndConditions'] {
  const { updatedOn, intro, summary, text } = words
  const sections = readSections(fillIn(text, company))
  return { title, text: { updatedOn, intro, summary, sections }, formerDays: [], until: null }
}
