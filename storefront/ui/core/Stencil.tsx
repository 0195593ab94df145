import styles from './Stencil.module.css'

type Props = {
  /** Figures and capitals, as a cooper would paint them on a cask head. */
  children: string
  size?: 'small' | 'medium' | 'large'
}

/** Only what has a bowl needs a bridge: the rest would hold together as it is. */
const bowls = /[0235689&%BCDGOPQRSU]/

/** Cask lettering: round letters are cut by the bridge that would hold a stencil together. */
export function Stencil({ children, size = 'medium' }: Props) {
  const signs = Array.from(children, (sign, at) => ({ key: `${at}${sign}`, sign }))
  return (
    <span className={styles.stencil} data-size={size}>
      <span className="visually-hidden">{children}</span>
      <span aria-hidden="true">
        {signs.map(({ key, sign }) => (
          <span className={bowls.test(sign) ? styles.bridged : undefined} key={key}>
            {sign}
          </span>
        ))}
      </span>
    </span>
  )
}
