import { beforeAll, describe, expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import { amountOf, type MonthRow, Payslip, payrollOf } from '#tests/api/payroll.ts'
import { queriesOf } from '#tests/queries.ts'
import type { KnownPerson } from '#tests/world.ts'

const { api, world, database, asCompany } = await startApi()
const { vina, peumal } = world.businesses
const { bernarda, veronica, rodrigo, hernan, carolina, monserrat } = world.people
const admin = payrollOf(api.as('admin'))

let august: MonthRow
beforeAll(async () => {
  august = await admin.monthAt(vina, 202608)
})
const contractOf = ({ contracts: [contract] }: KnownPerson) => contract?.publicId ?? ''
const seenBy = (who: Parameters<typeof api.as>[0], person: KnownPerson, month = august.id) =>
  payrollOf(api.as(who)).payslip(month, contractOf(person))

describe('to the peso', () => {
  test('an operator with overtime, family allowance and union fee', async () => {
    // 585.000; 15 h at 42 h a week: 585.000 × 7 ÷ (30 × 42) × 1,5 × 15 = 73.125; bonus 45.550.
    // Gratification: 25 % of 703.675 = 175.918,75, under 4,75 × 553.553 ÷ 12 = 219.115. Taxable
    // 879.594: PlanVital 11,16 % = 98.163; health 7 % = 61.572; unemployment 0,6 % = 5.278. Tax
    // base 714.581, below 13,5 UTM. Not taxable: 48.000 + 36.000 + 12.000 + 2 burdens at 22.601.
    const payslip = await admin.payslip(august.id, contractOf(bernarda))
    const lines = {
      SUELDO_BASE: 585_000,
      HORAS_EXTRA: 73_125,
      BONO_PRODUCCION: 45_550,
      GRATIFICACION: 175_919,
      ASIGNACION_FAMILIAR: 45_202,
      COTIZACION_AFP: 98_163,
      SALUD_LEGAL: 61_572,
      AFC: 5_278,
      IMPUESTO_UNICO: 0,
      CUOTA_SINDICAL: 5_000,
      CASINO: 18_000,
    }
    for (const [code, amount] of Object.entries(lines)) {
      expect(amountOf(payslip, code), code).toBe(amount)
    }
    expect([payslip.earnings, payslip.deductions, payslip.net]).toEqual([
      1_020_796, 188_013, 832_783,
    ])
  })

  test('a salary in UF under the cap', async () => {
    // 62,5 UF × 40.873,77 = 2.554.610,6 → 2.554.611, and the cap of the gratification: 2.773.726.
    // Modelo 10,58 % = 293.460; health 194.161; unemployment 16.642. Base 2.269.463:
    // × 8 % − 1,74 UTM (124.669,26) = 56.887,78 → 56.888.
    const payslip = await admin.payslip(august.id, contractOf(veronica))
    expect(amountOf(payslip, 'SUELDO_BASE')).toBe(2_554_611)
    expect(amountOf(payslip, 'GRATIFICACION')).toBe(219_115)
    expect(amountOf(payslip, 'COTIZACION_AFP')).toBe(293_460)
    expect(amountOf(payslip, 'IMPUESTO_UNICO')).toBe(56_888)
    expect(payslip.net).toBe(2_296_575)
  })

  test('a salary over the cap, with an isapre whose plan exceeds the seven per cent', async () => {
    // 212,5 UF × 40.873,77 = 8.685.676. Cap 90 UF = 3.678.639: Habitat 11,27 % = 414.583; 7 % =
    // 257.505; plan 12,48 UF = 510.105, so 252.600 more. The extra does not lower the base:
    // 8.013.588; × 30,4 % − 17,8 UTM (1.275.352,2) = 1.160.779. More than eleven years: no
    // unemployment fee of his own.
    const payslip = await admin.payslip(august.id, contractOf(rodrigo))
    expect(amountOf(payslip, 'SUELDO_BASE')).toBe(8_685_676)
    expect(amountOf(payslip, 'SALUD_ADICIONAL')).toBe(252_600)
    expect(amountOf(payslip, 'AFC')).toBe(0)
    expect(amountOf(payslip, 'IMPUESTO_UNICO')).toBe(1_160_779)
    expect(payslip.net).toBe(6_600_209)
  })

  test('sections add up to the totals, and the totals to the net', async () => {
    const { rows } = await admin.payslips(august.id)
    for (const { userContractId } of rows.slice(0, 20)) {
      const { sections, earnings, deductions, net } = await admin.payslip(august.id, userContractId)
      const total = (...keys: string[]) =>
        sections.filter(({ key }) => keys.includes(key)).reduce((sum, one) => sum + one.total, 0)
      expect([total('taxable', 'earlier', 'nonTaxable'), total('legal', 'other')]).toEqual([
        earnings,
        deductions,
      ])
      expect(net).toBe(Math.max(0, earnings - deductions))
    }
  })
})

describe('beside the month before', () => {
  test('says the difference and the lines that made it', async () => {
    const july = await admin.monthAt(vina, 202607)
    const now = await admin.payslip(august.id, contractOf(bernarda))
    const before = await admin.payslip(july.id, contractOf(bernarda))
    expect(now.netBefore).toBe(before.net)
    for (const { code, change } of now.movements) {
      const takes = now.sections.some(
        ({ key, lines }) =>
          (key === 'legal' || key === 'other') && lines.some((line) => line.code === code),
      )
      const moved = amountOf(now, code) - amountOf(before, code)
      expect(change, code).toBe(takes ? -moved : moved)
    }
    expect(now.movements.map(({ change }) => Math.abs(change))).toEqual(
      now.movements.map(({ change }) => Math.abs(change)).toSorted((a, b) => b - a),
    )
  })

  test('orders the list by what changed most, who is new with all of it', async () => {
    const { rows } = await admin.payslips(august.id, { sort: { by: 'change', descending: true } })
    const sizes = rows.map((row) => Math.abs(row.net - (row.netBefore ?? 0)))
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a))
    expect(rows.some(({ netBefore }) => netBefore === null)).toBe(true)
  })
})

