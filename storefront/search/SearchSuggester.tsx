/* oxlint-disable jsx-a11y/prefer-tag-over-role -- no element of HTML is a list of links that a field points into */
import { useMemo } from 'react'
import { Icon } from '../ui/core/Icon.tsx'
import { RecentSearches } from './RecentSearches.tsx'
import { seeAllOption, type SuggestedOption, suggestionSections } from './suggestion-sections.ts'
import { listboxId, useCombobox } from './use-combobox.ts'
import { useFieldText } from './use-field-text.ts'
import { useSuggestions } from './use-suggestions.ts'
import styles from './SearchSuggester.module.css'

type Props = {
  /** The plain search field, which this makes a combobox. */
  input: HTMLInputElement
}

/** What appears below the search field: suggestions while typing, earlier searches while it is empty. */
export function SearchSuggester({ input }: Props) {
  const text = useFieldText(input)
  const found = useSuggestions(text)
  const sections = useMemo(() => (found === null ? [] : suggestionSections(found)), [found])
  const seeAll = useMemo(() => (found === null ? null : seeAllOption(found)), [found])
  const ids = useMemo(
    () => [...sections.flatMap(({ options }) => options), ...(seeAll ? [seeAll] : [])].map(({ id }) => id),
    [sections, seeAll],
  )
  const { activeId, isExpanded } = useCombobox(input, ids)

  return (
    <>
      <output className="visually-hidden">{found !== null && statusOf(ids.length)}</output>
      <RecentSearches input={input} isShown={text.trim() === ''} />
      {found !== null && ids.length === 0 && (
        <p className={styles.none}>Nothing found. Try a brewery, a town or a style.</p>
      )}
      {isExpanded && (
        <div className={styles.listbox} id={listboxId} role="listbox" aria-label="Suggestions">
          {sections.map(({ id, heading, options }) => (
            <div className={styles.section} key={id} id={id} role="group" aria-labelledby={`${id}-heading`}>
              <div className={styles.heading} id={`${id}-heading`} role="presentation">
                {heading}
              </div>
              {options.map((option) => (
                <Option key={option.id} option={option} isActive={option.id === activeId} />
              ))}
            </div>
          ))}
          {seeAll !== null && (
            <a
              className={styles.seeAll}
              id={seeAll.id}
              href={seeAll.href}
              role="option"
              aria-selected={seeAll.id === activeId}
              tabIndex={-1}
            >
              {seeAll.name}
              <Icon name="chevron-right" size="small" />
            </a>
          )}
        </div>
      )}
    </>
  )
}

function Option({ option, isActive }: { option: SuggestedOption; isActive: boolean }) {
  const { id, href, name, detail, imageUrl } = option
  return (
    <a className={styles.option} id={id} href={href} role="option" aria-selected={isActive} tabIndex={-1}>
      {imageUrl !== null && <img className={styles.image} src={imageUrl} alt="" width={40} height={48} />}
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        {detail !== '' && <span className={styles.detail}>{detail}</span>}
      </span>
    </a>
  )
}

function statusOf(count: number): string {
  if (count === 0) return 'Nothing found.'
  return count === 1 ? '1 suggestion' : `${count} suggestions`
}
