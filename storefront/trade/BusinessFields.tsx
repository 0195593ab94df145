import type { TradeFields } from '../../shared/trade/trade-form.ts'
import { tradeKindLabels, tradeKinds, tradeLimits } from '../../shared/trade/trade-words.ts'
import { SectionHeading } from '../ui/core/SectionHeading.tsx'
import { Select } from '../ui/forms/Select.tsx'
import { TextInput } from '../ui/forms/TextInput.tsx'
import styles from './TradeAccountPage.module.css'

type Props = {
  /** What the fields begin with; after that they belong to the browser. */
  drawn: TradeFields
  errorOf: (name: string) => string | undefined
}

const numbers = [
  {
    name: 'licenceNumber',
    label: 'Premises licence number',
    hint: 'On your licence; not needed with an AWRS number.',
    maxLength: tradeLimits.licenceNumber.most,
  },
  {
    name: 'awrsNumber',
    label: 'AWRS number',
    hint: 'Wholesalers need it. Four letters and 11 figures, such as XAAW00000123456.',
    maxLength: 20,
  },
  {
    name: 'vatNumber',
    label: 'VAT number (optional)',
    hint: 'Nine figures, such as GB 980 7806 84.',
    maxLength: 20,
  },
  {
    name: 'companyNumber',
    label: 'Company number (optional)',
    hint: 'Eight figures, or two letters and six figures, such as SC123456.',
    maxLength: 20,
  },
] as const

/** What a business states about itself (TRADE-02, TRADE-03). */
export function BusinessFields({ drawn, errorOf }: Props) {
  return (
    <section className={styles.section} aria-labelledby="trade-business">
      <SectionHeading id="trade-business" title="Your business" />
      <div className={styles.grid}>
        <TextInput
          label="Business name"
          name="businessName"
          autoComplete="organization"
          maxLength={tradeLimits.businessName.most}
          defaultValue={drawn['businessName']}
          error={errorOf('businessName')}
          isRequired
        />
        <Select
          label="Kind of business"
          name="kind"
          options={[
            { value: '', label: 'Choose one' },
            ...tradeKinds.map((kind) => ({ value: kind, label: tradeKindLabels[kind] })),
          ]}
          defaultValue={drawn['kind'] ?? ''}
          error={errorOf('kind')}
          isRequired
        />
        {numbers.map(({ name, ...texts }) => (
          <TextInput
            key={name}
            {...texts}
            name={name}
            autoComplete="off"
            defaultValue={drawn[name]}
            error={errorOf(name)}
          />
        ))}
      </div>
    </section>
  )
}
