import { breweryOrderMail } from './templates/brewery-order-mail.ts'
import { confirmEmailMail } from './templates/confirm-email-mail.ts'
import { emailChangeMail } from './templates/email-change-mail.ts'
import { emailChangedMail } from './templates/email-changed-mail.ts'
import { orderChangedMail } from './templates/order-changed-mail.ts'
import { orderPlacedMail } from './templates/order-placed-mail.ts'
import { passwordChangedMail } from './templates/password-changed-mail.ts'
import { resetPasswordMail } from './templates/reset-password-mail.ts'

/** Every mail the shop sends, by the name it has in the outbox. */
export const mailTemplates = {
  'confirm-email': confirmEmailMail,
  'reset-password': resetPasswordMail,
  'password-changed': passwordChangedMail,
  'email-change': emailChangeMail,
  'email-changed': emailChangedMail,
  'order-placed': orderPlacedMail,
  'order-changed': orderChangedMail,
  'brewery-order': breweryOrderMail,
}

export type MailTemplateName = keyof typeof mailTemplates
export type MailData<Name extends MailTemplateName> = (typeof mailTemplates)[Name]['example']
