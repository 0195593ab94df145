/** The views of the staff's list of reviews: those that wait for a first look, were reported, and are hidden. */
export const reviewViews = ['pending', 'reported', 'hidden'] as const
export type ReviewView = (typeof reviewViews)[number]
