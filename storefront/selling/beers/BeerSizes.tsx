import { type FormEvent, useRef, useState } from 'react'
import type { OwnBeer, OwnContainer } from '../../../shared/api/beers-api.ts'
import { packagingTypes } from '../../../shared/catalogue/containers.ts'
import { couplerCodes, couplerLabel } from '../../../shared/catalogue/sizes/couplers.ts'
import { sellingPaths } from '../../../shared/paths/selling-paths.ts'
import { sizeName } from '../../../shared/catalogue/sizes/size-name.ts'
import { focusField } from '../../console/ActSteps.tsx'
import { TypedBefore } from '../../console/drafts/TypedBefore.tsx'
import { type FormDraft, useFormDraft } from '../../console/drafts/use-form-draft.ts'
import { FieldsDialog } from '../../console/FieldsDialog.tsx'
import type { PlainAction } from '../../console/plain-act.ts'
import { Button } from '../../ui/core/Button.tsx'
import { LinkButton } from '../../ui/core/LinkButton.tsx'
import { Notice } from '../../ui/core/Notice.tsx'
import { Drawer } from '../../ui/dialogs/Drawer.tsx'
import { Select } from '../../ui/forms/Select.tsx'
import { TextInput } from '../../ui/forms/TextInput.tsx'
import fields from '../ActFields.module.css'
import { PriceHistoryDrawer } from '../prices/PriceHistoryDrawer.tsx'
import { priceText } from '../prices/price-words.ts'
import { archiveSizeAction, onlineAction } from './archive-acts.ts'
import { beerReads } from './beer-calls.ts'
import styles from './SellingBeerPage.module.css'
import { readSize, typeNames } from './read-size.ts'
import { useAtOnce } from './use-at-once.ts'

type Props = {
  brewery: string
  beer: OwnBeer
  mayChange: boolean
  onChanged: (beer: OwnBeer) => void
}

