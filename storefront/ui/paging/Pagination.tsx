import { Icon } from '../core/Icon.tsx'
import styles from './Pagination.module.css'

type Props = {
  page: number
  pages: number
  /** The numbers to draw, gaps between them, as `pageLinks(page, pages)` of shared/api/pagination.ts gives them. */
  links: (number | 'gap')[]
  hrefOf: (page: number) => string
  /** Names the landmark when a page has several. */
  label?: string
}

/** Links to the pages of a list. Draws nothing when there is only one. */
export function Pagination({ page, pages, links, hrefOf, label = 'Pages' }: Props) {
  if (pages <= 1) return null
  return (
    <nav className={styles.pagination} aria-label={label}>
      {page > 1 && (
        <a className={styles.turn} href={hrefOf(page - 1)} rel="prev">
          <Icon name="chevron-left" />
          <span className={styles.turnWord}>Previous</span>
        </a>
      )}
      <ol className={styles.numbers}>
        {links.map((link, at) => (
          <li key={link === 'gap' ? `gap after ${links[at - 1]}` : link}>
            {link === 'gap' ? (
              <span>…</span>
            ) : (
              <a
                href={hrefOf(link)}
                aria-label={`Page ${link}`}
                aria-current={link === page ? 'page' : undefined}
              >
                {link}
              </a>
            )}
          </li>
        ))}
      </ol>
      {page < pages && (
        <a className={styles.turn} href={hrefOf(page + 1)} rel="next">
          <span className={styles.turnWord}>Next</span>
          <Icon name="chevron-right" />
        </a>
      )}
    </nav>
  )
}
