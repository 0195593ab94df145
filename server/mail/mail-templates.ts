import { confirmEmailMail } from './templates/confirm-email-mail.ts'
import { emailChangeMail } from './templates/email-change-mail.ts'
import { emailChangedMail } from './templates/email-changed-mail.ts'
import { passwordChangedMail } from './templates/password-changed-mail.ts'
import { resetPasswordMail } from './templates/reset-password-mail.ts'
import { reviewHiddenMail } from './templates/review-hidden-mail.ts'
import { reviewPublishedMail } from './templates/review-published-mail.ts'

/** Every mail the shop sends, by the name it has in the outbox. */
export const mailTemplates = {
  'confirm-email': confirmEmailMail,
  'reset-password': resetPasswordMail,
  'password-changed': passwordChangedMail,
  'email-change': emailChangeMail,
  'email-changed': emailChangedMail,
  'review-published': reviewPublishedMail,
  'review-hidden': reviewHiddenMail,
}

export type MailTemplateName = keyof typeof mailTemplates
export type MailData<Name extends MailTemplateName> = (typeof mailTemplates)[Name]['example']
