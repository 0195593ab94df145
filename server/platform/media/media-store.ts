/** The store for uploaded pictures: a folder, or a bucket of S3-compatible storage. */
export type MediaStore = {
  /**
   * Stores a file whole or not at all; replaces one of the same name. Names consist of letters, digits, '-' and '.'.
   */
  put: (name: string, bytes: Uint8Array, contentType: string) => Promise<void>
  /** The file, or null if it does not exist. */
  read: (name: string) => Promise<Uint8Array | null>
  /** Removes the file, if it is there. */
  remove: (name: string) => Promise<void>
}

/** The address of a stored file, independent of its store. */
export const mediaAddress = (name: string) => `/media/kept/${name}`
