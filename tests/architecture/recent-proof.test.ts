import { expect, test } from 'vitest'
import { apiOperations } from '#access/api.ts'
import { fieldsSetByHand, isGuarded } from '#access/guarded-fields.ts'
import { fieldAsksProof, provenAnswers, provenOperations } from '#access/recent-proof.ts'
import { withoutProof } from '#access/without-proof.ts'
import { schema } from '#apps/api/schema.ts'
import { ApprovalKind } from '#modules/administration/inbox/model/approval-kind.ts'
import type { FieldMeta } from '#platform/model/field.ts'
import type { NestedFields } from '#platform/server/graphql/input.ts'
import { registered } from '#platform/server/graphql/operations.ts'

const mutations = Object.keys(schema.getMutationType()?.getFields() ?? {}).toSorted()
const proven = Object.keys(provenOperations)
const without: readonly string[] = withoutProof

/** What one person asks for and another answers without money or rights in it. */
const ANSWERS_WITHOUT_PROOF = [
  'ABSENCE',
  'ACTION_PLAN',
  'ARRIVAL_TASK',
  // Opened and not answered: whoever takes it answers its own test.
  'COURSE',
  'EXPENSE_REPORT',
  'INDICATOR',
  'PAYSLIP_DISPUTE',
  'PEER_PROPOSAL',
  'PIECEWORK',
  // Opened and not answered: the signature asks for its key.
  'SIGNATURE',
  'VACATION',
  'VACATION_COMPENSATION',
]

test('each mutation asks for a recent proof, or is listed with the reason why it does not', () => {
  expect([...proven, ...without].toSorted()).toEqual(mutations)
})

test('nothing is listed twice, and no query asks', () => {
  expect(without.filter((name) => proven.includes(name))).toEqual([])
  expect(new Set(without).size).toBe(without.length)
  expect(proven.filter((name) => !apiOperations.some((known) => known === name))).toEqual([])
})

test('what sets a field that asks for a proof is among the operations that ask', () => {
  const setting = [...registered.values()]
    .filter(({ kind, input }) => kind === 'mutation' && input && asking(input.fields).length > 0)
    .map(({ name }): string => name)
  expect(setting.length).toBeGreaterThan(5)
  const proposing = ['requestDataCorrection']
  expect(setting.filter((name) => !proven.includes(name) && !proposing.includes(name))).toEqual([])
})

test('where money goes, what gives power and what one signs in with asks for a proof', () => {
  const plain = fieldsSetByHand.filter((field) => !fieldAsksProof(field))
  const telling = /role|password|username|email|account|bank|profile|restriction|retired|external/i
  expect(plain.filter((field) => telling.test(field))).toEqual([])
})

test('an answer in the inbox asks as the operation that answers one alone', () => {
  expect([...Object.keys(provenAnswers), ...ANSWERS_WITHOUT_PROOF].toSorted()).toEqual(
    ApprovalKind.values.toSorted(),
  )
})

function asking(fields: Readonly<Record<string, FieldMeta | NestedFields>>): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    if ('nested' in field) return asking(field.nested)
    const { guardedAs } = field
    return guardedAs !== undefined && isGuarded(guardedAs) && fieldAsksProof(guardedAs)
      ? [name]
      : []
  })
}