describe('the list of a month', () => {
  test('finds by name without accents, by any of the words, and by RUT', async () => {
    const find = async (search: string) =>
      (await admin.payslips(august.id, { filter: { payrollMonthId: august.id, search } })).rows.map(
        ({ name }) => name,
      )
    expect(await find('huenchul bernarda')).toEqual([bernarda.name])
    expect(await find('VERONICA sepulveda')).toEqual([veronica.name])
    for (const typed of ['41.000.069-5', '410000695', '41000069']) {
      expect(await find(typed), typed).toEqual([bernarda.name])
    }
    expect(await find('%')).toEqual([])
    expect(await find('nadie que exista')).toEqual([])
  })

  test('finds an area by its name of today, whatever its payslips say', async () => {
    const inArea = async (area: string) =>
      (await admin.payslips(august.id, { filter: { payrollMonthId: august.id, area } })).rows.map(
        ({ name }) => name,
      )
    const before = await inArea('Viñedos')
    expect(before).toContain(hernan.name)
    const { rows } = await database.owner.query<{ id: string; version: number }>(
      `update area set name = 'Viñas del valle', name_key = app.name_key('Viñas del valle')
       where company_id = $1 and name = 'Viñedos' returning id, version`,
      [world.coihues.id],
    )
    expect(rows).toHaveLength(1)
    expect(await inArea('viñas del VALLE')).toEqual(before)
    expect(await inArea('Viñedos')).toEqual([])
    await database.owner.query(
      `update area set name = 'Viñedos', name_key = app.name_key('Viñedos')
       where company_id = $1 and name = 'Viñas del valle'`,
      [world.coihues.id],
    )
  })

  test('is asked of the database as often for ten rows as for a hundred', async () => {
    const of = (size: number) => () => admin.payslips(august.id, { page: { number: 1, size } })
    // A page with all the rows shows the total by itself, so that nothing is counted.
    expect(await queriesOf(of(100))).toBe((await queriesOf(of(10))) - 1)
  })

  test('names nothing of a month of another company', async () => {
    const boreal = payrollOf(api.as('boreal.admin'))
    expect(await boreal.payslips(august.id)).toEqual({ total: 0, rows: [] })
    await expect(boreal.payslip(august.id, contractOf(bernarda))).rejects.toMatchObject({
      kind: 'not-found',
    })
  })
})

