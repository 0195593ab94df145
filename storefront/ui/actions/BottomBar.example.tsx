import { BottomBar } from './BottomBar.tsx'

/** On a phone alone, at the foot of the screen. */
export function Places() {
  return (
    <BottomBar
      label="Selling"
      items={[
        { label: 'Today', href: '#today', icon: 'calendar', isCurrent: true },
        { label: 'Orders', href: '#orders', icon: 'list', isCurrent: false },
      ]}
      more={{ isCurrent: false, onPress: () => {} }}
    />
  )
}
