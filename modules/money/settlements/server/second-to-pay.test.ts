import { expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import { outcome } from '#tests/api/payroll.ts'
import type { Username } from '#tests/world.ts'

const { api, world, asCompany, database } = await startApi()
const { casa } = world.businesses
const contract = world.people.elcira.contracts[0]!
const company = world.coihues.id

type Stored = { id: string; status: string; secondOver: number | null; toPay: number }
const act = (operation: string, input: object, who: Username = 'admin') =>
  api.as(who).mutate<Stored>(
    `mutation ($input: ${operation[0]?.toUpperCase()}${operation.slice(1)}Input!) {
      ${operation}(input: $input) { ${outcome} data { id status secondOver toPay } } }`,
    { input },
  )

test('above the limit of its lists, a finiquito is paid by another person', async () => {
  await asCompany(
    `insert into payment_limit (company_id, business_id, amount, state, creator_login_id,
       created_at, answered_login_id, answered_at)
     values ($1, $2, 100000, 'APPROVED', 1, now(), 2, now())`,
    [company, casa.id],
  )
  await asCompany(
    `insert into contract_settlement (company_id, user_contract_id, status, dismissal_cause,
       contract_final_date, notice, display_to_employee)
     values ($1, $2, 'DONE', '161-1', '2026-09-11', 'PAID', true)`,
    [company, contract.id],
  )
  const { id, toPay, secondOver } = await act('createSettlement', {
    userContractId: contract.publicId,
    dismissalCause: 'ART_161_1',
    disengagementDate: '2026-09-11',
    payDate: '2026-09-25',
    pactAnyCause: false,
    pactWithoutYearsCap: false,
    pactWithoutUfCap: false,
    deferVacation: false,
    payLastPayslip: false,
    contributionsPaid: true,
  })
  expect(toPay).toBeGreaterThan(100_000)
  expect(secondOver).toBe(100_000)
  await act('createIssueSettlement', { id })
  for (const paidOn of ['2026-09-14', null]) {
    await expect(act('paySettlement', { id, paidOn })).rejects.toMatchObject({
      message:
        'Sobre $100.000 lo paga otra persona que quien lo emitió, con una cuenta independiente',
    })
  }
  await act('paySettlement', { id, paidOn: '2026-09-14' }, 'supergerente')
  const { rows } = await database.owner.query<{ status: string }>(
    'select status from settlement where company_id = $1 and user_contract_id = $2',
    [company, contract.id],
  )
  expect(rows).toEqual([{ status: 'PAID' }])
})
