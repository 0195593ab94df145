import { useId } from 'react'
import { paths } from '../../shared/paths.ts'
import { Button } from '../ui/Button.tsx'
import styles from './FooterNewsletter.module.css'

/** The signup of the footer, drawn where the setting says so (HEAD-61, C-34). */
export function FooterNewsletter() {
  const id = useId()
  return (
    <form className={styles.form} action={paths.newsletter} method="post">
      <label className={styles.label} htmlFor={id}>
        New casks and groups, once a month
      </label>
      <div className={styles.line}>
        <input
          className={styles.input}
          id={id}
          type="email"
          name="email"
          autoComplete="email"
          placeholder="you@yourpub.co.uk"
          required
        />
        <Button type="submit">Subscribe</Button>
      </div>
    </form>
  )
}
