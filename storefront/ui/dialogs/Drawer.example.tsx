import { useState } from 'react'
import { Button } from '../core/Button.tsx'
import { Drawer } from './Drawer.tsx'

export function FromTheRight() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="quiet" icon="basket" onClick={() => setIsOpen(true)}>
        Open the basket
      </Button>
      <Drawer
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title="Basket"
        footer={<Button isWide>Go to checkout</Button>}
      >
        <p>Two firkins of Night Boat, one 30 litre keg of Herring Girl.</p>
      </Drawer>
    </>
  )
}

export function SheetOnAPhone() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="quiet" icon="filter" onClick={() => setIsOpen(true)}>
        Open the filters
      </Button>
      <Drawer isOpen={isOpen} onClose={() => setIsOpen(false)} title="Filters" side="left" isSheetOnPhone>
        <p>Style, strength, container, region.</p>
      </Drawer>
    </>
  )
}
