const words: Record<string, string> = {
  credit_not_processed: 'a refund that never came',
  duplicate: 'paid twice',
  fraudulent: 'the cardholder did not pay it',
  product_not_received: 'the goods never came',
  product_unacceptable: 'the goods were not as described',
  subscription_canceled: 'a subscription was cancelled',
  unrecognized: 'the cardholder does not know the payment',
}

/** Why a buyer disputes a payment, in words; the provider's own for one of which there are none. */
export const disputeReasonText = (reason: string): string => words[reason] ?? reason.replaceAll('_', ' ')
