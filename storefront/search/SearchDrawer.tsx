import { Icon } from '../ui/core/Icon.tsx'
import { IconButton } from '../ui/core/IconButton.tsx'
import { SearchForm } from './SearchForm.tsx'
import styles from './SearchDrawer.module.css'

const id = 'search-drawer'

/** The search of the header and the sheet it opens; both work without scripts (HEAD-10, HEAD-24, C-86). */
export function SearchDrawer() {
  return (
    <>
      <button className={styles.opener} type="button" title="Search" popoverTarget={id}>
        <Icon name="search" />
        <span className="visually-hidden">Search</span>
        <span className={styles.prompt} aria-hidden="true">
          Beers, breweries, groups
        </span>
      </button>
      <dialog className={styles.drawer} id={id} popover="auto" aria-label="Search">
        <div className={styles.sheet}>
          <SearchForm />
          <IconButton icon="close" label="Close search" popoverTarget={id} />
        </div>
      </dialog>
    </>
  )
}
