import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { beforeAll, expect, test } from 'vitest'
import type { AnswerKinds } from '#modules/company/approvals/model/approvals.ts'
import { ApprovalKind } from '#modules/administration/inbox/model/approval-kind.ts'
import { DelegableKind } from '#modules/people/delegations/model/delegation.ts'
import { filesEndingIn, homeOf, product } from './source.ts'

/** What each module says of its kinds, and what it registers with `approvalKind`. */
let said: readonly { module: string; code: string; place: number }[] = []
beforeAll(async () => {
  const files = filesEndingIn('answer-kinds.ts').filter((file) => homeOf(file))
  const kinds = await Promise.all(
    files.map(async (file) => {
      const { answerKinds } = (await import(
        pathToFileURL(path.resolve(import.meta.dirname, '../..', file)).href
      )) as { answerKinds: AnswerKinds }
      const module = homeOf(file)?.module ?? ''
      return Object.entries(answerKinds).map(([code, { place }]) => ({ module, code, place }))
    }),
  )
  said = kinds.flat()
})

const REGISTERED = /approvalKind\.on\(\s*'([\w-]+)'[^]*?\bkind: '(\w+)'/g

test('a kind of answer is said by the module that registers it, and by no other', () => {
  const registered = product.flatMap(({ text }) =>
    [...text.matchAll(REGISTERED)].map(([, module = '', code = '']) => `${module} ${code}`),
  )
  expect(registered.toSorted()).toEqual(
    said.map(({ module, code }) => `${module} ${code}`).toSorted(),
  )
  expect(registered.length).toBeGreaterThanOrEqual(10)
})

test('no two kinds share a code or a place, and the filter has them all in their order', () => {
  expect(new Set(said.map(({ place }) => place)).size).toBe(said.length)
  const inOrder = said.toSorted((one, other) => one.place - other.place)
  expect(inOrder.map(({ code }) => code)).toEqual(ApprovalKind.values)
})

test('what is delegated has the words under which the inbox shows it', () => {
  expect(DelegableKind.options).toEqual(
    ApprovalKind.options.filter(({ value }) => DelegableKind.has(value)),
  )
})