describe('who sees which', () => {
  test('a worker their own once the month is closed, and nobody else', async () => {
    expect((await seenBy('trabajador', bernarda)).net).toBe(832_783)
    for (const other of [veronica, hernan, rodrigo]) {
      await expect(seenBy('trabajador', other), other.name).rejects.toMatchObject({
        kind: 'not-found',
      })
    }
    const own = await payrollOf(api.as('trabajador')).payslips(august.id)
    expect(own.rows.map(({ name }) => name)).toEqual([bernarda.name])
  })

  test('a supervisor and a sub-manager only their own', async () => {
    expect((await seenBy('supervisor', hernan)).name).toBe(hernan.name)
    await expect(seenBy('supervisor', bernarda)).rejects.toMatchObject({ kind: 'not-found' })
    const month = await admin.monthAt(peumal, 202608)
    const own = await payrollOf(api.as('subgerente')).payslips(month.id)
    expect(own.rows.map(({ name }) => name)).toEqual([world.people.ester.name])
  })

  test('managers of the company all but the confidential payroll', async () => {
    for (const who of ['gerente', 'lectura'] as const) {
      expect((await seenBy(who, bernarda)).net, who).toBe(832_783)
      await expect(seenBy(who, rodrigo), who).rejects.toMatchObject({ kind: 'not-found' })
      const { rows } = await payrollOf(api.as(who)).payslips(august.id)
      expect(rows.map(({ name }) => name)).not.toContain(rodrigo.name)
    }
    expect((await seenBy('supergerente', rodrigo)).net).toBe(6_600_209)
  })

  test('a manager of one razón social only its people', async () => {
    const month = await admin.monthAt(peumal, 202608)
    expect((await seenBy('gerente.peumal', monserrat, month.id)).name).toBe(monserrat.name)
    await expect(seenBy('gerente.peumal', bernarda)).rejects.toMatchObject({ kind: 'not-found' })
  })

  test('who becomes confidential disappears from old months too', async () => {
    await asCompany(`update users set is_private_role = true where id = ${veronica.id}`)
    await expect(seenBy('gerente', veronica)).rejects.toMatchObject({ kind: 'not-found' })
    await asCompany(`update users set is_private_role = false where id = ${veronica.id}`)
    expect((await seenBy('gerente', veronica)).net).toBe(2_296_575)
  })

  test('nobody without the permission', async () => {
    for (const who of ['externo', 'invitado'] as const) {
      await expect(seenBy(who, bernarda), who).rejects.toMatchObject({ kind: 'forbidden' })
    }
    const input = { payrollMonthId: august.id, contractId: contractOf(bernarda) }
    await expect(api.nobody.run(Payslip, { input })).rejects.toMatchObject({
      kind: 'unauthenticated',
    })
  })

  test('reading somebody else’s leaves a row in the audit, reading one’s own none', async () => {
    const readings = async () =>
      Number(
        (
          await database.owner.query<{ count: string }>(
            `select count(*) from audit_event where entity = 'lectura:liquidación'
               and entity_id = $1`,
            [String(bernarda.contracts[0]?.id)],
          )
        ).rows[0]?.count,
      )
    const before = await readings()
    await seenBy('trabajador', bernarda)
    expect(await readings()).toBe(before)
    await seenBy('gerente', bernarda)
    expect(await readings()).toBe(before + 1)
    await seenBy('admin', carolina)
    expect(await readings()).toBe(before + 1)
  })
})

describe('the history of a contract', () => {
  const History = `query History($input: PayrollHistoryInput!) {
    payrollHistory(input: $input) { yearMonth net isOpen name }
  }`
  const historyOf = async (who: Parameters<typeof api.as>[0], person: KnownPerson) =>
    (
      await api.as(who).run<{ payrollHistory: { yearMonth: number; net: number }[] }>(History, {
        input: { contractId: contractOf(person) },
      })
    ).payrollHistory

  test('goes from the newest month to the first', async () => {
    const history = await historyOf('trabajador', bernarda)
    expect(history.map(({ yearMonth }) => yearMonth)).toEqual([
      202608, 202607, 202606, 202605, 202604, 202603, 202602, 202601,
    ])
    expect(history[0]?.net).toBe(832_783)
  })

  test('of somebody out of reach is empty, as of somebody who is not', async () => {
    expect(await historyOf('trabajador', hernan)).toEqual([])
    expect(await historyOf('boreal.admin', bernarda)).toEqual([])
  })
})
