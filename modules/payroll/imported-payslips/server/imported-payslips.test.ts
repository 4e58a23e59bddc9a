import { beforeAll, describe, expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import { amountOf, outcome, payrollOf } from '#tests/api/payroll.ts'
import { filesOf } from '#tests/importations.ts'
import type { Username } from '#tests/world.ts'

/** What other systems paid before. Today is Tuesday 15 September 2026; until August is closed. */
const { api, url, world, database, drainJobs } = await startApi()
const { act, load, rowsOf, shown } = filesOf({ api, url, drainJobs })
const { bernarda, hernan, matias } = world.people
const { vina } = world.businesses
const admin = payrollOf(api.as('admin'))
const contractOf = (person: typeof bernarda) => person.contracts[0]?.publicId ?? ''

const file = (...rows: string[]) =>
  [
    'HISTORICAL_PAYROLLS v1',
    '',
    'RUT;Razón social;Mes;Días;Sueldo(2101);Comisiones(2103);3141;Líquido',
    ...rows,
  ].join('\r\n')

const historyOf = async (who: Username, person: typeof bernarda) =>
  (
    await api.as(who).run<{ importedPayslips: { yearMonth: number; net: number }[] }>(
      `query ($input: ImportedPayslipsInput!) {
        importedPayslips(input: $input) { yearMonth net } }`,
      { input: { contractId: contractOf(person) } },
    )
  ).importedPayslips

describe('months that another system paid', () => {
  beforeAll(async () => {
    const { id } = await load(
      'HISTORICAL_PAYROLLS',
      file(
        `${bernarda.rut};Viña Los Coihues;11-2025;30;700.000;50.000;80.000;670.000`,
        `${bernarda.rut};Viña Los Coihues;12-2025;30;700.000;20.000;75.000;645.000`,
      ),
    )
    expect(await rowsOf(id, { result: 'ERROR' })).toEqual([])
    const { version } = await shown(id)
    await act('apply', { id, version, mode: 'ALL' })
    await drainJobs()
    expect(await shown(id)).toMatchObject({ state: 'APPLIED', applied: 2 })
  })

  test('stand in the history of the contract, for its person and who reads its pay', async () => {
    const both = [
      { yearMonth: 202512, net: 645_000 },
      { yearMonth: 202511, net: 670_000 },
    ]
    expect(await historyOf('trabajador', bernarda)).toEqual(both)
    expect(await historyOf('admin', bernarda)).toEqual(both)
    expect(await historyOf('trabajador', hernan)).toEqual([])
    expect(await historyOf('boreal.admin', bernarda)).toEqual([])
  })

  test('are refused over a month of ours, by the database too', async () => {
    const { id } = await load(
      'HISTORICAL_PAYROLLS',
      file(`${bernarda.rut};Viña Los Coihues;02-2026;30;700.000;0;0;700.000`),
    )
    expect((await rowsOf(id))[0]?.cells.find(({ problem }) => problem)).toMatchObject({
      column: 'month',
      problem: 'Desde enero 2026 los meses se calculan aquí: no se importan',
    })
    await expect(
      database.owner.query(
        `insert into imported_payslip (company_id, user_contract_id, year_month, days, amounts,
           earnings, deductions, net)
         select company_id, user_contract_id, 202605, 30, '{}', 0, 0, 0 from imported_payslip
         limit 1`,
      ),
    ).rejects.toThrow('El mes se calcula aquí')
  })

  test('are averaged by a vacation, where there are none of ours', async () => {
    const september = await admin.monthAt(vina, 202609)
    const contract = contractOf(matias)
    // As if he had been paid elsewhere until August.
    await database.owner.query(`begin; set local session_replication_role = replica;
      delete from payslip p using user_contract c, users u, payroll_month m
        where c.company_id = p.company_id and c.id = p.user_contract_id
          and u.company_id = c.company_id and u.id = c.user_id and u.rut = '${matias.rut}'
          and m.company_id = p.company_id and m.id = p.payroll_month_id and m.year_month < 202609;
      insert into imported_payslip (company_id, user_contract_id, year_month, days, amounts,
          earnings, deductions, net)
        select c.company_id, c.id, month, 30, '{"2101": 500000, "2103": 300000}', 800000, 0, 800000
        from user_contract c join users u on u.company_id = c.company_id and u.id = c.user_id
        cross join unnest('{202606,202607,202608}'::int[]) as month
        where u.rut = '${matias.rut}';
      commit`)
    await api.as('admin').mutate(
      `mutation ($input: CreateVacationInput!) {
        createVacation(input: $input) { ${outcome} data { id } } }`,
      {
        input: {
          userContractId: contract,
          startDate: '2026-09-21',
          endDate: '2026-09-25',
          advance: true,
          approve: true,
        },
      },
    )
    await admin.calculate(september.id)
    await drainJobs()
    const view = await admin.payslip(september.id, contract)
    // Three months of 300.000, by thirtieths: five days.
    expect(amountOf(view, 'VARIABLE_EN_FERIADO')).toBe(50_000)
  })
})
