import type { MailData, MailTemplateName } from './mail-templates.ts'

/**
 * The field of a template's data that holds a living token: a link that acts without a sign-in, several of them, or a
 * code. It waits sealed, apart from the other data.
 */
export const secretFields = {
  'confirm-email': 'link',
  'reset-password': 'link',
  'email-change': 'link',
  'email-change-asked': 'link',
  'email-changed-undo': 'link',
  invitation: 'link',
  'brewery-order': 'acceptLink',
  'brewery-order-waits': 'actLink',
  'order-proposal': 'answerLinks',
  'order-question': 'answerLinks',
  'standing-order-preview': 'answerLinks',
  'phone-order': 'link',
  'order-request': 'link',
  'proof-code': 'code',
  'confirm-newsletter': 'link',
  subscribed: 'unsubscribeLink',
  unsubscribed: 'link',
  letter: 'unsubscribeLink',
  'back-in-stock': 'unsubscribeLink',
  'alert-digest': 'unsubscribeLinks',
} as const satisfies Partial<Record<MailTemplateName, string>>

/** Templates with a secret, and those without. */
export type SecretTemplateName = keyof typeof secretFields
export type OpenTemplateName = Exclude<MailTemplateName, SecretTemplateName>

type Divided = { data: Record<string, unknown>; secret: string }

/** The data of a mail without its secret, and the secret. */
export function divideSecret<Name extends SecretTemplateName>(template: Name, data: MailData<Name>): Divided {
  const field: string = secretFields[template]
  const { [field]: secret, ...rest } = data as Record<string, unknown>
  return { data: rest, secret: Array.isArray(secret) ? secret.join('\n') : String(secret) }
}

/** The whole data again. */
export function uniteSecret(template: string, { data, secret }: { data: unknown; secret: string }): unknown {
  const field = Object.hasOwn(secretFields, template) ? secretFields[template as SecretTemplateName] : null
  if (field === null) return data
  return { ...(data as object), [field]: field.endsWith('Links') ? secret.split('\n') : secret }
}
