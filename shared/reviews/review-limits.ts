/** Limits of reviews (REV-40 to REV-58), and the messages of both sides when one is exceeded (C-40). */

/** Reviews on a page (REV-58): default and most. */
export const reviewPageSize = { default: 5, max: 50, belowOne: 'default' } as const
/** Characters of a body after trimming (REV-40); the most bounds work. */
export const reviewBodyLength = { min: 10, max: 4000 }
/** Most characters of a title after trimming (REV-42). */
export const reviewTitleLength = 120
/** Stars a review gives (REV-45). */
export const reviewRating = { min: 1, max: 5 }
/** Pictures of one review (REV-49). */
export const reviewPictureLimit = 4
/** Bytes of one picture (REV-50). */
export const reviewPictureBytes = 5 * 1024 * 1024
/** Accepted kinds of image (REV-51 to REV-53). */
export const reviewPictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const
/** Characters of a report's reason after trimming (REV-48). */
export const reportReasonLength = { min: 5, max: 1000 }
/** Street creds from which an author is trusted (OPEN-40). */
export const trustedStreetCreds = 10

/** Texts of the specification to the letter where a row is named. */
export const reviewTexts = {
  /** REV-40. */
  bodyTooShort: 'Please share a few more details (minimum 10 characters).',
  bodyTooLong: 'Please keep your review to 4,000 characters.',
  titleTooLong: 'Please keep the title to 120 characters.',
  badRating: 'Please choose a rating from 1 to 5.',
  /** REV-48. */
  reasonTooShort: 'Please provide a short reason (minimum 5 characters).',
  reasonTooLong: 'Please keep the reason to 1,000 characters.',
  tooManyPictures: 'You can attach up to 4 images.',
  /** REV-55. */
  pictureTooLarge: 'File is larger than 5 MB.',
  /** REV-56. */
  pictureOfWrongType: 'Unsupported file type.',
  /** A picture that is cut short or broken. */
  pictureUnreadable: 'This image could not be read. Please try another one.',
  pictureTooManyPixels: 'This image has more than 50 million pixels. Please make it smaller.',
  pictureTooSlow: 'The upload took too long. Please try again.',
  /** Unclaimed for a day, in another review, or of another client. */
  pictureGone: 'One of the images is no longer there. Please upload it again.',
  ownReviewVote: 'You cannot vote on your own review.',
  ownReviewReport: 'You cannot report your own review.',
  confirmFirst: 'Please confirm your email address first: open the link in our mail.',
  reviewingUnavailable: 'Reviewing is not available for your account.',
} as const
