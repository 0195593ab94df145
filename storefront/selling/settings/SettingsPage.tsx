import { sellingPaths } from '../../../shared/paths/selling-paths.ts'
import { useAddress } from '../../console/use-address.ts'
import { useTitle } from '../../console/use-title.ts'
import { TabLinks } from '../../ui/paging/TabLinks.tsx'
import { useOwnRole } from '../use-own-role.ts'
import { BreweryTab } from './BreweryTab.tsx'
import { DocumentsTab } from './ApprovalDocumentsTab.tsx'
import styles from './SettingsPage.module.css'

/** /sell/{brewery}/settings: what the brewery says about itself, its documents, and the way to what has pages of its own. */
export function SettingsPage({ brewery }: { brewery: string }) {
  useTitle('Settings')
  const role = useOwnRole()
  const isDocuments = new URLSearchParams(useAddress().split('?')[1] ?? '').get('tab') === 'papers'
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>Settings</h1>
        <TabLinks
          label="Settings"
          items={[
            { label: 'Brewery', href: sellingPaths.settings(brewery), isCurrent: !isDocuments },
            { label: 'Documents', href: sellingPaths.papers(brewery), isCurrent: isDocuments },
            ...(role === 'owner' ? [{ label: 'People', href: sellingPaths.people(brewery) }] : []),
            { label: 'Notifications', href: sellingPaths.notifications(brewery) },
            ...(role === null ? [] : [{ label: 'Connections', href: sellingPaths.connections(brewery) }]),
          ]}
        />
      </header>
      {isDocuments ? <DocumentsTab brewery={brewery} /> : <BreweryTab brewery={brewery} />}
    </div>
  )
}
