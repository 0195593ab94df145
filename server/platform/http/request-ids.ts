import { randomFillSync } from 'node:crypto'

const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'
const length = 10
/** Drawn for many at once: one draw costs as much as hundreds of bytes more. */
const drawn = Buffer.alloc(length * 400)
let next = drawn.length

/** An id that a person can read out on the telephone: ten letters and digits without look-alikes. */
export function newRequestId(): string {
  if (next === drawn.length) {
    randomFillSync(drawn)
    next = 0
  }
  let id = ''
  for (const end = next + length; next < end; next += 1) id += alphabet[drawn[next]! % alphabet.length]
  return id
}
