import { type StepLinkData, stepLinkPath } from '../../shared/orders/step-link-data.ts'
import { paths } from '../../shared/paths/paths.ts'
import { Button } from '../ui/core/Button.tsx'
import { Notice } from '../ui/core/Notice.tsx'
import { TextInput } from '../ui/forms/TextInput.tsx'
import { PicturePage } from '../ui/layout/PicturePage.tsx'
import styles from './StepLinkPage.module.css'

type Props = { data: StepLinkData }

/** /step: what a link of a mail does, and the one button that does it; a plain form. */
export function StepLinkPage({ data: { title, number, about, button, token, orderPath, error } }: Props) {
  return (
    <PicturePage title={title} picture={paths.scene('cellar')}>
      <p>Order {number}</p>
      {error !== null && (
        <Notice tone="error" title="Nothing was changed.">
          <p>{error}</p>
        </Notice>
      )}
      {about.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {button !== null && (
        <form className={styles.choice} action={stepLinkPath} method="post">
          <input type="hidden" name="token" value={token} />
          <p>{button.detail}</p>
          {button.needsName && (
            <TextInput
              label="Name of who took it"
              name="name"
              isRequired
              minLength={2}
              maxLength={120}
              autoComplete="name"
            />
          )}
          <Button type="submit">{button.label}</Button>
        </form>
      )}
      <p>
        <a href={orderPath}>See the whole order</a>
      </p>
    </PicturePage>
  )
}
