// In development React's fast refresh has to be in place before any component is loaded.
// @ts-expect-error Vite serves this module only while it runs.
// oxlint-disable-next-line import/no-absolute-path -- it is Vite's address, not a file's
import RefreshRuntime from '/@react-refresh'

type RefreshHooks = {
  $RefreshReg$: () => void
  $RefreshSig$: () => (type: unknown) => unknown
}

RefreshRuntime.injectIntoGlobalHook(window)
const hooks = window as unknown as RefreshHooks
hooks.$RefreshReg$ = () => {}
hooks.$RefreshSig$ = () => (type) => type

const entries = {
  storefront: () => import('./entry-browser.tsx'),
  selling: () => import('./selling/entry-selling.tsx'),
  staff: () => import('./staff/entry-staff.tsx'),
}
/** Which of them a document wants: 'entry-development.ts?of=selling'. */
const name = new URL(import.meta.url).searchParams.get('of') as keyof typeof entries
await entries[name]()
