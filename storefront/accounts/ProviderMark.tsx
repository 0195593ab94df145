import type { ReactNode } from 'react'
import type { Provider } from '../../shared/accounts/sign-in-providers.ts'
import styles from './ProviderMark.module.css'

type Props = { provider: Provider }

/** A provider's own mark, in its own colours. */
export function ProviderMark({ provider }: Props) {
  return (
    <svg className={styles.mark} viewBox="0 0 24 24" aria-hidden="true">
      {marks[provider]}
    </svg>
  )
}

const marks: Record<Provider, ReactNode> = {
  google: (
    <>
      <path
        fill="#4285f4"
        d="M22.56 12.25c0-.78-.07-1.53-.2-2.25H12v4.26h5.92a5.06 5.06 0 0 1-2.2 3.32v2.77h3.57c2.08-1.92 3.27-4.74 3.27-8.1z"
      />
      <path
        fill="#34a853"
        d="M12 23c2.97 0 5.46-.98 7.28-2.66l-3.57-2.77a6.6 6.6 0 0 1-9.87-3.48H2.18v2.84A11 11 0 0 0 12 23z"
      />
      <path fill="#fbbc05" d="M5.84 14.09a6.6 6.6 0 0 1 0-4.18V7.07H2.18a11 11 0 0 0 0 9.86z" />
      <path
        fill="#ea4335"
        d="M12 5.38c1.62 0 3.06.56 4.21 1.64l3.15-3.15A11 11 0 0 0 2.18 7.07l3.66 2.84A6.6 6.6 0 0 1 12 5.38z"
      />
    </>
  ),
  facebook: (
    <>
      <circle cx="12" cy="12" r="11" fill="#0866ff" />
      <path
        fill="#fff"
        d="m16.28 15.02.5-3.18h-3.05V9.78c0-.87.43-1.72 1.8-1.72h1.38V5.35s-1.26-.22-2.46-.22c-2.5 0-4.14 1.52-4.14 4.28v2.43H7.53v3.18h2.78V23a11 11 0 0 0 3.42 0v-7.98z"
      />
    </>
  ),
  microsoft: (
    <>
      <path fill="#f25022" d="M2 2h9.5v9.5H2z" />
      <path fill="#7fba00" d="M12.5 2H22v9.5h-9.5z" />
      <path fill="#00a4ef" d="M2 12.5h9.5V22H2z" />
      <path fill="#ffb900" d="M12.5 12.5H22V22h-9.5z" />
    </>
  ),
}
