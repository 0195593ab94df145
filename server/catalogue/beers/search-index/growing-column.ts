type Column = Uint32Array<ArrayBuffer> | Uint16Array<ArrayBuffer> | Float64Array<ArrayBuffer>

/** The column itself, or a longer copy where `slot` lies beyond its end: by a quarter, so that little of it is empty. */
export function withRoomFor<Numbers extends Column>(column: Numbers, slot: number): Numbers {
  if (slot < column.length) return column
  const create = column.constructor as new (length: number) => Numbers
  const longer = new create(Math.max(64, slot + 1, Math.ceil(column.length * 1.25)))
  longer.set(column)
  return longer
}
