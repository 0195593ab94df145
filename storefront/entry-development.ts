// Fast refresh has to be there before any component is loaded.
import '@vitejs/plugin-react/preamble'

const entries = {
  storefront: () => import('./entry-browser.tsx'),
  selling: () => import('./selling/entry-selling.tsx'),
  staff: () => import('./staff/entry-staff.tsx'),
}
/** Which of them a document wants: 'entry-development.ts?of=selling'. */
const name = new URL(import.meta.url).searchParams.get('of') as keyof typeof entries
await entries[name]()
