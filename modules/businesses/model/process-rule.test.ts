import { expect, test } from 'vitest'
import { ruleIn, unguarded, usualRule } from './process-rule.ts'

const rules = [
  { ...usualRule, fromMonth: 202601 },
  { ...usualRule, fromMonth: 202608, closingApproval: true },
]

test('the rule of a month is the newest that began', () => {
  expect(ruleIn(rules, 202512)).toBeUndefined()
  expect(ruleIn(rules, 202607)?.closingApproval).toBe(false)
  expect(ruleIn(rules, 202608)?.closingApproval).toBe(true)
  expect(ruleIn(rules, 202701)?.fromMonth).toBe(202608)
})

test('nobody takes the approval of an open month away', () => {
  const off = (fromMonth: number) => ({ ...usualRule, fromMonth })
  expect(unguarded(rules, off(202608), [202609, 202608])).toBe(202608)
  expect(unguarded(rules, off(202609), [202608, 202609])).toBe(202609)
  expect(unguarded(rules, off(202610), [202608, 202609])).toBeUndefined()
  // Of months that had none, nothing is taken.
  expect(unguarded(rules, off(202605), [202605, 202609])).toBeUndefined()
  expect(unguarded(rules, { ...off(202608), closingApproval: true }, [202609])).toBeUndefined()
})
