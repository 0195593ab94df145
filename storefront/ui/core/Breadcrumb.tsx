import styles from './Breadcrumb.module.css'

type Props = {
  /** From the home page down; the last is the page itself and needs no address. */
  items: { label: string; href?: string }[]
}

export function Breadcrumb({ items }: Props) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className={styles.trail}>
        {items.map((item, at) => (
          <li className={styles.step} key={item.label}>
            {item.href === undefined || at === items.length - 1 ? (
              <span className={styles.here} aria-current="page">
                {item.label}
              </span>
            ) : (
              <a className={styles.link} href={item.href}>
                {item.label}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
