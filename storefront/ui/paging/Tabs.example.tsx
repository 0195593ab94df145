import { Tabs } from './Tabs.tsx'

export function Panels() {
  return (
    <Tabs
      label="About Night Boat"
      items={[
        {
          id: 'tab-tasting',
          label: 'Tasting',
          content: <p>Dark chocolate and liquorice, a long dry finish, a little smoke off the quay.</p>,
        },
        { id: 'tab-cellar', label: 'Cellar', content: <p>Serve at 11 to 13 °C. Settles in 24 hours.</p> },
        { id: 'tab-reviews', label: 'Reviews (18)', content: <p>“Gone in two sessions.”</p> },
      ]}
    />
  )
}
