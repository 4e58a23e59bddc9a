import { expect, test } from 'vitest'
import { apiOperations, mayCall, policyOf } from './api.ts'
import { can } from './decide.ts'
import { actor, austral } from './samples.ts'
import { type Permission, partsOf, permissions, services } from './services.ts'
import { type CompanyWrite, companyWrites } from './whole-company.ts'

const restriction = { businessIds: [3], unitIds: [] }
const writes = permissions.filter((permission) => {
  const { word, action } = partsOf(permission)
  return services[word].rows === 'company' && !['read', 'massRead'].includes(action)
})
const whole = (Object.keys(companyWrites) as CompanyWrite[]).filter(
  (permission) => companyWrites[permission] === 'whole',
)
const allOf = (list: readonly Permission[]) =>
  list.map((permission) => ({
    code: services[partsOf(permission).word].code,
    create: true,
    read: true,
    update: true,
    delete: true,
  }))

test('every write on what is of the whole company is decided', () => {
  expect(writes.filter((permission) => !(permission in companyWrites))).toEqual([])
})

test('operations on the whole company are closed to narrowed people, by rule or profile', () => {
  const narrowed = [
    actor('ADMIN', { restriction }),
    actor('SUPER_MANAGER', { restriction }),
    actor('MANAGER', { restriction, granted: allOf(whole) }),
    actor('BUSINES_MANAGER', { granted: allOf(whole) }),
    actor('SUBMANAGER', { granted: allOf(whole) }),
    actor('EMPLOYEE', { restriction, granted: allOf(whole) }),
  ]
  for (const who of narrowed) {
    expect(whole.filter((permission) => can(who, austral, permission))).toEqual([])
  }
})

test('who is narrowed to nothing has them all', () => {
  expect(whole.filter((permission) => !can(actor('ADMIN'), austral, permission))).toEqual([])
})

test('a restricted administrator calls none of the operations behind them', () => {
  const narrowed = actor('ADMIN', { restriction })
  const behind = apiOperations.filter((name) => {
    const policy = [policyOf(name)].flat()
    return policy.every((one) => (whole as readonly unknown[]).includes(one))
  })
  expect(behind).toEqual(
    expect.arrayContaining([
      'enterIndicator',
      'confirmIndicator',
      'createBusiness',
      'createProfile',
    ]),
  )
  expect(behind.filter((name) => mayCall(narrowed, austral, name).allowed)).toEqual([])
  expect(mayCall(narrowed, austral, 'updateProfileUser').allowed).toBe(true)
  expect(mayCall(narrowed, austral, 'createUserItem').allowed).toBe(true)
})
