import { type FormEvent, useState } from 'react'
import type {
  ClientList,
  ClientLists,
  ClientListToSave,
  PriceRow,
} from '../../../shared/api/price-lists-api.ts'
import type { SellingPub } from '../../../shared/api/selling-pubs-api.ts'
import { focusField } from '../../console/ActSteps.tsx'
import { problemText } from '../../console/use-console-read.ts'
import { announce } from '../../ui/core/announce.ts'
import { Button } from '../../ui/core/Button.tsx'
import { Notice } from '../../ui/core/Notice.tsx'
import { Drawer } from '../../ui/dialogs/Drawer.tsx'
import { TextInput } from '../../ui/forms/TextInput.tsx'
import fields from '../ActFields.module.css'
import { ListMembers, type ListMember } from './ListMembers.tsx'
import { ListSinglePrices } from './ListSinglePrices.tsx'
import { removeList, saveList } from './price-calls.ts'
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

/** A list as a whole: name, percentage, pubs and single prices; nothing holds before it is saved. */
export function PriceListDrawer(props: Props) {
  const { brewery, list, isNew, mayChange, containers, pubs, onClose, onSaved } = props
  const [members, setMembers] = useState<ListMember[]>(list.members)
  const [prices, setPrices] = useState(list.prices)
  const [wrong, setWrong] = useState<{ field: string; message: string } | null>(null)
  const [problem, setProblem] = useState<string>()
  const [isSaving, setSaving] = useState(false)
  const errorOf = (field: string) => (wrong?.field === field ? { error: wrong.message } : {})
  const send = async (call: Promise<ClientLists>, done: string) => {
    setProblem(undefined)
    setSaving(true)
    try {
      const saved = await call
      announce(done, { isShown: true })
      onSaved(saved)
    } catch (error) {
      setProblem(problemText(error))
      setSaving(false)
    }
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const typed = new FormData(form)
    const name = String(typed.get('name') ?? '').trim()
    const percentOff = readPercent(String(typed.get('percent') ?? '') || '0')
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
      prices: prices.map(({ containerId, priceMinor }) => ({ containerId, priceMinor })),
    }
    void send(saveList(brewery, list.id, body), 'The price list is saved.')
  }
  return (
    <Drawer isOpen isSheetOnPhone title={isNew ? 'Add a price list' : list.name} onClose={onClose}>
      <div className={styles.drawer}>
        {mayChange ? (
          <form className={fields.fields} id="price-list" onSubmit={submit} noValidate>
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
        <ListMembers members={members} pubs={pubs} mayChange={mayChange} onChange={setMembers} />
        <ListSinglePrices
          prices={prices}
          containers={containers}
          mayChange={mayChange}
          onChange={setPrices}
        />
        {problem !== undefined && <Notice tone="error">{problem}</Notice>}
        {mayChange && (
          <div className={styles.acts}>
            <Button type="submit" form="price-list" isLoading={isSaving}>
              Save the list
            </Button>
            {!isNew && (
              <Button
                variant="danger"
                onClick={() => void send(removeList(brewery, list.id), 'The price list is removed.')}
              >
                Remove the list
              </Button>
            )}
          </div>
        )}
      </div>
    </Drawer>
  )
}
