import { createPortal } from 'react-dom'

type Props = { count: number }

/** The counter at the corner of the header's link (BASK-37, HEAD-41, C-54). */
export function BasketCounter({ count }: Props) {
  const corner = document.querySelector('#basket-link > :last-child')
  if (corner === null || count === 0) return null
  return createPortal(
    <>
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="visually-hidden">{count === 1 ? '1 item' : `${count} items`}</span>
    </>,
    corner,
  )
}
