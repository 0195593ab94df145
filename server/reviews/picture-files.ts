/** What a picture's files are called in the media store. */
export const pictureFile = (name: string) => `${name}.webp`
export const thumbFile = (name: string) => `${name}-thumb.webp`
