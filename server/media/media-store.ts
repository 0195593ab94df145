/** Where pictures that people bring are kept: a folder, or a bucket of S3-compatible storage. */
export type MediaStore = {
  /** Stores a file whole or not at all; one of the same name is replaced. Names hold letters, digits, '-' and '.'. */
  put: (name: string, bytes: Uint8Array, contentType: string) => Promise<void>
  /** The file, or null where there is none. */
  read: (name: string) => Promise<Uint8Array | null>
  /** Removes the file, if it is there. */
  remove: (name: string) => Promise<void>
}

/** Where a kept file is served, whatever it is kept in. */
export const mediaAddress = (name: string) => `/media/kept/${name}`
