import {
  isSupportTopic,
  validateSupportDraft,
  type SupportDraft,
  type SupportErrors,
  type SupportTopic,
} from '../../../shared/information/support-request.ts'
import { readEmailAddress } from '../../platform/mail/email-address.ts'
import { readLine, readOptionalLine } from '../../identity/accounts/plain-text.ts'
import { RequestError } from '../../platform/errors/request-error.ts'

export type SupportRequest = {
  topic: SupportTopic
  orderNumber: string | null
  name: string
  email: string
  emailKey: string
  /** Lines and empty lines as they were typed; nothing else that cannot be seen. */
  message: string
}

type Reading = { kind: 'good'; request: SupportRequest } | { kind: 'bad'; errors: SupportErrors }

/** Reads the whole form and reports every wrong field at once. */
export function readSupportMessage(draft: SupportDraft): Reading {
  const errors: Record<string, string> = { ...validateSupportDraft(draft) }
  const read = <T>(field: string, reader: () => T): T | undefined => {
    if (errors[field] !== undefined) return undefined
    try {
      return reader()
    } catch (error) {
      if (!(error instanceof RequestError)) throw error
      errors[field] = error.message
      return undefined
    }
  }
  const name = read('name', () => readLine('name', draft.name))
  const address = read('email', () => readEmailAddress(draft.email))
  const orderNumber = read('orderNumber', () => readOptionalLine('orderNumber', draft.orderNumber))
  const message = read('message', () => readParagraphs(draft.message))
  const { topic } = draft
  if (Object.keys(errors).length > 0 || !isSupportTopic(topic)) return { kind: 'bad', errors }
  return {
    kind: 'good',
    request: {
      topic,
      orderNumber: orderNumber ?? null,
      name: name!,
      email: address!.email,
      emailKey: address!.key,
      message: message!,
    },
  }
}

/** Text of several lines. Drops invisible characters, which people paste unknowingly. */
function readParagraphs(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[^\P{C}\n\u200d]/gu, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
