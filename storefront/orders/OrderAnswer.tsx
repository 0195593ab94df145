import type { AnswerChoice, OrderAnswerData } from '../../shared/orders/order-answer-data.ts'
import { paths } from '../../shared/paths/paths.ts'
import { Button } from '../ui/core/Button.tsx'
import { Notice } from '../ui/core/Notice.tsx'
import { TextInput } from '../ui/forms/TextInput.tsx'
import { PicturePage } from '../ui/layout/PicturePage.tsx'
import styles from './OrderAnswer.module.css'

type Props = { data: OrderAnswerData }

/** /orders/answer: what a brewery or the clock asks a buyer by mail; each answer is a plain form. */
export function OrderAnswer({ data: { title, number, about, choices, token, error } }: Props) {
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
      {choices.length > 0 && (
        <div className={styles.choices}>
          {choices.map((choice, index) => (
            <Choice key={choice.verb} choice={choice} token={token} isFirst={index === 0} />
          ))}
        </div>
      )}
      <p>
        <a href={paths.order(number)}>See the whole order</a>
      </p>
    </PicturePage>
  )
}

type ChoiceProps = { choice: AnswerChoice; token: string; isFirst: boolean }

function Choice({ choice: { verb, label, detail, needsName }, token, isFirst }: ChoiceProps) {
  return (
    <form className={styles.choice} action="/orders/answer" method="post">
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="verb" value={verb} />
      <p>{detail}</p>
      {needsName && (
        <TextInput
          label="Name of who took it"
          name="name"
          isRequired
          minLength={2}
          maxLength={120}
          autoComplete="name"
        />
      )}
      <Button type="submit" variant={isFirst ? 'primary' : 'quiet'}>
        {label}
      </Button>
    </form>
  )
}
