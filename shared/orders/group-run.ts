/** What pages say of a group's next run, and what a pallet on it may weigh where a tail-lift unloads it, in grams. */
export type GroupRun = { groupSlug: string; text: string; limitG?: number }
