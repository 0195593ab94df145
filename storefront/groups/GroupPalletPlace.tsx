import { lazy, memo, Suspense } from 'react'
import { SafeSection } from '../ui/core/SafeSection.tsx'
import styles from './GroupPalletPlace.module.css'

type Props = { slug: string; name: string; postcode: string; onSavedPostcode: (postcode: string) => void }

// The server draws an empty pallet with everything else; its script is for the pages of groups alone.
const GroupPallet = import.meta.env.SSR ? (await load()).default : lazy(load)

/** Room for the pallet. Memoised, because another render would discard the server's HTML. */
export const GroupPalletPlace = memo(function GroupPalletPlace(props: Props) {
  return (
    <div className={styles.place}>
      <SafeSection>
        <Suspense>
          <GroupPallet {...props} />
        </Suspense>
      </SafeSection>
    </div>
  )
})

async function load(): Promise<{ default: typeof import('./GroupPallet.tsx').GroupPallet }> {
  return { default: (await import('./GroupPallet.tsx')).GroupPallet }
}
