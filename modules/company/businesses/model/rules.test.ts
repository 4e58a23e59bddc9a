import { expect, test } from 'vitest'
import { accountProblem, businessProblem, feeProblem } from './rules.ts'
import { ruleIn, unguarded, usualRule } from './process-rule.ts'

test('the codes of the country are known', () => {
  const known = {
    activityCode: '110200',
    communeCode: '06301',
    mutualCode: 'MUTUAL_CCHC',
    ccafCode: '18_DE_SEPTIEMBRE',
  }
  expect(businessProblem(known)).toBeUndefined()
  expect(businessProblem({ mutualCode: null, ccafCode: '' })).toBeUndefined()
})

test.each([
  [{ activityCode: '1102' }, 'activityCode'],
  [{ communeCode: '99999' }, 'communeCode'],
  [{ mutualCode: 'LOS_ANDES' }, 'mutualCode'],
  [{ ccafCode: 'ACHS' }, 'ccafCode'],
])('%o is reported at its field', (given, field) => {
  expect(businessProblem(given)?.field).toBe(field)
})

test('an account is of a bank that exists', () => {
  expect(accountProblem({ bankCode: '012' })).toBeUndefined()
  expect(accountProblem({ bankCode: '999' })?.field).toBe('bankCode')
})

test.each([
  ['NONE', '0', undefined],
  ['NONE', '1', 'Sin cuota el valor es 0'],
  ['FIXED', '5000', undefined],
  ['FIXED', '40', undefined],
  ['FIXED', '5000.0000', undefined],
  ['FIXED', '5000.5', 'Los pesos no llevan decimales'],
  ['FIXED', '0', 'Indique el valor de la cuota'],
  ['PERCENT', '0.75', undefined],
  ['PERCENT', '101', 'Debe ser a lo más 100'],
])('a fee of kind %s and %s', (feeType, feeValue, message) => {
  expect(feeProblem({ feeType, feeValue })?.message).toBe(message)
})

const dated = [
  { ...usualRule, fromMonth: 202601 },
  { ...usualRule, fromMonth: 202608, closingApproval: true },
]

test('the rule of a month is the newest that began', () => {
  expect(ruleIn(dated, 202512)).toBeUndefined()
  expect(ruleIn(dated, 202607)?.closingApproval).toBe(false)
  expect(ruleIn(dated, 202608)?.closingApproval).toBe(true)
  expect(ruleIn(dated, 202701)?.fromMonth).toBe(202608)
})

test('nobody takes the approval of an open month away', () => {
  const off = (fromMonth: number) => ({ ...usualRule, fromMonth })
  expect(unguarded(dated, off(202608), [202609, 202608])).toBe(202608)
  expect(unguarded(dated, off(202609), [202608, 202609])).toBe(202609)
  expect(unguarded(dated, off(202610), [202608, 202609])).toBeUndefined()
  // Of months that had none, nothing is taken.
  expect(unguarded(dated, off(202605), [202605, 202609])).toBeUndefined()
  expect(unguarded(dated, { ...off(202608), closingApproval: true }, [202609])).toBeUndefined()
})
