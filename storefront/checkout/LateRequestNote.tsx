import { lazy, Suspense } from 'react'
import type { RequestLimit } from './request-text.ts'

const RequestNote = lazy(() =>
  import('./RequestNote.tsx').then((module) => ({ default: module.RequestNote })),
)

/** Who approves an order above the limit: fetched only for those who have one. */
export function LateRequestNote(props: { limit: RequestLimit; netMinor: number }) {
  return (
    <Suspense>
      <RequestNote {...props} />
    </Suspense>
  )
}
