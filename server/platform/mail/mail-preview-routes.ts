import Type from 'typebox'
import { mailBody } from '../../../shared/mail/mail-body.ts'
import { contactAddress } from '../../../shared/paths/paths.ts'
import type { App } from '../http/app-type.ts'
import { escapeHtml } from '../http/escape-html.ts'
import type { RenderMailHtml } from './render-mail.ts'
import { renderMailText } from './render-mail-text.ts'
import { type MailFile, readMailFiles } from './mail-files.ts'
import type { MailTemplate } from './mail-content.ts'
import { mailTemplates } from './mail-templates.ts'
import { notFound } from '../errors/common-errors.ts'
import { AddressPart } from '../http/address-part.ts'

const page = '/development/mails'
/** Nothing here runs scripts; mails are drawn with inline styles and shown in frames of this page. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; frame-ancestors 'self'"

/** For development only (tools/dev.ts): every template with its example, and the mails stored as files. */
export async function mailPreviewRoutes(
  app: App,
  { folder, renderHtml }: { folder: string; renderHtml: RenderMailHtml },
): Promise<void> {
  app.get(page, { schema: { hide: true } }, async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policy)
      .send(renderPage(await readMailFiles(folder))),
  )

  app.get(
    `${page}/:template`,
    { schema: { hide: true, params: Type.Object({ template: AddressPart }) } },
    async (request, reply) => {
      const example = examples.find(({ name }) => name === request.params.template)
      if (!example) throw notFound('The template')
      return reply
        .type('text/html; charset=utf-8')
        .header('content-security-policy', policy)
        .send(await renderHtml(example.body))
    },
  )
}

const examples = Object.entries(mailTemplates).map(([name, template]) => {
  const { write, example } = template as MailTemplate<unknown>
  return { name, body: mailBody(write(example), contactAddress) }
})

function renderPage(mails: MailFile[]): string {
  const templates = examples.map(
    ({ name, body }) => `<section>
<h2>${escapeHtml(body.subject)}</h2>
<p><a href="${page}/${name}">${name}</a></p>
<div><iframe src="${page}/${name}" title="${escapeHtml(body.subject)}"></iframe><pre>${escapeHtml(renderMailText(body))}</pre></div>
</section>`,
  )
  const files = mails.map(
    ({ file, to, subject, text }) => `<details>
<summary>${escapeHtml(subject)} to ${escapeHtml(to)} <small>${escapeHtml(file)}</small></summary>
<pre>${linked(text)}</pre>
</details>`,
  )
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Mails · Dray</title>
<style>
body { margin: 0 auto; padding: 1rem; max-width: 90rem; color: #1d1713; background: #ece5d6; font: 1rem/1.5 Arial, sans-serif }
a { color: #1c5a38 }
section > div { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr)) }
iframe { width: 100%; height: 46rem; border: 1px solid #d6ccb9; background: #f6f1e7 }
pre { margin: 0; padding: 1rem; white-space: pre-wrap; overflow-wrap: anywhere; background: #fffcf6; border: 1px solid #d6ccb9 }
details { margin-block: 0.5rem }
</style>
</head>
<body>
<h1>Mails</h1>
<h2>Saved as files</h2>
${files.join('\n') || '<p>None. Without SMTP_URL, emails are saved here.</p>'}
${templates.join('\n')}
</body>
</html>
`
}

function linked(text: string): string {
  return escapeHtml(text).replace(/https?:\/\/\S+/g, (link) => `<a href="${link}">${link}</a>`)
}
