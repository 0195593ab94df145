import { lazy, Suspense } from 'react'
import type { HandoverFields as Fields } from './HandoverFields.tsx'
// With the page, which may have no script that would bring it
import './HandoverFields.module.css'

// The server draws the fields with everything else; they work before their script has come
const HandoverFields = import.meta.env.SSR ? (await load()).default : lazy(load)

/** Room for what a driver should know, which most buyers have in their account. */
export const HandoverPlace = (props: Parameters<typeof Fields>[0]) => (
  <Suspense>
    <HandoverFields {...props} />
  </Suspense>
)

async function load() {
  return { default: (await import('./HandoverFields.tsx')).HandoverFields }
}
