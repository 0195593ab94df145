import Type from 'typebox'
import { offeredLineLimit, offeredUnitsLimit } from '../../../shared/limits/limits.ts'

/**
 * What tools take and answer, as the Universal Commerce Protocol of 2026-08-25 has it. Further fields of the protocol are
 * taken and not used, since platforms send what they have.
 */
const Id = Type.String({ minLength: 1, maxLength: 200 })
const Context = Type.Object({ postal_code: Type.Optional(Type.String({ maxLength: 12 })) })

const Meta = Type.Object({
  'ucp-agent': Type.Optional(Type.Object({ profile: Type.Optional(Type.String({ maxLength: 2000 })) })),
  'idempotency-key': Type.Optional(Type.String({ maxLength: 100 })),
})
const NamedAgent = Type.Object(
  {
    'ucp-agent': Type.Object({
      profile: Type.String({ maxLength: 2000, description: 'The https address of your UCP profile.' }),
    }),
    'idempotency-key': Type.Optional(Type.String({ maxLength: 100 })),
  },
  { description: 'Who asks.' },
)

export const most = { lookup: 50, page: 50 } as const

export const SearchInput = Type.Object({
  meta: Type.Optional(Meta),
  catalog: Type.Object({
    query: Type.Optional(Type.String({ maxLength: 200, description: 'Words, such as: bitter firkin.' })),
    filters: Type.Optional(
      Type.Object({
        categories: Type.Optional(
          Type.Array(Type.String({ maxLength: 100 }), {
            maxItems: 20,
            description: 'Styles of beer, by name or code, such as ipa.',
          }),
        ),
        container: Type.Optional(
          Type.Array(Type.String({ maxLength: 100 }), {
            maxItems: 20,
            description: 'Containers, as the filter container of /shop has them.',
          }),
        ),
        brewery: Type.Optional(Type.String({ maxLength: 100, description: 'The slug of a brewery.' })),
        group: Type.Optional(
          Type.String({
            maxLength: 100,
            description: 'The slug of a group, whose breweries’ beers travel on one pallet.',
          }),
        ),
      }),
    ),
    pagination: Type.Optional(
      Type.Object({
        cursor: Type.Optional(Type.String({ maxLength: 40 })),
        limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000, default: 10 })),
      }),
    ),
  }),
})

export const LookupInput = Type.Object({
  meta: Type.Optional(Meta),
  catalog: Type.Object({
    ids: Type.Array(Id, { minItems: 1, maxItems: most.lookup, description: 'Ids of beers or of sizes.' }),
  }),
})

export const ProductInput = Type.Object({
  meta: Type.Optional(Meta),
  catalog: Type.Object({
    id: Id,
    selected: Type.Optional(
      Type.Array(
        Type.Object({ name: Type.String({ maxLength: 100 }), label: Type.String({ maxLength: 200 }) }),
        { maxItems: 10 },
      ),
    ),
  }),
})

const LineRequest = Type.Object({
  item: Type.Object({ id: Type.String({ maxLength: 200, description: 'The id of a size (variant).' }) }),
  quantity: Type.Integer({ minimum: 1, maximum: offeredUnitsLimit }),
})
const LineItems = Type.Array(LineRequest, { minItems: 1, maxItems: offeredLineLimit })
const lines = {
  group: Type.Optional(
    Type.String({
      maxLength: 100,
      description: 'The slug of a group: the lines travel on its pallet. Without one each brewery delivers.',
    }),
  ),
  context: Type.Optional(Context),
}

export const CreateCartInput = Type.Object({
  meta: NamedAgent,
  cart: Type.Object({ line_items: LineItems, ...lines }),
})
export const UpdateCartInput = Type.Object({
  meta: NamedAgent,
  id: Id,
  cart: Type.Object({ line_items: LineItems, ...lines }),
})
export const CreateCheckoutInput = Type.Object({
  meta: NamedAgent,
  checkout: Type.Object({
    cart_id: Type.Optional(Id),
    /** Clients that name a cart send none. */
    line_items: Type.Optional(Type.Array(LineRequest, { maxItems: offeredLineLimit })),
    ...lines,
  }),
})
export const UpdateCheckoutInput = Type.Object({
  meta: NamedAgent,
  id: Id,
  checkout: Type.Object({ line_items: LineItems, ...lines }),
})
export const NamedInput = Type.Object({ meta: NamedAgent, id: Id })
/** Clients send what pays beside the id; nothing is paid here, so it is not read. */
export const CompleteCheckoutInput = Type.Object({
  ...NamedInput.properties,
  checkout: Type.Optional(Type.Object({}, { description: 'Not read: a person orders and pays.' })),
})

const Ucp = Type.Object({
  version: Type.String(),
  status: Type.Optional(Type.Enum(['success', 'error'])),
})
const Price = Type.Object({ amount: Type.Integer({ minimum: 0 }), currency: Type.String() })
const Message = Type.Object({
  type: Type.Enum(['error', 'warning', 'info']),
  code: Type.Optional(Type.String()),
  content: Type.String(),
  severity: Type.Optional(Type.String()),
  path: Type.Optional(Type.String()),
})
const messages = Type.Optional(Type.Array(Message))
const Variant = Type.Object({
  id: Type.String(),
  title: Type.String(),
  description: Type.Object({ plain: Type.String() }),
  price: Price,
  availability: Type.Object({ available: Type.Boolean(), status: Type.String() }),
})
const Product = Type.Object({
  id: Type.String(),
  title: Type.String(),
  description: Type.Object({ plain: Type.String() }),
  url: Type.String(),
  price_range: Type.Object({ min: Price, max: Price }),
  variants: Type.Array(Variant, { minItems: 1 }),
})

export const SearchOutput = Type.Object({
  ucp: Ucp,
  products: Type.Array(Product),
  pagination: Type.Optional(
    Type.Object({
      has_next_page: Type.Boolean(),
      cursor: Type.Optional(Type.String()),
      total_count: Type.Integer(),
    }),
  ),
  messages,
})
export const ProductOutput = Type.Object({ ucp: Ucp, product: Type.Optional(Product), messages })

const Total = Type.Object({ type: Type.String(), amount: Type.Integer() })
const LineItem = Type.Object({
  id: Type.String(),
  item: Type.Object({ id: Type.String(), title: Type.String(), price: Type.Integer({ minimum: 0 }) }),
  quantity: Type.Integer({ minimum: 1 }),
  totals: Type.Array(Total),
})
/** A cart or a checkout, or why there is none. */
export const CartOutput = Type.Object({
  ucp: Ucp,
  id: Type.Optional(Type.String()),
  status: Type.Optional(Type.Enum(['requires_escalation', 'canceled'])),
  line_items: Type.Optional(Type.Array(LineItem)),
  currency: Type.Optional(Type.String()),
  totals: Type.Optional(Type.Array(Total)),
  messages,
  continue_url: Type.Optional(Type.String()),
  expires_at: Type.Optional(Type.String()),
})
