/** Runs in the page: what the welcome gate keeps, as a trade buyer has who has been here before. */
export function answerWelcomeGate(): void {
  try {
    const record = JSON.stringify({ choice: 'wholesale', storedAt: new Date().toISOString() })
    if (localStorage.getItem('dray-audience-choice') === null)
      localStorage.setItem('dray-audience-choice', record)
  } catch {
    // Pages without an address have no storage.
  }
}
