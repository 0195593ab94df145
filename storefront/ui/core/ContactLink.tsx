import { createContext, use } from 'react'
import { contactAddress } from '../../../shared/paths/paths.ts'

/** The address to write to that staff have set in Shop, as the page's footer says it. */
export const ContactContext = createContext(contactAddress)

export const useContactHref = (): string => `mailto:${use(ContactContext)}`

/** The contact address, to be written to. */
export function ContactLink() {
  return <a href={useContactHref()}>{use(ContactContext)}</a>
}
