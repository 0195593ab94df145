/** Why a cell cannot be taken, as a sentence that the column's name begins. */
export class Refusal {
  readonly reason: string

  constructor(reason: string) {
    this.reason = reason
  }
}
