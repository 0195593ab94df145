/** What pages say of a group's next run, and what a pallet on it may weigh where a tail-lift unloads it. */
export type GroupRun = { groupSlug: string; text: string; tailLiftKg: number }
