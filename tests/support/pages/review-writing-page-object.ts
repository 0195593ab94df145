import type { Page } from '@playwright/test'

/** A text that moderation publishes at once. */
export const good = 'Dropped bright in a day and sold out by Sunday.'

/**
 * The parts of the form for a review, by role and label.
 */
export const post = (page: Page) => page.getByRole('button', { name: 'Post review' })
export const bodyField = (page: Page) => page.getByRole('textbox', { name: 'Your review' })
export const titleField = (page: Page) => page.getByRole('textbox', { name: 'Title' })
export const fileField = (page: Page) => page.getByLabel('Add pictures')
