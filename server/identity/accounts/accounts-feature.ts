import { settingsNames, settingsSections } from '../../../shared/accounts/settings-pages.ts'
import { paths } from '../../../shared/paths/paths.ts'
import { serverPaths } from '../../../shared/paths/server-paths.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Feature } from '../../feature.ts'
import type { SendPage } from '../../platform/http/page-loading.ts'
import type { Identity } from '../../platform/http/identity.ts'
import {
  loadAccountOverview,
  loadChangeEmail,
  loadConfirmEmail,
  loadResetPassword,
  loadSecondFactor,
} from './account-pages.ts'
import { accessRoutes } from './access-routes.ts'
import { accountRoutes } from './account-routes.ts'
import type { Accounts } from './accounts.ts'
import { addressRoutes } from './address-routes.ts'
import { cellarRoutes } from './cellar-routes.ts'
import { gateFormRoutes } from './gate-form-routes.ts'
import { gateRoutes } from './gate-routes.ts'
import { mailLinkRoutes } from './mail-link-routes.ts'
import { passkeyRoutes } from './passkey-routes.ts'
import { secondFactorRoutes } from './second-factor-routes.ts'
import { sessionRoutes } from './session-routes.ts'
import { loadProviderCallback, loadRegister, loadSignIn, type ProviderStartSource } from './sign-in-pages.ts'
import { sealedTotpSecrets } from './second-factor/second-factor-queries.ts'
import { sealedSigningKeys } from './sessions/signing-key-queries.ts'
import { loadUndoEmailChange, undoEmailChangeRoutes } from './undo-email-change-page.ts'
import { forgetSites, ownSites } from './sites/own-sites.ts'
import { tidyAccounts } from './tidy-accounts.ts'

type AccountsDeps = {
  accounts: Accounts
  database: Database
  identity: Identity
  sendPage: SendPage
  providers?: ProviderStartSource | undefined
}

/** What a client sees is fetched after load with the client's token, so that the page is the same for everybody. */
const clientPage = { queryNames: [], audience: 'everybody' } as const

/** Clients: registration, sign-in, sessions, and what each may change of the own account. */
export const accountsFeature = {
  sealedColumns: [sealedSigningKeys, sealedTotpSecrets],
  register: async (app, deps) => {
    await app.register(sessionRoutes, deps)
    await app.register(mailLinkRoutes, deps)
    await app.register(accountRoutes, deps)
    await app.register(accessRoutes, deps)
    await app.register(secondFactorRoutes, deps)
    await app.register(passkeyRoutes, deps)
    await app.register(addressRoutes, deps)
    await app.register(cellarRoutes, deps)
    await app.register(gateRoutes, deps)
    await app.register(gateFormRoutes, deps)
    await app.register(undoEmailChangeRoutes, deps)
  },
  pages: {
    resetPassword: { ...clientPage, paths: [paths.resetPassword], load: loadResetPassword },
    confirmEmail: { ...clientPage, paths: [serverPaths.confirmEmail], load: loadConfirmEmail },
    changeEmail: { ...clientPage, paths: [serverPaths.changeEmail], load: loadChangeEmail },
    undoEmailChange: {
      paths: [paths.undoEmailChange],
      queryNames: ['token'],
      audience: 'visitor',
      load: loadUndoEmailChange,
    },
    secondFactor: { ...clientPage, paths: [paths.secondFactor], load: loadSecondFactor },
    accountOverview: {
      ...clientPage,
      paths: [
        paths.account,
        serverPaths.accountRoot,
        ...settingsNames.map((name) => settingsSections[name].path),
      ],
      load: loadAccountOverview,
    },
    authLogin: { ...clientPage, paths: [paths.login], load: loadSignIn },
    authRegister: { ...clientPage, paths: [paths.register], load: loadRegister },
    authGoogleCallback: {
      ...clientPage,
      paths: [paths.providerCallback('google')],
      load: loadProviderCallback<'authGoogleCallback'>('google'),
    },
    authFacebookCallback: {
      ...clientPage,
      paths: [paths.providerCallback('facebook')],
      load: loadProviderCallback<'authFacebookCallback'>('facebook'),
    },
    authMicrosoftCallback: {
      ...clientPage,
      paths: [paths.providerCallback('microsoft')],
      load: loadProviderCallback<'authMicrosoftCallback'>('microsoft'),
    },
  },
  personalData: ownSites,
  forgetClient: forgetSites,
  jobs: [{ name: 'tidy accounts', everySeconds: 3600, run: ({ accounts }) => tidyAccounts(accounts) }],
} satisfies Feature<AccountsDeps>
