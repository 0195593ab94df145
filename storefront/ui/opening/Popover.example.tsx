import { Menu } from './Menu.tsx'
import { Popover } from './Popover.tsx'

export function WithMenu() {
  return (
    <Popover label="The Salutation" icon="user">
      <Menu
        items={[
          { label: 'Orders', href: '#orders', icon: 'truck' },
          { label: 'Wishlist', href: '#wishlist', icon: 'heart' },
          { label: 'Log out', onPress: () => undefined },
        ]}
      />
    </Popover>
  )
}

export function FromAnIcon() {
  return (
    <Popover label="More" icon="menu" isIconOnly align="end">
      <Menu items={[{ label: 'Download the list', href: '#csv', icon: 'download' }]} />
    </Popover>
  )
}
