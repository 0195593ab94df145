import { expect, test } from 'vitest'
import { mailFaults } from './check-mails.ts'

const order = { clientId: 'a client', number: 'DRAY-7K3Q-42', beganAt: 0, isPaid: true }
const mail = (subject: string, id: string, to = 'a@pub.example') => ({
  from: '',
  to: [],
  source: `To: ${to}\nSubject: ${subject}\nMessage-ID: <${id}@dray.example>\n\nText`,
})
const confirmation = (id: string) => mail('Your order DRAY-7K3Q-42', id)
const request = (id: string, to: string) => mail('New order DRAY-7K3Q-42', id, to)
const lapsed = (id: string) => mail('Your order was not paid: DRAY-7K3Q-42', id)

test('an order without its mail, and one whose mail came twice, are faults of a cluster (INST-10)', () => {
  const once = { received: [confirmation('one'), mail('Your order DRAY-2222-22', 'other')] }
  expect(mailFaults(once, [order])).toEqual({ faults: [], again: 0 })
  expect(mailFaults({ received: [] }, [order]).faults).toHaveLength(1)
  expect(mailFaults({ received: [confirmation('one'), confirmation('two')] }, [order]).faults).toHaveLength(1)
})

test('each of a brewery’s people has a mail of their own about an order (INST-10)', () => {
  const once = [request('one', 'sales@brewery.example'), request('two', 'owner@brewery.example')]
  expect(mailFaults({ received: once }, [order]).faults).toEqual([])
  const again = [...once, request('three', 'owner@brewery.example')]
  expect(mailFaults({ received: again }, [order]).faults).toHaveLength(1)
})

test('a mail that was sent a second time under its Message-ID is counted and is no fault (INST-10)', () => {
  const received = [confirmation('one'), confirmation('one')]
  expect(mailFaults({ received }, [order])).toEqual({ faults: [], again: 1 })
})

test('an order that is not paid has one mail at the most, that it was not; one that is paid has it never (INST-10)', () => {
  const unpaid = { ...order, isPaid: false }
  expect(mailFaults({ received: [] }, [unpaid]).faults).toEqual([])
  expect(mailFaults({ received: [lapsed('one')] }, [unpaid]).faults).toEqual([])
  expect(mailFaults({ received: [lapsed('one'), lapsed('two')] }, [unpaid]).faults).toHaveLength(1)
  expect(mailFaults({ received: [confirmation('one')] }, [unpaid]).faults).toHaveLength(1)
  expect(mailFaults({ received: [confirmation('one'), lapsed('two')] }, [order]).faults).toHaveLength(1)
})
