/** What an index holds, as columns by name: what can be stored and be taken up again. */
export type Column =
  | string[]
  | Uint32Array<ArrayBuffer>
  | Uint16Array<ArrayBuffer>
  | Float64Array<ArrayBuffer>
export type IndexColumns = Record<string, Column>

/** The columns of an index that has none yet are null. */
export const numbersIn = (columns: IndexColumns | null, name: string): Uint32Array<ArrayBuffer> =>
  (columns?.[name] as Uint32Array<ArrayBuffer> | undefined) ?? new Uint32Array(0)

export const textsIn = (columns: IndexColumns | null, name: string): string[] =>
  (columns?.[name] as string[] | undefined) ?? []
