// Written from /docs/api by 'npm run client:generate'; not by hand.
/** What every refusal answers. */
export type Problem = {
  code: 'application_incomplete' | 'bad_body' | 'bad_field' | 'bad_form' | 'bad_host' | 'bad_json' | 'bad_multipart' | 'bad_parameter' | 'bad_request' | 'bad_setting' | 'bad_signature' | 'checkout_incomplete' | 'link_over' | 'no_email' | 'passkey_not_made' | 'provider_refused' | 'provider_unavailable' | 'step_over' | 'trade_incomplete' | 'authentication_required' | 'session_over' | 'token_ended' | 'wrong_credentials' | 'wrong_site_password' | 'credit_on_hold' | 'email_unconfirmed' | 'invitation_of_other' | 'invoice_not_approved' | 'not_your_review' | 'on_account_only' | 'other_site' | 'own_review' | 'passkey_copied' | 'passkey_refused' | 'passkey_unknown' | 'phone_orders_not_allowed' | 'proof_needed' | 'read_only' | 'reviewing_unavailable' | 'role_missing' | 'scope_missing' | 'second_factor_missing' | 'second_factor_needed' | 'second_factor_rests' | 'second_person_needed' | 'site_access_ended' | 'site_role_missing' | 'standing_order_limited' | 'trade_not_approved' | 'wrong_code' | 'wrong_password' | 'not_found' | 'too_slow' | 'already_suspended' | 'application_not_waiting' | 'application_waits' | 'basket_changed' | 'basket_empty' | 'basket_full' | 'below_minimum' | 'brewery_stopped' | 'cannot_link' | 'card_too_small' | 'changed_meanwhile' | 'checks_failed' | 'choice_locked' | 'collection_closed' | 'confirmation_over' | 'container_price_missing' | 'correction_over' | 'count_too_old' | 'credit_limit' | 'dearer_for_buyer' | 'delivery_not_covered' | 'email_taken' | 'entry_taken' | 'has_authenticator' | 'has_role_already' | 'invitation_ended' | 'invitation_used' | 'is_collected' | 'key_reused' | 'last_owner' | 'last_second_factor' | 'last_way_in' | 'marked_before' | 'more_back_than_out' | 'more_found_than_charged' | 'more_than_on_hand' | 'no_approver' | 'no_bank_account' | 'no_run' | 'not_a_multiple' | 'not_correctable' | 'not_in_group' | 'not_invoiced' | 'not_old_enough' | 'not_possible' | 'not_settled' | 'not_suspended' | 'nothing_to_charge' | 'nothing_to_order' | 'nothing_to_pay_out' | 'occurrence_over' | 'order_too_large' | 'outside_delivery_area' | 'own_site' | 'payout_held' | 'phone_order_not_possible' | 'placed_too_late' | 'premises_gone' | 'price_unknown' | 'push_off' | 'refund_too_large' | 'refund_under_way' | 'request_changed' | 'request_not_possible' | 'request_over' | 'reservation_over' | 'rows_refused' | 'run_changed' | 'run_not_possible' | 'seller_not_cleared' | 'seller_paused' | 'size_in_stock' | 'sold_out' | 'step_link_over' | 'too_many_addresses' | 'too_many_browsers' | 'too_many_changes' | 'too_many_confirmations' | 'too_many_drafts' | 'too_many_follows' | 'too_many_invitations' | 'too_many_members' | 'too_many_order_requests' | 'too_many_passkeys' | 'too_many_sites' | 'too_many_standing_orders' | 'too_many_stock_requests' | 'too_many_tokens' | 'too_many_views' | 'too_many_webhooks' | 'total_changed' | 'try_again' | 'unpaid' | 'webhook_off' | 'wishlist_full' | 'too_large' | 'unsupported_media_type' | 'not_opened' | 'too_many_attempts' | 'server_fault' | 'busy' | 'database_away' | 'payment_unreachable' | 'provider_down' | 'provider_unreachable' | 'starting'
  message: string
  field?: string
  requestId?: string
}
/** What a webhook may be called for. */
export type WebhookEvent =
  | 'consignment.placed'
  | 'consignment.proposed'
  | 'consignment.accepted'
  | 'consignment.refused'
  | 'consignment.cancelled'
  | 'consignment.packed'
  | 'consignment.part_dispatched'
  | 'consignment.dispatched'
  | 'consignment.delivered'
  | 'consignment.claimed'
  | 'consignment.closed'
  | 'refund.made'
  | 'document.issued'
  | 'run.closed'
  | 'run.firm'
  | 'run.departed'
  | 'run.cancelled'
  | 'token.ending'
  | 'order_request.requested'
  | 'order_request.approved'
  | 'order_request.declined'
  | 'order_request.withdrawn'
  | 'order_request.expired'

type AgreeAnswers = {
  200: {
    content: {
      'application/json': {
        number: string
        state: 'placed' | 'proposed' | 'accepted' | 'packed' | 'part_dispatched' | 'dispatched' | 'delivered' | 'claimed' | 'closed' | 'refused' | 'cancelled'
        placedAt: string
        paidAt: string | null
        payment: {
          method: 'card' | 'invoice'
          state: 'unpaid' | 'action_required' | 'processing' | 'failed' | 'paid' | 'invoiced' | 'credited' | 'refunded' | 'part_refunded' | 'cancelled'
          reservedUntil: string | null
          held: boolean
          reason: string | null
          refundedMinor: number
        }
        invoices?: {
          number: string
          dueOn: string | null
          chargedMinor: number
          paidMinor: number
          openMinor: number
          settledOn: string | null
        }[]
        group: { id: string; slug: string; name: string } | null
        contact: {
          firstname: string
          lastname: string
          streetaddress: string
          apartment: string | null
          towncity: string
          postcode: string
          email: string
          phone: string
        } | null
        shipTo: {
          firstname: string
          lastname: string
          streetaddress: string
          apartment: string | null
          towncity: string
          postcode: string
        } | null
        consignments: {
          id: string
          team: { id: string; slug: string; name: string } | null
          state: 'placed' | 'proposed' | 'accepted' | 'packed' | 'part_dispatched' | 'dispatched' | 'delivered' | 'claimed' | 'closed' | 'refused' | 'cancelled'
          steps: ('accept' | 'propose' | 'agree' | 'decline_lines' | 'decline_part' | 'withdraw' | 'refuse' | 'cancel' | 'pack' | 'dispatch' | 'close_rest' | 'deliver' | 'hand_over' | 'not_delivered' | 'claim' | 'settle_claim' | 'close')[]
          shippingOption: 'delivery' | 'collection'
          shippingLabel: string
          tracking: string | null
          dispatchOn: string | null
          deliverBy: string | null
          proposal: {
            lines: {
              position: number
              units: number
              substitute: {
                itemId: string
                title: string
                variantLabel: string | null
                detailHref: string
                unitPriceMinor: number
                basePriceMinor: number | null
                units: number
              } | null
            }[]
            dispatchOn: string | null
            note: string | null
            proposedAt: string
            answerBy: string
            agree: { totalMinor: number; backMinor: number }
            declineLines: { totalMinor: number; backMinor: number } | null
            declinePart: { totalMinor: number; backMinor: number }
          } | null
          cancellation: { backMinor: number; pallet: { wasMinor: number; minor: number } | null } | null
          shipments: {
            sentAt: string
            carrier: string | null
            tracking: string | null
            lines: { position: number; units: number }[]
          }[]
          deliveryProof: { receivedBy: string | null; at: string; note: string | null } | null
          delivery?: {
            kind: 'own_van' | 'carrier' | 'collection'
            version: number
            chargeMinor: number
            promisedFrom: string | null
            promisedTo: string | null
          }
          collection?: { address: string[]; hours: string }
          claimId?: string
          lines: {
            kind: 'variant' | 'upsell'
            itemId: string
            title: string
            variantLabel: string | null
            volumeMl: number | null
            imageUrl: string
            detailHref: string
            unitPriceMinor: number
            basePriceMinor: number | null
            priceReason: { kind: 'list' } | { kind: 'quantity'; fromUnits: number } | { kind: 'mixed'; offerId: string; name: string; fromUnits: number } | { kind: 'dated'; offerId: string; name: string } | null
            vatRate: number
            duty: { basis: 'stated'; minor: number } | { basis: 'full' | 'draught'; minor: number; rateMinor: number; ratesFrom: string } | null
            quantityOrdered: number
            quantity: number
            quantitySent: number
            replacesPosition: number | null
            netMinor: number
          }[]
          goodsMinor: number
          depositsMinor: number
          shippingMinor: number
          vatByRate: { vatRate: number; netMinor: number; vatMinor: number }[]
          vatMinor: number
          totalMinor: number
          creditedMinor: number
        }[]
        pallet: {
          tariffDate: string
          zone: string
          chargeMinor: number
          buyerMinor?: number
          orderedMinor?: number
          separateMinor: number | null
          leavesOn?: string | null
          runText?: string
          limitG?: number
          isBooked?: boolean
          pallets: { step: string; weightG: number; heightMm: number; chargeMinor: number; leavesOn?: string }[]
        } | null
        handover: {
          poNumber?: string
          dropNotes?: string
          opensAt?: string
          closesAt?: string
          receiverName?: string
          receiverPhone?: string
          unloading?: 'tail_lift' | 'fork_lift'
        }
        wish: 'ask_me' | 'send_what_you_have' | 'cancel_the_line'
        history: {
          at: string
          what: 'place' | 'pay' | 'lapse' | 'refund' | 'adjust' | 'answer_claim' | 'ask_claim' | 'decide_claim' | 'change_details' | 'accept' | 'propose' | 'agree' | 'decline_lines' | 'decline_part' | 'withdraw' | 'refuse' | 'cancel' | 'pack' | 'dispatch' | 'close_rest' | 'deliver' | 'hand_over' | 'not_delivered' | 'claim' | 'settle_claim' | 'close'
          teamName: string | null
          by: {
            role: 'buyer' | 'owner' | 'sales' | 'cellar' | 'accounts' | 'organiser' | 'support' | 'operations' | 'finance' | 'admin' | 'operator' | 'system'
            name: string | null
            onBehalf: string | null
          }
          reason: string | null
          cause: 'buyer' | 'brewery' | 'dray' | 'carrier' | 'organiser' | null
          note: string | null
        }[]
        phone?: { takenBy: string; freeUntil: string }
        goodsMinor: number
        depositsMinor: number
        shippingMinor: number
        vatByRate: { vatRate: number; netMinor: number; vatMinor: number }[]
        vatMinor: number
        totalMinor: number
      }
    }
  }
  400: { content: { 'application/json': Problem } }
  401: { content: { 'application/json': Problem } }
  403: { content: { 'application/json': Problem } }
  404: { content: { 'application/json': Problem } }
  409: { content: { 'application/json': Problem } }
  429: { content: { 'application/json': Problem } }
}

