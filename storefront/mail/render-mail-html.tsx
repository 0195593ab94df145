import { renderToStaticMarkup } from 'react-dom/server'
import type { MailBody } from '../../shared/mail/mail-body.ts'
import { Mail } from './Mail.tsx'

/** The HTML part of a mail, as a whole document. */
export const renderMailHtml = (body: MailBody): string =>
  `<!doctype html>\n${renderToStaticMarkup(<Mail body={body} />)}\n`
