/** Loaded with the first picture, as reading its native code takes a start a tenth of a second (docs/decisions/0135). */
export const loadSharp = async () => (await import('sharp')).default