/** The sizes of a beer: price and 'sold online' change at once (SELL-27). */
export function BeerSizes({ brewery, beer, mayChange, onChanged }: Props) {
  const [pricing, setPricing] = useState<OwnContainer | null>(null)
  const [isAdding, setAdding] = useState(false)
  const { send, sending, problem } = useAtOnce(brewery, beer.id, onChanged)
  const [act, setAct] = useState<PlainAction | null>(null)
  const call = beerReads.beer(brewery, beer.id)
  const shown = beer.containers.filter(({ isArchived }) => !isArchived)
  const archived = beer.containers.filter(({ isArchived }) => isArchived)
  return (
    <section aria-labelledby="sizes">
      <h2 id="sizes">Sizes</h2>
      {shown.length === 0 && (
        <p>{archived.length === 0 ? 'There is no size yet.' : 'Every size is archived.'}</p>
      )}
      <ul className={styles.rows}>
        {shown.map((size) => (
          <li className={styles.row} key={size.id}>
            <div>
              <h3>{sizeName(size)}</h3>
              <p>
                {priceText(size.priceMinor)}
                <span className={styles.soft}>
                  {`, ${size.availableUnits} to sell, ${size.isOnline ? 'sold online' : 'not sold online'}`}
                </span>
              </p>
            </div>
            <div className={styles.acts}>
              <Button size="small" variant="quiet" onClick={() => setPricing(size)}>
                Earlier prices
                <span className="visually-hidden"> of {sizeName(size)}</span>
              </Button>
              {mayChange && (
                <>
                  <Button size="small" variant="quiet" onClick={() => setAct(onlineAction(call, size))}>
                    {size.isOnline ? 'Take off sale' : 'Sell online'}
                    <span className="visually-hidden">: {sizeName(size)}</span>
                  </Button>
                  <Button size="small" variant="quiet" onClick={() => setAct(archiveSizeAction(call, size))}>
                    Archive<span className="visually-hidden"> {sizeName(size)}</span>
                  </Button>
                </>
              )}
            </div>
          </li>
        ))}
      </ul>
      {problem !== null && problem.path !== 'containers' && <Notice tone="error">{problem.message}</Notice>}
      {archived.length > 0 && (
        <>
          <h3 className={styles.archived}>Archived sizes</h3>
          <ul className={styles.rows}>
            {archived.map((size) => (
              <li className={styles.row} key={size.id}>
                <span>{sizeName(size)}</span>
                {mayChange && (
                  <Button size="small" variant="quiet" onClick={() => setAct(archiveSizeAction(call, size))}>
                    Take back<span className="visually-hidden"> {sizeName(size)}</span>
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      {act !== null && (
        <FieldsDialog<OwnBeer>
          act={act}
          onClose={() => setAct(null)}
          onDone={(changed) => {
            setAct(null)
            onChanged(changed)
          }}
        />
      )}
      {mayChange && (
        <p className={styles.acts}>
          {shown.length > 0 && (
            <LinkButton
              href={`${sellingPaths.prices(brewery)}?${new URLSearchParams({ q: beer.stands?.name ?? '' })}`}
            >
              Change prices and stock
            </LinkButton>
          )}
          <Button variant="quiet" icon="plus" onClick={() => setAdding(true)}>
            Add a size
          </Button>
        </p>
      )}
      <Drawer isOpen={isAdding} isSheetOnPhone title="Add a size" onClose={() => setAdding(false)}>
        {isAdding && (
          <SizeForm
            name={`POST ${call}/containers`}
            isSending={sending === 'containers'}
            problem={problem?.path === 'containers' ? problem.message : null}
            onSize={(body, draft) => {
              const done = 'The size is there.'
              const key = draft.keyOf(body)
              void send({ method: 'POST', path: 'containers', body, key, done }).then((isDone) => {
                if (!isDone) return
                draft.drop()
                setAdding(false)
              })
            }}
          />
        )}
      </Drawer>
      {pricing !== null && (
        <PriceHistoryDrawer
          brewery={brewery}
          containerId={pricing.id}
          title={`${beer.stands?.name ?? ''}, ${sizeName(pricing)}`}
          onClose={() => setPricing(null)}
        />
      )}
    </section>
  )
}

type FormProps = {
  /** Under which its draft is stored. */
  name: string
  isSending: boolean
  problem: string | null
  onSize: (body: object, draft: FormDraft) => void
}

function SizeForm({ name, isSending, problem, onSize }: FormProps) {
  const form = useRef<HTMLFormElement>(null)
  const draft = useFormDraft(form, name)
  const [wrong, setWrong] = useState<{ field: string; message: string } | null>(null)
  const errorOf = (field: string) => (wrong?.field === field ? { error: wrong.message } : {})
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const said = readSize(new FormData(event.currentTarget))
    setWrong(said.kind === 'wrong' ? said : null)
    if (said.kind === 'size') onSize(said.size, draft)
    else focusField(event.currentTarget, said.field)
  }
  return (
    <form className={fields.fields} ref={form} onSubmit={submit} noValidate>
      <TypedBefore draft={draft} />
      <TextInput
        label="Name"
        name="name"
        hint="Such as 9 gallon cask."
        maxLength={120}
        autoComplete="off"
        isRequired
        {...errorOf('name')}
      />
      <Select
        label="Kind"
        name="type"
        options={packagingTypes.map((value) => ({ value, label: typeNames[value] }))}
      />
      <div className={fields.pair}>
        <TextInput
          label="Litres of one"
          name="litres"
          inputMode="decimal"
          maxLength={8}
          autoComplete="off"
          {...errorOf('litres')}
        />
        <TextInput
          label="In a pack"
          name="packSize"
          inputMode="numeric"
          maxLength={4}
          defaultValue="1"
          {...errorOf('packSize')}
        />
      </div>
      <Select
        label="Coupler"
        name="couplerType"
        options={[
          { value: '', label: 'None' },
          ...couplerCodes.map((value) => ({ value, label: couplerLabel(value) })),
        ]}
      />
      <p>It is off sale at first: set its price and count its stock, then sell it.</p>
      {problem !== null && <Notice tone="error">{problem}</Notice>}
      <Button type="submit" isWide isLoading={isSending}>
        Add the size
      </Button>
    </form>
  )
}
