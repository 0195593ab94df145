import type { SupportMessage } from '../../shared/api/support-api.ts'
import type { SupportDraft, SupportErrors } from '../../shared/information/support-request.ts'
import { sendJson } from '../api/json-calls.ts'

const notReached = 'We could not reach the shop, so the message did not go. Please try again.'
const fault = 'Something went wrong on our side. Please try again.'

/** The values of the form. */
export function draftOf(fields: FormData): SupportDraft {
  const read = (name: string) => String(fields.get(name) ?? '')
  return {
    topic: read('topic'),
    orderNumber: read('orderNumber'),
    name: read('name'),
    email: read('email'),
    message: read('message'),
  }
}

/** Sends the form; answers null on success, else the errors by field. */
export async function sendSupportMessage(fields: FormData): Promise<SupportErrors | null> {
  const body: SupportMessage = { ...draftOf(fields), homepage: String(fields.get('homepage') ?? '') }
  let response: Response
  try {
    response = await sendJson('/public/support', { method: 'POST', body })
  } catch {
    return { '': notReached }
  }
  if (response.ok) return null
  const answer = (await response.json().catch(() => ({}))) as { errors?: SupportErrors; message?: string }
  return answer.errors ?? { '': answer.message ?? fault }
}
