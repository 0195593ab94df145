import { feedPaths } from '../../../shared/paths/feed-paths.ts'
import type { App } from '../../platform/http/app-type.ts'
import { llmsText } from './llms-text.ts'

/** /llms.txt, for programs that read the shop as text. */
export async function llmsTextRoutes(
  app: App,
  { publicUrl, showsApiReference }: { publicUrl: string; showsApiReference: boolean },
): Promise<void> {
  const text = llmsText({ publicUrl, hasReference: showsApiReference })
  app.get(feedPaths.llmsText, { schema: { hide: true } }, (_request, reply) =>
    reply.header('cache-control', 'public, max-age=3600').type('text/markdown; charset=utf-8').send(text),
  )
}
