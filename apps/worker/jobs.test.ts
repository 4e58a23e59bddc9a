import './jobs.ts'
import { expect, test } from 'vitest'
import { actorFacts } from '#modules/company/authority/server/index.ts'
import { ApprovalKind } from '#modules/administration/inbox/model/approval-kind.ts'
import { approvalKinds } from '#modules/company/approvals/server/index.ts'
import { firstPerson } from '#modules/company/companies/server/index.ts'
import { loginHolders } from '#modules/company/second-person/server/index.ts'

test('the worker reminds of every kind of answer, whichever module it is of', () => {
  const known = approvalKinds().map(({ kind }) => kind)
  expect(known.toSorted()).toEqual(ApprovalKind.values.toSorted())
})

test('the worker has what lower modules need of those above them', () => {
  for (const needed of [actorFacts, firstPerson, loginHolders]) expect(needed.get()).toBeDefined()
})
