import { RuledSection } from './RuledSection.tsx'

export function RuledSectionExample() {
  return (
    <RuledSection id="ruled-section" title="Other ways">
      <p>What stands under the rule.</p>
    </RuledSection>
  )
}
