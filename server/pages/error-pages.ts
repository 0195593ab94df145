import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ErrorPages } from '../http/error-replies.ts'
import { sendBody, textOf } from '../cache/cached-body.ts'
import { buildPlainDocument } from './plain-document.ts'
import type { PageDeps } from './page-routes.ts'
import { frameTopics } from './page-frame.ts'
import { askedForm, pageTypes, renderPageAs } from './render-page.ts'

const unindexed = { canonicalPath: '/', indexed: false }

/** The 404 and 500 pages, inside the frame where it can still be drawn. */
export function createErrorPages(deps: PageDeps): ErrorPages {
  return {
    notFound: async (request, reply) => {
      const form = askedForm(request)
      const page = await deps.cache.get(`404 ${form}`, async () => {
        const data = { title: 'Page not found' }
        const head = { ...unindexed, description: 'There is no page at this address.' }
        const { frame, isPartial } = await deps.frame.load()
        return {
          content: await renderPageAs(form, deps, { route: 'notFound', data, head, frame }),
          type: pageTypes[form],
          topics: frameTopics,
          isPartial,
        }
      })
      if ('redirectTo' in page) throw new Error('The 404 page redirects nowhere')
      reply.header('content-security-policy', deps.renderer.policyOf('notFound'))
      return sendBody(request, reply, page.body)
    },
    serverFault: (request, reply) => sendFault(deps, request, reply),
  }
}

async function sendFault(
  deps: PageDeps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  reply.header('cache-control', 'no-store')
  try {
    const form = askedForm(request)
    const pieces = await renderPageAs(form, deps, {
      route: 'serverFault',
      data: { title: 'Something went wrong', requestId: request.id, path: ownPath(request.url) },
      head: { ...unindexed, description: 'Something went wrong on our side.' },
      frame: (await deps.frame.load()).frame,
    })
    reply.header('content-security-policy', deps.renderer.policyOf('serverFault'))
    return reply.type(pageTypes[form]).send(textOf(pieces))
  } catch (error) {
    request.log.error({ err: error }, 'the page of a failure failed')
    return reply.type(pageTypes.html).send(buildPlainDocument(request.id))
  }
}

/** The address that failed, for trying again; never one that leads elsewhere. */
const ownPath = (url: string) => (/^\/(?![/\\])/.test(url) ? url : '/')
