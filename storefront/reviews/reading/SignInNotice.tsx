import { paths } from '../../../shared/paths/paths.ts'
import { useSignInAddress } from '../../accounts/session/use-sign-in-address.ts'
import { LinkButton } from '../../ui/core/LinkButton.tsx'
import { Notice } from '../../ui/core/Notice.tsx'

type Props = { text: string }

/** Why nothing was done, and the way to sign in and back to the reviews. */
export function SignInNotice({ text }: Props) {
  const address = useSignInAddress((next) => paths.loginFor(`${next}#reviews`))
  return (
    <Notice
      action={
        <LinkButton size="small" href={address}>
          Sign in
        </LinkButton>
      }
    >
      {text}
    </Notice>
  )
}
