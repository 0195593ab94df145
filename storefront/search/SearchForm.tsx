import { type ComponentType, useEffect, useRef, useState } from 'react'
import { searchTextLength } from '../../shared/limits/limits.ts'
import { paths } from '../../shared/paths/paths.ts'
import { Icon } from '../ui/core/Icon.tsx'
import styles from './SearchForm.module.css'

type Suggester = ComponentType<{ input: HTMLInputElement }>
type Enhanced = { Suggester: Suggester; input: HTMLInputElement }

/** A plain form to the listing (C-86, OPEN-17). Suggestions come with the first visit to the field. */
export function SearchForm() {
  const [enhanced, setEnhanced] = useState<Enhanced | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const loadSuggester = async () => {
    const input = field.current!
    if (enhanced !== null || input !== document.activeElement) return
    try {
      const { SearchSuggester } = await import('./SearchSuggester.tsx')
      setEnhanced({ Suggester: SearchSuggester, input })
    } catch {
      // Without it the form still searches.
    }
  }
  // A visitor quicker than the scripts has focused the field already.
  useEffect(() => void loadSuggester())
  return (
    <search className={styles.search}>
      <form action={paths.shop}>
        <div className={styles.line}>
          <label className="visually-hidden" htmlFor="search-text">
            Search beers, breweries and groups
          </label>
          <input
            className={styles.input}
            id="search-text"
            type="search"
            name="q"
            placeholder="Beers, breweries, groups"
            autoComplete="off"
            autoCapitalize="off"
            enterKeyHint="search"
            maxLength={searchTextLength}
            required
            // The visitor asked for this very field, and it is only there once the sheet is open.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
            onFocus={loadSuggester}
            ref={field}
          />
          <button className={styles.submit} type="submit">
            <Icon name="search" />
            <span className={styles.submitWord}>Search</span>
          </button>
        </div>
        {enhanced !== null && <enhanced.Suggester input={enhanced.input} />}
      </form>
    </search>
  )
}
