import { type MailBody, mailBody, type MailContent } from '../../../shared/mail/mail-body.ts'
import { contactAddress } from '../../../shared/paths/paths.ts'
import { renderMailText } from './render-mail-text.ts'

/** Newsletters put unsubscribeLink into their headers, notices choiceLink. */
export type RenderedMail = {
  subject: string
  text: string
  html: string
  replyTo?: MailContent['replyTo']
  unsubscribeLink?: string
  choiceLink?: string
}

/** Renders the HTML part. It is the storefront's (storefront/mail), so anyone who sends or shows a mail is given it. */
export type RenderMailHtml = (body: MailBody) => string | Promise<string>

/** Both parts of a mail, with the address that readers write to: the shipped one unless staff have set another. */
export async function renderMail(
  content: MailContent,
  { renderHtml, contact = contactAddress }: { renderHtml: RenderMailHtml; contact?: string },
): Promise<RenderedMail> {
  const body = mailBody(content, contact)
  const { subject, replyTo, unsubscribe, choiceLink } = body
  return {
    subject,
    text: renderMailText(body),
    html: await renderHtml(body),
    replyTo,
    unsubscribeLink: unsubscribe?.link,
    choiceLink: choiceLink ?? undefined,
  }
}
