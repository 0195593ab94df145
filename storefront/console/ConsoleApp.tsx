import { type ReactNode, useEffect, useRef } from 'react'
import { SignedInOnly } from '../accounts/SignedInOnly.tsx'
import { LiveRegion } from '../ui/core/LiveRegion.tsx'
import { markHydrated } from '../ui/core/mark-hydrated.ts'
import { SafeSection } from '../ui/core/SafeSection.tsx'
import { Skeleton } from '../ui/core/Skeleton.tsx'
import { WaitingActions } from './waiting/WaitingActs.tsx'
import { type ConsoleRoot, followLinks } from './console-address.ts'
import { useAddress } from './use-address.ts'

type Props = {
  root: ConsoleRoot
  /** Why signing in is needed, in a sentence. */
  reason: string
  /** Header and places around the page of this path. */
  frameOf: (path: string, page: ReactNode) => ReactNode
  pageOf: (path: string) => ReactNode
  /** Whether a path asks no one to sign in. */
  isOpen?: (path: string) => boolean
}

/** A console: its address says what is shown, and calls bring what the client may see (SELL-01, SELL-02). */
export function ConsoleApp({ root, reason, frameOf, pageOf, isOpen }: Props) {
  const address = useAddress()
  const path = address.split('?')[0]!
  const main = useRef<HTMLElement>(null)
  const shown = useRef(path)
  useEffect(() => followLinks(root), [root])
  useEffect(markHydrated, [])
  useEffect(() => {
    // A new page is read from its beginning; the first one as the browser does.
    if (shown.current !== path) main.current?.focus()
    shown.current = path
  }, [path])
  return (
    <>
      {frameOf(
        path,
        <main id="main" tabIndex={-1} ref={main}>
          <WaitingActions />
          <SafeSection key={path}>
            {isOpen?.(path) === true ? (
              pageOf(path)
            ) : (
              <SignedInOnly next={address} reason={reason} skeleton={<Skeleton lines={6} />}>
                {pageOf(path)}
              </SignedInOnly>
            )}
          </SafeSection>
        </main>,
      )}
      <LiveRegion />
    </>
  )
}
