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
  | 'stock.low'
  | 'stock.counted'
  | 'beer.changed'
  | 'payout.sent'
  | 'payout.held'
  | 'run.closed'
  | 'run.firm'
  | 'run.departed'
  | 'run.cancelled'
  | 'import.finished'
  | 'token.ending'

type ContainersAnswers = {
  200: {
    content: {
      'application/json': {
        id: string
        externalId: string | null
        isTrusted: boolean
        isArchived: boolean
        stands: {
          name: string
          style: string
          targetAbv: number | null
          ingredients: string
          allergens: string[]
          glutenFree: boolean
          description: string
          tastingNotes: string
          colorHex: string | null
          picture: string | null
          gallery: { address: string; caption: string }[]
        } | null
        path: string | null
        imageUrl: string | null
        containers: {
          id: string
          externalId: string
          name: string
          type: string
          volumeMl: number | null
          packSize: number
          couplerType: string | null
          orderMultiple: number
          priceMinor: number | null
          dutyRate: 'full' | 'draught' | null
          dutyMinor: number | null
          availableUnits: number
          isOnline: boolean
          isArchived: boolean
        }[]
        batches: { id: string; gyle: string; rackedOn: string; bestBefore: string | null }[]
        change: {
          id: string
          beerId: string
          isNew: boolean
          state: 'waiting' | 'approved' | 'refused' | 'withdrawn'
          proposed: {
            name?: string
            style?: string
            targetAbv?: number | null
            ingredients?: string
            allergens?: string[]
            glutenFree?: boolean
            description?: string
            tastingNotes?: string
            colorHex?: string | null
            picture?: string | null
            gallery?: { address: string; caption: string }[]
          }
          sizes: string[]
          askedAt: string
          askedBy: string
          dueAt: string
          decidedAt: string | null
          decidedBy: string | null
          reason: string | null
        } | null
        sizesToCome: {
          name: string
          type: 'keg' | 'cask' | 'smallpack' | 'universal'
          volumeMl: number | null
          packSize: number
          couplerType: 'd' | 's' | 'g' | 'a' | 'u' | 'm' | 'keykeg' | 'grundy' | 'other' | null
          priceMinor: number | null
          units: number | null
          dutyRate: 'full' | 'draught' | null
          dutyMinor: number | null
        }[]
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

type TicksAnswers = {
  200: {
    content: {
      'application/json': {
        sees: 'all'
        group: { name: string; slug: string }
        mayAct: boolean
        id: string
        day: string
        state: 'open' | 'closed' | 'firm' | 'departed' | 'done' | 'cancelled'
        isFull: boolean
        cutOffAt: string
        answerByAt: string
        bringByAt: string
        pallets: number
        capacityPallets: number
        loadG: number
        capacityKg: number
        breweries: number
        drops: {
          number: string
          pub: string
          address: string[]
          postcode: string | null
          place: { latitude: number; longitude: number } | null
          contact: { name: string; phone: string } | null
          opensAt: string | null
          closesAt: string | null
          unloading: 'tail_lift' | 'fork_lift' | null
          notes: string | null
          state: 'waiting' | 'ready' | 'left' | 'delivered' | 'failed'
          units: number
          weightG: number
          limitG: number | null
          pallets: { step: string; weightG: number; heightMm: number }[]
          parts: string[]
          mayDeliver: boolean
          restFollows: boolean
          proof: { receivedBy: string | null; at: string; note: string | null; empties: number | null } | null
          empties: {
            brewery: string
            breweryName: string
            kind: 'pin' | 'firkin' | 'kilderkin' | 'barrel' | 'keg20' | 'keg30' | 'keg50'
            atPub: number
          }[]
          failed: string | null
        }[]
        depot: { name: string; street: string; town: string; postcode: string }
        carrier: string
        tailLiftKg: number
        departedAt: string | null
        depotPlace: { latitude: number; longitude: number } | null
        map: {
          side: number
          land: string
          scale: { km: number; length: number }
          towns: { name: string; x: number; y: number; align: 'start' | 'end' }[]
          names: { name: string; x: number; y: number; align: 'start' | 'end' }[]
          depot: { x: number; y: number } | null
          drops: { number: string; x: number; y: number; anchor: { x: number; y: number } }[]
        } | null
        loads: {
          brewery: string
          units: number
          weightG: number
          atDepot: number
          parts: {
            part: string
            number: string
            state: 'placed' | 'proposed' | 'accepted' | 'packed' | 'part_dispatched' | 'dispatched' | 'delivered' | 'claimed' | 'closed' | 'refused' | 'cancelled'
            mayTick: boolean
            lines: {
              position: number
              title: string
              variantLabel: string | null
              volumeMl: number | null
              units: number
              weightG: number
              atDepot: number
              batch: string | null
            }[]
          }[]
        }[]
      } | {
        digest: string
        stock: string[]
        money: string[]
        documents: string[]
        mails: string[]
        deadlines: string[]
        warnings: string[]
        button?: string
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

type AcceptAnswers = {
  200: {
    content: {
      'application/json': {
        number: string
        part: {
          id: string
          part: string
          number: string
          isReplacement: boolean
          isClaimToAnswer: boolean
          placedAt: string
          pub: string
          partOf: string | null
          town: string
          state: 'placed' | 'proposed' | 'accepted' | 'packed' | 'part_dispatched' | 'dispatched' | 'delivered' | 'claimed' | 'closed' | 'refused' | 'cancelled'
          clock: {
            waitsFor: 'answer' | 'buyer' | 'dispatch' | 'collection' | 'arrival' | 'claim'
            at: string
            after: {
              what: 'refused' | 'answered' | 'cancelled' | 'rest_closed' | 'delivered' | 'admitted'
              at: string
            } | null
          } | null
          next: 'accept' | 'propose' | 'agree' | 'decline_lines' | 'decline_part' | 'withdraw' | 'refuse' | 'cancel' | 'pack' | 'dispatch' | 'close_rest' | 'deliver' | 'hand_over' | 'not_delivered' | 'claim' | 'settle_claim' | 'close' | null
          payment: 'card' | 'invoice'
          shippingOption: 'delivery' | 'collection'
          groupName: string | null
          dispatchOn: string | null
          deliverBy: string | null
          steps: ('accept' | 'propose' | 'agree' | 'decline_lines' | 'decline_part' | 'withdraw' | 'refuse' | 'cancel' | 'pack' | 'dispatch' | 'close_rest' | 'deliver' | 'hand_over' | 'not_delivered' | 'claim' | 'settle_claim' | 'close')[]
          paymentState: 'unpaid' | 'action_required' | 'processing' | 'failed' | 'paid' | 'invoiced' | 'credited' | 'refunded' | 'part_refunded' | 'cancelled'
          shippingLabel: string
          tracking: string | null
          wish: 'ask_me' | 'send_what_you_have' | 'cancel_the_line'
          buyer: {
            business: string
            kind: string | null
            licenceNumber: string | null
            awrsNumber: string | null
            approvedAt: string | null
            contact: { name: string; phone: string } | null
            address: string[]
            handover: {
              poNumber?: string
              dropNotes?: string
              opensAt?: string
              closesAt?: string
              receiverName?: string
              receiverPhone?: string
              unloading?: 'tail_lift' | 'fork_lift'
            }
          }
          run: { id: string; group: string; day: string; text: string } | null
          lines: {
            position: number
            title: string
            variantLabel: string | null
            imageUrl: string
            quantityOrdered: number
            quantity: number
            packed: number | null
            picked: number | null
            batch: string | null
            bestBefore: string | null
            onHand: number | null
            quantitySent: number
            quantityCredited: number
            replacesPosition: number | null
            unitPriceMinor: number | null
            priceReason: { kind: 'list' } | { kind: 'quantity'; fromUnits: number } | { kind: 'mixed'; offerId: string; name: string; fromUnits: number } | { kind: 'dated'; offerId: string; name: string } | null
            netMinor: number | null
            deposit: { netMinor: number; unitsLeft: number } | null
            vatRate: number
            dutyMinor: number | null
            feeMinor: number | null
            yoursMinor: number | null
          }[]
          proposal: {
            lines: {
              position: number
              units: number
              substitute: { title: string; units: number; unitPriceMinor: number | null; basePriceMinor: number | null } | null
            }[]
            dispatchOn: string | null
            note: string | null
            answerBy: string
          } | null
          goodsMinor: number | null
          depositsMinor: number | null
          shippingMinor: number | null
          vatMinor: number | null
          totalMinor: number | null
          creditedMinor: number | null
          fee: { feeMinor: number; yoursMinor: number } | null
          papers: { id: string; number: string; kind: string; totalMinor: number }[]
          shipments: {
            sentAt: string
            carrier: string | null
            tracking: string | null
            lines: { position: number; units: number }[]
          }[]
          deliveryProof: { receivedBy: string | null; at: string; note: string | null } | null
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
        }
      } | {
        digest: string
        stock: string[]
        money: string[]
        documents: string[]
        mails: string[]
        deadlines: string[]
        warnings: string[]
        button?: string
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

/** Dray: breweries and organisers, version 1. */
export type Paths = {
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
  '/api/sell/group/{group}': {
    /** The group’s runs, twelve weeks back and eight ahead; a brewery’s people get those with their beer. Scope: runs:read. */
    get: {
      parameters: { path: { group: string } }
      responses: {
        200: {
          content: {
            'application/json': {
              sees: 'all'
              group: { name: string; slug: string }
              mayAct: boolean
              today: string
              runs: {
                id: string
                day: string
                state: 'open' | 'closed' | 'firm' | 'departed' | 'done' | 'cancelled'
                isFull: boolean
                cutOffAt: string
                answerByAt: string
                bringByAt: string
                pallets: number
                capacityPallets: number
                loadG: number
                capacityKg: number
                breweries: number
                drops: number
              }[]
            } | {
              sees: 'own'
              group: { name: string; slug: string }
              today: string
              runs: {
                id: string
                day: string
                state: 'open' | 'closed' | 'firm' | 'departed' | 'done' | 'cancelled'
                depot: { name: string; street: string; town: string; postcode: string }
                bringByAt: string
                units: number
                weightG: number
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
  '/api/sell/group/{group}/runs/{run}': {
    /** A run with its drops and loads; a brewery’s people get their own loads. Scope: runs:read. */
    get: {
      parameters: { path: { group: string; run: string } }
      responses: {
        200: {
          content: {
            'application/json': {
              sees: 'all'
              group: { name: string; slug: string }
              mayAct: boolean
              id: string
              day: string
              state: 'open' | 'closed' | 'firm' | 'departed' | 'done' | 'cancelled'
              isFull: boolean
              cutOffAt: string
              answerByAt: string
              bringByAt: string
              pallets: number
              capacityPallets: number
              loadG: number
              capacityKg: number
              breweries: number
              drops: {
                number: string
                pub: string
                address: string[]
                postcode: string | null
                place: { latitude: number; longitude: number } | null
                contact: { name: string; phone: string } | null
                opensAt: string | null
                closesAt: string | null
                unloading: 'tail_lift' | 'fork_lift' | null
                notes: string | null
                state: 'waiting' | 'ready' | 'left' | 'delivered' | 'failed'
                units: number
                weightG: number
                limitG: number | null
                pallets: { step: string; weightG: number; heightMm: number }[]
                parts: string[]
                mayDeliver: boolean
                restFollows: boolean
                proof: { receivedBy: string | null; at: string; note: string | null; empties: number | null } | null
                empties: {
                  brewery: string
                  breweryName: string
                  kind: 'pin' | 'firkin' | 'kilderkin' | 'barrel' | 'keg20' | 'keg30' | 'keg50'
                  atPub: number
                }[]
                failed: string | null
              }[]
              depot: { name: string; street: string; town: string; postcode: string }
              carrier: string
              tailLiftKg: number
              departedAt: string | null
              depotPlace: { latitude: number; longitude: number } | null
              map: {
                side: number
                land: string
                scale: { km: number; length: number }
                towns: { name: string; x: number; y: number; align: 'start' | 'end' }[]
                names: { name: string; x: number; y: number; align: 'start' | 'end' }[]
                depot: { x: number; y: number } | null
                drops: { number: string; x: number; y: number; anchor: { x: number; y: number } }[]
              } | null
              loads: {
                brewery: string
                units: number
                weightG: number
                atDepot: number
                parts: {
                  part: string
                  number: string
                  state: 'placed' | 'proposed' | 'accepted' | 'packed' | 'part_dispatched' | 'dispatched' | 'delivered' | 'claimed' | 'closed' | 'refused' | 'cancelled'
                  mayTick: boolean
                  lines: {
                    position: number
                    title: string
                    variantLabel: string | null
                    volumeMl: number | null
                    units: number
                    weightG: number
                    atDepot: number
                    batch: string | null
                  }[]
                }[]
              }[]
            } | {
              sees: 'own'
              group: { name: string; slug: string }
              id: string
              day: string
              state: 'open' | 'closed' | 'firm' | 'departed' | 'done' | 'cancelled'
              depot: { name: string; street: string; town: string; postcode: string }
              bringByAt: string
              units: number
              weightG: number
              loads: {
                brewery: string
                units: number
                weightG: number
                atDepot: number
                parts: {
                  part: string
                  number: string
                  state: 'placed' | 'proposed' | 'accepted' | 'packed' | 'part_dispatched' | 'dispatched' | 'delivered' | 'claimed' | 'closed' | 'refused' | 'cancelled'
                  mayTick: boolean
                  lines: {
                    position: number
                    title: string
                    variantLabel: string | null
                    volumeMl: number | null
                    units: number
                    weightG: number
                    atDepot: number
                    batch: string | null
                  }[]
                }[]
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
  '/api/sell/group/{group}/runs/{run}/cancel': {
    /** Its orders go to the next run that fits, or are refused with all money back. Scope: runs:write. */
    post: {
      parameters: {
        path: { group: string; run: string }
        query?: { dryRun?: 'true' | 'false'; preview?: '1' | '0'; digest?: string }
        header?: { 'idempotency-key'?: string }
      }
      requestBody: { content: { 'application/json': { reason: string } } }
      responses: TicksAnswers
    }
  }
  '/api/sell/group/{group}/runs/{run}/change': {
    /** Changes this run alone, until its cut-off: day, times, carrier, capacity, tail-lift. Scope: runs:write. */
    post: {
      parameters: {
        path: { group: string; run: string }
        query?: { dryRun?: 'true' | 'false'; preview?: '1' | '0'; digest?: string }
        header?: { 'idempotency-key'?: string }
      }
      requestBody: {
        content: {
          'application/json': {
            day?: string
            cutOff?: string
            answerBy?: string
            bringBy?: string
            carrier?: string
            capacityPallets?: number
            capacityKg?: number
            tailLiftKg?: number
          }
        }
      }
      responses: TicksAnswers
    }
  }
  '/api/sell/group/{group}/runs/{run}/close': {
    /** Takes no more orders, before the cut-off. Scope: runs:write. */
    post: {
      parameters: {
        path: { group: string; run: string }
        query?: { dryRun?: 'true' | 'false'; preview?: '1' | '0'; digest?: string }
        header?: { 'idempotency-key'?: string }
      }
      requestBody: { content: { 'application/json': Record<string, never> } }
      responses: TicksAnswers
    }
  }
  '/api/sell/group/{group}/runs/{run}/depart': {
    /** What is packed and at the depot leaves; what missed the run is offered the next one. Scope: runs:write. */
    post: {
      parameters: {
        path: { group: string; run: string }
        query?: { dryRun?: 'true' | 'false'; preview?: '1' | '0'; digest?: string }
        header?: { 'idempotency-key'?: string }
      }
      requestBody: { content: { 'application/json': Record<string, never> } }
      responses: TicksAnswers
    }
  }
  '/api/sell/group/{group}/runs/{run}/drops': {
    /** Stores in which order the drops are driven. Scope: runs:write. */
    put: {
      parameters: {
        path: { group: string; run: string }
        query?: { dryRun?: 'true' | 'false'; preview?: '1' | '0'; digest?: string }
        header?: { 'idempotency-key'?: string }
      }
      requestBody: { content: { 'application/json': { drops: string[] } } }
      responses: TicksAnswers
    }
  }
  '/api/sell/group/{group}/runs/{run}/drops/{number}/deliver': {
    /** The drop has arrived: who took it in, when, what was missing, empties taken back. Scope: runs:write. */
    post: {
      parameters: {
        path: { group: string; run: string; number: string }
        query?: { dryRun?: 'true' | 'false'; preview?: '1' | '0'; digest?: string }
        header?: { 'idempotency-key'?: string }
      }
      requestBody: {
        content: {
          'application/json': {
            receivedBy: string
            at?: string | null
            note?: string | null
            shortages?: { part: string; position: number; units: number }[]
            empties?: {
              brewery: string
              kind: 'pin' | 'firkin' | 'kilderkin' | 'barrel' | 'keg20' | 'keg30' | 'keg50'
              count: number
            }[]
            emptiesSignedBy?: string | null
          }
        }
      }
      responses: TicksAnswers
    }
  }
  '/api/sell/group/{group}/runs/{run}/drops/{number}/not-delivered': {
    /** The drop could not be delivered, and why. Scope: runs:write. */
    post: {
      parameters: {
        path: { group: string; run: string; number: string }
        query?: { dryRun?: 'true' | 'false'; preview?: '1' | '0'; digest?: string }
        header?: { 'idempotency-key'?: string }
      }
      requestBody: { content: { 'application/json': { reason: string; note?: string | null } } }
      responses: TicksAnswers
    }
  }
  '/api/sell/group/{group}/runs/{run}/drops/{number}/pallet-note.pdf': {
    /** The pallet note of an order: who brings what, its weight and batch, to which depot and by when. Scope: runs:read. */
    get: {
      parameters: { path: { group: string; run: string; number: string } }
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
  '/api/sell/group/{group}/runs/{run}/finish': {
    /** The run is over; drops without proof go on Dray’s worklist. Scope: runs:write. */
    post: {
      parameters: {
        path: { group: string; run: string }
        query?: { dryRun?: 'true' | 'false'; preview?: '1' | '0'; digest?: string }
        header?: { 'idempotency-key'?: string }
      }
      requestBody: { content: { 'application/json': Record<string, never> } }
      responses: TicksAnswers
    }
  }
  '/api/sell/group/{group}/runs/{run}/ticks': {
    /** Says what of a part is at the depot, once for each Idempotency-Key. Scope: runs:write. */
    post: {
      parameters: { path: { group: string; run: string }; header?: { 'idempotency-key'?: string } }
      requestBody: { content: { 'application/json': { part: string; lines?: { position: number; units: number }[] } } }
      responses: TicksAnswers
    }
  }
  '/api/sell/group/{group}/runs/{run}/write': {
    /** Sends a mail to all pubs, or to all breweries, of the run. Scope: runs:write. */
    post: {
      parameters: {
        path: { group: string; run: string }
        query?: { dryRun?: 'true' | 'false'; preview?: '1' | '0'; digest?: string }
        header?: { 'idempotency-key'?: string }
      }
      requestBody: { content: { 'application/json': { to: 'pubs' | 'breweries'; words: string } } }
      responses: TicksAnswers
    }
  }
  '/api/sell/{brewery}': {
    /** The brewery, and what the caller is there. Scope: orders:read. */
    get: {
      parameters: { path: { brewery: string } }
      responses: {
        200: {
          content: {
            'application/json': { name: string; slug: string; role: 'owner' | 'sales' | 'cellar' | 'accounts'; isLooking: boolean }
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
  '/api/sell/{brewery}/beer-pictures': {
    /** Takes one JPEG, PNG or WebP of at most 5 MB in the multipart field `file`, for a beer or the page. Scope: beers:write. */
    post: {
      parameters: { path: { brewery: string }; header?: { 'idempotency-key'?: string } }
      requestBody: { content: { 'multipart/form-data': { file: Blob } } }
      responses: {
        201: { content: { 'application/json': { address: string } } }
        400: { content: { 'application/json': Problem } }
        401: { content: { 'application/json': Problem } }
        403: { content: { 'application/json': Problem } }
        404: { content: { 'application/json': Problem } }
        409: { content: { 'application/json': Problem } }
        429: { content: { 'application/json': Problem } }
      }
    }
  }
  '/api/sell/{brewery}/beer-pictures/{name}': {
    /** A picture that the brewery brought for a beer. Scope: beers:read. */
    get: {
      parameters: { path: { brewery: string; name: string } }
      responses: {
        200: { content: { 'image/webp': Blob } }
        400: { content: { 'application/json': Problem } }
        401: { content: { 'application/json': Problem } }
        403: { content: { 'application/json': Problem } }
        404: { content: { 'application/json': Problem } }
        429: { content: { 'application/json': Problem } }
      }
    }
  }
  '/api/sell/{brewery}/beers': {
    /** The beers of a brewery with those that wait for Dray, 50 a page. Scope: beers:read. */
    get: {
      parameters: {
        path: { brewery: string }
        query?: {
          view?: 'all' | 'online' | 'offline' | 'waiting' | 'refused' | 'archived'
          q?: string
          page?: number
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              rows: {
                id: string
                name: string
                style: string
                targetAbv: number | null
                containers: string[]
                fromMinor: number | null
                sellable: number
                isOnline: boolean
                isNew: boolean
                isArchived: boolean
                change: 'waiting' | 'refused' | null
                imageUrl: string | null
              }[]
              total: number
              page: number
              pages: number
              views: { key: 'all' | 'online' | 'offline' | 'waiting' | 'refused' | 'archived'; count: number }[]
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
    /** A new beer with its sizes, prices and stock; Dray looks at it first, unless the brewery is trusted. Scope: beers:write. */
    post: {
      parameters: {
        path: { brewery: string }
        query?: { dryRun?: 'true' | 'false'; preview?: '1' | '0'; digest?: string }
        header?: { 'idempotency-key'?: string }
      }
      requestBody: {
        content: {
          'application/json': {
            name: string
            style: string
            targetAbv?: number | null
            ingredients?: string
            allergens?: string[]
            glutenFree?: boolean
            description?: string
            tastingNotes?: string
            colorHex?: string | null
            picture?: string | null
            gallery?: { address: string; caption: string }[]
            sizes?: {
              name: string
              type: 'keg' | 'cask' | 'smallpack' | 'universal'
              volumeMl: number | null
              packSize: number
              couplerType: 'd' | 's' | 'g' | 'a' | 'u' | 'm' | 'keykeg' | 'grundy' | 'other' | null
              priceMinor: number | null
              units: number | null
              dutyRate: 'full' | 'draught' | null
              dutyMinor: number | null
            }[]
            draft?: string
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': { outcome: 'done' | 'waits' | 'same'; beerId: string } | {
              digest: string
              stock: string[]
              money: string[]
              documents: string[]
              mails: string[]
              deadlines: string[]
              warnings: string[]
              button?: string
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
    }
  }
  '/api/sell/{brewery}/beers/{beer}': {
    /** A beer with its sizes, batches and what waits or was refused. Scope: beers:read. */
    get: {
      parameters: { path: { brewery: string; beer: string } }
      responses: {
        200: {
          content: {
            'application/json': {
              id: string
              externalId: string | null
              isTrusted: boolean
              isArchived: boolean
              stands: {
                name: string
                style: string
                targetAbv: number | null
                ingredients: string
                allergens: string[]
                glutenFree: boolean
                description: string
                tastingNotes: string
                colorHex: string | null
                picture: string | null
                gallery: { address: string; caption: string }[]
              } | null
              path: string | null
              imageUrl: string | null
              containers: {
                id: string
                externalId: string
                name: string
                type: string
                volumeMl: number | null
                packSize: number
                couplerType: string | null
                orderMultiple: number
                priceMinor: number | null
                dutyRate: 'full' | 'draught' | null
                dutyMinor: number | null
                availableUnits: number
                isOnline: boolean
                isArchived: boolean
              }[]
              batches: { id: string; gyle: string; rackedOn: string; bestBefore: string | null }[]
              change: {
                id: string
                beerId: string
                isNew: boolean
                state: 'waiting' | 'approved' | 'refused' | 'withdrawn'
                proposed: {
                  name?: string
                  style?: string
                  targetAbv?: number | null
                  ingredients?: string
                  allergens?: string[]
                  glutenFree?: boolean
                  description?: string
                  tastingNotes?: string
                  colorHex?: string | null
                  picture?: string | null
                  gallery?: { address: string; caption: string }[]
                }
                sizes: string[]
                askedAt: string
                askedBy: string
                dueAt: string
                decidedAt: string | null
                decidedBy: string | null
                reason: string | null
              } | null
              sizesToCome: {
                name: string
                type: 'keg' | 'cask' | 'smallpack' | 'universal'
                volumeMl: number | null
                packSize: number
                couplerType: 'd' | 's' | 'g' | 'a' | 'u' | 'm' | 'keykeg' | 'grundy' | 'other' | null
                priceMinor: number | null
                units: number | null
                dutyRate: 'full' | 'draught' | null
                dutyMinor: number | null
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
    /** Asks for other words of a beer, or other sizes of one that is not in the shop; Dray looks at them first. Scope: beers:write. */
    post: {
      parameters: {
        path: { brewery: string; beer: string }
        query?: { dryRun?: 'true' | 'false'; preview?: '1' | '0'; digest?: string }
        header?: { 'idempotency-key'?: string }
      }
      requestBody: {
        content: {
          'application/json': {
            name?: string
            style?: string
            targetAbv?: number | null
            ingredients?: string
            allergens?: string[]
            glutenFree?: boolean
            description?: string
            tastingNotes?: string
            colorHex?: string | null
            picture?: string | null
            gallery?: { address: string; caption: string }[]
            sizes?: {
              name: string
              type: 'keg' | 'cask' | 'smallpack' | 'universal'
              volumeMl: number | null
              packSize: number
              couplerType: 'd' | 's' | 'g' | 'a' | 'u' | 'm' | 'keykeg' | 'grundy' | 'other' | null
              priceMinor: number | null
              units: number | null
              dutyRate: 'full' | 'draught' | null
              dutyMinor: number | null
            }[]
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': { outcome: 'done' | 'waits' | 'same'; beerId: string } | {
              digest: string
              stock: string[]
              money: string[]
              documents: string[]
              mails: string[]
              deadlines: string[]
              warnings: string[]
              button?: string
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
    }
  }
  '/api/sell/{brewery}/beers/{beer}/batches': {
    /** Writes a batch of a beer down, at once. Scope: beers:write. */
    post: {
      parameters: { path: { brewery: string; beer: string }; header?: { 'idempotency-key'?: string } }
      requestBody: { content: { 'application/json': { gyle: string; rackedOn: string; bestBefore: string | null } } }
      responses: ContainersAnswers
    }
  }
  '/api/sell/{brewery}/beers/{beer}/batches/{batch}': {
    /** Removes a batch of a beer, at once. Scope: beers:write. */
    delete: {
      parameters: { path: { brewery: string; beer: string; batch: string }; header?: { 'idempotency-key'?: string } }
      responses: ContainersAnswers
    }
  }
  '/api/sell/{brewery}/beers/{beer}/change': {
    /** Takes back the change of a beer that waits. Scope: beers:write. */
    delete: {
      parameters: { path: { brewery: string; beer: string }; header?: { 'idempotency-key'?: string } }
      responses: {
        200: { content: { 'application/json': { outcome: 'done' | 'waits' | 'same'; beerId: string } } }
        400: { content: { 'application/json': Problem } }
        401: { content: { 'application/json': Problem } }
        403: { content: { 'application/json': Problem } }
        404: { content: { 'application/json': Problem } }
        409: { content: { 'application/json': Problem } }
        429: { content: { 'application/json': Problem } }
      }
    }
  }
  '/api/sell/{brewery}/beers/{beer}/containers': {
    /** Adds a size to a beer: off sale, without price and stock. Scope: beers:write. */
    post: {
      parameters: { path: { brewery: string; beer: string }; header?: { 'idempotency-key'?: string } }
      requestBody: {
        content: {
          'application/json': {
            name: string
            type: 'keg' | 'cask' | 'smallpack' | 'universal'
            volumeMl: number | null
            packSize: number
            couplerType: 'd' | 's' | 'g' | 'a' | 'u' | 'm' | 'keykeg' | 'grundy' | 'other' | null
          }
        }
      }
      responses: ContainersAnswers
    }
  }
  '/api/sell/{brewery}/beers/{beer}/containers/{container}/online': {
    /** Puts a size on sale online or takes it off, at once; a preview says in how many baskets it lies. Scope: beers:write. */
    put: {
      parameters: {
        path: { brewery: string; beer: string; container: string }
        query?: { dryRun?: 'true' | 'false'; preview?: '1' | '0'; digest?: string }
        header?: { 'idempotency-key'?: string }
      }
      requestBody: { content: { 'application/json': { isOnline: boolean } } }
      responses: {
        200: {
          content: {
            'application/json': {
              id: string
              externalId: string | null
              isTrusted: boolean
              isArchived: boolean
              stands: {
                name: string
                style: string
                targetAbv: number | null
                ingredients: string
                allergens: string[]
                glutenFree: boolean
                description: string
                tastingNotes: string
                colorHex: string | null
                picture: string | null
                gallery: { address: string; caption: string }[]
              } | null
              path: string | null
              imageUrl: string | null
              containers: {
                id: string
                externalId: string
                name: string
                type: string
                volumeMl: number | null
                packSize: number
                couplerType: string | null
                orderMultiple: number
                priceMinor: number | null
                dutyRate: 'full' | 'draught' | null
                dutyMinor: number | null
                availableUnits: number
                isOnline: boolean
                isArchived: boolean
              }[]
              batches: { id: string; gyle: string; rackedOn: string; bestBefore: string | null }[]
              change: {
                id: string
                beerId: string
                isNew: boolean
                state: 'waiting' | 'approved' | 'refused' | 'withdrawn'
                proposed: {
                  name?: string
                  style?: string
                  targetAbv?: number | null
                  ingredients?: string
                  allergens?: string[]
                  glutenFree?: boolean
                  description?: string
                  tastingNotes?: string
                  colorHex?: string | null
                  picture?: string | null
                  gallery?: { address: string; caption: string }[]
                }
                sizes: string[]
                askedAt: string
                askedBy: string
                dueAt: string
                decidedAt: string | null
                decidedBy: string | null
                reason: string | null
              } | null
              sizesToCome: {
                name: string
                type: 'keg' | 'cask' | 'smallpack' | 'universal'
                volumeMl: number | null
                packSize: number
                couplerType: 'd' | 's' | 'g' | 'a' | 'u' | 'm' | 'keykeg' | 'grundy' | 'other' | null
                priceMinor: number | null
                units: number | null
                dutyRate: 'full' | 'draught' | null
                dutyMinor: number | null
              }[]
            } | {
              digest: string
              stock: string[]
              money: string[]
              documents: string[]
              mails: string[]
              deadlines: string[]
              warnings: string[]
              button?: string
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
    }
  }
  '/api/sell/{brewery}/imports': {
    /** The files that a brewery has imported, the last first, at most 30. Scope: beers:read. */
    get: {
      parameters: { path: { brewery: string } }
      responses: {
        200: {
          content: {
            'application/json': {
              rows: {
                id: string
                kind: 'stock' | 'prices' | 'beers'
                name: string
                takenAt: string
                takenBy: string
                changes: number
                leftOut: number
                undoneAt: string | null
                undoneBy: string | null
                stayed: string[]
                canUndo: boolean
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
    /** Takes a file in as it was looked at, in one transaction, once for each Idempotency-Key. Scope: beers:write. */
    post: {
      parameters: { path: { brewery: string }; header?: { 'idempotency-key'?: string } }
      requestBody: {
        content: {
          'application/json': {
            kind: 'stock' | 'prices' | 'beers'
            name: string
            file: string
            columns?: {
              heading: string
              field: 'containerId' | 'beer' | 'container' | 'onHand' | 'countedAt' | 'price' | 'fromDay' | 'beerId' | 'style' | 'abv' | 'allergens' | 'ingredients' | 'glutenFree' | 'description' | 'tastingNotes' | 'type' | 'litres' | 'packSize' | 'coupler' | 'multiple' | 'soldOnline' | null
            }[]
            countedAt?: string
            digest: string
            leavesOutRefused: boolean
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              id: string
              kind: 'stock' | 'prices' | 'beers'
              name: string
              takenAt: string
              takenBy: string
              changes: number
              leftOut: number
              undoneAt: string | null
              undoneBy: string | null
              stayed: string[]
              canUndo: boolean
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
    }
  }
  '/api/sell/{brewery}/imports/reading': {
    /** What a file would do, row by row; nothing changes but the headings that are remembered. Scope: beers:write. */
    post: {
      parameters: { path: { brewery: string }; header?: { 'idempotency-key'?: string } }
      requestBody: {
        content: {
          'application/json': {
            kind: 'stock' | 'prices' | 'beers'
            name: string
            file: string
            columns?: {
              heading: string
              field: 'containerId' | 'beer' | 'container' | 'onHand' | 'countedAt' | 'price' | 'fromDay' | 'beerId' | 'style' | 'abv' | 'allergens' | 'ingredients' | 'glutenFree' | 'description' | 'tastingNotes' | 'type' | 'litres' | 'packSize' | 'coupler' | 'multiple' | 'soldOnline' | null
            }[]
            countedAt?: string
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              headings: {
                heading: string
                field: 'containerId' | 'beer' | 'container' | 'onHand' | 'countedAt' | 'price' | 'fromDay' | 'beerId' | 'style' | 'abv' | 'allergens' | 'ingredients' | 'glutenFree' | 'description' | 'tastingNotes' | 'type' | 'litres' | 'packSize' | 'coupler' | 'multiple' | 'soldOnline' | null
              }[]
              missing: string[]
              counts: { new: number; changed: number; same: number; refused: number }
              rows: {
                line: number
                title: string
                state: 'new' | 'changed' | 'same' | 'refused'
                cells: { name: string; old: string; new: string }[]
                reason: string | null
                warnings: string[]
              }[]
              sums: string[]
              warnings: string[]
              digest: string
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
    }
  }
  '/api/sell/{brewery}/imports/templates/{kind}': {
    /** A CSV file to fill in, with today’s values; the cellar reads that of stock alone. Scope: beers:read. */
    get: {
      parameters: { path: { brewery: string; kind: 'stock' | 'prices' | 'beers' } }
      responses: {
        200: { content: { 'text/csv': Blob } }
        400: { content: { 'application/json': Problem } }
        401: { content: { 'application/json': Problem } }
        403: { content: { 'application/json': Problem } }
        404: { content: { 'application/json': Problem } }
        429: { content: { 'application/json': Problem } }
      }
    }
  }
  '/api/sell/{brewery}/money/alcohol': {
    /** Litres of beer and of pure alcohol that left in a month, by duty band, draught or not. Scope: money:read. */
    get: {
      parameters: { path: { brewery: string }; query: { month: string; format?: 'json' | 'csv' } }
      responses: {
        200: {
          content: {
            'application/json': {
              month: string
              rows: {
                band: 'free' | 'low' | 'middle' | 'high' | 'highest'
                isDraught: boolean
                ml: number
                pureMl: number
              }[]
              unknown: string[]
            }
            'text/csv': string
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
  '/api/sell/{brewery}/money/entries': {
    /** Every booking of it with its document, 50 a page; or all as CSV. Scope: money:read. */
    get: {
      parameters: {
        path: { brewery: string }
        query?: { page?: number; format?: 'json' | 'csv'; account?: 'held' | 'due' }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              rows: {
                bookedAt: string
                account: 'held' | 'due'
                event: string
                words: string
                orderNumber: string | null
                document: string | null
                documentId: string | null
                amountMinor: number
              }[]
              total: number
              page: number
              pages: number
            }
            'text/csv': string
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
  '/api/sell/{brewery}/money/exports/{program}': {
    /** A month’s invoices and credit notes as files for Xero, Sage 50 or QuickBooks Online, in a ZIP. Scope: money:read. */
    get: {
      parameters: {
        path: { brewery: string; program: 'xero' | 'sage' | 'quickbooks' }
        query: { month: string; account?: string }
      }
      responses: {
        200: { content: { 'application/zip': Blob } }
        400: { content: { 'application/json': Problem } }
        401: { content: { 'application/json': Problem } }
        403: { content: { 'application/json': Problem } }
        404: { content: { 'application/json': Problem } }
        429: { content: { 'application/json': Problem } }
      }
    }
  }
  '/api/sell/{brewery}/money/papers': {
    /** A brewery’s invoices, credit notes, fee invoices and statements, 50 a page. Scope: money:read. */
    get: {
      parameters: { path: { brewery: string }; query?: { page?: number } }
      responses: {
        200: {
          content: {
            'application/json': {
              rows: {
                id: string
                number: string
                kind: string
                issuedOn: string
                orderNumber: string | null
                period: string | null
                totalMinor: number
              }[]
              total: number
              page: number
              pages: number
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
  '/api/sell/{brewery}/money/payouts': {
    /** A brewery’s payouts, 50 a page; or all as CSV. Scope: money:read. */
    get: {
      parameters: {
        path: { brewery: string }
        query?: {
          page?: number
          format?: 'json' | 'csv'
          state?: 'on_its_way' | 'paid' | 'withdrawn'
          from?: string
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              rows: {
                number: string
                day: string
                state: 'on_its_way' | 'paid' | 'withdrawn'
                amountMinor: number
                isByBank: boolean
                reference: string | null
                sentAt: string | null
                problem: string | null
                lines: {
                  orderNumber: string | null
                  document: string | null
                  documentId: string | null
                  amountMinor: number
                }[]
              }[]
              total: number
              page: number
              pages: number
            }
            'text/csv': string
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
  '/api/sell/{brewery}/money/sales': {
    /** A brewery’s sales, a row a part, 50 a page; or all as CSV. Scope: money:read. */
    get: {
      parameters: { path: { brewery: string }; query?: { page?: number; format?: 'json' | 'csv' } }
      responses: {
        200: {
          content: {
            'application/json': {
              rows: {
                soldOn: string
                orderNumber: string | null
                buyer: string | null
                invoice: string | null
                invoiceId: string | null
                goodsNetMinor: number
                deliveryNetMinor: number
                vatMinor: number
                totalMinor: number
                creditedMinor: number
                feeMinor: number
                feeVatMinor: number
                palletMinor: number
                yoursMinor: number
                payouts: string[]
              }[]
              total: number
              page: number
              pages: number
            }
            'text/csv': string
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
  '/api/sell/{brewery}/offers': {
    /** The offers of a brewery and the quantity prices of its sizes. Scope: beers:read. */
    get: {
      parameters: { path: { brewery: string } }
      responses: {
        200: {
          content: {
            'application/json': {
              quantityPrices: {
                containerId: string
                title: string
                priceMinor: number | null
                steps: { fromUnits: number; priceMinor: number }[]
                floorMinor: number | null
              }[]
              offers: {
                id: string
                name: string
                fromUnits: number
                percentOff: number | null
                priceMinor: number | null
                untilDay: string | null
                fromDay: string | null
                unitLimit: number | null
                unitsTaken: number
                sizes: { containerId: string; title: string; priceMinor: number | null }[]
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
  '/api/sell/{brewery}/offers/{offer}': {
    /** Saves an offer as a whole, new under an id of the caller’s choice or changed. Scope: beers:write. */
    put: {
      parameters: {
        path: { brewery: string; offer: string }
        query?: { dryRun?: 'true' | 'false'; preview?: '1' | '0'; digest?: string }
        header?: { 'idempotency-key'?: string }
      }
      requestBody: {
        content: {
          'application/json': {
            name: string
            fromUnits: number
            percentOff: number | null
            priceMinor: number | null
            fromDay: string | null
            untilDay: string | null
            unitLimit: number | null
            sizes: string[]
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              quantityPrices: {
                containerId: string
                title: string
                priceMinor: number | null
                steps: { fromUnits: number; priceMinor: number }[]
                floorMinor: number | null
              }[]
              offers: {
                id: string
                name: string
                fromUnits: number
                percentOff: number | null
                priceMinor: number | null
                untilDay: string | null
                fromDay: string | null
                unitLimit: number | null
                unitsTaken: number
                sizes: { containerId: string; title: string; priceMinor: number | null }[]
              }[]
            } | {
              digest: string
              stock: string[]
              money: string[]
              documents: string[]
              mails: string[]
              deadlines: string[]
              warnings: string[]
              button?: string
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
    }
    /** Ends an offer at once and removes it. Scope: beers:write. */
    delete: {
      parameters: {
        path: { brewery: string; offer: string }
        query?: { dryRun?: 'true' | 'false'; preview?: '1' | '0'; digest?: string }
        header?: { 'idempotency-key'?: string }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              quantityPrices: {
                containerId: string
                title: string
                priceMinor: number | null
                steps: { fromUnits: number; priceMinor: number }[]
                floorMinor: number | null
              }[]
              offers: {
                id: string
                name: string
                fromUnits: number
                percentOff: number | null
                priceMinor: number | null
                untilDay: string | null
                fromDay: string | null
                unitLimit: number | null
                unitsTaken: number
                sizes: { containerId: string; title: string; priceMinor: number | null }[]
              }[]
            } | {
              digest: string
              stock: string[]
              money: string[]
              documents: string[]
              mails: string[]
              deadlines: string[]
              warnings: string[]
              button?: string
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
    }
  }
  '/api/sell/{brewery}/orders': {
    /** A brewery’s parts of orders by view, search and filters, 50 a page; or all of them as CSV. Scope: orders:read. */
    get: {
      parameters: {
        path: { brewery: string }
        query?: {
          view?: 'placed' | 'proposed' | 'accepted' | 'packed' | 'out' | 'delivered' | 'claims' | 'closed' | 'all'
          q?: string
          state?: 'placed' | 'proposed' | 'accepted' | 'packed' | 'part_dispatched' | 'dispatched' | 'delivered' | 'claimed' | 'closed' | 'refused' | 'cancelled'
          leaves?: string
          arrives?: string
          run?: string
          beer?: string
          pub?: string
          payment?: 'card' | 'invoice'
          claim?: 'open'
          page?: number
          format?: 'json' | 'csv'
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              rows: {
                part: string
                number: string
                isReplacement: boolean
                isClaimToAnswer: boolean
                placedAt: string
                pub: string
                partOf: string | null
                town: string
                state: 'placed' | 'proposed' | 'accepted' | 'packed' | 'part_dispatched' | 'dispatched' | 'delivered' | 'claimed' | 'closed' | 'refused' | 'cancelled'
                clock: {
                  waitsFor: 'answer' | 'buyer' | 'dispatch' | 'collection' | 'arrival' | 'claim'
                  at: string
                  after: {
                    what: 'refused' | 'answered' | 'cancelled' | 'rest_closed' | 'delivered' | 'admitted'
                    at: string
                  } | null
                } | null
                next: 'accept' | 'propose' | 'agree' | 'decline_lines' | 'decline_part' | 'withdraw' | 'refuse' | 'cancel' | 'pack' | 'dispatch' | 'close_rest' | 'deliver' | 'hand_over' | 'not_delivered' | 'claim' | 'settle_claim' | 'close' | null
                payment: 'card' | 'invoice'
                shippingOption: 'delivery' | 'collection'
                groupName: string | null
                dispatchOn: string | null
                deliverBy: string | null
                beers: number
                units: number
                netMinor: number | null
                vatMinor: number | null
                totalMinor: number | null
              }[]
              total: number
              page: number
              pages: number
              views: {
                key: 'placed' | 'proposed' | 'accepted' | 'packed' | 'out' | 'delivered' | 'claims' | 'closed' | 'all'
                count: number
              }[]
              choices: {
                runs: { key: string; name: string }[]
                beers: { key: string; name: string }[]
                pubs: { key: string; name: string }[]
              }
            }
            'text/csv': string
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
  '/api/sell/{brewery}/orders/{number}': {
    /** An order as far as it is the brewery’s. Scope: orders:read. */
    get: {
      parameters: { path: { brewery: string; number: string } }
      responses: {
        200: {
          content: {
            'application/json': {
              id: string
              part: string
              number: string
              isReplacement: boolean
              isClaimToAnswer: boolean
              placedAt: string
              pub: string
              partOf: string | null
              town: string
              state: 'placed' | 'proposed' | 'accepted' | 'packed' | 'part_dispatched' | 'dispatched' | 'delivered' | 'claimed' | 'closed' | 'refused' | 'cancelled'
              clock: {
                waitsFor: 'answer' | 'buyer' | 'dispatch' | 'collection' | 'arrival' | 'claim'
                at: string
                after: {
                  what: 'refused' | 'answered' | 'cancelled' | 'rest_closed' | 'delivered' | 'admitted'
                  at: string
                } | null
              } | null
              next: 'accept' | 'propose' | 'agree' | 'decline_lines' | 'decline_part' | 'withdraw' | 'refuse' | 'cancel' | 'pack' | 'dispatch' | 'close_rest' | 'deliver' | 'hand_over' | 'not_delivered' | 'claim' | 'settle_claim' | 'close' | null
              payment: 'card' | 'invoice'
              shippingOption: 'delivery' | 'collection'
              groupName: string | null
              dispatchOn: string | null
              deliverBy: string | null
              steps: ('accept' | 'propose' | 'agree' | 'decline_lines' | 'decline_part' | 'withdraw' | 'refuse' | 'cancel' | 'pack' | 'dispatch' | 'close_rest' | 'deliver' | 'hand_over' | 'not_delivered' | 'claim' | 'settle_claim' | 'close')[]
              paymentState: 'unpaid' | 'action_required' | 'processing' | 'failed' | 'paid' | 'invoiced' | 'credited' | 'refunded' | 'part_refunded' | 'cancelled'
              shippingLabel: string
              tracking: string | null
              wish: 'ask_me' | 'send_what_you_have' | 'cancel_the_line'
              buyer: {
                business: string
                kind: string | null
                licenceNumber: string | null
                awrsNumber: string | null
                approvedAt: string | null
                contact: { name: string; phone: string } | null
                address: string[]
                handover: {
                  poNumber?: string
                  dropNotes?: string
                  opensAt?: string
                  closesAt?: string
                  receiverName?: string
                  receiverPhone?: string
                  unloading?: 'tail_lift' | 'fork_lift'
                }
              }
              run: { id: string; group: string; day: string; text: string } | null
              lines: {
                position: number
                title: string
                variantLabel: string | null
                imageUrl: string
                quantityOrdered: number
                quantity: number
                packed: number | null
                picked: number | null
                batch: string | null
                bestBefore: string | null
                onHand: number | null
                quantitySent: number
                quantityCredited: number
                replacesPosition: number | null
                unitPriceMinor: number | null
                priceReason: { kind: 'list' } | { kind: 'quantity'; fromUnits: number } | { kind: 'mixed'; offerId: string; name: string; fromUnits: number } | { kind: 'dated'; offerId: string; name: string } | null
                netMinor: number | null
                deposit: { netMinor: number; unitsLeft: number } | null
                vatRate: number
                dutyMinor: number | null
                feeMinor: number | null
                yoursMinor: number | null
              }[]
              proposal: {
                lines: {
                  position: number
                  units: number
                  substitute: { title: string; units: number; unitPriceMinor: number | null; basePriceMinor: number | null } | null
                }[]
                dispatchOn: string | null
                note: string | null
                answerBy: string
              } | null
              goodsMinor: number | null
              depositsMinor: number | null
              shippingMinor: number | null
              vatMinor: number | null
              totalMinor: number | null
              creditedMinor: number | null
              fee: { feeMinor: number; yoursMinor: number } | null
              papers: { id: string; number: string; kind: string; totalMinor: number }[]
              shipments: {
                sentAt: string
                carrier: string | null
                tracking: string | null
                lines: { position: number; units: number }[]
              }[]
              deliveryProof: { receivedBy: string | null; at: string; note: string | null } | null
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
  '/api/sell/{brewery}/orders/{number}/claims': {
    /** The claims about the brewery’s part of an order, the oldest first. Scope: orders:read. */
    get: {
      parameters: { path: { brewery: string; number: string } }
      responses: {
        200: {
          content: {
            'application/json': {
              claims: {
                id: string
                part: string
                kind: 'missing' | 'damaged' | 'wrong' | 'quality' | 'not_arrived'
                text: string
                lines: { position: number; units: number }[]
                wish: 'refund' | 'replacement'
                isLate: boolean
                pictures: { id: string; width: number; height: number }[]
                state: 'open' | 'refused' | 'asked' | 'decided'
                openedAt: string
                answerBy: string | null
                answer: 'admit' | 'replace' | 'rebate' | 'refuse' | null
                answerNote: string | null
                answeredAt: string | null
                askBy: string | null
                askedAt: string | null
                askedNote: string | null
                decideBy: string | null
                decidedAt: string | null
                decision: 'admitted' | 'replaced' | 'rebated' | 'refused' | null
                decisionNote: string | null
                bearer: 'brewery' | 'carrier' | 'dray' | null
                creditedMinor: number | null
                replacement: string | null
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
  '/api/sell/{brewery}/orders/{number}/substitutes': {
    /** What the brewery may offer in place of each line of the order. Scope: orders:read. */
    get: {
      parameters: { path: { brewery: string; number: string } }
      responses: {
        200: {
          content: {
            'application/json': {
              lines: {
                position: number
                offers: {
                  variantId: string
                  title: string
                  unitPriceMinor: number
                  basePriceMinor: number | null
                  units: number
                }[]
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
  '/api/sell/{brewery}/orders/{part}/accept': {
    /** Confirms the part. Scope: orders:write. */
    post: {
      parameters: {
        path: { brewery: string; part: string }
        query?: { dryRun?: 'true' | 'false'; preview?: '1' | '0'; digest?: string }
        header?: { 'idempotency-key'?: string }
      }
      requestBody: { content: { 'application/json': { dispatchOn?: string | null } } }
      responses: AcceptAnswers
    }
  }
  '/api/sell/{brewery}/orders/{part}/close-rest': {
    /** Gives up what has not been sent of the part. Scope: orders:write. */
    post: {
      parameters: {
        path: { brewery: string; part: string }
        query?: { dryRun?: 'true' | 'false'; preview?: '1' | '0'; digest?: string }
        header?: { 'idempotency-key'?: string }
      }
      requestBody: { content: { 'application/json': { reason?: string | null; note?: string | null } } }
      responses: AcceptAnswers
    }
  }
  '/api/sell/{brewery}/orders/{part}/deliver': {
    /** Marks the part as delivered, with the name of the adult who took it. Scope: orders:write. */
    post: {
      parameters: {
        path: { brewery: string; part: string }
        query?: { dryRun?: 'true' | 'false'; preview?: '1' | '0'; digest?: string }
        header?: { 'idempotency-key'?: string }
      }
      requestBody: {
        content: {
          'application/json': {
            receivedBy?: string | null
            at?: string | null
            note?: string | null
            shortages?: { position: number; units: number }[]
            empties?: { kind: 'pin' | 'firkin' | 'kilderkin' | 'barrel' | 'keg20' | 'keg30' | 'keg50'; count: number }[]
            emptiesSignedBy?: string | null
          }
        }
      }
      responses: AcceptAnswers
    }
  }
  '/api/sell/{brewery}/orders/{part}/dispatch': {
    /** Sends the part, or some units of it. Scope: orders:write. */
    post: {
      parameters: {
        path: { brewery: string; part: string }
        query?: { dryRun?: 'true' | 'false'; preview?: '1' | '0'; digest?: string }
        header?: { 'idempotency-key'?: string }
      }
      requestBody: {
        content: {
          'application/json': {
            lines?: { position: number; units: number }[]
            carrier?: string | null
            tracking?: string | null
            note?: string | null
          }
        }
      }
      responses: AcceptAnswers
    }
  }
  '/api/sell/{brewery}/orders/{part}/hand-over': {
    /** Marks the part as collected, with the name of the adult who took it. Scope: orders:write. */
    post: {
      parameters: {
        path: { brewery: string; part: string }
        query?: { dryRun?: 'true' | 'false'; preview?: '1' | '0'; digest?: string }
        header?: { 'idempotency-key'?: string }
      }
      requestBody: {
        content: {
          'application/json': {
            receivedBy?: string | null
            at?: string | null
            note?: string | null
            shortages?: { position: number; units: number }[]
            empties?: { kind: 'pin' | 'firkin' | 'kilderkin' | 'barrel' | 'keg20' | 'keg30' | 'keg50'; count: number }[]
            emptiesSignedBy?: string | null
          }
        }
      }
      responses: AcceptAnswers
    }
  }
  '/api/sell/{brewery}/orders/{part}/not-delivered': {
    /** Marks a delivery as failed. Scope: orders:write. */
    post: {
      parameters: {
        path: { brewery: string; part: string }
        query?: { dryRun?: 'true' | 'false'; preview?: '1' | '0'; digest?: string }
        header?: { 'idempotency-key'?: string }
      }
      requestBody: { content: { 'application/json': { reason: string; note?: string | null } } }
      responses: AcceptAnswers
    }
  }
  '/api/sell/{brewery}/orders/{part}/pack': {
    /** Marks the part as packed. Scope: orders:write. */
    post: {
      parameters: {
        path: { brewery: string; part: string }
        query?: { dryRun?: 'true' | 'false'; preview?: '1' | '0'; digest?: string }
        header?: { 'idempotency-key'?: string }
      }
      requestBody: {
        content: {
          'application/json': {
            lines?: {
              position: number
              units: number
              batch?: string | null
              bestBefore?: string | null
              serials?: string[]
            }[]
          }
        }
      }
      responses: AcceptAnswers
    }
  }
  '/api/sell/{brewery}/orders/{part}/propose': {
    /** Proposes less of a line, another beer in its place, or a later day. Scope: orders:write. */
    post: {
      parameters: {
        path: { brewery: string; part: string }
        query?: { dryRun?: 'true' | 'false'; preview?: '1' | '0'; digest?: string }
        header?: { 'idempotency-key'?: string }
      }
      requestBody: {
        content: {
          'application/json': {
            lines?: {
              position: number
              units: number
              substitute?: { variantId: string; units: number; unitPriceMinor?: number } | null
            }[]
            dispatchOn?: string | null
            note?: string | null
          }
        }
      }
      responses: AcceptAnswers
    }
  }
  '/api/sell/{brewery}/orders/{part}/refuse': {
    /** Refuses the part: all its money goes back. Scope: orders:write. */
    post: {
      parameters: {
        path: { brewery: string; part: string }
        query?: { dryRun?: 'true' | 'false'; preview?: '1' | '0'; digest?: string }
        header?: { 'idempotency-key'?: string }
      }
      requestBody: {
        content: {
          'application/json': {
            reason: 'no_stock' | 'cannot_deliver' | 'licence' | 'price_mistake' | 'other'
            note?: string | null
          }
        }
      }
      responses: AcceptAnswers
    }
  }
  '/api/sell/{brewery}/orders/{part}/withdraw': {
    /** Takes the open proposal back. Scope: orders:write. */
    post: {
      parameters: {
        path: { brewery: string; part: string }
        query?: { dryRun?: 'true' | 'false'; preview?: '1' | '0'; digest?: string }
        header?: { 'idempotency-key'?: string }
      }
      requestBody: { content: { 'application/json': Record<string, never> } }
      responses: AcceptAnswers
    }
  }
  '/api/sell/{brewery}/picking': {
    /** What is to be picked for a day, drop by drop, and the days with anything to send. Scope: orders:read. */
    get: {
      parameters: { path: { brewery: string }; query?: { day?: string } }
      responses: {
        200: {
          content: {
            'application/json': {
              brewery: string
              mark: string | null
              day: string
              days: { day: string; orders: number }[]
              total: number
              beers: { title: string; variantLabel: string | null; units: number }[]
              drops: {
                part: string
                number: string
                state: 'placed' | 'proposed' | 'accepted' | 'packed' | 'part_dispatched' | 'dispatched' | 'delivered' | 'claimed' | 'closed' | 'refused' | 'cancelled'
                leavesOn: string
                pub: string
                address: string[]
                phone: string | null
                facts: { label: string; text: string }[]
                shippingOption: 'delivery' | 'collection'
                groupName: string | null
                lines: {
                  position: number
                  title: string
                  variantLabel: string | null
                  units: number
                  picked: number | null
                  abv: number | null
                  allergens: string[]
                  batch: string | null
                  bestBefore: string | null
                }[]
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
  '/api/sell/{brewery}/picking/{part}/ticks': {
    /** Ticks units of a line off, or takes the tick back, once for each Idempotency-Key. Scope: orders:write. */
    post: {
      parameters: { path: { brewery: string; part: string }; header?: { 'idempotency-key'?: string } }
      requestBody: { content: { 'application/json': { position: number; units: number | null } } }
      responses: {
        200: { content: { 'application/json': { position: number; units: number | null } } }
        400: { content: { 'application/json': Problem } }
        401: { content: { 'application/json': Problem } }
        403: { content: { 'application/json': Problem } }
        404: { content: { 'application/json': Problem } }
        409: { content: { 'application/json': Problem } }
        429: { content: { 'application/json': Problem } }
      }
    }
  }
  '/api/sell/{brewery}/prices': {
    /** The containers of a brewery with the present price and the next, 50 a page. Scope: beers:read. */
    get: {
      parameters: {
        path: { brewery: string }
        query?: { view?: 'all' | 'none' | 'coming'; q?: string; page?: number }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              rows: {
                containerId: string
                externalId: string
                beer: string
                container: string
                isOnline: boolean
                orderMultiple: number
                priceMinor: number | null
                next: { priceMinor: number | null; fromDay: string } | null
              }[]
              total: number
              page: number
              pages: number
              views: { key: 'all' | 'none' | 'coming'; count: number }[]
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
    /** Sets a price from a day on; one of today applies at once. A preview says in how many baskets it lies. Scope: beers:write. */
    post: {
      parameters: {
        path: { brewery: string }
        query?: { dryRun?: 'true' | 'false'; preview?: '1' | '0'; digest?: string }
        header?: { 'idempotency-key'?: string }
      }
      requestBody: {
        content: { 'application/json': { containerId: string; priceMinor: number | null; fromDay: string } }
      }
      responses: {
        200: {
          content: {
            'application/json': { rows: { priceMinor: number | null; fromDay: string; setBy: string }[] } | {
              digest: string
              stock: string[]
              money: string[]
              documents: string[]
              mails: string[]
              deadlines: string[]
              warnings: string[]
              button?: string
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
    }
  }
  '/api/sell/{brewery}/prices/{container}': {
    /** The prices of a container, the latest day first, at most 100. Scope: beers:read. */
    get: {
      parameters: { path: { brewery: string; container: string } }
      responses: {
        200: {
          content: { 'application/json': { rows: { priceMinor: number | null; fromDay: string; setBy: string }[] } }
        }
        400: { content: { 'application/json': Problem } }
        401: { content: { 'application/json': Problem } }
        403: { content: { 'application/json': Problem } }
        404: { content: { 'application/json': Problem } }
        429: { content: { 'application/json': Problem } }
      }
    }
  }
  '/api/sell/{brewery}/prices/{container}/quantity-prices': {
    /** Sets all quantity prices of a size, and the price below which its brewery is warned. Scope: beers:write. */
    put: {
      parameters: {
        path: { brewery: string; container: string }
        query?: { dryRun?: 'true' | 'false'; preview?: '1' | '0'; digest?: string }
        header?: { 'idempotency-key'?: string }
      }
      requestBody: {
        content: {
          'application/json': { steps: { fromUnits: number; priceMinor: number }[]; floorMinor: number | null }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              quantityPrices: {
                containerId: string
                title: string
                priceMinor: number | null
                steps: { fromUnits: number; priceMinor: number }[]
                floorMinor: number | null
              }[]
              offers: {
                id: string
                name: string
                fromUnits: number
                percentOff: number | null
                priceMinor: number | null
                untilDay: string | null
                fromDay: string | null
                unitLimit: number | null
                unitsTaken: number
                sizes: { containerId: string; title: string; priceMinor: number | null }[]
              }[]
            } | {
              digest: string
              stock: string[]
              money: string[]
              documents: string[]
              mails: string[]
              deadlines: string[]
              warnings: string[]
              button?: string
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
    }
  }
  '/api/sell/{brewery}/stock': {
    /** The containers of a brewery with what is sellable, reserved, promised and on hand, 50 a page; or all as CSV. Scope: stock:read. */
    get: {
      parameters: {
        path: { brewery: string }
        query?: { view?: 'all' | 'low' | 'short'; q?: string; page?: number; format?: 'json' | 'csv' }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              rows: {
                containerId: string
                externalId: string
                title: string
                onHand: number
                sellable: number
                reserved: number
                promised: number
                countedAt: string | null
                beer: string
                container: string
                isOnline: boolean
                lowBelow: number
                isLow: boolean
                goneSixWeeks: number
                countedBy: string | null
              }[]
              total: number
              page: number
              pages: number
              views: { key: 'all' | 'low' | 'short'; count: number }[]
            }
            'text/csv': string
          }
        }
        400: { content: { 'application/json': Problem } }
        401: { content: { 'application/json': Problem } }
        403: { content: { 'application/json': Problem } }
        404: { content: { 'application/json': Problem } }
        429: { content: { 'application/json': Problem } }
      }
    }
    /** Records a count, or units made, spoilt, sold elsewhere or returned, once for each Idempotency-Key. Scope: stock:write. */
    post: {
      parameters: {
        path: { brewery: string }
        query?: { dryRun?: 'true' | 'false'; preview?: '1' | '0'; digest?: string }
        header?: { 'idempotency-key'?: string }
      }
      requestBody: {
        content: {
          'application/json': {
            kind: 'count' | 'made' | 'spoilt' | 'sold_elsewhere' | 'returned'
            reason: string
            countedAt?: string
            items: { containerId: string; units: number; countedAt?: string }[]
          }
        }
      }
      responses: {
        200: {
          content: {
            'application/json': {
              rows: {
                containerId: string
                externalId: string
                title: string
                onHand: number
                sellable: number
                reserved: number
                promised: number
                countedAt: string | null
              }[]
            } | {
              digest: string
              stock: string[]
              money: string[]
              documents: string[]
              mails: string[]
              deadlines: string[]
              warnings: string[]
              button?: string
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
    }
  }
  '/api/sell/{brewery}/stock/{container}/low-below': {
    /** Below how many sellable units the container is low. Scope: stock:write. */
    put: {
      parameters: { path: { brewery: string; container: string }; header?: { 'idempotency-key'?: string } }
      requestBody: { content: { 'application/json': { units: number } } }
      responses: {
        200: { content: { 'application/json': { units: number } } }
        400: { content: { 'application/json': Problem } }
        401: { content: { 'application/json': Problem } }
        403: { content: { 'application/json': Problem } }
        404: { content: { 'application/json': Problem } }
        409: { content: { 'application/json': Problem } }
        429: { content: { 'application/json': Problem } }
      }
    }
  }
  '/api/sell/{brewery}/stock/{container}/movements': {
    /** The last hundred movements of a container, each with who or which order caused it. Scope: stock:read. */
    get: {
      parameters: { path: { brewery: string; container: string } }
      responses: {
        200: {
          content: {
            'application/json': {
              title: string
              rows: {
                kind: string
                at: string
                sellable: number
                reserved: number
                promised: number
                by: string | null
                reason: string | null
                order: string | null
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
  '/api/sell/{brewery}/today': {
    /** What is waiting for a brewery, and what leaves and arrives today. Scope: orders:read. */
    get: {
      parameters: { path: { brewery: string } }
      responses: {
        200: {
          content: {
            'application/json': {
              day: string
              toAnswer: number
              toPick: number
              leavesToday: number
              claims: number
              lowStock: number
              waiting: {
                part: string
                number: string
                isReplacement: boolean
                isClaimToAnswer: boolean
                placedAt: string
                pub: string
                partOf: string | null
                town: string
                state: 'placed' | 'proposed' | 'accepted' | 'packed' | 'part_dispatched' | 'dispatched' | 'delivered' | 'claimed' | 'closed' | 'refused' | 'cancelled'
                clock: {
                  waitsFor: 'answer' | 'buyer' | 'dispatch' | 'collection' | 'arrival' | 'claim'
                  at: string
                  after: {
                    what: 'refused' | 'answered' | 'cancelled' | 'rest_closed' | 'delivered' | 'admitted'
                    at: string
                  } | null
                } | null
                next: 'accept' | 'propose' | 'agree' | 'decline_lines' | 'decline_part' | 'withdraw' | 'refuse' | 'cancel' | 'pack' | 'dispatch' | 'close_rest' | 'deliver' | 'hand_over' | 'not_delivered' | 'claim' | 'settle_claim' | 'close' | null
                payment: 'card' | 'invoice'
                shippingOption: 'delivery' | 'collection'
                groupName: string | null
                dispatchOn: string | null
                deliverBy: string | null
                beers: number
                units: number
                netMinor: number | null
                vatMinor: number | null
                totalMinor: number | null
              }[]
              today: {
                part: string
                number: string
                isReplacement: boolean
                isClaimToAnswer: boolean
                placedAt: string
                pub: string
                partOf: string | null
                town: string
                state: 'placed' | 'proposed' | 'accepted' | 'packed' | 'part_dispatched' | 'dispatched' | 'delivered' | 'claimed' | 'closed' | 'refused' | 'cancelled'
                clock: {
                  waitsFor: 'answer' | 'buyer' | 'dispatch' | 'collection' | 'arrival' | 'claim'
                  at: string
                  after: {
                    what: 'refused' | 'answered' | 'cancelled' | 'rest_closed' | 'delivered' | 'admitted'
                    at: string
                  } | null
                } | null
                next: 'accept' | 'propose' | 'agree' | 'decline_lines' | 'decline_part' | 'withdraw' | 'refuse' | 'cancel' | 'pack' | 'dispatch' | 'close_rest' | 'deliver' | 'hand_over' | 'not_delivered' | 'claim' | 'settle_claim' | 'close' | null
                payment: 'card' | 'invoice'
                shippingOption: 'delivery' | 'collection'
                groupName: string | null
                dispatchOn: string | null
                deliverBy: string | null
                beers: number
                units: number
                netMinor: number | null
                vatMinor: number | null
                totalMinor: number | null
              }[]
              beers: { onSale: number; low: number }
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
}
