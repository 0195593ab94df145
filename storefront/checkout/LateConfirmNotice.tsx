import { lazy, Suspense } from 'react'

const ConfirmEmailNotice = lazy(() =>
  import('../accounts/ConfirmEmailNotice.tsx').then((module) => ({ default: module.ConfirmEmailNotice })),
)

/** That an order needs a confirmed address first: fetched only for those who have not confirmed theirs. */
export function LateConfirmNotice({ email }: { email: string | null }) {
  return (
    <Suspense>
      <ConfirmEmailNotice email={email} whatFor="Orders can be placed" />
    </Suspense>
  )
}
