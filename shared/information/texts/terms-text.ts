import type { LegalWords } from '../legal-words.ts'

/** The terms and conditions as they are shipped (STAT-36 to STAT-49). */
export const termsWords: LegalWords = {
  updatedOn: '2026-11-22',
  intro: 'These terms are the agreement between you and Dray when you buy or sell through the marketplace.',
  summary: [
    'Dray is the marketplace. You buy from the brewery, and the brewery sells to you.',
    'We approve each trade account, by its premises licence or AWRS number, before it can order, and everybody who buys is 18 or over.',
    'Payment goes through a card payment provider, which holds the money in our account with it until the seller is paid.',
    'Sellers pay us a processing fee on each order. Those fees also set the limit of our liability.',
    'Scottish law applies.',
  ],
  text: `## About these terms {#about}

Dray is run by {company}, a company registered in {country}, of {address}. “We” and “us” mean that company. You can write to us at [{email}](mailto:{email}).

By opening an account, placing an order or listing goods you accept these terms. If you act for a business, you confirm that you may bind it.

Our [privacy policy](/privacy-policy) says how we use personal data. The [shipping FAQ](/shipping-faq) explains deliveries in everyday words; where the two differ, these terms decide.

## Words used here {#words}

There are three kinds of party besides us:
- **Wholesale buyer (trade account verified by AWRS)**: A pub, bar, venue, shop or other business that buys alcohol in the course of its trade.
- **Consumer (18+, coming soon)**: A private customer buying for personal use. Consumers cannot order yet; clause 4.5 says what will apply to them.
- **Seller (licensed brewery or retailer)**: A business that holds the licences and approvals it needs to sell alcohol and lists its goods on Dray.

And some words with one meaning throughout:
- **Buyer**: A wholesale buyer, and later also a consumer.
- **Group**: Sellers of one area who bring their orders together on a pallet and deliver within an agreed radius.
- **Payment provider**: The card payment provider that takes card payments on the marketplace and pays sellers.
- **Processing fee**: What a seller pays us for an order placed through Dray.
- **Working day and business day**: Monday to Friday, without the bank holidays of the seller’s part of the United Kingdom.

## The marketplace role {#marketplace}

Dray is a marketplace. We show sellers’ goods, pass orders and messages on, and connect both sides with the payment provider.

The contract of sale is between buyer and seller. We are not a party to it, never own the goods, and do not brew, store or carry them.

Sellers are responsible for what they sell: its description, quality, labelling, price, duty and tax, and its delivery. We act on reports of listings that are wrong or unlawful.

## AWRS-verified wholesale buyers {#awrs}

Trade prices are for wholesale buyers only, and a trade account orders once we have approved it. Where it belongs to a business that sells alcohol to other businesses, it is verified by AWRS, the Alcohol Wholesaler Registration Scheme of HM Revenue & Customs; otherwise by its premises licence or, if it has one, its AWRS number.

You apply on the page of your [trade account](/account/trade). We ask for:
- the name and kind of the business and the premises it wants deliveries at, and its VAT and company number if it has one
- the number of its premises licence, or the equivalent for its part of the United Kingdom
- its AWRS unique reference number, if it sells alcohol to other businesses

A wholesale buyer tells us within five working days if any of this changes or lapses, and buys only for its own trade.

Sellers who sell alcohol wholesale must hold AWRS approval and show their reference number. Buyers can check it in the public register of HM Revenue & Customs.

A storefront for consumers is coming soon. When it opens, consumers will have every right that consumer law gives them, and nothing in these terms will take one away.

We answer an application within two working days and give our reason if we refuse; you may apply again. If the name, kind, licence, AWRS or VAT number of an approved account changes, we look at it again, and the account stays approved as it was until we have decided.

We may put a trade account on hold and say why. It then places no new orders; orders placed before go on, and can be paid and cancelled as before.

## Buyers aged 18 and over {#adults}

Buyers must be 18 or over (18+). That includes anybody who orders, collects or takes in alcohol on a business’s behalf.

It is an offence to buy alcohol, or to try to, if you are under 18, and to buy it on behalf of somebody who is. We close accounts used for either.

## Challenge 25 age check {#challenge-25}

Sellers, drivers and collection hubs apply Challenge 25: anyone who takes in or collects alcohol and looks under 25 is asked to prove that they are 18 or over.

Accepted as proof are a passport, a photocard driving licence, and a proof-of-age card with the PASS hologram.

Without proof the goods are not handed over. The seller may charge the reasonable cost of a second delivery.

## Your account {#accounts}

Keep what you tell us true and up to date, keep your password to yourself, and write to us at once if you think that somebody else has used your account.

You answer for what is ordered through your account by people you have given access to.

## Listings, prices and tax {#prices}

Sellers set their prices and keep their stock up to date. Trade prices are in pounds sterling and without VAT unless they say otherwise; VAT is shown before you pay.

Shipping is calculated at checkout: each seller’s charge for your postcode is shown before you pay, and nothing is added afterwards. If a price has changed since you put something in your basket, you are told and asked before you order.

If a price is plainly a mistake, the seller may refuse the order and must then refund you in full.

## Orders and the contract of sale {#orders}

Your order is an offer to buy from each seller in it. The contract with a seller is made when that seller accepts your order or dispatches it, whichever comes first.

A seller may refuse an order, for example when stock has run out or a licence cannot be confirmed. What you paid for it is then refunded.

Casks, kegs and other returnable containers remain the seller’s property. Keep them safe and hand them back when the seller or its carrier asks.

## Group deliveries {#groups}

A group collates the orders you place with its sellers onto one pallet, and charges you one pallet charge for shipping. It delivers within its agreed radius.

Each seller in the group still sells to you under its own contract. If one of them cannot supply, the others do, and you are refunded for what is missing.

## Delivery, collection and damage {#delivery}

Each seller has its own delivery terms: where it delivers, its charge, its minimum order and its days. Checkout shows them for your postcode, and later changes do not touch an order. Where a seller has set none, it dispatches within 2 working days, and delivery takes 3 to 5 working days from then.

The risk in the goods passes to you when they are delivered or collected. Ownership passes when the seller has been paid in full.

Check what you are given before you sign for it. Contact the brewery within 24 hours if anything arrives damaged, and keep the goods and their packaging until you have agreed what happens next.

## Processing fees {#fees}

Sellers pay us a processing fee on each order placed through Dray. The rate is the one shown in the seller’s account on the day of the order.

The processing fee is deducted when the payment is settled. Where VAT is due on it, it is added, and we issue an invoice for both.

Buyers pay no processing fee unless one is shown at checkout before they order. We give sellers 30 days’ notice of a change in our rates.

## Settlement by the payment provider {#settlement}

Payments are taken by a card payment provider, under its own terms and its own authorisation. Card details go straight to it; we neither see nor store them.

The payment provider holds what the buyer paid in our account with it until the seller is paid. It settles with the seller from there: what the buyer paid, less the processing fee and any refund.

Payouts are typically made within 5 business days after dispatch. The payment provider may hold one back while it checks an identity, a disputed payment or a suspected fraud.

Paying through the payment provider discharges the buyer’s debt to the seller. Refunds go back to the card that was used.

## Cancellation and refunds {#cancellation}

A wholesale buyer may cancel an order until it has been dispatched, by writing to the seller. After that, goods are taken back only if the seller agrees or the law requires it.

Goods that are faulty, damaged on the way or not as described are replaced or refunded by the seller, provided that you told it in time (clause 11.3) or could not have noticed then.

If you and a seller cannot agree, either of you may ask us to look at it. We will give an opinion within ten working days; your legal rights stay as they are.

## Reviews and other content {#content}

What you write or upload remains yours. You allow us to show it on Dray, and in notices about Dray, for as long as it is published.

Review what you have bought or tasted, honestly, and say so if you have an interest in it. Reviews are read before or after they appear, and taken down if they are abusive, false, unlawful or somebody else’s.

Brewery names, label artwork and trade marks belong to their owners. Use them only to describe their goods.

## Fair use {#fair-use}

You agree not to:
- order, list or review under a false name, or for somebody we have excluded
- lead an order that began on Dray past it to avoid a processing fee
- disturb the service, get around its limits, or copy its data in bulk without our consent
- use it for anything unlawful, above all to supply alcohol to people under 18

## Our liability {#liability}

Nothing here limits liability for death or personal injury caused by negligence, for fraud, or for anything else that the law does not allow to be limited.

We are not liable for the goods, for what buyers and sellers do or fail to do, or for loss of profit, trade, goodwill or data, or any indirect loss.

Otherwise our total liability to you, for whatever reason, is limited to the processing fees paid in the prior 12 months: those paid on your orders, or on orders for your goods, in the 12 months before the event that gave rise to the claim.

Neither of us is liable for a delay caused by something that could not reasonably be prevented, such as severe weather, a strike or a failure of public networks.

## Suspension and closure {#ending}

You may close your account at any time by writing to us. Orders already accepted are carried out.

We may suspend or close an account that breaks these terms, loses its licence or its AWRS approval, or puts others at risk. We say why, and hear you first unless the matter is urgent or the law forbids it.

Sellers get at least 30 days’ notice of closure, unless the law or a serious or repeated breach calls for less.

## Changes {#changes}

When we change these terms we change the date at the top, and tell account holders by email at least 14 days before a change that matters. An order goes by the terms of the day it was placed.

## General {#general}

If a part of these terms cannot be enforced, the rest stands. If we let a breach pass, we have not given up the right to act on the next.

You may transfer your rights under these terms only with our consent. Nobody but you and us may enforce them.

Complaints and notices go to [{email}](mailto:{email}). We answer complaints within five working days.

## Scottish law {#law}

These terms, and any dispute about them or about the use of Dray, are governed by Scottish law.

The Scottish courts have jurisdiction. Consumers keep the protection of the law of the part of the United Kingdom in which they live, and may go to court there.
`,
}
