import { type FormEvent, useRef, useState } from 'react'
import type {
  ClientList,
  ClientLists,
  ClientListToSave,
  PriceRow,
} from '../../../shared/api/price-lists-api.ts'
import type { SellingPub } from '../../../shared/api/selling-pubs-api.ts'
import { FieldsDialog } from '../../console/FieldsDialog.tsx'
import type { PlainAction } from '../../console/plain-act.ts'
import { focusField } from '../../console/ActSteps.tsx'
import { TypedBefore } from '../../console/drafts/TypedBefore.tsx'
import { useFormDraft } from '../../console/drafts/use-form-draft.ts'
import { useStateDraft } from '../../console/drafts/use-state-draft.ts'
import { Button } from '../../ui/core/Button.tsx'
import { Drawer } from '../../ui/dialogs/Drawer.tsx'
import { TextInput } from '../../ui/forms/TextInput.tsx'
import fields from '../ActFields.module.css'
import { ListMembers, type ListMember } from './ListMembers.tsx'
import { ListSinglePrices } from './ListSinglePrices.tsx'
import { removeListAction, saveListAction } from './price-calls.ts'
import { listText } from './price-words.ts'
import styles from './PriceLists.module.css'
import { readPercent } from './read-price-list.ts'

type Props = {
  brewery: string
  list: ClientList
  isNew: boolean
  mayChange: boolean
  containers: readonly PriceRow[]
  pubs: readonly SellingPub[]
  onClose: () => void
  onSaved: (lists: ClientLists) => void
}

type Pieces = {
  id: string
  members: readonly ListMember[]
  businesses: ClientList['businesses']
  prices: ClientList['prices']
}

/** A list as a whole: name, percentage, pubs and single prices; nothing holds before it is saved. */
export function PriceListDrawer(props: Props) {
  const { brewery, list, isNew, mayChange, containers, pubs, onClose, onSaved } = props
  const name = `price list ${brewery} ${isNew ? 'new' : list.id}`
  const ownForm = useRef<HTMLFormElement>(null)
  const typed = useFormDraft(ownForm, mayChange ? name : null)
  /** A list that was begun before goes on under its own number. */
  const draft = useStateDraft<Pieces>(`${name} of`, list, isNew ? '' : JSON.stringify(list))
  const { id, members, businesses, prices } = draft.value
  const [wrong, setWrong] = useState<{ field: string; message: string } | null>(null)
  const [acting, setActing] = useState<PlainAction | null>(null)
  const errorOf = (field: string) => (wrong?.field === field ? { error: wrong.message } : {})
  const clear = () => {
    draft.clear()
    typed.clear()
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const texts = new FormData(form)
    const name = String(texts.get('name') ?? '').trim()
    const percentOff = readPercent(String(texts.get('percent') ?? '') || '0')
    const fault =
      name === ''
        ? { field: 'name', message: 'Type a name for the list.' }
        : percentOff === null
          ? { field: 'percent', message: 'Type a percentage up to 100, such as 7.5.' }
          : null
    setWrong(fault)
    if (fault !== null || percentOff === null) return focusField(form, fault?.field ?? 'percent')
    const body: ClientListToSave = {
      name,
      percentOff,
      members: members.map(({ pub, email }) => (pub === undefined ? { email: email ?? '' } : { pub })),
      businesses: businesses.map((business) => business.id),
      prices: prices.map(({ containerId, priceMinor }) => ({ containerId, priceMinor })),
    }
    setActing(saveListAction(brewery, id, body))
  }
  return (
    <Drawer isOpen isSheetOnPhone title={isNew ? 'Add a price list' : list.name} onClose={onClose}>
      <div className={styles.drawer}>
        {mayChange ? (
          <form className={fields.fields} id="price-list" ref={ownForm} onSubmit={submit} noValidate>
            <TypedBefore draft={{ ...typed, isBack: typed.isBack || draft.isBack, clear }} />
            <TextInput
              label="Name"
              name="name"
              hint="You and the pubs on it may read it."
              defaultValue={list.name}
              maxLength={80}
              autoComplete="off"
              {...errorOf('name')}
            />
            <TextInput
              label="Off every price, in percent"
              name="percent"
              inputMode="decimal"
              defaultValue={String(list.percentOff / 100)}
              maxLength={8}
              autoComplete="off"
              {...errorOf('percent')}
            />
          </form>
        ) : (
          <p>{listText(list)}</p>
        )}
        <ListMembers
          members={members}
          businesses={businesses}
          pubs={pubs}
          mayChange={mayChange}
          onChange={(now) => draft.set({ ...draft.value, ...now })}
        />
        <ListSinglePrices
          prices={prices}
          containers={containers}
          mayChange={mayChange}
          onChange={(now) => draft.set({ ...draft.value, prices: now })}
        />
        {mayChange && (
          <div className={styles.acts}>
            <Button type="submit" form="price-list">
              Review
            </Button>
            {!isNew && (
              <Button variant="danger" onClick={() => setActing(removeListAction(brewery, list))}>
                Remove the list
              </Button>
            )}
          </div>
        )}
      </div>
      {acting !== null && (
        <FieldsDialog<ClientLists>
          act={acting}
          onClose={() => setActing(null)}
          onDone={(saved) => {
            draft.drop()
            typed.drop()
            onSaved(saved)
          }}
        />
      )}
    </Drawer>
  )
}
