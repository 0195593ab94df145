import { alertDigestMail } from './templates/alert-digest-mail.ts'
import { backInStockMail } from './templates/back-in-stock-mail.ts'
import { apiTokenMail } from './templates/api-token-mail.ts'
import { awrsEndingMail } from './templates/awrs-ending-mail.ts'
import { breweryOrderCancelledMail } from './templates/brewery-order-cancelled-mail.ts'
import { breweryOrderChangedMail } from './templates/brewery-order-step-mail.ts'
import { breweryOrderMail } from './templates/brewery-order-mail.ts'
import { breweryOrderWaitsMail } from './templates/brewery-order-waits-mail.ts'
import { confirmEmailMail } from './templates/confirm-email-mail.ts'
import { confirmNewsletterMail } from './templates/confirm-newsletter-mail.ts'
import { paidBackMail } from './templates/paid-back-mail.ts'
import { creditAccountMail } from './templates/credit-account-mail.ts'
import { invitationMail } from './templates/invitation-mail.ts'
import { peopleChangedMail } from './templates/people-changed-mail.ts'
import { invoicesDueMail } from './templates/invoices-due-mail.ts'
import { emailChangeMail } from './templates/email-change-mail.ts'
import { emailChangeAskedMail } from './templates/email-change-asked-mail.ts'
import { emailChangedMail } from './templates/email-changed-mail.ts'
import { emailChangedUndoMail } from './templates/email-changed-undo-mail.ts'
import { emailChangeUndoneMail } from './templates/email-change-undone-mail.ts'
import { newsletterMail } from './templates/newsletter-mail.ts'
import { noticeMail } from './templates/notice-mail.ts'
import { orderChangedMail } from './templates/order-step-mail.ts'
import { orderQuestionMail } from './templates/order-question-mail.ts'
import { orderProposalMail } from './templates/order-proposal-mail.ts'
import { orderPlacedMail } from './templates/order-placed-mail.ts'
import { orderRequestDecidedMail } from './templates/order-request-decided-mail.ts'
import { orderRequestMail } from './templates/order-request-mail.ts'
import { phoneOrderMail } from './templates/phone-order-mail.ts'
import { passwordChangedMail } from './templates/password-changed-mail.ts'
import { proofCodeMail } from './templates/proof-code-mail.ts'
import { resetPasswordMail } from './templates/reset-password-mail.ts'
import { securityChangeMail } from './templates/security-change-mail.ts'
import { sellingNewsMail } from './templates/selling-news-mail.ts'
import { supportReceivedMail } from './templates/support-received-mail.ts'
import { supportRequestMail } from './templates/support-request-mail.ts'
import { standingOrderMail } from './templates/standing-order-mail.ts'
import { standingOrderPreviewMail } from './templates/standing-order-preview-mail.ts'
import { subscribedMail } from './templates/subscribed-mail.ts'
import { webhookOffMail } from './templates/webhook-off-mail.ts'
import { tradeAccountMail } from './templates/trade-account-mail.ts'
import { unsubscribedMail } from './templates/unsubscribed-mail.ts'
import { reviewHiddenMail } from './templates/review-hidden-mail.ts'
import { reviewPublishedMail } from './templates/review-published-mail.ts'

/** Every mail the shop sends, by the name it has in the outbox. */
export const mailTemplates = {
  'api-token': apiTokenMail,
  'webhook-off': webhookOffMail,
  'confirm-email': confirmEmailMail,
  'reset-password': resetPasswordMail,
  'password-changed': passwordChangedMail,
  'email-change': emailChangeMail,
  'email-change-asked': emailChangeAskedMail,
  'email-changed': emailChangedMail,
  'email-changed-undo': emailChangedUndoMail,
  'email-change-undone': emailChangeUndoneMail,
  'proof-code': proofCodeMail,
  'security-change': securityChangeMail,
  'selling-news': sellingNewsMail,
  'support-request': supportRequestMail,
  'support-received': supportReceivedMail,
  'confirm-newsletter': confirmNewsletterMail,
  subscribed: subscribedMail,
  unsubscribed: unsubscribedMail,
  letter: newsletterMail,
  'back-in-stock': backInStockMail,
  'alert-digest': alertDigestMail,
  'review-published': reviewPublishedMail,
  'review-hidden': reviewHiddenMail,
  'order-placed': orderPlacedMail,
  'phone-order': phoneOrderMail,
  'order-request': orderRequestMail,
  'order-request-decided': orderRequestDecidedMail,
  'order-changed': orderChangedMail,
  'order-proposal': orderProposalMail,
  'order-question': orderQuestionMail,
  'brewery-order': breweryOrderMail,
  'brewery-order-waits': breweryOrderWaitsMail,
  'brewery-order-changed': breweryOrderChangedMail,
  'brewery-order-cancelled': breweryOrderCancelledMail,
  'trade-account': tradeAccountMail,
  'awrs-ending': awrsEndingMail,
  'credit-account': creditAccountMail,
  'paid-back': paidBackMail,
  'invoices-due': invoicesDueMail,
  'standing-order': standingOrderMail,
  'standing-order-preview': standingOrderPreviewMail,
  notice: noticeMail,
  invitation: invitationMail,
  'people-changed': peopleChangedMail,
}

export type MailTemplateName = keyof typeof mailTemplates
export type MailData<Name extends MailTemplateName> = (typeof mailTemplates)[Name]['example']
