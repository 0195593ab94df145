import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ClaimPicture, OrderClaims } from '../../shared/api/claims-api.ts'
import type { Order, OrderConsignment } from '../../shared/api/orders-api.ts'
import {
  claimKinds,
  longestClaimText,
  mostClaimPictures,
  shortestClaimText,
} from '../../shared/orders/claim-kinds.ts'
import { isChangedFile } from '../api/chosen-file.ts'
import { CallError } from '../api/json-calls.ts'
import { announce } from '../ui/core/announce.ts'
import { Button } from '../ui/core/Button.tsx'
import { Notice } from '../ui/core/Notice.tsx'
import { RadioGroup } from '../ui/choices/RadioGroup.tsx'
import { Dialog } from '../ui/dialogs/Dialog.tsx'
import { Field } from '../ui/forms/Field.tsx'
import { TextInput } from '../ui/forms/TextInput.tsx'
import { type ClaimErrors, readClaim, unitsField } from './claim-form.ts'
import { claimCalls } from './own-claim-calls.ts'
import { claimKindNames } from './own-claim-words.ts'
import styles from './OrderClaims.module.css'
import { senderName } from './order-words.ts'
import { problemOf } from './use-read.ts'

type Props = {
  order: Order
  part: OrderConsignment
  /** Of each line, those that can be claimed for. */
  units: readonly number[]
  onClose: () => void
  onDone: (claims: OrderClaims) => void
}

/** A group of choices takes no focus, its first choice does. */
const firstError = '[aria-invalid="true"]:not(fieldset), fieldset[aria-invalid="true"] input'

/** Asks what is wrong with a brewery's order: which units, words, pictures, and what is wished. Pictures may come from the camera. */
export function ClaimDialog({ order, part, units, onClose, onDone }: Props) {
  const [kind, setKind] = useState<string>('')
  const [errors, setErrors] = useState<ClaimErrors>({})
  const [problem, setProblem] = useState<string>()
  const [isSending, setSending] = useState(false)
  /** The same press that is sent again is the same claim, and its pictures are brought once. */
  const sent = useRef({ key: crypto.randomUUID(), pictures: new Map<File, ClaimPicture>() })

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const read = readClaim(new FormData(form), units)
    const wrong = 'errors' in read ? read.errors : {}
    flushSync(() => {
      setErrors(wrong)
      setProblem(undefined)
    })
    if ('errors' in read) return form.querySelector<HTMLElement>(firstError)?.focus()
    const { files, ...said } = read.said
    let bringing: File | undefined
    setSending(true)
    try {
      const pictures: string[] = []
      for (bringing of files) {
        const known = sent.current.pictures.get(bringing)
        const picture = known ?? (await claimCalls.bring(order.number, bringing))
        sent.current.pictures.set(bringing, picture)
        pictures.push(picture.id)
      }
      bringing = undefined
      onDone(await claimCalls.open(order.number, { part: part.id, ...said, pictures }, sent.current.key))
      announce('Your claim is sent.', { isShown: true })
    } catch (error) {
      // A refused claim was not made: what is sent next is another one. A lost answer may be its own.
      if (error instanceof CallError) sent.current.key = crypto.randomUUID()
      setSending(false)
      if (bringing && error instanceof CallError)
        setErrors({ pictures: isChangedFile(error) ? error.message : `${bringing.name}: ${error.message}` })
      else setProblem(problemOf(error))
    }
    return undefined
  }
  return (
    <Dialog isOpen onClose={onClose} title={`What is wrong with ${senderName(part)}’s order?`}>
      <form className={styles.form} onSubmit={(event) => void send(event)} noValidate>
        <RadioGroup
          legend="What is wrong?"
          name="kind"
          options={claimKinds.map((value) => ({ value, label: claimKindNames[value] }))}
          value={kind}
          error={errors['kind']}
          onChange={setKind}
        />
        {kind !== 'not_arrived' &&
          part.lines.map(
            (line, position) =>
              units[position]! > 0 && (
                <TextInput
                  key={`${line.kind} ${line.itemId}`}
                  label={`${[line.title, line.variantLabel].filter(Boolean).join(', ')}: units`}
                  hint={sentText(line.quantitySent, units[position]!)}
                  name={unitsField(position)}
                  error={errors[unitsField(position)]}
                  inputMode="numeric"
                  maxLength={6}
                />
              ),
          )}
        <TextInput
          label="What happened?"
          hint={`At least ${shortestClaimText} characters. The brewery reads this.`}
          name="text"
          error={errors['text']}
          rows={4}
          maxLength={longestClaimText}
        />
        <Field
          label="Pictures"
          hint={`Up to ${mostClaimPictures}, JPEG, PNG or WebP, 5 MB each.`}
          error={errors['pictures']}
        >
          {(control) => (
            <input
              {...control}
              type="file"
              name="pictures"
              accept="image/jpeg,image/png,image/webp"
              multiple
            />
          )}
        </Field>
        <RadioGroup
          legend="What would you like?"
          name="wish"
          options={[
            { value: 'refund', label: 'My money back' },
            { value: 'replacement', label: 'The units again' },
          ]}
          defaultValue="refund"
        />
        {problem !== undefined && (
          <Notice tone="error" title="Nothing was sent.">
            <p>{problem}</p>
          </Notice>
        )}
        <Button type="submit" isWide isLoading={isSending}>
          Send the claim
        </Button>
      </form>
    </Dialog>
  )
}

function sentText(sent: number, left: number): string {
  const text = `${sent} ${sent === 1 ? 'was' : 'were'} sent.`
  return sent === left ? text : `${text} You can still claim for ${left}.`
}
