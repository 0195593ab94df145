import type { PageData } from '../../../shared/pages/page-payload.ts'
import { paths } from '../../../shared/paths/paths.ts'
import { Button } from '../../ui/core/Button.tsx'
import { LinkButton } from '../../ui/core/LinkButton.tsx'
import { Notice } from '../../ui/core/Notice.tsx'
import { PicturePage } from '../../ui/layout/PicturePage.tsx'
import styles from './MailLinkFrame.module.css'

type Data = PageData['undoEmailChange']
type Props = { data: Data }

/** /account/undo-email-change, where the mail to the former address leads; a plain form, without JavaScript too. */
export function UndoEmailChangePage({ data }: Props) {
  return (
    <PicturePage title={data.title} picture={paths.scene('loading-bay')}>
      <div className={styles.action}>
        {data.state === 'asking' ? <Question token={data.token} /> : <Outcome state={data.state} />}
      </div>
    </PicturePage>
  )
}

function Question({ token }: { token: string }) {
  return (
    <form action={paths.undoEmailChange} method="post">
      <p>
        Your account uses the address that this link was sent to again, every device is signed out, and the
        password no longer works. We send you a link to set a new one.
      </p>
      <input type="hidden" name="token" value={token} />
      <Button type="submit" size="large">
        Use my former address again
      </Button>
    </form>
  )
}

function Outcome({ state }: { state: Exclude<Data['state'], 'asking'> }) {
  const { tone, title } = outcomes[state]
  const action =
    state === 'taken' ? (
      <LinkButton href={paths.support}>Write to us</LinkButton>
    ) : (
      <LinkButton href={paths.resetPassword}>Ask for a link to set a password</LinkButton>
    )
  return <Notice tone={tone} title={title} action={action} />
}

const outcomes = {
  done: {
    tone: 'success',
    title: 'Your former address is back. A link to set a new password is on its way to it.',
  },
  over: { tone: 'warning', title: 'This link was used, is older than three days, or is not complete.' },
  taken: { tone: 'error', title: 'Another account uses this address by now. Please write to us.' },
  limited: { tone: 'error', title: 'Too many attempts. Please try again in a quarter of an hour.' },
} as const
