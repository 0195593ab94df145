import { supportTextLengths } from '../limits/limits.ts'

/** What people write to support about; the first is chosen at first. */
export const supportTopics = [
  { value: 'order', label: 'An order or a delivery' },
  { value: 'account', label: 'My account' },
  { value: 'brewery', label: 'Selling my beer on Dray' },
  { value: 'groups', label: 'Groups and shared pallets' },
  { value: 'site', label: 'Something on this site does not work' },
  { value: 'other', label: 'Something else' },
] as const
export type SupportTopic = (typeof supportTopics)[number]['value']

/** The form as it was typed. */
export type SupportDraft = {
  topic: string
  orderNumber: string
  name: string
  email: string
  message: string
}
type SupportField = keyof SupportDraft
/** Errors by field; '' holds an error of the whole form. */
export type SupportErrors = { readonly [field in SupportField | '']?: string }

export const emptySupportDraft: SupportDraft = {
  topic: supportTopics[0].value,
  orderNumber: '',
  name: '',
  email: '',
  message: '',
}

export const isSupportTopic = (text: string): text is SupportTopic =>
  supportTopics.some(({ value }) => value === text)

/** The errors that show before sending; browser and server both check. */
export function validateSupportDraft(draft: SupportDraft): SupportErrors {
  const { name, email, message } = draft
  const letters = [...message.trim()].length
  const { least } = supportTextLengths
  return {
    ...tooLong(draft),
    ...(!isSupportTopic(draft.topic) && { topic: 'Please choose what it is about.' }),
    ...(name.trim() === '' && { name: 'Please tell us your name.' }),
    ...(email.trim() === '' && { email: 'Please tell us where we can answer you.' }),
    ...(letters < least && { message: `Please write a little more, at least ${least} characters.` }),
  }
}

function tooLong(draft: SupportDraft): SupportErrors {
  const faults = Object.entries(supportTextLengths.most)
    .filter(([field, most]) => [...draft[field as SupportField].trim()].length > most)
    .map(([field, most]) => [field, `That is too long: at most ${most.toLocaleString('en-GB')} characters.`])
  return Object.fromEntries(faults) as SupportErrors
}
