import { describe, expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'

const { api, world, database } = await startApi()
const { elcira } = world.people
const contract = elcira.contracts[0]!

type Line = { code: string; amount: number }
type Who = Parameters<typeof api.as>[0]

const ends = { disengagementDate: '2026-09-11', payDate: '2026-09-25' }
const terms = {
  userContractId: contract.publicId,
  dismissalCause: 'ART_161_1',
  ...ends,
  pactAnyCause: false,
  pactWithoutYearsCap: false,
  pactWithoutUfCap: false,
  deferVacation: false,
  payLastPayslip: false,
  contributionsPaid: true,
}
const preview = async (more: object = {}) =>
  (
    await api.as('admin').run<{
      settlementPreview: { obstacles: string[]; warnings: string[]; lines: Line[] }
    }>(
      `query ($input: SettlementPreviewInput!) { settlementPreview(input: $input) {
        obstacles warnings lines { code amount group } } }`,
      { input: { ...terms, ...more } },
    )
  ).settlementPreview
const amount = (lines: readonly Line[], code: string) =>
  lines.find((line) => line.code === code)?.amount ?? 0

async function asCompany(statement: string): Promise<void> {
  await database.owner.query('begin')
  await database.owner.query('select app.begin_request($1, null, null, false, null)', [
    world.coihues.id,
  ])
  await database.owner.query(statement)
  await database.owner.query('commit')
}

describe('what protects a person, and what nobody knows yet', () => {
  test('a figure of the month that nobody has is said with its month, and listed', async () => {
    const later = { disengagementDate: '2026-11-30', payDate: '2026-12-11' }
    await expect(preview(later)).rejects.toMatchObject({
      field: 'payDate',
      message:
        'Falta un indicador de noviembre 2026: UF del último día del mes. Sin él no se ' +
        'calcula el finiquito, y lo ingresa quien administra los indicadores',
    })
    const missing = async (dates: object, who: Who = 'admin') =>
      (
        await api.as(who).run<{ settlementMissing: { key: string; yearMonth: number }[] }>(
          `query ($input: SettlementMissingInput!) {
            settlementMissing(input: $input) { key label yearMonth } }`,
          { input: { userContractId: contract.publicId, ...dates } },
        )
      ).settlementMissing
    expect(await missing(later)).toEqual([
      { key: 'UF', label: 'UF del último día del mes', yearMonth: 202611 },
      { key: 'UTM', label: expect.any(String), yearMonth: 202612 },
    ])
    expect(await missing(ends)).toEqual([])
    await expect(missing(later, 'trabajador')).rejects.toThrow()
    await expect(missing(later, 'boreal.admin')).rejects.toThrow()
  })

  test('a year after a maternal leave article 161 is stopped, and a judge asked for', async () => {
    const leave = (end: string) =>
      asCompany(`insert into absence (company_id, user_contract_id, type, subtype, start_date,
        end_date, response_status) values (${world.coihues.id}, ${contract.id}, 'LICENSE',
        'MATERNITY', '2025-06-02', '${end}', 'APPROVED')`)
    const forget = () =>
      asCompany(`delete from absence where user_contract_id = ${contract.id}
        and start_date = '2025-06-02'`)
    await leave('2025-09-11')
    expect((await preview()).obstacles).toEqual([
      'La persona tiene fuero hasta el 11-09-2026: ningún juez autoriza el art. 161 (Código del ' +
        'Trabajo, arts. 174 y 201)',
    ])
    const conduct = await preview({ dismissalCause: 'ART_160_7' })
    expect(conduct.obstacles).toEqual([])
    expect(conduct.warnings).toContain(
      'Con fuero hasta el 11-09-2026: pide autorización judicial (art. 174)',
    )
    expect((await preview({ dismissalCause: 'ART_159_2' })).warnings.join()).not.toMatch(/fuero/)
    await forget()
    await leave('2025-12-11')
    // A liquidator asks no judge, and pays what is left of the protection in place of the notice.
    const bankrupt = await preview({ dismissalCause: 'ART_163BIS', lastPay: 1_000_000 })
    expect(bankrupt.obstacles).toEqual([])
    expect(amount(bankrupt.lines, 'INDEMNIZACION_FUERO')).toBe(3_000_000)
    expect(amount(bankrupt.lines, 'INDEMNIZACION_AVISO')).toBe(0)
    expect(bankrupt.warnings.join()).toMatch(/hasta el 11-12-2026: no pide autorización judicial/)
    // What is on record of the same maternity is surer than what the leave lets deduce.
    await asCompany(`insert into labor_protection (company_id, user_id, kind, start_date, end_date)
      values (${world.coihues.id}, ${elcira.id}, 'MATERNITY', '2025-01-10', '2026-10-11')`)
    const recorded = await preview({ dismissalCause: 'ART_163BIS', lastPay: 1_000_000 })
    expect(amount(recorded.lines, 'FUERO_CONCURSAL')).toBe(1_000_000)
    expect((await preview({ dismissalCause: 'ART_160_7' })).obstacles).toEqual([
      'Tiene fuero hasta el 11-10-2026: pide autorización judicial, que se registra en los ' +
        'fueros de su ficha (art. 174)',
    ])
    await asCompany(`update labor_protection set court_date = '2026-08-20', court_case = 'O-1-2026'
      where user_id = ${elcira.id}`)
    const authorized = await preview({ dismissalCause: 'ART_160_7' })
    expect(authorized.obstacles).toEqual([])
    expect(authorized.warnings.join()).not.toMatch(/fuero/)
    expect((await preview()).obstacles).toEqual([expect.stringContaining('ningún juez autoriza')])
    await asCompany(`delete from labor_protection where user_id = ${elcira.id}`)
    await forget()
    await leave('2025-09-10')
    expect((await preview()).obstacles).toEqual([])
    await forget()
  })
})
