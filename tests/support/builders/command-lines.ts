/** One line for each command, as it is typed; capitals stand for what the shop has. */
export const commandLines = `
audit list
audit list refused actor=jan verb=order about=x from=2026-01-01 until=2026-12-31 page=1
breweries applications
breweries standing BREWERY
breweries stripe-account BREWERY acct_1234
breweries awrs-check BREWERY XXAW00000123456 2026-01-05T10:00:00Z approved Name evidence.pdf
breweries awrs-exclude BREWERY small 2026-12-01 evidence.pdf
breweries papers BREWERY company=01234567
breweries agreement BREWERY 2026-11 Ann
breweries suspend BREWERY reason
breweries reinstate BREWERY
breweries pause BREWERY open
breweries resume BREWERY
breweries take-on EMAIL note
breweries turn-down EMAIL reason
breweries document-code BREWERY ABC
breweries fee BREWERY 3
breweries add-member BREWERY EMAIL sales
breweries remove-member BREWERY EMAIL sales
buyers credit EMAIL
buyers list
buyers show EMAIL
buyers approve EMAIL seen
buyers refuse EMAIL reason
buyers ask EMAIL question
buyers hold EMAIL reason
buyers release EMAIL
changes list
changes show UUID
changes approve UUID
changes refuse UUID reason=no
checks run
clients approve-invoice EMAIL off
delivery show BREWERY
delivery set BREWERY {}
documents list
documents find 0
flags list
flags set home.teamPromotion on
flags unset home.teamPromotion
groups plan no-group from=2026-12-01 {}
groups show-plan no-group
groups list
groups show no-group
groups open estuary wales Estuary
groups add-brewery no-group no-brewery
groups remove-brewery no-group no-brewery
groups add-organiser no-group EMAIL
groups remove-organiser no-group EMAIL
mail send memo duty.md
jobs list
jobs show
jobs retry all
jobs drop UUID
money balances
money balance BREWERY
money bank-list
money payout-sent DRY-P-000001 reference
money hold-payouts BREWERY reason
money release-payouts BREWERY
money take-back DRY-P-000001 5 reason
money brewery-paid BREWERY 5 2026-01-05 reference
money bank-account BREWERY 20-00-00 12345678 Holder
money sellers-report 2026
money carrier-bill no-group 2026-01-05 80 16 C-1
money undo-carrier-bill no-group 2026-01-05 C-1 reason
money match-refund re_1 reason
money ask-provider NUMBER
money differences
money reconcile
money explain key reason
money book-cost key reason
money disputes
money decide-dispute dp_1 dray reason
money receivables
money mark-paid EMAIL 5 2026-01-05 reference
money undo UUID reason
money write-off EMAIL DRY-000001 5 reason
money confirm-write-off UUID
money pay-back EMAIL 5 REF reason
money confirm-pay-back UUID
navigation list
navigation set menu.top:brewers on
money correct UUID right=1.00 wrong
money confirm-correction UUID
money corrections
orders pay-short NUMBER FT-1
orders change NUMBER po-number=PO-4711 why=Rang
orders list
orders show NUMBER
orders accept NUMBER BREWERY
orders propose NUMBER BREWERY 1=1
orders withdraw NUMBER BREWERY
orders refuse NUMBER BREWERY reason=other
orders pack NUMBER BREWERY
orders dispatch NUMBER BREWERY
orders close-rest NUMBER BREWERY
orders deliver NUMBER BREWERY name=Ann
orders hand-over NUMBER BREWERY name=Ann
orders not-delivered NUMBER BREWERY reason=closed
orders cancel NUMBER BREWERY
orders claim NUMBER BREWERY 1=1 kind=damaged text=Leaked
orders decide-claim NUMBER BREWERY decision=refused
orders refund NUMBER BREWERY
orders confirm-refund UUID
people list BREWERY
people list dray
people invite BREWERY cellar@brewery.example cellar
people change BREWERY EMAIL none
people withdraw BREWERY UUID
prices set CONTAINER 80
prices quantity CONTAINER 6:92.00 12:88.00
prices offers BREWERY
prices multiple CONTAINER 2
prices list CONTAINER
prices lists BREWERY
prices save-list BREWERY regulars 5
prices add-member BREWERY regulars EMAIL
prices single BREWERY regulars CONTAINER none
prices pays BREWERY EMAIL CONTAINER
prices remove-member BREWERY regulars EMAIL
prices remove-list BREWERY regulars
reviews list
reviews show UUID
reviews approve UUID
reviews hide UUID reason
reviews bar UUID reason
reviews unbar UUID
runs list no-group
runs close no-group 2026-12-02
runs change no-group 2026-12-02 capacityKg=5000
runs depart no-group 2026-12-02
runs tick no-group 2026-12-02 NUMBER BREWERY
runs finish no-group 2026-12-02
runs cancel no-group 2026-12-02 reason
secrets rotate
content list
content show terms
content set faq @words.md
content undo faq
settings list
settings get trade.approval
settings set trade.approval "review"
settings load settings.json
settings undo trade.approval
staff add support@dray.example support
staff reset-second-factor EMAIL
staff grant EMAIL support
staff revoke EMAIL support
standing-orders list
standing-orders pause UUID reason
standing-orders resume UUID reason
standing-orders end UUID reason
stock list BREWERY
stock movements CONTAINER
stock count CONTAINER 5 reason=counted
stock made CONTAINER 5 reason=brewed
stock spoilt CONTAINER 1 reason=leaked
stock sold-elsewhere CONTAINER 1 reason=taproom
stock returned CONTAINER 1 reason=back
stock check
tokens list BREWERY
tokens list EMAIL
tokens end BREWERY UUID
webhooks list
webhooks switch-on UUID
webhooks switch-off UUID
webhooks again UUID 2026-12-01T09:00:00Z
webhooks test UUID
worklist list
worklist show
worklist take UUID --as EMAIL
worklist give-back UUID --as EMAIL
worklist wake UUID --as EMAIL
worklist snooze UUID 2026-12-01T09:00:00Z reason --as EMAIL
`
  .trim()
  .split('\n')
