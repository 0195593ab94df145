import { options, type VNode } from 'preact'

type Props = { type?: string; onChange?: unknown; onInput?: unknown }

/**
 * Has boxes, radios and selects tell of a change with the event `input`. The form around may draw its fields again before the event
 * `change`, and Preact then puts back what the state still says (docs/decisions/0136).
 */
export function tellOfInput(): void {
  const next = options.vnode
  options.vnode = (vnode) => {
    moveListener(vnode as VNode<Props>)
    next?.(vnode)
  }
}

function moveListener({ type, props }: VNode<Props>): void {
  const isChosen = type === 'select' || (type === 'input' && /^(checkbox|radio)$/.test(props.type ?? ''))
  if (!isChosen || props.onChange === undefined || props.onInput !== undefined) return
  props.onInput = props.onChange
  delete props.onChange
}
