import type { LegalWords } from '../legal-words.ts'

/** The privacy policy as it is shipped (STAT-35). */
export const privacyWords: LegalWords = {
  updatedOn: '2026-11-21',
  intro: 'What we know about you, what we do with it, and what you can ask of us.',
  summary: [
    'We keep what it takes to run your account and your orders, and the records the law asks for.',
    'Card details go straight to the card payment provider. We never see them.',
    'Three cookies, all of them needed for what you asked the site to do. No advertising, no tracking across sites.',
    'We do not sell personal data.',
    'You can see, correct, move or erase what we hold: one email is enough.',
  ],
  text: `## Who is responsible {#controller}

The controller is {company}, registered in {country}, of {address}. For anything about personal data write to [{email}](mailto:{email}).

This policy follows the UK General Data Protection Regulation (UK GDPR), the Data Protection Act 2018 and the Privacy and Electronic Communications Regulations.

When you order, the brewery receives your details as a controller of its own and uses them to fulfil your order and keep its accounts.

## What we hold, why, and on what basis {#data}

We use personal data only where UK GDPR gives us a lawful basis:
| What | What for | Lawful basis |
| Name, email address, password (stored only as a hash) | Your account and signing in | Contract |
| Business name, addresses, VAT and AWRS details | Verifying trade accounts, delivery, invoices | Contract and legal obligation |
| Orders, baskets and messages about them | Carrying out orders and putting things right | Contract |
| That you are 18 or over | Selling alcohol lawfully | Legal obligation |
| Reviews, their pictures, and reports of them | Showing reviews with your first name, the initial of your surname and your town, and moderating them | Legitimate interests |
| Name, email address and what you write to support | Answering you | Legitimate interests |
| Email address for the newsletter | Sending it, once you have confirmed | Consent |
| IP address, browser, pages asked for, errors | Security, keeping the site running | Legitimate interests |

Our legitimate interests are a safe service, reviews that can be trusted, and answers to those who ask. You may object to any of them: see section 7.

You give us most of this yourself. If you sign in with Google, Facebook or Microsoft, we receive your name and email address from them. Licence and AWRS details may come from public registers.

Without your name, an address and proof of a trade account we cannot take an order. Everything else is up to you.

## Cookies and storage in your browser {#cookies}

We set three cookies. Each does something you have asked for, so the law does not require a banner to ask first:
| Name | What it holds | How long |
| dray_basket | What is in your basket: product ids, quantities and the group | 30 days |
| dray_wishlist | The beers on your wishlist | 30 days |
| shopViewMode | Whether you see beers as a grid or a list | 180 days |

Your browser’s own storage also keeps your session while you are signed in, the full lines of your basket, your recent searches, your answer to the question whether you are old enough to enter, and, if you played Keg Kong, your best score. These stay on your device until you sign out or clear them.

You can delete cookies and storage in your browser’s settings at any time. Your basket will then be empty, and the rest of the site will work as before.

Pages carry no advertising, no analytics from other companies, and no content that lets others follow you.

## Who else sees it {#recipients}

Breweries see what they need for the orders you place with them: names, delivery address, contact details and what you bought. In a group, so does the brewery or carrier that delivers the pallet.

Processors work for us under contracts that bind them to our instructions:
- a hosting company, which runs our servers and keeps our backups
- an email service, which delivers order messages and the newsletter

Payments are made through a card payment provider, which is a controller in its own right: it takes your card details, checks for fraud, and tells us only whether the payment succeeded.

We disclose data to authorities, such as HM Revenue & Customs or the police, where the law obliges us to. We never sell it.

## Where it is {#transfers}

Our servers are in the United Kingdom. If a processor handles data elsewhere, it is in a country that UK adequacy regulations cover, or under the International Data Transfer Agreement. Write to us for a copy.

## How long we keep it {#retention}

As long as it is needed, and no longer:
| What | How long |
| Account | Until you close it, then 30 days |
| Name, address and email of a business that closes its account with orders, deposits or debts open | Until these are settled |
| Orders and invoices | Six years after the end of the tax year |
| Who did what with orders, money and accounts, by name | Six years |
| AWRS and licence checks | Six years after the last order |
| Reviews | Until we take them down; once you close your account, without your name, town and pictures |
| Newsletter address | Until you unsubscribe; then only enough to remember not to write |
| Letters and emails to us | Two years after the last one |
| Server logs | 30 days |

Backups are overwritten after 35 days, and what was erased goes with them.

## Your rights {#rights}

Under UK GDPR you may, free of charge:
- ask what we hold about you and have a copy (access)
- have what is wrong put right (rectification)
- have it erased where we no longer need it (erasure)
- have its use restricted while a question is open (restriction)
- take what you gave us elsewhere in a common format (portability)
- object to what we do on the basis of legitimate interests, and to direct marketing at any time (objection)
- withdraw a consent, without affecting what was done before

Write to [{email}](mailto:{email}). We answer within one month, and may first ask you to show that you are you.

We make no decisions about you by automated means alone that have legal or similarly significant effects.

If you are not content with our answer you may complain to the Information Commissioner’s Office (ICO), Wycliffe House, Water Lane, Wilmslow, Cheshire SK9 5AF, telephone 0303 123 1113, [ico.org.uk](https://ico.org.uk/make-a-complaint/). We would be glad of the chance to put it right first.

## Keeping it safe {#security}

Connections are encrypted, passwords are stored only as salted hashes, and only people who need personal data for their work can reach it. If a breach is likely to put your rights at risk, we tell you and the ICO as the law requires.

## Children {#children}

Dray is for people of 18 and over. We do not knowingly keep data about children, and erase it if we find that we do.

## Changes to this policy {#changes}

When this policy changes, the date at the top changes with it. If the change matters to you, we tell account holders by email beforehand.
`,
}
