import { expect, test } from 'vitest'
import { staffRoles } from '../../../shared/accounts/roles.ts'
import { lookingRole } from './looking-role.ts'

test.each([
  ['/api/sell/:brewery/orders', ['sales', 'sales', 'accounts', 'owner']],
  ['/api/sell/:brewery/tokens', [null, 'owner', null, 'owner']],
  ['/api/sell/:brewery/webhooks/:id/deliveries', [null, 'owner', null, 'owner']],
])('staff read %s of any brewery as the table of roles and routes says (STAF-25)', (route, expected) => {
  expect(staffRoles.map((role) => lookingRole(role, route))).toEqual(expected)
})
