import { type FormEvent, useRef, useState } from 'react'
import type { ClaimPicture, NewClaim, OrderClaims } from '../../shared/api/claims-api.ts'
import type { Order, OrderConsignment } from '../../shared/api/orders-api.ts'
import { claimKinds, longestClaimText, mostClaimPictures } from '../../shared/orders/claim-kinds.ts'
import { CallError } from '../api/json-calls.ts'
import { announce } from '../ui/core/announce.ts'
import { Button } from '../ui/core/Button.tsx'
import { Notice } from '../ui/core/Notice.tsx'
import { RadioGroup } from '../ui/choices/RadioGroup.tsx'
import { Dialog } from '../ui/dialogs/Dialog.tsx'
import { Field } from '../ui/forms/Field.tsx'
import { TextInput } from '../ui/forms/TextInput.tsx'
import { claimCalls } from './own-claim-calls.ts'
import { claimKindNames } from './own-claim-words.ts'
import styles from './OrderClaims.module.css'
import { senderName } from './order-words.ts'
import { problemOf } from './use-read.ts'

type Props = {
  order: Order
  part: OrderConsignment
  onClose: () => void
  onDone: (claims: OrderClaims) => void
}

/** Says what is wrong with a part: which units, words, pictures, and what is wished. Pictures may come from the camera. */
export function ClaimDialog({ order, part, onClose, onDone }: Props) {
  const [kind, setKind] = useState<string>('')
  const [problem, setProblem] = useState<string>()
  const [isSending, setSending] = useState(false)
  /** The same press that is sent again is the same claim, and its pictures are brought once. */
  const sent = useRef({ key: crypto.randomUUID(), pictures: new Map<File, ClaimPicture>() })

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const files = form.getAll('pictures').filter((file) => file instanceof File && file.size > 0) as File[]
    if (kind === '') return setProblem('Choose what is wrong.')
    if (files.length > mostClaimPictures) return setProblem(`At most ${mostClaimPictures} pictures, please.`)
    setSending(true)
    setProblem(undefined)
    try {
      const pictures: string[] = []
      for (const file of files) {
        const known = sent.current.pictures.get(file)
        const picture = known ?? (await claimCalls.bring(order.number, file))
        sent.current.pictures.set(file, picture)
        pictures.push(picture.id)
      }
      onDone(await claimCalls.open(order.number, bodyOf(form, { part, kind, pictures }), sent.current.key))
      announce('Your claim is sent.', { isShown: true })
    } catch (error) {
      // A refused claim was not made: what is sent next is another one. A lost answer may be its own.
      if (error instanceof CallError) sent.current.key = crypto.randomUUID()
      setProblem(problemOf(error))
      setSending(false)
    }
    return undefined
  }
  return (
    <Dialog isOpen onClose={onClose} title={`What is wrong with the part of ${senderName(part)}?`}>
      <form className={styles.form} onSubmit={(event) => void send(event)} noValidate>
        <RadioGroup
          legend="What is wrong?"
          name="kind"
          options={claimKinds.map((value) => ({ value, label: claimKindNames[value] }))}
          value={kind}
          onChange={setKind}
        />
        {kind !== 'not_arrived' &&
          part.lines.map(
            (line, position) =>
              line.quantitySent > 0 && (
                <TextInput
                  key={`${line.kind} ${line.itemId}`}
                  label={`${[line.title, line.variantLabel].filter(Boolean).join(', ')}: units`}
                  hint={`${line.quantitySent} were sent.`}
                  name={`units-${position}`}
                  inputMode="numeric"
                  maxLength={6}
                />
              ),
          )}
        <TextInput
          label="What happened?"
          hint="At least 10 characters. The brewery reads this."
          name="text"
          rows={4}
          maxLength={longestClaimText}
        />
        <Field label="Pictures" hint={`Up to ${mostClaimPictures}, JPEG, PNG or WebP, 5 MB each.`}>
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

type Said = { part: OrderConsignment; kind: string; pictures: string[] }

function bodyOf(form: FormData, { part, kind, pictures }: Said): NewClaim {
  const lines = part.lines.flatMap((_line, position) => {
    const units = Number(form.get(`units-${position}`) ?? 0)
    return Number.isInteger(units) && units > 0 ? [{ position, units }] : []
  })
  return {
    part: part.id,
    kind: kind as NewClaim['kind'],
    text: String(form.get('text') ?? '').trim(),
    lines,
    wish: form.get('wish') === 'replacement' ? 'replacement' : 'refund',
    pictures,
  }
}
