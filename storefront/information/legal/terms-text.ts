import { paths } from '../../../shared/paths/paths.ts'
import { operator } from '../operator.ts'
import type { LegalText } from './legal-text.ts'

/** The terms and conditions (STAT-36 to STAT-49). */
export const termsText: LegalText = {
  updatedOn: '2026-11-22',
  intro: 'These terms are the agreement between you and Dray when you buy or sell through the marketplace.',
  summary: [
    'Dray is the marketplace. You buy from the brewery, and the brewery sells to you.',
    'We approve each trade account, by its premises licence or AWRS number, before it can order, and everybody who buys is 18 or over.',
    'Payment goes through a card payment provider, which holds the money in our account with it until the seller is paid.',
    'Sellers pay us a processing fee on each order. Those fees also set the limit of our liability.',
    'Scottish law applies.',
  ],
  sections: [
    {
      id: 'about',
      title: 'About these terms',
      clauses: [
        {
          text: `Dray is run by ${operator.name}, a company registered in ${operator.registeredIn}, of ${operator.address}. “We” and “us” mean that company. You can write to us at [${operator.email}](${paths.contact}).`,
        },
        {
          text: 'By opening an account, placing an order or listing goods you accept these terms. If you act for a business, you confirm that you may bind it.',
        },
        {
          text: `Our [privacy policy](${paths.privacyPolicy}) says how we use personal data. The [shipping FAQ](${paths.shippingFaq}) explains deliveries in everyday words; where the two differ, these terms decide.`,
        },
      ],
    },
    {
      id: 'words',
      title: 'Words used here',
      clauses: [
        {
          text: 'There are three kinds of party besides us:',
          definitions: [
            {
              term: 'Wholesale buyer (trade account verified by AWRS)',
              meaning:
                'A pub, bar, venue, shop or other business that buys alcohol in the course of its trade.',
            },
            {
              term: 'Consumer (18+, coming soon)',
              meaning:
                'A private customer buying for personal use. Consumers cannot order yet; clause 4.5 says what will apply to them.',
            },
            {
              term: 'Seller (licensed brewery or retailer)',
              meaning:
                'A business that holds the licences and approvals it needs to sell alcohol and lists its goods on Dray.',
            },
          ],
        },
        {
          text: 'And some words with one meaning throughout:',
          definitions: [
            { term: 'Buyer', meaning: 'A wholesale buyer, and later also a consumer.' },
            {
              term: 'Group',
              meaning:
                'Sellers of one area who bring their orders together on a pallet and deliver within an agreed radius.',
            },
            {
              term: 'Payment provider',
              meaning:
                'The card payment provider that takes card payments on the marketplace and pays sellers.',
            },
            { term: 'Processing fee', meaning: 'What a seller pays us for an order placed through Dray.' },
            {
              term: 'Working day and business day',
              meaning:
                'Monday to Friday, without the bank holidays of the seller’s part of the United Kingdom.',
            },
          ],
        },
      ],
    },
    {
      id: 'marketplace',
      title: 'The marketplace role',
      clauses: [
        {
          text: 'Dray is a marketplace. We show sellers’ goods, pass orders and messages on, and connect both sides with the payment provider.',
        },
        {
          text: 'The contract of sale is between buyer and seller. We are not a party to it, never own the goods, and do not brew, store or carry them.',
        },
        {
          text: 'Sellers are responsible for what they sell: its description, quality, labelling, price, duty and tax, and its delivery. We act on reports of listings that are wrong or unlawful.',
        },
      ],
    },
    {
      id: 'awrs',
      title: 'AWRS-verified wholesale buyers',
      clauses: [
        {
          text: 'Trade prices are for wholesale buyers only, and a trade account orders once we have approved it. Where it belongs to a business that sells alcohol to other businesses, it is verified by AWRS, the Alcohol Wholesaler Registration Scheme of HM Revenue & Customs; otherwise by its premises licence or, if it has one, its AWRS number.',
        },
        {
          text: `You apply on the page of your [trade account](${paths.trade}). We ask for:`,
          points: [
            'the name and kind of the business and the premises it wants deliveries at, and its VAT and company number if it has one',
            'the number of its premises licence, or the equivalent for its part of the United Kingdom',
            'its AWRS unique reference number, if it sells alcohol to other businesses',
          ],
        },
        {
          text: 'A wholesale buyer tells us within five working days if any of this changes or lapses, and buys only for its own trade.',
        },
        {
          text: 'Sellers who sell alcohol wholesale must hold AWRS approval and show their reference number. Buyers can check it in the public register of HM Revenue & Customs.',
        },
        {
          text: 'A storefront for consumers is coming soon. When it opens, consumers will have every right that consumer law gives them, and nothing in these terms will take one away.',
        },
        {
          text: 'We answer an application within two working days and give our reason if we refuse; you may apply again. If the name, kind, licence, AWRS or VAT number of an approved account changes, we look at it again, and the account stays approved as it was until we have decided.',
        },
        {
          text: 'We may put a trade account on hold and say why. It then places no new orders; orders placed before go on, and can be paid and cancelled as before.',
        },
      ],
    },
    {
      id: 'adults',
      title: 'Buyers aged 18 and over',
      clauses: [
        {
          text: 'Buyers must be 18 or over (18+). That includes anybody who orders, collects or takes in alcohol on a business’s behalf.',
        },
        {
          text: 'It is an offence to buy alcohol, or to try to, if you are under 18, and to buy it on behalf of somebody who is. We close accounts used for either.',
        },
      ],
    },
    {
      id: 'challenge-25',
      title: 'Challenge 25 age check',
      clauses: [
        {
          text: 'Sellers, drivers and collection hubs apply Challenge 25: anyone who takes in or collects alcohol and looks under 25 is asked to prove that they are 18 or over.',
        },
        {
          text: 'Accepted as proof are a passport, a photocard driving licence, and a proof-of-age card with the PASS hologram.',
        },
        {
          text: 'Without proof the goods are not handed over. The seller may charge the reasonable cost of a second delivery.',
        },
      ],
    },
    {
      id: 'accounts',
      title: 'Your account',
      clauses: [
        {
          text: 'Keep what you tell us true and up to date, keep your password to yourself, and write to us at once if you think that somebody else has used your account.',
        },
        { text: 'You answer for what is ordered through your account by people you have given access to.' },
      ],
    },
    {
      id: 'prices',
      title: 'Listings, prices and tax',
      clauses: [
        {
          text: 'Sellers set their prices and keep their stock up to date. Trade prices are in pounds sterling and without VAT unless they say otherwise; VAT is shown before you pay.',
        },
        {
          text: 'Shipping is calculated at checkout: each seller’s charge for your postcode is shown before you pay, and nothing is added afterwards. If a price has changed since you put something in your basket, you are told and asked before you order.',
        },
        {
          text: 'If a price is plainly a mistake, the seller may refuse the order and must then refund you in full.',
        },
      ],
    },
    {
      id: 'orders',
      title: 'Orders and the contract of sale',
      clauses: [
        {
          text: 'Your order is an offer to buy from each seller in it. The contract with a seller is made when that seller accepts your order or dispatches it, whichever comes first.',
        },
        {
          text: 'A seller may refuse an order, for example when stock has run out or a licence cannot be confirmed. What you paid for it is then refunded.',
        },
        {
          text: 'Casks, kegs and other returnable containers remain the seller’s property. Keep them safe and hand them back when the seller or its carrier asks.',
        },
      ],
    },
    {
      id: 'groups',
      title: 'Group deliveries',
      clauses: [
        {
          text: 'A group collates the orders you place with its sellers onto one pallet, and charges you one pallet charge for shipping. It delivers within its agreed radius.',
        },
        {
          text: 'Each seller in the group still sells to you under its own contract. If one of them cannot supply, the others do, and you are refunded for what is missing.',
        },
      ],
    },
    {
      id: 'delivery',
      title: 'Delivery, collection and damage',
      clauses: [
        {
          text: 'Each seller has its own delivery terms: where it delivers, its charge, its minimum order and its days. Checkout shows them for your postcode, and later changes do not touch an order. Where a seller has set none, it dispatches within 2 working days, and delivery takes 3 to 5 working days from then.',
        },
        {
          text: 'The risk in the goods passes to you when they are delivered or collected. Ownership passes when the seller has been paid in full.',
        },
        {
          text: 'Check what you are given before you sign for it. Contact the brewery within 24 hours if anything arrives damaged, and keep the goods and their packaging until you have agreed what happens next.',
        },
      ],
    },
    {
      id: 'fees',
      title: 'Processing fees',
      clauses: [
        {
          text: 'Sellers pay us a processing fee on each order placed through Dray. The rate is the one shown in the seller’s account on the day of the order.',
        },
        {
          text: 'The processing fee is deducted when the payment is settled. Where VAT is due on it, it is added, and we issue an invoice for both.',
        },
        {
          text: 'Buyers pay no processing fee unless one is shown at checkout before they order. We give sellers 30 days’ notice of a change in our rates.',
        },
      ],
    },
    {
      id: 'settlement',
      title: 'Settlement by the payment provider',
      clauses: [
        {
          text: 'Payments are taken by a card payment provider, under its own terms and its own authorisation. Card details go straight to it; we neither see nor store them.',
        },
        {
          text: 'The payment provider holds what the buyer paid in our account with it until the seller is paid. It settles with the seller from there: what the buyer paid, less the processing fee and any refund.',
        },
        {
          text: 'Payouts are typically made within 5 business days after dispatch. The payment provider may hold one back while it checks an identity, a disputed payment or a suspected fraud.',
        },
        {
          text: 'Paying through the payment provider discharges the buyer’s debt to the seller. Refunds go back to the card that was used.',
        },
      ],
    },
    {
      id: 'cancellation',
      title: 'Cancellation and refunds',
      clauses: [
        {
          text: 'A wholesale buyer may cancel an order until it has been dispatched, by writing to the seller. After that, goods are taken back only if the seller agrees or the law requires it.',
        },
        {
          text: 'Goods that are faulty, damaged on the way or not as described are replaced or refunded by the seller, provided that you told it in time (clause 11.3) or could not have noticed then.',
        },
        {
          text: 'If you and a seller cannot agree, either of you may ask us to look at it. We will give an opinion within ten working days; your legal rights stay as they are.',
        },
      ],
    },
    {
      id: 'content',
      title: 'Reviews and other content',
      clauses: [
        {
          text: 'What you write or upload remains yours. You allow us to show it on Dray, and in notices about Dray, for as long as it is published.',
        },
        {
          text: 'Review what you have bought or tasted, honestly, and say so if you have an interest in it. Reviews are read before or after they appear, and taken down if they are abusive, false, unlawful or somebody else’s.',
        },
        {
          text: 'Brewery names, label artwork and trade marks belong to their owners. Use them only to describe their goods.',
        },
      ],
    },
    {
      id: 'fair-use',
      title: 'Fair use',
      clauses: [
        {
          text: 'You agree not to:',
          points: [
            'order, list or review under a false name, or for somebody we have excluded',
            'lead an order that began on Dray past it to avoid a processing fee',
            'disturb the service, get around its limits, or copy its data in bulk without our consent',
            'use it for anything unlawful, above all to supply alcohol to people under 18',
          ],
        },
      ],
    },
    {
      id: 'liability',
      title: 'Our liability',
      clauses: [
        {
          text: 'Nothing here limits liability for death or personal injury caused by negligence, for fraud, or for anything else that the law does not allow to be limited.',
        },
        {
          text: 'We are not liable for the goods, for what buyers and sellers do or fail to do, or for loss of profit, trade, goodwill or data, or any indirect loss.',
        },
        {
          text: 'Otherwise our total liability to you, for whatever reason, is limited to the processing fees paid in the prior 12 months: those paid on your orders, or on orders for your goods, in the 12 months before the event that gave rise to the claim.',
        },
        {
          text: 'Neither of us is liable for a delay caused by something that could not reasonably be prevented, such as severe weather, a strike or a failure of public networks.',
        },
      ],
    },
    {
      id: 'ending',
      title: 'Suspension and closure',
      clauses: [
        {
          text: 'You may close your account at any time by writing to us. Orders already accepted are carried out.',
        },
        {
          text: 'We may suspend or close an account that breaks these terms, loses its licence or its AWRS approval, or puts others at risk. We say why, and hear you first unless the matter is urgent or the law forbids it.',
        },
        {
          text: 'Sellers get at least 30 days’ notice of closure, unless the law or a serious or repeated breach calls for less.',
        },
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      clauses: [
        {
          text: 'When we change these terms we change the date at the top, and tell account holders by email at least 14 days before a change that matters. An order goes by the terms of the day it was placed.',
        },
      ],
    },
    {
      id: 'general',
      title: 'General',
      clauses: [
        {
          text: 'If a part of these terms cannot be enforced, the rest stands. If we let a breach pass, we have not given up the right to act on the next.',
        },
        {
          text: 'You may transfer your rights under these terms only with our consent. Nobody but you and us may enforce them.',
        },
        {
          text: `Complaints and notices go to [${operator.email}](${paths.contact}). We answer complaints within five working days.`,
        },
      ],
    },
    {
      id: 'law',
      title: 'Scottish law',
      clauses: [
        {
          text: 'These terms, and any dispute about them or about the use of Dray, are governed by Scottish law.',
        },
        {
          text: 'The Scottish courts have jurisdiction. Consumers keep the protection of the law of the part of the United Kingdom in which they live, and may go to court there.',
        },
      ],
    },
  ],
}
