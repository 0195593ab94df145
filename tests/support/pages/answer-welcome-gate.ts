/**
 * Runs in the page. Stores the answer of a returning trade buyer, so that the welcome gate stays closed; an existing
 * answer stays.
 */
export function answerWelcomeGate(): void {
  try {
    const record = JSON.stringify({ choice: 'wholesale', storedAt: new Date().toISOString() })
    if (localStorage.getItem('dray-audience-choice') === null)
      localStorage.setItem('dray-audience-choice', record)
  } catch {
    // Pages without an address have no storage.
  }
}
