import { sellingPaths } from '../../../shared/paths/selling-paths.ts'
import { applicationNames } from '../../../shared/onboarding/application-fields.ts'
import { readApplication, type TypedApplication } from '../../../shared/onboarding/read-application.ts'
import type { App } from '../../platform/http/app-type.ts'
import { lastingBody, sendBody } from '../../platform/cache/cached-body.ts'
import type { Database } from '../../platform/database/database.ts'
import { escapeHtml } from '../../platform/http/escape-html.ts'
import { acceptForms, fieldOf } from '../../platform/http/form-bodies.ts'
import { consoleDocument } from './console-frame.ts'
import type { ConsoleDeps } from './console-page-routes.ts'
import { findContactAddress } from '../../platform/settings/read-company.ts'
import { contentSecurityPolicy } from '../../platform/http/security-headers.ts'
import { plainApplication, plainApplicationStyle } from './plain-application.ts'

const bodyLimit = 32 * 1024

/**
 * /sell/apply: a page of the console, and for a browser without scripts a form that says what is missing, as far as it
 * goes without a session; it stores nothing (NOTE-13).
 */
export async function applyPageRoutes(
  app: App,
  { renderer, publicUrl, accounts: { secondFactor }, database }: ConsoleDeps & { database: Database },
): Promise<void> {
  acceptForms(app)
  const own = renderer.consoleFrames.selling
  const styles = [...own.styles, plainApplicationStyle]
  const frame = {
    ...own,
    styles,
    contentSecurityPolicy: contentSecurityPolicy({ scripts: [own.earlyScript], styles }),
  }
  const documentOf = (sent: TypedApplication | null, contact: string) =>
    consoleDocument(frame, {
      title: 'Sell on Dray',
      publicUrl: escapeHtml(publicUrl),
      secondFactor,
      withoutScripts: plainApplication(sent, contact),
    })
  const headers = {
    'content-security-policy': frame.contentSecurityPolicy,
    'x-robots-tag': 'noindex, nofollow',
    'content-type': 'text/html; charset=utf-8',
  }
  const empty = lastingBody(documentOf(null, ''), headers['content-type'])

  app.get(sellingPaths.apply, { schema: { hide: true } }, (request, reply) =>
    sendBody(
      request,
      reply.headers(headers).header('cache-control', 'public, max-age=0, must-revalidate'),
      empty,
    ),
  )

  app.post(sellingPaths.apply, { bodyLimit, schema: { hide: true } }, async (request, reply) => {
    const typed = Object.fromEntries(applicationNames.map((name) => [name, fieldOf(request.body, name)]))
    const isComplete = readApplication(typed).kind === 'complete'
    return reply
      .code(isComplete ? 200 : 422)
      .headers(headers)
      .header('cache-control', 'no-store')
      .send(documentOf(typed, await findContactAddress(database)))
  })
}
