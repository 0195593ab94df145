import { SectionHeading } from './SectionHeading.tsx'

export function Full() {
  return (
    <SectionHeading
      level={3}
      kicker="Fresh this week"
      title="New from the coast"
      note="Seven beers racked since Monday, from Whitby to Lowestoft."
      link={{ href: '#new', label: 'See all 42' }}
    />
  )
}

export function Bare() {
  return <SectionHeading level={3} title="You may also sell" />
}
