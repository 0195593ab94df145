import { initialOf } from './name-parts.ts'
import type { SessionUser } from './session-record.ts'
import styles from './Avatar.module.css'

type Props = { user: SessionUser }

/** The client's picture, or the initial when there is none (HEAD-26). */
export function Avatar({ user }: Props) {
  return user.avatarUrl === null ? (
    <span className={styles.avatar} aria-hidden="true">
      {initialOf(user)}
    </span>
  ) : (
    <img className={styles.avatar} src={user.avatarUrl} alt="" width={32} height={32} />
  )
}
