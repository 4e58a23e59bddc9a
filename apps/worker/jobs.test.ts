import './jobs.ts'
import { expect, test } from 'vitest'
import { actorFacts } from '#modules/company/authority/server/index.ts'
import { ApprovalKind } from '#modules/company/approvals/model/approvals.ts'
import { approvalKinds } from '#modules/company/approvals/server/index.ts'
import { firstPerson } from '#modules/company/companies/server/index.ts'
import { loginHolders } from '#modules/company/second-person/server/index.ts'

test('the worker reminds of every kind of answer, whichever module it is of', () => {
  expect(approvalKinds().map(({ kind }) => kind)).toEqual(ApprovalKind.values)
})

test('the worker has what lower modules need of those above them', () => {
  for (const needed of [actorFacts, firstPerson, loginHolders]) expect(needed.get()).toBeDefined()
})