/** Dray: shop and buyers, version 1. */
export type Paths = {
  '/api/account/credit': {
    /** What the client may order on account, and what is due. Scope: papers:read. */
    get: {
      parameters: { query?: { site?: string } }
      responses: {
        200: {
          content: {
            'application/json': {
              account: {
                state: 'open' | 'on_hold' | 'closed'
                reason: string | null
                terms: '7' | '14' | '30' | '30eom'
                termsText: string
                limitMinor: number
                usedMinor: number
                leftMinor: number
              } | null
              lateMinor: number
              overpaidMinor: number
              ages: { notDue: number; to30: number; to60: number; over60: number }
              invoices: {
                id: string
                number: string
                orderNumber: string | null
                issuedOn: string
                dueOn: string | null
                daysLate: number
                chargedMinor: number
                paidMinor: number
                openMinor: number
              }[]
              payInto: { name: string; sortCode: string; number: string } | null
              statements: { id: string; number: string; period: string; closingMinor: number }[]
            }
          }
        }
        400: { content: { 'application/json': Problem } }
        401: { content: { 'application/json': Problem } }
        403: { content: { 'application/json': Problem } }
        429: { content: { 'application/json': Problem } }
      }
    }
  }
  '/api/cart': {
    /** The lines of the cart and their sums. Scope: basket. */
    get: {
      parameters: {}
      responses: {
        200: {
          content: {
            'application/json': {
              items: {
                itemKey: string
                kind: 'variant' | 'upsell'
                cartItemId: string | null
                beerId?: string
                variantId?: string
                upsellId?: string
                quantity: number
                maxQuantity: number
                orderMultiple?: number
                title: string
                variantLabel: string | null
                description: string
                breweryName: string | null
                imageUrl: string
                detailHref: string
                priceDisplay: string | null
                priceMinor: number | null
                plainPriceMinor?: number
                priceReason?: { kind: 'list' } | { kind: 'quantity'; fromUnits: number } | { kind: 'mixed'; offerId: string; name: string; fromUnits: number } | { kind: 'dated'; offerId: string; name: string }
                priceNote?: string
                yourPrice?: string
                currencySymbol: string
                stockLabel: string
                volumeMl: number | null
                couplerType: string | null
                vatRate?: number
                duty?: { basis: 'stated'; minor: number } | { basis: 'full' | 'draught'; minor: number; rateMinor: number; ratesFrom: string }
                deposit?: {
                  text: string
                  netMinor: number
                  kind?: 'pin' | 'firkin' | 'kilderkin' | 'barrel' | 'keg20' | 'keg30' | 'keg50' | 'can' | 'plastic_bottle'
                }
                closure?: { reason: 'seller_not_cleared' | 'seller_paused'; text: string }
                teamId: string | null
                teamSlug: string | null
                commerceItemId: string
                commerceItemSource: 'catalog_variant' | 'upsell'
                commerceSnapshot: {
                  product: { title: string; imageUrl: string; metadata: { teamName: string | null } }
                  variant?: { id: string }
                  upsell?: { id: string; images: { url: string; iconUrl: string; isDefault: boolean }[] }
                  pricing: { unitPriceMinor: number | null; currencySymbol: string }
                  inventory: { availableUnits: number; maxQuantity: number }
                }
                group: { id: string; slug: string; name: string } | null
                addedAt: string | null
                baselinePriceMinor: number | null
                priceChangeMinor: number
                priceAcknowledgedAt: string | null
              }[]
              regularSummary: {
                subtotalMinor: number
                taxTotalMinor: number
                totalMinor: number
                itemCount: number
                priceAlerts: number
              }
              groupSummaries: {
                groupId: string
                groupSlug: string
                groupName: string
                subtotalMinor: number
                taxTotalMinor: number
                totalMinor: number
                itemCount: number
                priceAlerts: number
              }[]
            }
          }
        }
        400: { content: { 'application/json': Problem } }
        401: { content: { 'application/json': Problem } }
        403: { content: { 'application/json': Problem } }
        429: { content: { 'application/json': Problem } }
      }
    }
  }
  '/api/cart/items': {
    /** Adds an item, or sets its quantity; with an Idempotency-Key once only. Scope: basket. */
    post: {
      parameters: { header?: { 'idempotency-key'?: string } }
      requestBody: {
        content: {
          'application/json': {
            kind?: 'variant' | 'upsell' | 'accessory'
            variantId?: string | null
            upsellId?: string | null
            quantity: number
            groupId?: string | null
            groupSlug?: string | null
            groupName?: string | null
            replaceQuantity?: boolean | null
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              item: {
                itemKey: string
                kind: 'variant' | 'upsell'
                cartItemId: string | null
                beerId?: string
                variantId?: string
                upsellId?: string
                quantity: number
                maxQuantity: number
                orderMultiple?: number
                title: string
                variantLabel: string | null
                description: string
                breweryName: string | null
                imageUrl: string
                detailHref: string
                priceDisplay: string | null
                priceMinor: number | null
                plainPriceMinor?: number
                priceReason?: { kind: 'list' } | { kind: 'quantity'; fromUnits: number } | { kind: 'mixed'; offerId: string; name: string; fromUnits: number } | { kind: 'dated'; offerId: string; name: string }
                priceNote?: string
                yourPrice?: string
                currencySymbol: string
                stockLabel: string
                volumeMl: number | null
                couplerType: string | null
                vatRate?: number
                duty?: { basis: 'stated'; minor: number } | { basis: 'full' | 'draught'; minor: number; rateMinor: number; ratesFrom: string }
                deposit?: {
                  text: string
                  netMinor: number
                  kind?: 'pin' | 'firkin' | 'kilderkin' | 'barrel' | 'keg20' | 'keg30' | 'keg50' | 'can' | 'plastic_bottle'
                }
                closure?: { reason: 'seller_not_cleared' | 'seller_paused'; text: string }
                teamId: string | null
                teamSlug: string | null
                commerceItemId: string
                commerceItemSource: 'catalog_variant' | 'upsell'
                commerceSnapshot: {
                  product: { title: string; imageUrl: string; metadata: { teamName: string | null } }
                  variant?: { id: string }
                  upsell?: { id: string; images: { url: string; iconUrl: string; isDefault: boolean }[] }
                  pricing: { unitPriceMinor: number | null; currencySymbol: string }
                  inventory: { availableUnits: number; maxQuantity: number }
                }
                group: { id: string; slug: string; name: string } | null
                addedAt: string | null
                baselinePriceMinor: number | null
                priceChangeMinor: number
                priceAcknowledgedAt: string | null
              } | null
            }
          }
        }
        400: { content: { 'application/json': Problem } }
        401: { content: { 'application/json': Problem } }
        403: { content: { 'application/json': Problem } }
        409: { content: { 'application/json': Problem } }
        429: { content: { 'application/json': Problem } }
      }
    }
  }
  '/api/cart/merge': {
    /** Adds the lines of a guest to the cart of the client, once for each Idempotency-Key. Scope: basket. */
    post: {
      parameters: { header?: { 'idempotency-key'?: string } }
      requestBody: {
        content: {
          'application/json': {
            lines: {
              kind?: 'variant' | 'upsell' | 'accessory'
              variantId?: string | null
              upsellId?: string | null
              quantity: number
              groupId?: string | null
              groupSlug?: string | null
              groupName?: string | null
              baselinePriceMinor?: number | null
            }[]
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              lines: {
                line: number | null
                itemKey: string | null
                title: string | null
                outcome: 'added' | 'merged' | 'refused'
                reason: 'bad_quantity' | 'unknown_item' | 'unknown_group' | 'not_in_group' | 'price_unknown' | 'sold_out' | 'basket_full' | 'seller_not_cleared' | 'seller_paused' | null
                quantity: number
                cartQuantity: number
                capped: boolean
                priceChangeMinor: number
              }[]
            }
          }
        }
        400: { content: { 'application/json': Problem } }
        401: { content: { 'application/json': Problem } }
        403: { content: { 'application/json': Problem } }
        409: { content: { 'application/json': Problem } }
        429: { content: { 'application/json': Problem } }
      }
    }
  }
  '/api/documents/{id}.pdf': {
    /** An invoice, credit note or statement, as PDF. Scope: papers:read. */
    get: {
      parameters: { path: { id: string }; query?: { site?: string } }
      responses: {
        200: { content: { 'application/pdf': Blob } }
        400: { content: { 'application/json': Problem } }
        401: { content: { 'application/json': Problem } }
        403: { content: { 'application/json': Problem } }
        404: { content: { 'application/json': Problem } }
        429: { content: { 'application/json': Problem } }
      }
    }
  }
  '/api/orders': {
    /** Orders of the client, newest first. Scope: orders:read. */
    get: {
      parameters: { query?: { page?: string; pageSize?: string; site?: string } }
      responses: {
        200: {
          content: {
            'application/json': {
              orders: {
                number: string
                state: 'placed' | 'proposed' | 'accepted' | 'packed' | 'part_dispatched' | 'dispatched' | 'delivered' | 'claimed' | 'closed' | 'refused' | 'cancelled'
                paymentState: 'unpaid' | 'action_required' | 'processing' | 'failed' | 'paid' | 'invoiced' | 'credited' | 'refunded' | 'part_refunded' | 'cancelled'
                settledOn: string | null
                site: { id: string; name: string } | null
                placedAt: string
                groupName: string | null
                itemCount: number
                totalMinor: number
                items: string[]
                itemNames: number
                answerBy: string | null
                consignments: {
                  teamName: string | null
                  state: 'placed' | 'proposed' | 'accepted' | 'packed' | 'part_dispatched' | 'dispatched' | 'delivered' | 'claimed' | 'closed' | 'refused' | 'cancelled'
                  shippingOption: 'delivery' | 'collection'
                  totalMinor: number
                  comes: string | null
                  days: { leavesBy: string; arrivesBy: string | null; isOnDay: boolean } | null
                }[]
              }[]
              page: number
              pageSize: number
              total: number
              pages: number
            }
          }
        }
        400: { content: { 'application/json': Problem } }
        401: { content: { 'application/json': Problem } }
        403: { content: { 'application/json': Problem } }
        429: { content: { 'application/json': Problem } }
      }
    }
    /** Places an order of the regular basket or of one group, once for each Idempotency-Key; above the caller’s limit it is requested. Scope: orders:write. */
    post: {
      parameters: { header?: { 'idempotency-key'?: string } }
      requestBody: {
        content: {
          'application/json': {
            groupId?: string | null
            contact?: {
              firstname?: string | null
              lastname?: string | null
              streetaddress?: string | null
              apartment?: string | null
              towncity?: string | null
              postcode?: string | null
              email?: string | null
              phone?: string | null
            }
            shipTo?: {
              firstname?: string | null
              lastname?: string | null
              streetaddress?: string | null
              apartment?: string | null
              towncity?: string | null
              postcode?: string | null
            } | null
            shipping?: { teamId: string; option: 'delivery' | 'collection' }[]
            payment: 'card' | 'invoice'
            wish?: 'ask_me' | 'send_what_you_have' | 'cancel_the_line'
            handover?: {
              poNumber?: string | null
              dropNotes?: string | null
              opensAt?: string | null
              closesAt?: string | null
              receiverName?: string | null
              receiverPhone?: string | null
              unloading?: 'tail_lift' | 'fork_lift' | null
            }
            expectedTotalMinor?: number
            expectedRunDay?: string | null
          }
        }
      }
      responses: {
        201: {
          content: {
            'application/json': {
              number: string
              state: 'placed' | 'proposed' | 'accepted' | 'packed' | 'part_dispatched' | 'dispatched' | 'delivered' | 'claimed' | 'closed' | 'refused' | 'cancelled'
              placedAt: string
              paidAt: string | null
              payment: {
                method: 'card' | 'invoice'
                state: 'unpaid' | 'action_required' | 'processing' | 'failed' | 'paid' | 'invoiced' | 'credited' | 'refunded' | 'part_refunded' | 'cancelled'
                reservedUntil: string | null
                held: boolean
                reason: string | null
                refundedMinor: number
              }
              invoices?: {
                number: string
                dueOn: string | null
                chargedMinor: number
                paidMinor: number
                openMinor: number
                settledOn: string | null
              }[]
              group: { id: string; slug: string; name: string } | null
              contact: {
                firstname: string
                lastname: string
                streetaddress: string
                apartment: string | null
                towncity: string
                postcode: string
                email: string
                phone: string
              } | null
              shipTo: {
                firstname: string
                lastname: string
                streetaddress: string
                apartment: string | null
                towncity: string
                postcode: string
              } | null
              consignments: {
                id: string
                team: { id: string; slug: string; name: string } | null
                state: 'placed' | 'proposed' | 'accepted' | 'packed' | 'part_dispatched' | 'dispatched' | 'delivered' | 'claimed' | 'closed' | 'refused' | 'cancelled'
                steps: ('accept' | 'propose' | 'agree' | 'decline_lines' | 'decline_part' | 'withdraw' | 'refuse' | 'cancel' | 'pack' | 'dispatch' | 'close_rest' | 'deliver' | 'hand_over' | 'not_delivered' | 'claim' | 'settle_claim' | 'close')[]
                shippingOption: 'delivery' | 'collection'
                shippingLabel: string
                tracking: string | null
                dispatchOn: string | null
                deliverBy: string | null
                proposal: {
                  lines: {
                    position: number
                    units: number
                    substitute: {
                      itemId: string
                      title: string
                      variantLabel: string | null
                      detailHref: string
                      unitPriceMinor: number
                      basePriceMinor: number | null
                      units: number
                    } | null
                  }[]
                  dispatchOn: string | null
                  note: string | null
                  proposedAt: string
                  answerBy: string
                  agree: { totalMinor: number; backMinor: number }
                  declineLines: { totalMinor: number; backMinor: number } | null
                  declinePart: { totalMinor: number; backMinor: number }
                } | null
                cancellation: { backMinor: number; pallet: { wasMinor: number; minor: number } | null } | null
                shipments: {
                  sentAt: string
                  carrier: string | null
                  tracking: string | null
                  lines: { position: number; units: number }[]
                }[]
                deliveryProof: { receivedBy: string | null; at: string; note: string | null } | null
                delivery?: {
                  kind: 'own_van' | 'carrier' | 'collection'
                  version: number
                  chargeMinor: number
                  promisedFrom: string | null
                  promisedTo: string | null
                }
                collection?: { address: string[]; hours: string }
                claimId?: string
                lines: {
                  kind: 'variant' | 'upsell'
                  itemId: string
                  title: string
                  variantLabel: string | null
                  volumeMl: number | null
                  imageUrl: string
                  detailHref: string
                  unitPriceMinor: number
                  basePriceMinor: number | null
                  priceReason: { kind: 'list' } | { kind: 'quantity'; fromUnits: number } | { kind: 'mixed'; offerId: string; name: string; fromUnits: number } | { kind: 'dated'; offerId: string; name: string } | null
                  vatRate: number
                  duty: { basis: 'stated'; minor: number } | { basis: 'full' | 'draught'; minor: number; rateMinor: number; ratesFrom: string } | null
                  quantityOrdered: number
                  quantity: number
                  quantitySent: number
                  replacesPosition: number | null
                  netMinor: number
                }[]
                goodsMinor: number
                depositsMinor: number
                shippingMinor: number
                vatByRate: { vatRate: number; netMinor: number; vatMinor: number }[]
                vatMinor: number
                totalMinor: number
                creditedMinor: number
              }[]
              pallet: {
                tariffDate: string
                zone: string
                chargeMinor: number
                buyerMinor?: number
                orderedMinor?: number
                separateMinor: number | null
                leavesOn?: string | null
                runText?: string
                limitG?: number
                isBooked?: boolean
                pallets: { step: string; weightG: number; heightMm: number; chargeMinor: number; leavesOn?: string }[]
              } | null
              handover: {
                poNumber?: string
                dropNotes?: string
                opensAt?: string
                closesAt?: string
                receiverName?: string
                receiverPhone?: string
                unloading?: 'tail_lift' | 'fork_lift'
              }
              wish: 'ask_me' | 'send_what_you_have' | 'cancel_the_line'
              history: {
                at: string
                what: 'place' | 'pay' | 'lapse' | 'refund' | 'adjust' | 'answer_claim' | 'ask_claim' | 'decide_claim' | 'change_details' | 'accept' | 'propose' | 'agree' | 'decline_lines' | 'decline_part' | 'withdraw' | 'refuse' | 'cancel' | 'pack' | 'dispatch' | 'close_rest' | 'deliver' | 'hand_over' | 'not_delivered' | 'claim' | 'settle_claim' | 'close'
                teamName: string | null
                by: {
                  role: 'buyer' | 'owner' | 'sales' | 'cellar' | 'accounts' | 'organiser' | 'support' | 'operations' | 'finance' | 'admin' | 'operator' | 'system'
                  name: string | null
                  onBehalf: string | null
                }
                reason: string | null
                cause: 'buyer' | 'brewery' | 'dray' | 'carrier' | 'organiser' | null
                note: string | null
              }[]
              phone?: { takenBy: string; freeUntil: string }
              goodsMinor: number
              depositsMinor: number
              shippingMinor: number
              vatByRate: { vatRate: number; netMinor: number; vatMinor: number }[]
              vatMinor: number
              totalMinor: number
            }
          }
        }
        202: {
          content: {
            'application/json': {
              id: string
              state: 'requested' | 'approved' | 'declined' | 'withdrawn' | 'expired'
              requestedBy: string
              isYours: boolean
              mayDecide: boolean
              approvers: string[]
              reason: string
              requestedAt: string
              expiresAt: string
              totalMinor: number
              sheet: {
                facts: { label: string; text: string }[]
                goesTo: string[]
                parts: { sender: string; lines: { units: number; item: string; sum: string }[] }[]
                sums: { label: string; text: string }[]
              }
              decidedBy: string | null
              decidedAt: string | null
              declineReason: string | null
              orderNumber: string | null
            }
          }
        }
        400: { content: { 'application/json': Problem } }
        401: { content: { 'application/json': Problem } }
        403: { content: { 'application/json': Problem } }
        409: { content: { 'application/json': Problem } }
        429: { content: { 'application/json': Problem } }
      }
    }
  }
  '/api/orders/at-a-glance': {
    /** What comes next, the last order, and what is waiting for the client. Scope: orders:read. */
    get: {
      parameters: { query?: { figures?: 'true'; site?: string } }
      responses: {
        200: {
          content: {
            'application/json': {
              next: {
                number: string
                state: 'placed' | 'proposed' | 'accepted' | 'packed' | 'part_dispatched' | 'dispatched' | 'delivered' | 'claimed' | 'closed' | 'refused' | 'cancelled'
                paymentState: 'unpaid' | 'action_required' | 'processing' | 'failed' | 'paid' | 'invoiced' | 'credited' | 'refunded' | 'part_refunded' | 'cancelled'
                settledOn: string | null
                site: { id: string; name: string } | null
                placedAt: string
                groupName: string | null
                itemCount: number
                totalMinor: number
                items: string[]
                itemNames: number
                answerBy: string | null
                consignments: {
                  teamName: string | null
                  state: 'placed' | 'proposed' | 'accepted' | 'packed' | 'part_dispatched' | 'dispatched' | 'delivered' | 'claimed' | 'closed' | 'refused' | 'cancelled'
                  shippingOption: 'delivery' | 'collection'
                  totalMinor: number
                  comes: string | null
                  days: { leavesBy: string; arrivesBy: string | null; isOnDay: boolean } | null
                }[]
              } | null
              nextHistory: {
                at: string
                what: 'place' | 'pay' | 'lapse' | 'refund' | 'adjust' | 'answer_claim' | 'ask_claim' | 'decide_claim' | 'change_details' | 'accept' | 'propose' | 'agree' | 'decline_lines' | 'decline_part' | 'withdraw' | 'refuse' | 'cancel' | 'pack' | 'dispatch' | 'close_rest' | 'deliver' | 'hand_over' | 'not_delivered' | 'claim' | 'settle_claim' | 'close'
                teamName: string | null
                by: {
                  role: 'buyer' | 'owner' | 'sales' | 'cellar' | 'accounts' | 'organiser' | 'support' | 'operations' | 'finance' | 'admin' | 'operator' | 'system'
                  name: string | null
                  onBehalf: string | null
                }
                reason: string | null
                cause: 'buyer' | 'brewery' | 'dray' | 'carrier' | 'organiser' | null
                note: string | null
              }[]
              last: {
                number: string
                state: 'placed' | 'proposed' | 'accepted' | 'packed' | 'part_dispatched' | 'dispatched' | 'delivered' | 'claimed' | 'closed' | 'refused' | 'cancelled'
                paymentState: 'unpaid' | 'action_required' | 'processing' | 'failed' | 'paid' | 'invoiced' | 'credited' | 'refunded' | 'part_refunded' | 'cancelled'
                settledOn: string | null
                site: { id: string; name: string } | null
                placedAt: string
                groupName: string | null
                itemCount: number
                totalMinor: number
                items: string[]
                itemNames: number
                answerBy: string | null
                consignments: {
                  teamName: string | null
                  state: 'placed' | 'proposed' | 'accepted' | 'packed' | 'part_dispatched' | 'dispatched' | 'delivered' | 'claimed' | 'closed' | 'refused' | 'cancelled'
                  shippingOption: 'delivery' | 'collection'
                  totalMinor: number
                  comes: string | null
                  days: { leavesBy: string; arrivesBy: string | null; isOnDay: boolean } | null
                }[]
              } | null
              waiting: {
                number: string
                state: 'placed' | 'proposed' | 'accepted' | 'packed' | 'part_dispatched' | 'dispatched' | 'delivered' | 'claimed' | 'closed' | 'refused' | 'cancelled'
                paymentState: 'unpaid' | 'action_required' | 'processing' | 'failed' | 'paid' | 'invoiced' | 'credited' | 'refunded' | 'part_refunded' | 'cancelled'
                settledOn: string | null
                site: { id: string; name: string } | null
                placedAt: string
                groupName: string | null
                itemCount: number
                totalMinor: number
                items: string[]
                itemNames: number
                answerBy: string | null
                consignments: {
                  teamName: string | null
                  state: 'placed' | 'proposed' | 'accepted' | 'packed' | 'part_dispatched' | 'dispatched' | 'delivered' | 'claimed' | 'closed' | 'refused' | 'cancelled'
                  shippingOption: 'delivery' | 'collection'
                  totalMinor: number
                  comes: string | null
                  days: { leavesBy: string; arrivesBy: string | null; isOnDay: boolean } | null
                }[]
              }[]
              figures?: {
                spentMinor: number
                months: { month: string; spentMinor: number }[]
                breweries: { name: string; spentMinor: number }[]
                styles: { name: string; pints: number }[]
              }
            }
          }
        }
        400: { content: { 'application/json': Problem } }
        401: { content: { 'application/json': Problem } }
        403: { content: { 'application/json': Problem } }
        429: { content: { 'application/json': Problem } }
      }
    }
  }
  '/api/orders/export.csv': {
    /** Every line of every order as CSV. Scope: orders:read. */
    get: {
      parameters: { query?: { site?: string } }
      responses: {
        200: { content: { 'text/csv': Blob } }
        400: { content: { 'application/json': Problem } }
        401: { content: { 'application/json': Problem } }
        403: { content: { 'application/json': Problem } }
        429: { content: { 'application/json': Problem } }
      }
    }
  }
  '/api/orders/payment-methods': {
    /** What the client may pay with. Scope: orders:read. */
    get: {
      parameters: {}
      responses: {
        200: {
          content: {
            'application/json': {
              methods: ('card' | 'invoice')[]
              provider: 'sandbox' | 'stripe'
              isTestMode: boolean
              publishableKey: string | null
              offersPayByBank: boolean
              credit: {
                state: 'open' | 'on_hold' | 'closed'
                reason: string | null
                terms: '7' | '14' | '30' | '30eom'
                termsText: string
                limitMinor: number
                usedMinor: number
                leftMinor: number
              } | null
              creditText: string | null
              limit: {
                perOrderMinor: number | null
                perMonthMinor: number | null
                text: string
                leftMinor: number
                spentMinor: number
              } | null
            }
          }
        }
        400: { content: { 'application/json': Problem } }
        401: { content: { 'application/json': Problem } }
        403: { content: { 'application/json': Problem } }
        429: { content: { 'application/json': Problem } }
      }
    }
  }
  '/api/orders/{number}': {
    /** One order. Scope: orders:read. */
    get: {
      parameters: { path: { number: string }; query?: { site?: string } }
      responses: {
        200: {
          content: {
            'application/json': {
              number: string
              state: 'placed' | 'proposed' | 'accepted' | 'packed' | 'part_dispatched' | 'dispatched' | 'delivered' | 'claimed' | 'closed' | 'refused' | 'cancelled'
              placedAt: string
              paidAt: string | null
              payment: {
                method: 'card' | 'invoice'
                state: 'unpaid' | 'action_required' | 'processing' | 'failed' | 'paid' | 'invoiced' | 'credited' | 'refunded' | 'part_refunded' | 'cancelled'
                reservedUntil: string | null
                held: boolean
                reason: string | null
                refundedMinor: number
              }
              invoices?: {
                number: string
                dueOn: string | null
                chargedMinor: number
                paidMinor: number
                openMinor: number
                settledOn: string | null
              }[]
              group: { id: string; slug: string; name: string } | null
              contact: {
                firstname: string
                lastname: string
                streetaddress: string
                apartment: string | null
                towncity: string
                postcode: string
                email: string
                phone: string
              } | null
              shipTo: {
                firstname: string
                lastname: string
                streetaddress: string
                apartment: string | null
                towncity: string
                postcode: string
              } | null
              consignments: {
                id: string
                team: { id: string; slug: string; name: string } | null
                state: 'placed' | 'proposed' | 'accepted' | 'packed' | 'part_dispatched' | 'dispatched' | 'delivered' | 'claimed' | 'closed' | 'refused' | 'cancelled'
                steps: ('accept' | 'propose' | 'agree' | 'decline_lines' | 'decline_part' | 'withdraw' | 'refuse' | 'cancel' | 'pack' | 'dispatch' | 'close_rest' | 'deliver' | 'hand_over' | 'not_delivered' | 'claim' | 'settle_claim' | 'close')[]
                shippingOption: 'delivery' | 'collection'
                shippingLabel: string
                tracking: string | null
                dispatchOn: string | null
                deliverBy: string | null
                proposal: {
                  lines: {
                    position: number
                    units: number
                    substitute: {
                      itemId: string
                      title: string
                      variantLabel: string | null
                      detailHref: string
                      unitPriceMinor: number
                      basePriceMinor: number | null
                      units: number
                    } | null
                  }[]
                  dispatchOn: string | null
                  note: string | null
                  proposedAt: string
                  answerBy: string
                  agree: { totalMinor: number; backMinor: number }
                  declineLines: { totalMinor: number; backMinor: number } | null
                  declinePart: { totalMinor: number; backMinor: number }
                } | null
                cancellation: { backMinor: number; pallet: { wasMinor: number; minor: number } | null } | null
                shipments: {
                  sentAt: string
                  carrier: string | null
                  tracking: string | null
                  lines: { position: number; units: number }[]
                }[]
                deliveryProof: { receivedBy: string | null; at: string; note: string | null } | null
                delivery?: {
                  kind: 'own_van' | 'carrier' | 'collection'
                  version: number
                  chargeMinor: number
                  promisedFrom: string | null
                  promisedTo: string | null
                }
                collection?: { address: string[]; hours: string }
                claimId?: string
                lines: {
                  kind: 'variant' | 'upsell'
                  itemId: string
                  title: string
                  variantLabel: string | null
                  volumeMl: number | null
                  imageUrl: string
                  detailHref: string
                  unitPriceMinor: number
                  basePriceMinor: number | null
                  priceReason: { kind: 'list' } | { kind: 'quantity'; fromUnits: number } | { kind: 'mixed'; offerId: string; name: string; fromUnits: number } | { kind: 'dated'; offerId: string; name: string } | null
                  vatRate: number
                  duty: { basis: 'stated'; minor: number } | { basis: 'full' | 'draught'; minor: number; rateMinor: number; ratesFrom: string } | null
                  quantityOrdered: number
                  quantity: number
                  quantitySent: number
                  replacesPosition: number | null
                  netMinor: number
                }[]
                goodsMinor: number
                depositsMinor: number
                shippingMinor: number
                vatByRate: { vatRate: number; netMinor: number; vatMinor: number }[]
                vatMinor: number
                totalMinor: number
                creditedMinor: number
              }[]
              pallet: {
                tariffDate: string
                zone: string
                chargeMinor: number
                buyerMinor?: number
                orderedMinor?: number
                separateMinor: number | null
                leavesOn?: string | null
                runText?: string
                limitG?: number
                isBooked?: boolean
                pallets: { step: string; weightG: number; heightMm: number; chargeMinor: number; leavesOn?: string }[]
              } | null
              handover: {
                poNumber?: string
                dropNotes?: string
                opensAt?: string
                closesAt?: string
                receiverName?: string
                receiverPhone?: string
                unloading?: 'tail_lift' | 'fork_lift'
              }
              wish: 'ask_me' | 'send_what_you_have' | 'cancel_the_line'
              history: {
                at: string
                what: 'place' | 'pay' | 'lapse' | 'refund' | 'adjust' | 'answer_claim' | 'ask_claim' | 'decide_claim' | 'change_details' | 'accept' | 'propose' | 'agree' | 'decline_lines' | 'decline_part' | 'withdraw' | 'refuse' | 'cancel' | 'pack' | 'dispatch' | 'close_rest' | 'deliver' | 'hand_over' | 'not_delivered' | 'claim' | 'settle_claim' | 'close'
                teamName: string | null
                by: {
                  role: 'buyer' | 'owner' | 'sales' | 'cellar' | 'accounts' | 'organiser' | 'support' | 'operations' | 'finance' | 'admin' | 'operator' | 'system'
                  name: string | null
                  onBehalf: string | null
                }
                reason: string | null
                cause: 'buyer' | 'brewery' | 'dray' | 'carrier' | 'organiser' | null
                note: string | null
              }[]
              phone?: { takenBy: string; freeUntil: string }
              goodsMinor: number
              depositsMinor: number
              shippingMinor: number
              vatByRate: { vatRate: number; netMinor: number; vatMinor: number }[]
              vatMinor: number
              totalMinor: number
            }
          }
        }
        400: { content: { 'application/json': Problem } }
        401: { content: { 'application/json': Problem } }
        403: { content: { 'application/json': Problem } }
        404: { content: { 'application/json': Problem } }
        429: { content: { 'application/json': Problem } }
      }
    }
  }
  '/api/orders/{number}/cancellation': {
    /** Cancels the order, or one part of it, before it is dispatched; again changes nothing. Scope: orders:write. */
    post: {
      parameters: { path: { number: string }; header?: { 'idempotency-key'?: string } }
      requestBody: { content: { 'application/json': { consignmentId?: string | null } } }
      responses: AgreeAnswers
    }
  }
  '/api/orders/{number}/documents': {
    /** The invoices and credit notes of an order, each to be read by its id. Scope: papers:read. */
    get: {
      parameters: { path: { number: string }; query?: { site?: string } }
      responses: {
        200: {
          content: {
            'application/json': {
              documents: {
                id: string
                kind: 'invoice' | 'credit_note'
                number: string
                seller: string
                issuedOn: string
                totalMinor: number
                aboutId: string | null
                openMinor: number | null
                settledOn: string | null
              }[]
            }
          }
        }
        400: { content: { 'application/json': Problem } }
        401: { content: { 'application/json': Problem } }
        403: { content: { 'application/json': Problem } }
        404: { content: { 'application/json': Problem } }
        429: { content: { 'application/json': Problem } }
      }
    }
  }
  '/api/orders/{number}/invoice.pdf': {
    /** The documents of an order as one PDF: its confirmation, and once breweries accept their invoices. Scope: papers:read. */
    get: {
      parameters: { path: { number: string }; query?: { site?: string } }
      responses: {
        200: { content: { 'application/pdf': Blob } }
        400: { content: { 'application/json': Problem } }
        401: { content: { 'application/json': Problem } }
        403: { content: { 'application/json': Problem } }
        404: { content: { 'application/json': Problem } }
        429: { content: { 'application/json': Problem } }
      }
    }
  }
  '/api/orders/{number}/parts/{part}/agree': {
    /** Agrees to what the brewery proposed. Scope: orders:write. */
    post: {
      parameters: { path: { number: string; part: string }; header?: { 'idempotency-key'?: string } }
      requestBody: { content: { 'application/json': Record<string, never> } }
      responses: AgreeAnswers
    }
  }
  '/api/orders/{number}/parts/{part}/claim': {
    /** Says that something is missing, or never came. Scope: orders:write. */
    post: {
      parameters: { path: { number: string; part: string }; header?: { 'idempotency-key'?: string } }
      requestBody: {
        content: {
          'application/json': {
            kind: 'missing' | 'damaged' | 'wrong' | 'quality' | 'not_arrived'
            text: string
            lines?: { position: number; units: number }[]
            wish?: 'refund' | 'replacement'
            pictures?: string[]
          }
        }
      }
      responses: AgreeAnswers
    }
  }
  '/api/orders/{number}/parts/{part}/close-rest': {
    /** Gives up what has not been dispatched of the part. Scope: orders:write. */
    post: {
      parameters: { path: { number: string; part: string }; header?: { 'idempotency-key'?: string } }
      requestBody: { content: { 'application/json': { reason?: string | null; note?: string | null } } }
      responses: AgreeAnswers
    }
  }
  '/api/orders/{number}/parts/{part}/decline-lines': {
    /** Takes the part without the lines that the brewery cannot send as ordered. Scope: orders:write. */
    post: {
      parameters: { path: { number: string; part: string }; header?: { 'idempotency-key'?: string } }
      requestBody: { content: { 'application/json': Record<string, never> } }
      responses: AgreeAnswers
    }
  }
  '/api/orders/{number}/parts/{part}/decline-part': {
    /** Gives the part up in answer to a proposal. Scope: orders:write. */
    post: {
      parameters: { path: { number: string; part: string }; header?: { 'idempotency-key'?: string } }
      requestBody: { content: { 'application/json': Record<string, never> } }
      responses: AgreeAnswers
    }
  }
  '/api/orders/{number}/parts/{part}/deliver': {
    /** Says that the part has arrived. Scope: orders:write. */
    post: {
      parameters: { path: { number: string; part: string }; header?: { 'idempotency-key'?: string } }
      requestBody: {
        content: {
          'application/json': {
            receivedBy?: string | null
            at?: string | null
            note?: string | null
            shortages?: { position: number; units: number }[]
          }
        }
      }
      responses: AgreeAnswers
    }
  }
  '/api/orders/{number}/reorder': {
    /** What to put into the basket for the same again, and what is different now. Scope: orders:read. */
    get: {
      parameters: { path: { number: string } }
      responses: {
        200: {
          content: {
            'application/json': {
              items: {
                kind: 'variant' | 'upsell'
                itemId: string
                groupSlug: string | null
                quantity: number
                title: string
              }[]
              changes: {
                title: string
                variantLabel: string | null
                reason: 'price_changed' | 'price_unknown' | 'sold_out' | 'fewer_left' | 'gone' | 'group_gone' | 'seller_not_cleared' | 'seller_paused'
                quantityOrdered: number
                quantity: number
                priceWasMinor: number
                priceMinor: number | null
              }[]
            }
          }
        }
        400: { content: { 'application/json': Problem } }
        401: { content: { 'application/json': Problem } }
        403: { content: { 'application/json': Problem } }
        404: { content: { 'application/json': Problem } }
        429: { content: { 'application/json': Problem } }
      }
    }
  }
  '/public/beers/latest': {
    /** Beers by filters and facets, newest first */
    get: {
      parameters: {
        query?: {
          limit?: string
          page?: string
          page_size?: string
          pageSize?: string
          packaging_group?: string
          team_id?: string
          team_slug?: string
          facets?: string
          q?: string
          orderby?: string
          style?: string | string[]
          region?: string | string[]
          town?: string | string[]
          county?: string | string[]
          container?: string | string[]
          abv?: string | string[]
          filter?: string | string[]
          packaging?: string | string[]
          colour?: string | string[]
          allergen?: string | string[]
          without?: string | string[]
          coupler?: string | string[]
          price?: string | string[]
          near?: string | string[]
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              beers: {
                id: string
                breweryId: string
                name: string
                style: string
                description: string
                tastingNotes: string
                ingredients: string
                allergens: string[]
                targetAbv: number | null
                colorHex: string | null
                badgeImageUrl: string | null
                badgeIconUrl: string | null
                totalAvailable: number
                lastBatchDate: string | null
                containers: {
                  id: string
                  name: string
                  type: 'keg' | 'cask' | 'smallpack' | 'universal'
                  volumeMl: number | null
                  packSize: number
                  availableUnits: number
                  orderMultiple?: number
                  storefrontVariantId: string | null
                  priceMinor: number | null
                  priceOffers?: {
                    steps: { fromUnits: number; priceMinor: number }[]
                    offers: {
                      id: string
                      name: string
                      fromUnits: number
                      percentOff: number | null
                      priceMinor: number | null
                      untilDay: string | null
                      isLimited: boolean
                    }[]
                  }
                  price: string | null
                  currencySymbol: string
                  couplerType: string | null
                  commerceItemId: string | null
                  commerceItemSource: 'catalog_variant' | 'upsell' | 'legacy_beer'
                  commerceSnapshot: {
                    product: { title: string; imageUrl: string | null; metadata: { teamName: string } }
                    variant: { id: string | null }
                    pricing: { unitPriceMinor: number | null; currencySymbol: string }
                    inventory: { availableUnits: number; maxQuantity: number }
                  } | null
                }[]
                team: {
                  id: string
                  name: string
                  slug: string
                  publicSlug: string
                  logoUrl: string | null
                  description: string
                  publicSite: { title: string; subtitle: string; showPrices: boolean }
                  contact: {
                    email: string | null
                    telephone: string | null
                    website: string | null
                    soldByDisclaimer: string | null
                    socialLinks: {
                      twitter: string | null
                      facebook: string | null
                      instagram: string | null
                      youtube: string | null
                      tiktok: string | null
                      threads: string | null
                    }
                  }
                  awrsUrn: string | null
                  awrsVerified: boolean
                  hasOffLicenceShipping: boolean
                  offLicenceApproved: boolean
                  location: { town: string; country: string }
                  closed?: string
                }
              }[]
              page: number
              pageSize: number
              total: number
              pages: number
              facets: {
                style?: { value: string; label: string; count: number }[]
                region?: { value: string; label: string; count: number }[]
                town?: { value: string; label: string; count: number }[]
                county?: { value: string; label: string; count: number }[]
                container?: { value: string; label: string; count: number }[]
                abv?: { value: string; label: string; count: number }[]
                filter?: { value: string; label: string; count: number }[]
                packaging?: { value: string; label: string; count: number }[]
                colour?: { value: string; label: string; count: number }[]
                allergen?: { value: string; label: string; count: number }[]
                without?: { value: string; label: string; count: number }[]
                coupler?: { value: string; label: string; count: number }[]
                price?: { value: string; label: string; count: number }[]
                near?: { value: string; label: string; count: number }[]
              }
            }
          }
        }
        400: { content: { 'application/json': Problem } }
        429: { content: { 'application/json': Problem } }
      }
    }
  }
  '/public/beers/{id}': {
    /** One beer */
    get: {
      parameters: { path: { id: string } }
      responses: {
        200: {
          content: {
            'application/json': {
              beer: {
                id: string
                breweryId: string
                name: string
                style: string
                description: string
                tastingNotes: string
                ingredients: string
                allergens: string[]
                targetAbv: number | null
                colorHex: string | null
                badgeImageUrl: string | null
                badgeIconUrl: string | null
                totalAvailable: number
                lastBatchDate: string | null
                containers: {
                  id: string
                  name: string
                  type: 'keg' | 'cask' | 'smallpack' | 'universal'
                  volumeMl: number | null
                  packSize: number
                  availableUnits: number
                  orderMultiple?: number
                  storefrontVariantId: string | null
                  priceMinor: number | null
                  priceOffers?: {
                    steps: { fromUnits: number; priceMinor: number }[]
                    offers: {
                      id: string
                      name: string
                      fromUnits: number
                      percentOff: number | null
                      priceMinor: number | null
                      untilDay: string | null
                      isLimited: boolean
                    }[]
                  }
                  price: string | null
                  currencySymbol: string
                  couplerType: string | null
                  commerceItemId: string | null
                  commerceItemSource: 'catalog_variant' | 'upsell' | 'legacy_beer'
                  commerceSnapshot: {
                    product: { title: string; imageUrl: string | null; metadata: { teamName: string } }
                    variant: { id: string | null }
                    pricing: { unitPriceMinor: number | null; currencySymbol: string }
                    inventory: { availableUnits: number; maxQuantity: number }
                  } | null
                }[]
                team: {
                  id: string
                  name: string
                  slug: string
                  publicSlug: string
                  logoUrl: string | null
                  description: string
                  publicSite: { title: string; subtitle: string; showPrices: boolean }
                  contact: {
                    email: string | null
                    telephone: string | null
                    website: string | null
                    soldByDisclaimer: string | null
                    socialLinks: {
                      twitter: string | null
                      facebook: string | null
                      instagram: string | null
                      youtube: string | null
                      tiktok: string | null
                      threads: string | null
                    }
                  }
                  awrsUrn: string | null
                  awrsVerified: boolean
                  hasOffLicenceShipping: boolean
                  offLicenceApproved: boolean
                  location: { town: string; country: string }
                  closed?: string
                }
              }
            }
          }
        }
        400: { content: { 'application/json': Problem } }
        404: { content: { 'application/json': Problem } }
        429: { content: { 'application/json': Problem } }
      }
    }
  }
  '/public/feature-flags': {
    /** Whether features are on */
    get: {
      parameters: { query?: { keys?: string[]; defaultEnabled?: boolean } }
      responses: {
        200: { content: { 'application/json': { flags: { key: string; enabled: boolean }[] } } }
        400: { content: { 'application/json': Problem } }
        429: { content: { 'application/json': Problem } }
      }
    }
  }
  '/public/groups': {
    /** Groups of breweries, all or of a region */
    get: {
      parameters: { query?: { region?: string; page?: string; pageSize?: string; page_size?: string } }
      responses: {
        200: {
          content: {
            'application/json': {
              groups: {
                id: string
                slug: string
                name: string
                description: string
                regionLabel: string | null
                imageUrl: string | null
                createdAt: string
                updatedAt: string
                teamCount: number
                teams: {
                  id: string
                  name: string
                  slug: string
                  logoUrl: string | null
                  summary: { title: string; subtitle: string }
                  description: string
                  location: { town: string; country: string }
                }[]
              }[]
              page: number
              pageSize: number
              total: number
              pages: number
            }
          }
        }
        400: { content: { 'application/json': Problem } }
        429: { content: { 'application/json': Problem } }
      }
    }
  }
  '/public/groups/{slug}/beers': {
    /** A group and the beers of its breweries */
    get: {
      parameters: {
        path: { slug: string }
        query?: {
          limit?: string
          page?: string
          page_size?: string
          pageSize?: string
          packaging_group?: string
          team_id?: string
          team_slug?: string
          facets?: string
          q?: string
          orderby?: string
          style?: string | string[]
          region?: string | string[]
          town?: string | string[]
          county?: string | string[]
          container?: string | string[]
          abv?: string | string[]
          filter?: string | string[]
          packaging?: string | string[]
          colour?: string | string[]
          allergen?: string | string[]
          without?: string | string[]
          coupler?: string | string[]
          price?: string | string[]
          near?: string | string[]
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              group: {
                id: string
                slug: string
                name: string
                description: string
                regionLabel: string | null
                imageUrl: string | null
                createdAt: string
                updatedAt: string
                teamCount: number
                teams: {
                  id: string
                  name: string
                  slug: string
                  logoUrl: string | null
                  summary: { title: string; subtitle: string }
                  description: string
                  location: { town: string; country: string }
                }[]
              }
              beers: {
                id: string
                breweryId: string
                name: string
                style: string
                description: string
                tastingNotes: string
                ingredients: string
                allergens: string[]
                targetAbv: number | null
                colorHex: string | null
                badgeImageUrl: string | null
                badgeIconUrl: string | null
                totalAvailable: number
                lastBatchDate: string | null
                containers: {
                  id: string
                  name: string
                  type: 'keg' | 'cask' | 'smallpack' | 'universal'
                  volumeMl: number | null
                  packSize: number
                  availableUnits: number
                  orderMultiple?: number
                  storefrontVariantId: string | null
                  priceMinor: number | null
                  priceOffers?: {
                    steps: { fromUnits: number; priceMinor: number }[]
                    offers: {
                      id: string
                      name: string
                      fromUnits: number
                      percentOff: number | null
                      priceMinor: number | null
                      untilDay: string | null
                      isLimited: boolean
                    }[]
                  }
                  price: string | null
                  currencySymbol: string
                  couplerType: string | null
                  commerceItemId: string | null
                  commerceItemSource: 'catalog_variant' | 'upsell' | 'legacy_beer'
                  commerceSnapshot: {
                    product: { title: string; imageUrl: string | null; metadata: { teamName: string } }
                    variant: { id: string | null }
                    pricing: { unitPriceMinor: number | null; currencySymbol: string }
                    inventory: { availableUnits: number; maxQuantity: number }
                  } | null
                }[]
                team: {
                  id: string
                  name: string
                  slug: string
                  publicSlug: string
                  logoUrl: string | null
                  description: string
                  publicSite: { title: string; subtitle: string; showPrices: boolean }
                  contact: {
                    email: string | null
                    telephone: string | null
                    website: string | null
                    soldByDisclaimer: string | null
                    socialLinks: {
                      twitter: string | null
                      facebook: string | null
                      instagram: string | null
                      youtube: string | null
                      tiktok: string | null
                      threads: string | null
                    }
                  }
                  awrsUrn: string | null
                  awrsVerified: boolean
                  hasOffLicenceShipping: boolean
                  offLicenceApproved: boolean
                  location: { town: string; country: string }
                  closed?: string
                }
              }[]
              page: number
              pageSize: number
              total: number
              pages: number
              facets: {
                style?: { value: string; label: string; count: number }[]
                region?: { value: string; label: string; count: number }[]
                town?: { value: string; label: string; count: number }[]
                county?: { value: string; label: string; count: number }[]
                container?: { value: string; label: string; count: number }[]
                abv?: { value: string; label: string; count: number }[]
                filter?: { value: string; label: string; count: number }[]
                packaging?: { value: string; label: string; count: number }[]
                colour?: { value: string; label: string; count: number }[]
                allergen?: { value: string; label: string; count: number }[]
                without?: { value: string; label: string; count: number }[]
                coupler?: { value: string; label: string; count: number }[]
                price?: { value: string; label: string; count: number }[]
                near?: { value: string; label: string; count: number }[]
              }
            }
          }
        }
        400: { content: { 'application/json': Problem } }
        404: { content: { 'application/json': Problem } }
        429: { content: { 'application/json': Problem } }
      }
    }
  }
  '/public/hero': {
    /** The slides of the home page */
    get: {
      parameters: {}
      responses: {
        200: {
          content: {
            'application/json': {
              heroes: {
                id: string
                category: string | null
                title: string | null
                message: string | null
                showButton: boolean
                buttonText: string | null
                buttonLink: string | null
                theme: string
                imageUrl: string | null
                imageWidth: number | null
                imageHeight: number | null
                position: number
                displaySeconds: number | null
              }[]
            }
          }
        }
        400: { content: { 'application/json': Problem } }
        429: { content: { 'application/json': Problem } }
      }
    }
  }
  '/public/homepage/settings': {
    /** What operators set of the home page */
    get: {
      parameters: {}
      responses: {
        200: {
          content: {
            'application/json': {
              services: {
                id: string
                title: string
                description: string
                iconKey: string
                linkUrl: string | null
                position: number
              }[]
              socialLinks: { id: string; label: string; iconClass: string; url: string; position: number }[]
              featuredGroups: {
                id: string
                position: number
                team: {
                  id: string
                  name: string
                  slug: string
                  logoUrl: string | null
                  summary: { title: string; subtitle: string }
                  description: string
                  location: { town: string; country: string }
                } | null
                group: { name: string; slug: string; imageUrl: string | null }
                groupTeams: {
                  id: string
                  name: string
                  slug: string
                  logoUrl: string | null
                  summary: { title: string; subtitle: string }
                  description: string
                  location: { town: string; country: string }
                }[]
                groupTeamCount: number
              }[]
            }
          }
        }
        400: { content: { 'application/json': Problem } }
        429: { content: { 'application/json': Problem } }
      }
    }
  }
  '/public/homepage/team-promotion': {
    /** The promoted brewery; 404 when there is none */
    get: {
      parameters: {}
      responses: {
        200: {
          content: {
            'application/json': {
              team: {
                id: string
                name: string
                slug: string
                logoUrl: string
                imageUrl: string | null
                imageTitle: string
                imageDescription: string
                mainTitle: string
                mainDescription: string
                textNeedsBackground: boolean
                textBackground: string
                textColor: string
                startsAt: string | null
                isFallback: boolean
                beers: {
                  id: string
                  name: string
                  style: string
                  targetAbv: number | null
                  badgeImageUrl: string
                  customerRating: number | null
                  priceMinor: number | null
                }[]
              }
            }
          }
        }
        400: { content: { 'application/json': Problem } }
        429: { content: { 'application/json': Problem } }
      }
    }
  }
  '/public/marketplace/comments/summary': {
    /** How many reviews a beer has, and how it is rated */
    get: {
      parameters: { query?: { subjectType?: string; subjectId?: string } }
      responses: {
        200: {
          content: {
            'application/json': {
              summary: {
                totalComments: number
                averageRating: number | null
                ratingBuckets: { '1': number; '2': number; '3': number; '4': number; '5': number }
                streetCredSummary: { threshold: number; average: number | null; max: number | null }
              }
            }
          }
        }
        400: { content: { 'application/json': Problem } }
        429: { content: { 'application/json': Problem } }
      }
    }
  }
  '/public/notice-strip': {
    /** The notice above every page */
    get: {
      parameters: {}
      responses: {
        200: { content: { 'application/json': { enabled: boolean; text: string; link: string | null } } }
        400: { content: { 'application/json': Problem } }
        429: { content: { 'application/json': Problem } }
      }
    }
  }
  '/public/search/suggestions': {
    /** Beers, breweries, groups and filters for a half-typed search */
    get: {
      parameters: { query: { q: string } }
      responses: {
        200: {
          content: {
            'application/json': {
              q: string
              total: number
              beers: {
                id: string
                name: string
                href: string
                teamName: string
                style: string
                targetAbv: number | null
                imageUrl: string
              }[]
              teams: { id: string; name: string; href: string; town: string; logoUrl: string }[]
              groups: { id: string; name: string; href: string; regionLabel: string }[]
              styles: { code: string; name: string; href: string; count: number }[]
              regions: { code: string; name: string; href: string; count: number }[]
              towns: { code: string; name: string; href: string; count: number }[]
              containers: { code: string; name: string; href: string; count: number }[]
            }
          }
        }
        400: { content: { 'application/json': Problem } }
        429: { content: { 'application/json': Problem } }
      }
    }
  }
  '/public/shop/navigation': {
    /** Which entries of the menus are switched on */
    get: {
      parameters: {}
      responses: {
        200: {
          content: { 'application/json': { items: { section: string; item: string; enabled: boolean }[] } }
        }
        400: { content: { 'application/json': Problem } }
        429: { content: { 'application/json': Problem } }
      }
    }
  }
  '/public/styles': {
    /** Beer styles; level 1 are the categories with their sub-styles */
    get: {
      parameters: { query?: { level?: string } }
      responses: {
        200: {
          content: {
            'application/json': {
              categories: { id: string; code: string; name: string; substyles: { code: string; name: string }[] }[]
            }
          }
        }
        400: { content: { 'application/json': Problem } }
        429: { content: { 'application/json': Problem } }
      }
    }
  }
  '/public/teams': {
    /** All breweries */
    get: {
      parameters: {}
      responses: {
        200: {
          content: {
            'application/json': {
              teams: {
                id: string
                name: string
                slug: string
                publicSlug: string
                logoUrl: string | null
                description: string
                publicSite: { title: string; subtitle: string; showPrices: boolean }
                contact: {
                  email: string | null
                  telephone: string | null
                  website: string | null
                  soldByDisclaimer: string | null
                  socialLinks: {
                    twitter: string | null
                    facebook: string | null
                    instagram: string | null
                    youtube: string | null
                    tiktok: string | null
                    threads: string | null
                  }
                }
                awrsUrn: string | null
                awrsVerified: boolean
                hasOffLicenceShipping: boolean
                offLicenceApproved: boolean
                location: { town: string; country: string }
                closed?: string
              }[]
            }
          }
        }
        400: { content: { 'application/json': Problem } }
        429: { content: { 'application/json': Problem } }
      }
    }
  }
  '/public/teams/{team}/beers/{beer}/gallery': {
    /** Pictures of a beer */
    get: {
      parameters: { path: { team: string; beer: string } }
      responses: {
        200: {
          content: {
            'application/json': {
              gallery: {
                id: string
                imageUrl: string
                thumbnailUrl: string | null
                iconUrl: string | null
                tag: string
                caption: string
              }[]
            }
          }
        }
        400: { content: { 'application/json': Problem } }
        404: { content: { 'application/json': Problem } }
        429: { content: { 'application/json': Problem } }
      }
    }
  }
  '/public/upsells': {
    /** Accessories, those of the couplers first asked for */
    get: {
      parameters: { query?: { limit?: string; coupler?: string | string[] } }
      responses: {
        200: {
          content: {
            'application/json': {
              upsells: {
                id: string
                slug: string
                name: string
                description: string
                priceMinor: number | null
                price: string | null
                couplerType: string | null
                displayOrder: number
                currentStock: number
                maxQuantity: number | null
                isSoldOut: boolean
                stockMessage: string
                images: { id: string; url: string; iconUrl: string; isDefault: boolean }[]
              }[]
            }
          }
        }
        400: { content: { 'application/json': Problem } }
        429: { content: { 'application/json': Problem } }
      }
    }
  }
}
