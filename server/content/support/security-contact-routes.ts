import { paths } from '../../../shared/paths/paths.ts'
import type { App } from '../../platform/http/app-type.ts'

const path = '/.well-known/security.txt'
/** RFC 9116 asks for less than a year. */
const validDays = 180
const dayMs = 24 * 60 * 60 * 1000

/** Where to report a weakness (RFC 9116). */
export async function securityContactRoutes(
  app: App,
  {
    support: { publicUrl, supportEmail, clock },
  }: { support: { publicUrl: string; supportEmail: string; clock: () => Date } },
): Promise<void> {
  app.get(path, { schema: { hide: true } }, (_request, reply) => {
    const today = Math.floor(clock().getTime() / dayMs)
    const lines = [
      `Contact: mailto:${encodeURI(supportEmail)}`,
      `Contact: ${publicUrl}${paths.support}`,
      `Expires: ${new Date((today + validDays) * dayMs).toISOString()}`,
      'Preferred-Languages: en',
      `Canonical: ${publicUrl}${path}`,
    ]
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=86400')
      .header('cross-origin-resource-policy', 'cross-origin')
      .send(`${lines.join('\n')}\n`)
  })
}
