import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ErrorPages } from '../../platform/http/error-replies.ts'
import type { RequestError } from '../../platform/errors/request-error.ts'
import { referringPage } from '../../platform/http/referring-page.ts'
import { sendBody, textOf } from '../../platform/cache/cached-body.ts'
import { buildPlainDocument } from './plain-document.ts'
import type { PageDeps } from './page-routes.ts'
import { frameTopics } from './page-frame.ts'
import { askedForm, pageTypes, renderPageAs } from './render-page.ts'

const unindexed = { canonicalPath: '/', indexed: false }

/** The pages of what is not there, what the shop does not do and what it fails at, inside the frame where it can still be drawn. */
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
    failure: (request, reply, error) => sendFailure(deps, request, reply, error),
  }
}

async function sendFailure(
  deps: PageDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  { status, message }: RequestError,
): Promise<FastifyReply> {
  const isOurs = status >= 500
  const description = isOurs ? 'Something went wrong on our side.' : message
  reply.header('cache-control', 'no-store')
  try {
    const form = askedForm(request)
    const pieces = await renderPageAs(form, deps, {
      route: 'serverFault',
      data: {
        title: isOurs ? 'Something went wrong' : 'That did not work',
        status,
        refusal: isOurs ? null : message,
        requestId: request.id,
        path: request.method === 'GET' ? ownPath(request.url) : referringPage(request),
      },
      head: { ...unindexed, description },
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
