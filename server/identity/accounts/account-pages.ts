import { paths } from '../../../shared/paths/paths.ts'
import { serverPaths } from '../../../shared/paths/server-paths.ts'
import { settingsNames, settingsSections } from '../../../shared/accounts/settings-pages.ts'
import type { PageRequest, PageResult } from '../../platform/http/page-loading.ts'

type AccountRoute = 'resetPassword' | 'confirmEmail' | 'changeEmail' | 'secondFactor' | 'accountOverview'

/** Pages of fixed words that no search engine lists; tokens of mails and data of clients never reach them. */
function accountPage<R extends AccountRoute>(title: string, canonicalPath: string, description: string) {
  return async (): Promise<PageResult<R>> => ({
    kind: 'page',
    data: { title } as Extract<PageResult<R>, { kind: 'page' }>['data'],
    head: { description, canonicalPath, indexed: false },
    topics: [],
  })
}

export const loadResetPassword = accountPage<'resetPassword'>(
  'Reset your password',
  paths.resetPassword,
  'Ask for a link to set a new password for your Dray account.',
)
export const loadConfirmEmail = accountPage<'confirmEmail'>(
  'Confirm your email address',
  serverPaths.confirmEmail,
  'Confirm the email address of your Dray account.',
)
export const loadChangeEmail = accountPage<'changeEmail'>(
  'Change your email address',
  serverPaths.changeEmail,
  'Confirm the new email address of your Dray account.',
)
export const loadSecondFactor = accountPage<'secondFactor'>(
  'Show that it is you',
  paths.secondFactor,
  'Give your second factor before you go on.',
)
const loadOverview = accountPage<'accountOverview'>(
  'Your account',
  paths.account,
  'Your next delivery, your last order and what is waiting for you.',
)

/** The overview, to which /account leads (S-13), and a page of the settings, by its address. */
export async function loadAccountOverview(
  _deps: unknown,
  { path }: PageRequest,
): Promise<PageResult<'accountOverview'>> {
  if (path === paths.account) return loadOverview()
  const section = settingsNames.find((name) => settingsSections[name].path === path)
  if (section === undefined) return { kind: 'redirect', to: paths.account }
  const { label } = settingsSections[section]
  return {
    kind: 'page',
    data: { title: label, section },
    head: { description: `${label} of your Dray account.`, canonicalPath: path, indexed: false },
    topics: [],
  }
}
