import { type StandingLinkData, standingLinkPath } from '../../../shared/orders/standing-link-data.ts'
import { paths } from '../../../shared/paths/paths.ts'
import { Button } from '../../ui/core/Button.tsx'
import { Notice } from '../../ui/core/Notice.tsx'
import { TextInput } from '../../ui/forms/TextInput.tsx'
import { PicturePage } from '../../ui/layout/PicturePage.tsx'
import styles from './StandingOrders.module.css'

type Props = { data: StandingLinkData }

/** /standing-order: what a link of a preview does, and the one button that does it; a plain form. */
export function StandingLinkPage({ data: { title, about, button, lines, token, seeLink, error } }: Props) {
  return (
    <PicturePage title={title} picture={paths.scene('cellar')}>
      {error !== null && error !== title && (
        <Notice tone="error" title="Nothing was changed.">
          <p>{error}</p>
        </Notice>
      )}
      {about.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {button !== null && (
        <form className={styles.form} action={standingLinkPath} method="post">
          <input type="hidden" name="token" value={token} />
          {lines.map(({ label, quantity, multiple }, index) => (
            <TextInput
              key={label}
              label={label}
              name={`units.${index}`}
              type="number"
              min={0}
              step={multiple}
              defaultValue={String(quantity)}
            />
          ))}
          <p>{button.detail}</p>
          <div className={styles.actions}>
            <Button type="submit">{button.label}</Button>
          </div>
        </form>
      )}
      <p>
        <a href={seeLink.href}>{seeLink.label}</a>
      </p>
    </PicturePage>
  )
}
