import { beforeAll, expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import { findingsOf, type MonthRow, payrollOf } from '#tests/api/payroll.ts'

const { api, world, asCompany, drainJobs } = await startApi()
const { vina } = world.businesses
const { hernan } = world.people
const admin = payrollOf(api.as('admin'))

type Finding = { rule: string; severity: string; name: string | null } & {
  answerable: boolean
  message: string
  fix: string
}
const fields = 'rule severity answerable name message fix'
const found = async () =>
  (await findingsOf<Finding>(api.as('admin'), september.id, fields)).filter(({ rule }) =>
    rule.startsWith('CENTROS_'),
  )

/** What the foreman's second centre bears of him. */
const bears = (percentage: number, from: string | null = null) =>
  asCompany(
    `update cost_center_contract p set percentage = $1,
       valid = daterange(coalesce($2::date, lower(valid)), null)
     from cost_center c where c.company_id = p.company_id and c.id = p.cost_center_id
       and p.user_contract_id = $3 and c.code = '210'`,
    [percentage, from, hernan.contracts[0]?.id],
  )

let september: MonthRow
beforeAll(async () => {
  september = await admin.monthAt(vina, 202609)
  await admin.calculate(september.id)
  await drainJobs()
})

const lacks = {
  rule: 'CENTROS_SIN_COMPLETAR',
  severity: 'ERROR',
  answerable: false,
  name: hernan.name,
  fix: 'CENTERS',
}

test('a split short of the whole in the group of the accounting stops the closing', async () => {
  expect(await found()).toEqual([])
  await bears(30)
  const message =
    'En el grupo Por área queda 10% de su costo del mes sin centro: complete su reparto'
  expect(await found()).toEqual([{ ...lacks, message }])
  await expect(admin.close(september.id, true)).rejects.toMatchObject({
    kind: 'conflict',
    message: expect.stringContaining('1 error en los controles impide cerrar'),
  })
})

test('the days of the month without a centre count, though its last day is whole', async () => {
  await bears(40, '2026-09-16')
  const message =
    'En el grupo Por área queda 20% de su costo del mes sin centro: complete su reparto'
  expect(await found()).toEqual([{ ...lacks, message }])
})

test('outside the group of the accounting it is a warning of the month it changes in', async () => {
  await asCompany('update accounting_entry set group_id = null')
  expect(await found()).toEqual([])
  await bears(30, '2026-09-16')
  expect(await found()).toMatchObject([
    { rule: 'CENTROS_INCOMPLETOS', severity: 'WARNING', name: hernan.name, fix: 'CENTERS' },
  ])
  // An account that is chosen by one of its centres uses the group, too.
  await asCompany(
    `insert into accounting_rule (company_id, source, cost_center_id, debit_account_id)
     select c.company_id, 'SALARY', c.id, (select min(a.id) from accounting_account a
       where a.company_id = c.company_id) from cost_center c where c.code = '210'`,
  )
  expect(await found()).toMatchObject([{ rule: 'CENTROS_SIN_COMPLETAR' }])
})
