// The cost of a screen for the database: every request pays for a statement added unnoticed.
import { expect, test } from 'vitest'
import { CurrentUser } from '#generated/operations/parts/session.ts'
import { PayrollSummaryView } from '#generated/operations/payslips.ts'
import { PersonRecord } from '#generated/operations/parts/people.ts'
import { People } from '#generated/operations/parts/people-list.ts'
import { startApi } from '#tests/api.ts'
import { payrollOf } from '#tests/api/payroll.ts'
import { statementsOf } from '#tests/queries.ts'
import type { Username } from '#tests/world.ts'

const { api, world } = await startApi()
const { bernarda } = world.people

/** How many statements and transactions a screen takes, with full caches. */
async function costOf(who: Username, document: { toString(): string }, variables: object = {}) {
  const ask = () => api.as(who).run(String(document), variables)
  for (let turn = 0; turn < 4; turn += 1) await ask()
  const texts = await statementsOf(ask)
  return {
    statements: texts.length,
    transactions: texts.filter((text) => text.startsWith('begin')).length,
  }
}

test('the actor and the company are read in one statement each', async () => {
  await api.as('gerente').run('{ __typename }')
  const texts = await statementsOf(() => api.as('gerente').run('{ __typename }'))
  expect(texts.map((text) => /^\w+|^.*begin_request/.exec(text)?.[0])).toMatchInlineSnapshot(`
    [
      "select",
      "begin",
      "select",
      "commit",
    ]
  `)
})

test('the shell, the people, a ficha and a payslip take a fixed number of statements', async () => {
  const { id: payrollMonthId } = await payrollOf(api.as('admin')).monthAt(
    world.businesses.vina,
    202608,
  )
  const first = { page: { number: 1, size: 30 } }
  const contractId = bernarda.contracts[0]?.publicId
  expect({
    me: await costOf('admin', CurrentUser),
    meOfSupervisor: await costOf('supervisor', CurrentUser),
    people: await costOf('admin', People, first),
    ficha: await costOf('admin', PersonRecord, { input: { id: bernarda.publicId } }),
    payslip: await costOf('admin', PayrollSummaryView, { input: { payrollMonthId, contractId } }),
  }).toMatchInlineSnapshot(`
    {
      "ficha": {
        "statements": 11,
        "transactions": 1,
      },
      "me": {
        "statements": 5,
        "transactions": 1,
      },
      "meOfSupervisor": {
        "statements": 5,
        "transactions": 1,
      },
      "payslip": {
        "statements": 7,
        "transactions": 1,
      },
      "people": {
        "statements": 12,
        "transactions": 2,
      },
    }
  `)
})
