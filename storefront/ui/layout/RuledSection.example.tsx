import { RuledSection } from './RuledSection.tsx'

export function RuledSectionExample() {
  return (
    <RuledSection id="ruled-section" title="Other ways">
      <p>What is under the rule.</p>
    </RuledSection>
  )
}
