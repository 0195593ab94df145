import Type from 'typebox'
import { mailBody } from '../../../shared/mail/mail-body.ts'
import { isPreviewPage, readShopEntry } from '../../../shared/pages/shop-entries.ts'
import { systemActor } from '../../platform/audit/actor.ts'
import { textOf } from '../../platform/cache/cached-body.ts'
import type { PartCache } from '../../platform/cache/part-cache.ts'
import { createBeerStore } from '../../catalogue/beers/beer-store.ts'
import { recommendAccessories } from '../../catalogue/accessories/recommend-accessories.ts'
import { rollBack } from '../../platform/database/roll-back.ts'
import { AddressPart } from '../../platform/http/address-part.ts'
import type { App } from '../../platform/http/app-type.ts'
import { neverStore } from '../../platform/http/no-store.ts'
import type { HomeDeps } from '../../engagement/home/home-page.ts'
import { type LetterWords, withLetterWords } from '../../platform/mail/letter-words.ts'
import type { MailTemplate } from '../../platform/mail/mail-content.ts'
import { mailTemplates } from '../../platform/mail/mail-templates.ts'
import { type FrameSources, loadFrame } from '../pages/page-frame.ts'
import type { PageRenderer } from '../pages/page-renderer.ts'
import { renderPageAs } from '../pages/render-page.ts'
import { findContactAddress } from '../../platform/settings/read-company.ts'
import { storeCurrentEntry } from './change-entry.ts'
import { previewByHash } from './content-queries.ts'
import { loadPreview } from './load-preview.ts'
import { hashOf, previewRoot } from './open-preview.ts'
import { reviewsForBeerPage } from '../../engagement/reviews/read-reviews.ts'
import { findNextRun } from '../../parties/runs/find-runs.ts'

export type PreviewDeps = HomeDeps &
  FrameSources & { renderer: PageRenderer; parts: PartCache; publicUrl: string; clock: () => Date }

/** What the beers of one page take, with room to spare. */
const beerBytes = 4 * 1024 * 1024

/** Nothing runs in a mail, and it is styled inline. */
const mailPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox"

/** The page or the mail with a value that does not hold yet, without scripts: nothing of it is stored or goes on (STAF-22). */
export async function previewRoutes(app: App, deps: PreviewDeps): Promise<void> {
  const { database, renderer, clock, publicUrl } = deps
  neverStore(app)
  app.get(
    `${previewRoot}:key`,
    {
      schema: {
        hide: true,
        params: Type.Object({ key: AddressPart }),
        querystring: Type.Object({ page: Type.Optional(AddressPart) }),
      },
    },
    async (request, reply) => {
      const now = clock()
      const looked = await previewByHash(database, { hash: hashOf(request.params.key), now })
      const entry = looked === null ? null : readShopEntry(looked.entry)
      if (looked === null || entry === null) return reply.callNotFound()
      if (entry.kind === 'letter') {
        const words = (looked.held?.value ?? null) as LetterWords | null
        const { write, example } = mailTemplates[entry.letter] as MailTemplate<unknown>
        const content = withLetterWords(write(example), words)
        return reply
          .header('content-security-policy', mailPolicy)
          .header('x-robots-tag', 'noindex, nofollow')
          .type('text/html; charset=utf-8')
          .send(await renderer.renderMailHtml(mailBody(content, await findContactAddress(database))))
      }
      const { page: name = 'home' } = request.query
      if (!isPreviewPage(name)) return reply.callNotFound()
      const shown = await rollBack(database, async (transaction) => {
        // The shop's own beers, reviews and runs would ask beside this transaction, which an embedded database never answers.
        const beers = createBeerStore({ database: transaction, maxBytes: beerBytes, clock })
        const within = {
          ...deps,
          database: transaction,
          beers,
          accessoriesFor: (couplers: readonly string[]) => recommendAccessories(transaction, couplers),
          reviewsOf: reviewsForBeerPage(transaction),
          nextRunOf: (slug: string) => findNextRun(transaction, slug, now),
        }
        await storeCurrentEntry(transaction, { entry, held: looked.held, actor: systemActor, now })
        const page = await loadPreview(within, { entry, page: name, publicUrl })
        if (page === null) return null
        const { frame } = await loadFrame(within)
        const gates = looked.entry.startsWith('flag:shop.access.') ? frame.gates : []
        const parts = { ...page, frame: { ...frame, gates } }
        return { route: page.route, body: textOf(await renderPageAs('html', deps, parts)) }
      })
      if (shown === null) return reply.callNotFound()
      // The editor shows it in a pane of its own.
      const policy = renderer
        .policyOf(shown.route)
        .replace("frame-ancestors 'none'", "frame-ancestors 'self'")
      return reply
        .header('content-security-policy', `${policy}; sandbox allow-same-origin`)
        .header('x-robots-tag', 'noindex, nofollow')
        .type('text/html; charset=utf-8')
        .send(shown.body)
    },
  )
}
