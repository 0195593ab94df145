import type { UndoEmailChangeData } from '../../../shared/accounts/settings-pages.ts'
import { paths } from '../../../shared/paths/paths.ts'
import { RequestError } from '../../platform/errors/request-error.ts'
import type { App } from '../../platform/http/app-type.ts'
import { acceptForms, fieldOf } from '../../platform/http/form-bodies.ts'
import { neverStore } from '../../platform/http/no-store.ts'
import type { PageRequest, PageResult, SendPage } from '../../platform/http/page-loading.ts'
import { refuseOtherSites } from '../../platform/http/same-site.ts'
import { callerOfRequest } from './account-requests.ts'
import type { Accounts } from './accounts.ts'
import { canUndoEmailChange, undoEmailChange } from './undo-email-change.ts'

type Page = Extract<PageResult<'undoEmailChange'>, { kind: 'page' }>
type State = UndoEmailChangeData['state']

const tokenLength = 200
const titles: Record<State, string> = {
  asking: 'Undo the change of your email address',
  done: 'The change is undone',
  over: 'This link is over',
  taken: 'The change cannot be undone',
  limited: 'Please wait a little',
}

/** /account/undo-email-change: opening it undoes nothing, its button does. */
export async function loadUndoEmailChange(
  { accounts }: { accounts: Accounts },
  { query }: PageRequest,
): Promise<Page> {
  const token = (query.get('token') ?? '').slice(0, tokenLength)
  return (await canUndoEmailChange(accounts, token))
    ? page({ state: 'asking', token })
    : page({ state: 'over' })
}

/** The button's form, answered with the page. */
export async function undoEmailChangeRoutes(
  app: App,
  { accounts, sendPage }: { accounts: Accounts; sendPage: SendPage },
): Promise<void> {
  acceptForms(app)
  neverStore(app)

  const options = { bodyLimit: 8 * 1024, schema: { hide: true } }
  app.post(paths.undoEmailChange, options, async (request, reply) => {
    refuseOtherSites(request, accounts.publicUrl)
    const token = fieldOf(request.body, 'token', tokenLength)
    try {
      await undoEmailChange(accounts, { token, caller: callerOfRequest(request) })
    } catch (error) {
      if (!(error instanceof RequestError)) throw error
      reply.code(error.status)
      return sendPage(request, reply, 'undoEmailChange', page({ state: stateOf(error) }))
    }
    return sendPage(request, reply, 'undoEmailChange', page({ state: 'done' }))
  })
}

const stateOf = ({ status }: RequestError) => (status === 429 ? 'limited' : status === 409 ? 'taken' : 'over')

type UndoEmailChangePageView<Data = UndoEmailChangeData> = Data extends { title: string }
  ? Omit<Data, 'title'>
  : never

function page(shown: UndoEmailChangePageView): Page {
  return {
    kind: 'page',
    data: { title: titles[shown.state], ...shown } as UndoEmailChangeData,
    head: {
      description: 'Give your Dray account its former email address.',
      canonicalPath: paths.undoEmailChange,
      indexed: false,
    },
    topics: [],
  }
}
