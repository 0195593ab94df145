import { useEffect, useState } from 'react'
import { listingHref } from '../../shared/catalogue/listing-address.ts'
import { paths } from '../../shared/paths/paths.ts'
import { IconButton } from '../ui/core/IconButton.tsx'
import { forgetSearch, readRecentSearches, rememberSearch } from './recent-searches.ts'
import styles from './RecentSearches.module.css'

type Props = { input: HTMLInputElement; isShown: boolean }

/** This browser's recent searches, each removable. They stay in the browser. */
export function RecentSearches({ input, isShown }: Props) {
  const [searches, setSearches] = useState(() => readRecentSearches())
  useEffect(() => {
    const { form } = input
    const remember = () => setSearches(rememberSearch(input.value))
    form?.addEventListener('submit', remember)
    return () => form?.removeEventListener('submit', remember)
  }, [input])
  if (!isShown || searches.length === 0) return null

  const forget = (search: string) => {
    setSearches(forgetSearch(search))
    input.focus()
  }
  return (
    <section className={styles.recent} aria-labelledby="recent-searches">
      <h2 className={styles.heading} id="recent-searches">
        Recent searches
      </h2>
      <ul className={styles.list}>
        {searches.map((search) => (
          <li className={styles.search} key={search}>
            <a className={styles.link} href={listingHref(paths.shop, { q: search })}>
              {search}
            </a>
            <IconButton icon="close" label={`Forget ‘${search}’`} onClick={() => forget(search)} />
          </li>
        ))}
      </ul>
    </section>
  )
}
