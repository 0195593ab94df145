import {
  type RenderedMail,
  renderMail,
  type RenderMailHtml,
} from '../../../server/platform/mail/render-mail.ts'
import type { MailContent } from '../../../shared/mail/mail-body.ts'
import { renderMailHtml } from '../../../storefront/mail/render-mail-html.tsx'

/** As the built storefront renders it for the server. */
export const renderHtml: RenderMailHtml = renderMailHtml

/** Both parts of a mail. */
export const wholeMail = (content: MailContent): Promise<RenderedMail> => renderMail(content, { renderHtml })
