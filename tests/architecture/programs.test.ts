// What a program may call with a key is a table; whatever is not in it is closed to every key.
import { expect, test } from 'vitest'
import { apiOperations, policyOf } from '#access/api.ts'
import { asksProof } from '#access/recent-proof.ts'
import { can } from '#access/decide.ts'
import { actorOf } from '#access/actor.ts'
import { isPermission, type Permission } from '#access/services.ts'
import {
  offered,
  offeredNames,
  operationsOf,
  readsWith,
} from '#modules/company/tokens/model/api.ts'
import { permissionsOfScopes, TokenScope } from '#modules/company/tokens/model/scopes.ts'

const everything = permissionsOfScopes(TokenScope.values)
const writes = (permission: string) => !/\.(read|massRead)$/.test(permission)

test('a key without scopes calls what has no scope, and no key calls what is not offered', () => {
  expect(operationsOf([])).toEqual(['businessNames'])
  const open = new Set<string>(operationsOf(TokenScope.values))
  expect(apiOperations.filter((name) => open.has(name)).toSorted()).toEqual(offeredNames.toSorted())
})

test('each operation asks for a permission that its scope opens, and never for a proof', () => {
  for (const name of offeredNames) {
    const policy = policyOf(name)
    const asked = [policy ?? []].flat().filter((one): one is Permission => isPermission(one))
    const { scope } = offered[name]
    const given = permissionsOfScopes(scope === null ? [] : [scope])
    expect(
      asked.some((one) => given.includes(one)),
      name,
    ).toBe(true)
    expect(asksProof(name, { input: {} }), name).toBe(false)
  }
})

test('no scope opens a signature, an answer, an account, a right or a key', () => {
  expect(everything.filter(writes).toSorted()).toEqual([
    'absences.create',
    'userItems.create',
    'userItems.update',
  ])
})

test('pay and health are read with their own scope', () => {
  const others = TokenScope.values.filter((one) => !/^(SALARIES|HEALTH)/.test(one))
  const reads = readsWith(others)
  expect(reads('UserContract', 'code')).toBe(true)
  expect(reads('UserContract', 'monthlySalary')).toBe(false)
  expect(reads('Absence', 'subtype')).toBe(false)
  expect(readsWith(['SALARIES_READ'])('UserContract', 'monthlySalary')).toBe(true)
  expect(reads('UserContract', 'healthPercentage')).toBe(false)
  expect(reads('Query', 'me')).toBe(false)
  expect(reads('OtherList', 'secret')).toBe(false)
})

test('a program has nothing for being somebody', () => {
  const company = {
    id: 1,
    slug: 'c',
    access: 'ALL' as const,
    modules: {},
    options: {},
    exceptions: [],
    today: '2026-09-15',
  }
  const facts = { role: 'EMPLOYEE' as const, userId: 7, companyId: 1 }
  const person = actorOf(facts)
  expect(can(person, company, 'payslips.read')).toBe(true)
  const program = { permissions: everything, confidential: true }
  expect(can(actorOf({ ...facts, program }), company, 'payslips.read')).toBe(false)
})
