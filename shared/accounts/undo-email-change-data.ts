/** What /account/undo-email-change shows; 'taken' if another account has the former address by now. */
export type UndoEmailChangeData = { title: string } & (
  | { state: 'asking'; token: string }
  | { state: 'done' | 'over' | 'taken' | 'limited' }
)
