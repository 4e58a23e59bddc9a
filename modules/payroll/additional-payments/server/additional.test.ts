import { beforeAll, describe, expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import { copyClosedMonth } from '#tests/api/closed-months.ts'
import { additionalOf } from '#tests/api/additional.ts'
import { comesByPages } from '#tests/api/additional-pages.ts'
import { releaseOf } from '#tests/api/processes.ts'
import { amountOf, type MonthRow, outcome, payrollOf } from '#tests/api/payroll.ts'
import { rightsOf } from '#tests/api/rights.ts'
import { queriesOf } from '#tests/queries.ts'

const { api, world, database, drainJobs } = await startApi()
const { vina } = world.businesses
const { bernarda, rodrigo } = world.people
const admin = payrollOf(api.as('admin'))
const rights = rightsOf(api.as('admin'))
const contractOf = (person: typeof bernarda) => person.contracts[0]?.publicId ?? ''

type Who = Parameters<typeof api.as>[0]
const apart = additionalOf(api.as('admin'))
const save = (rows: readonly object[]) => apart.save(extra.id, rows)
const listedIn = async (payrollMonthId: string, person: typeof bernarda, who: Who = 'admin') =>
  (await additionalOf(api.as(who)).payments(payrollMonthId)).find(
    (row) => row.contractId === contractOf(person),
  )
const paymentOf = async (person: typeof bernarda, who: Who = 'admin') => {
  const row = await listedIn(extra.id, person, who)
  if (!row || row.net === null) return row && { ...row, lines: [] }
  const { lines } = await additionalOf(api.as(who)).paper(extra.id, row.contractId)
  return { ...row, lines }
}
const bonus = (person: typeof bernarda, value: string) => ({
  contractId: contractOf(person),
  itemCode: 'AGUINALDO',
  value,
})

let september: MonthRow
let extra: { id: string }
beforeAll(async () => {
  september = await admin.monthAt(vina, 202609)
})

describe('a payment apart', () => {
  test('waits for the closing of the payroll of its month', async () => {
    await expect(apart.open(vina.publicId, 202609)).rejects.toMatchObject({
      message: 'Primero hay que cerrar las remuneraciones del mes',
      field: 'yearMonth',
    })
    await admin.calculate(september.id)
    await drainJobs()
    await admin.close(september.id, true)
    extra = await apart.open(vina.publicId, 202609)
  })

  test('is what the month would have been with it, less what it was', async () => {
    const before = await admin.payslip(september.id, contractOf(bernarda))
    await save([bonus(bernarda, '150000'), bonus(rodrigo, '500000')])
    const foreign = world.boreal.people.nahuel.contracts[0]?.publicId
    await comesByPages(api.as('admin'), extra.id, {
      paid: [contractOf(rodrigo), contractOf(bernarda)],
      foreign,
    })
    const payment = await paymentOf(bernarda)
    const change = (code: string) =>
      payment?.lines.find((line) => line.code === code)?.difference ?? 0
    expect(payment?.earnings).toBe(150_000)
    // PlanVital 11,16 %, health 7 %, unemployment 0,6 %, each to the peso on the whole month.
    expect(Math.abs(change('COTIZACION_AFP') - 16_740)).toBeLessThanOrEqual(1)
    expect(Math.abs(change('SALUD_LEGAL') - 10_500)).toBeLessThanOrEqual(1)
    expect(payment?.net).toBe(150_000 - (payment?.deductions ?? 0))

    // Over the cap nothing more is contributed: only the tax of the month takes its part.
    const high = await paymentOf(rodrigo)
    expect(high?.lines.map(({ code }) => code)).not.toContain('COTIZACION_AFP')
    expect(high?.lines.find(({ code }) => code === 'IMPUESTO_UNICO')?.difference).toBe(
      high?.deductions,
    )
    // The closed payslip is what it was.
    expect(await admin.payslip(september.id, contractOf(bernarda))).toEqual(before)
  })

  test('is the same as having paid it in the month', async () => {
    const payment = await paymentOf(bernarda)
    const closed = await admin.payslip(september.id, contractOf(bernarda))
    const whole = payment?.lines.find(({ code }) => code === 'COTIZACION_AFP')?.difference ?? 0
    const taxable = amountOf(closed, 'COTIZACION_AFP') + whole
    await save([bonus(bernarda, '0')])
    expect((await paymentOf(bernarda))?.net).toBeNull()
    await admin.reopen(september.id)
    // What she was given already stays: the cell says the whole of the month.
    const given = String(amountOf(closed, 'AGUINALDO') + 150_000)
    await api.as('admin').mutate(
      `mutation ($input: SaveUserItemsInput!) {
        saveUserItems(input: $input) { ${outcome} data { saved } } }`,
      { input: { payrollMonthId: september.id, cells: [bonus(bernarda, given)] } },
    )
    await admin.calculate(september.id)
    await drainJobs()
    const together = await admin.payslip(september.id, contractOf(bernarda))
    expect(together.net).toBe(closed.net + (payment?.net ?? 0))
    expect(amountOf(together, 'COTIZACION_AFP')).toBe(taxable)
    await admin.close(september.id, true)
  })

  test('is of earnings that the closed payroll knew', async () => {
    for (const itemCode of ['PRESTAMO_EMPRESA', 'NO_EXISTE', 'HORAS_EXTRA']) {
      await expect(
        save([{ ...bonus(bernarda, '1000'), itemCode }]),
        itemCode,
      ).rejects.toMatchObject({ field: 'rows.0.itemCode' })
    }
    const foreign = world.boreal.people.nahuel.contracts[0]?.publicId ?? ''
    await expect(save([{ ...bonus(bernarda, '1000'), contractId: foreign }])).rejects.toMatchObject(
      { kind: 'not-found' },
    )
  })

  test('closes on the payroll it was calculated with, which is reopened after it', async () => {
    // September was closed again meanwhile: what rests on it is calculated anew.
    await expect(admin.close(extra.id)).rejects.toThrow(/Calcule antes/)
    await admin.calculate(extra.id)
    expect(await admin.close(extra.id)).toMatchObject({ isOpen: false })
    await expect(admin.reopen(september.id)).rejects.toMatchObject({
      message: 'Primero hay que reabrir el proceso adicional del mes',
    })
    await expect(save([bonus(bernarda, '1')])).rejects.toMatchObject({
      message: 'El mes está cerrado',
    })
  })

  test('is released once, and again only what changed in a reopening', async () => {
    const own = async (who: Who) =>
      (
        await api.as(who).run<{ ownAdditionalPayments: { net: number; paymentLabel: string }[] }>(
          `{ ownAdditionalPayments { payrollMonthId yearMonth net paymentLabel
            lines { code difference } } }`,
        )
      ).ownAdditionalPayments
    const release = (who: Who = 'admin') => additionalOf(api.as(who)).release(extra.id)
    const mails = async () =>
      (
        await database.owner.query<{ key: string; text: string }>(
          `select key, text_body as text from mail_outbox where key like 'additional:%'`,
        )
      ).rows
    if (!(await admin.month(extra.id)).isOpen) await admin.reopen(extra.id)
    await save([bonus(bernarda, '150000')])
    await admin.calculate(extra.id)
    await expect(release()).rejects.toMatchObject({ message: 'Primero hay que cerrar el proceso' })
    expect(await own('trabajador')).toEqual([])
    await admin.close(extra.id)
    expect(await own('trabajador')).toEqual([])
    // Who has no mail is named before a release that cannot be undone.
    expect(await withoutMail()).toEqual([])
    await withoutMailOf(bernarda, async () => {
      expect(await withoutMail()).toEqual([bernarda.name])
    })
    await expect(release('supergerente')).rejects.toMatchObject({ kind: 'forbidden' })
    const [first, second] = await Promise.allSettled([release(), release()])
    expect([first.status, second.status].toSorted()).toEqual(['fulfilled', 'rejected'])
    const { total } = (
      await api.as('admin').run<{ additionalRelease: { total: number; released: number } }>(
        `query ($input: OfAdditionalMonth!) { additionalRelease(input: $input) {
          total released mailed releasedAt } }`,
        { input: { payrollMonthId: extra.id } },
      )
    ).additionalRelease
    const written = await mails()
    expect(written).toHaveLength(total)
    expect(written.every(({ text }) => !/\$|\d{1,3}\.\d{3}/.test(text))).toBe(true)
    const [mine] = await own('trabajador')
    expect(mine).toMatchObject({
      net: (await paymentOf(bernarda))?.net,
      paymentLabel: 'Por pagar',
    })
    expect(await own('supervisor')).toEqual([])

    await admin.reopen(extra.id)
    expect(await own('trabajador')).toEqual([])
    await save([bonus(bernarda, '160000')])
    await admin.close(extra.id)
    // What she had been shown is no longer so: she sees it again when it is released again.
    expect(await own('trabajador')).toEqual([])
    expect(await release()).toMatchObject({ total, released: total })
    expect(await mails()).toHaveLength(total + 1)
    expect(await own('trabajador')).toHaveLength(1)

    const paying = releaseOf(api.as('admin'))
    expect((await paying.transfers(extra.id)).length).toBe(total)
    await paying.transfer(extra.id, [contractOf(bernarda)], 'PAID')
    expect((await own('trabajador'))[0]?.paymentLabel).toBe('Oficial')
    await expect(admin.reopen(extra.id)).rejects.toMatchObject({
      message: expect.stringMatching(/^Hay 1 pago hecho o enviado al banco/),
    })
  })

  test('is not seen by who may not see pay, nor of another company', async () => {
    await expect(paymentOf(bernarda, 'trabajador')).rejects.toMatchObject({ kind: 'forbidden' })
    await expect(paymentOf(bernarda, 'boreal.admin')).rejects.toMatchObject({ kind: 'not-found' })
  })
})

const processOf = async (yearMonth: number) => (await apart.open(vina.publicId, yearMonth)).id

describe('pay of several months', () => {
  const { fernanda, camilo } = world.people
  let august: string
  const participation = (person: typeof fernanda, value: string, from?: number, to?: number) => ({
    contractId: contractOf(person),
    itemCode: 'PARTICIPACION',
    value,
    accruedFrom: from ?? null,
    accruedTo: to ?? null,
  })
  const pay = (...rows: object[]) => apart.save(august, rows)
  const paidTo = async (person: typeof fernanda) => {
    const row = await listedIn(august, person)
    const { months } = await apart.paper(august, contractOf(person))
    return row && { ...row, months }
  }

  test('contributes and pays tax in each month that earned it, as one row per month', async () => {
    august = await processOf(202608)
    await pay(participation(fernanda, '300000', 202606, 202608))
    const payment = await paidTo(fernanda)
    // 100.000 each month: AFP 11,45 %, health 7 %, unemployment 0,6 % = 11.450 + 7.000 + 600. The
    // other 80.950 are in the bracket of 4 %: 3.238, in June UTM brought to August's:
    // 3.238 × 71.649 ÷ 71.506 = 3.244,5.
    expect(payment).toMatchObject({ accruedFrom: 202606, accruedTo: 202608, earnings: 300_000 })
    expect(
      payment?.months.map((one) => [one.yearMonth, one.part, one.tax, one.taxAtPayment]),
    ).toEqual([
      [202606, '100000', 3238, 3244],
      [202607, '100000', 3238, 3238],
      [202608, '100000', 3238, 3238],
    ])
    expect(payment?.deductions).toBe(3 * 19_050 + 3244 + 2 * 3238)
    expect(payment?.net).toBe(300_000 - 66_870)
    // Calculated again it is the same, and it closes on the months it rests on.
    await admin.calculate(august)
    expect(await paidTo(fernanda)).toEqual(payment)
  })

  test('is refused for months that are open, unknown, turned round or of nobody', async () => {
    const refused = async (row: object, field: string, message: RegExp) =>
      expect(pay(row), field).rejects.toMatchObject({
        field: `rows.0.${field}`,
        message: expect.stringMatching(message),
      })
    await refused(participation(fernanda, '1', 202512, 202601), 'accruedFrom', /diciembre 2025/)
    await refused(participation(fernanda, '1', 202607), 'accruedTo', /Indique hasta/)
    await refused(participation(fernanda, '1', undefined, 202607), 'accruedFrom', /Indique desde/)
    await refused(participation(fernanda, '1', 202607, 202606), 'accruedTo', /antes de comenzar/)
    await refused(participation(fernanda, '1', 202607, 202609), 'accruedTo', /agosto 2026/)
    await refused(participation(fernanda, '1', 202207, 202608), 'accruedFrom', /36 meses/)
    // Camilo began on 17 August.
    await refused(participation(camilo, '9000', 202607, 202608), 'accruedFrom', /julio 2026/)
  })
})

describe('the gratification of a year', () => {
  const { alejandra, bastian, loreto, lorena, nicolas } = world.people
  let december: string

  type Row = {
    contractId: string
    rule: string
    months: number
    base: number
    cap: number | null
    due: number | null
    paid: number
    difference: number | null
    state: string
    reason: string | null
    net: number | null
    deductions: number | null
  }
  const rowFields =
    'contractId rule months base cap due paid difference state reason net deductions'
  const yearFields = `year years { year reason } profit ownCapital pool pay seesAll minimumIncome
    firstMonth states { state people difference net } job { status done total error }`
  const settle = async (more: object = {}, payrollMonthId = december, who: Who = 'admin') => {
    await api.as(who).mutate<{ jobId: string }>(
      `mutation ($input: SaveGratificationInput!) { saveGratification(input: $input) {
        ${outcome} data { jobId } } }`,
      { input: { payrollMonthId, year: 2026, ...more } },
    )
    await drainJobs()
  }
  type Year = {
    year: number | null
    pool: number
    pay: number
    seesAll: boolean
    states: { people: number }[]
  }
  const year = async (payrollMonthId = december, who: Who = 'admin') => {
    const { gratification } = await api
      .as(who)
      .run<{ gratification: Year }>(
        `query ($input: OfGratification!) { gratification(input: $input) { ${yearFields} } }`,
        { input: { payrollMonthId } },
      )
    return { ...gratification, rows: await rowsOf({ payrollMonthId }, 100, who) }
  }
  const rowsOf = async (filter: object, size: number, who: Who = 'admin') =>
    (
      await api.as(who).run<{ gratificationRows: { rows: Row[]; total: number } }>(
        `query ($filter: GratificationRowsFilter, $page: Page) {
          gratificationRows(filter: $filter, page: $page) { total rows { ${rowFields} } } }`,
        { filter, page: { number: 1, size } },
      )
    ).gratificationRows.rows

  test('waits for its year to end, and for each of its months to be closed', async () => {
    await expect(settle({}, extra.id)).rejects.toMatchObject({ message: 'El mes está cerrado' })
    // The rest of the year as September was: what is tested is what comes after.
    await copyClosedMonth(
      database.owner,
      { company: world.coihues, business: vina },
      202609,
      [202610, 202611, 202612],
    )
    december = await processOf(202612)
    expect(await year()).toMatchObject({
      year: null,
      years: [
        { year: 2026, reason: null },
        { year: 2025, reason: 'Faltan las remuneraciones de diciembre 2025' },
      ],
    })
    for (const wrong of [2025, 2027]) {
      await expect(settle({ year: wrong })).rejects.toMatchObject({ field: 'year' })
    }
    await expect(settle({ ownCapital: 1 })).rejects.toMatchObject({ field: 'profit' })
    const early = await processOf(202607)
    await expect(settle({}, early)).rejects.toThrow('El año 2026 no ha terminado')
  })

  test('by article 50 owes the cap of December less what each month advanced', async () => {
    await settle()
    const { rows } = await year()
    // 4,75 × 553.553 = 2.629.376,75; 4 × 213.354 + 8 × 219.115 = 2.606.336
    expect(rowOf(rows, loreto)).toMatchObject({
      rule: 'ART_50',
      months: 12,
      base: 12 * 4_980_000,
      cap: 2_629_377,
      due: 2_629_377,
      paid: 2_606_336,
      difference: 23_041,
      state: 'PAY',
    })
    const { accrued } = await detailOf(loreto)
    // 1.920 in January, over the caps of pension and health: unemployment 0,6 % = 12; the other
    // 1.908 × 13,5 % = 257,6, in UTM of January at the payment's: 258 × 71.721 ÷ 69.751 = 265,3.
    expect(accrued[0]).toMatchObject({ part: '1920', tax: 258, taxAtPayment: 265 })
    expect(accrued[0]?.deductions).toBe(12 + 265)
    expect(accrued.at(-1)).toMatchObject({ part: '1921', tax: 258, deductions: 11 + 258 })
    expect(rowOf(rows, loreto)).toMatchObject({ deductions: 3263, net: 23_041 - 3263 })
    // 25 % of 9.394.300 = 2.348.575 under the cap; the rounding of twelve months is nothing.
    expect(rowOf(rows, nicolas)).toMatchObject({ difference: -2, state: 'EVEN', net: null })
    // Agreed: 12 × 225.000, over the 2.610.000 of the law; nobody takes it back.
    expect(rowOf(rows, bastian)).toMatchObject({
      due: 2_610_000,
      difference: -90_000,
      state: 'EXCESS',
    })
    expect(rowOf(rows, lorena)).toBeUndefined()
    expect(rowOf(rows, alejandra)).toMatchObject({ rule: 'ART_47', state: 'NO_PROFIT' })
    const left = rows.filter(({ state }) => state === 'EXCLUDED')
    expect(left.length).toBeGreaterThan(0)
    expect(left.every(({ reason }) => reason?.startsWith('El contrato terminó el'))).toBe(true)
  })

  test('by article 47 shares the profit in proportion to the pay of all', async () => {
    await settle({ profit: 120_000_000, ownCapital: 200_000_000 })
    const { rows, pool, pay } = await year()
    // (120.000.000 − 10 % of 200.000.000) × 30 %
    expect(pool).toBe(30_000_000)
    // 30.000.000 × 21.932.908 ÷ 1.201.985.388 = 547.417,0
    expect(pay).toBe(1_201_985_388)
    expect(rowOf(rows, alejandra)).toMatchObject({
      base: 21_932_908,
      due: 547_417,
      paid: 0,
      difference: 547_417,
      state: 'PAY',
    })
    expect((await detailOf(alejandra)).accrued).toHaveLength(12)
  })

  test('shows the profit to readers who see everybody, and each person their part', async () => {
    const shares = async (who: Who) => {
      const { pool, pay, seesAll } = await year(december, who)
      return { pool, pay, seesAll }
    }
    const whyOf = async (who: Who) => (await detailOf(alejandra, who)).reasons.join('\n')
    const all = { pool: 30_000_000, pay: 1_201_985_388, seesAll: true }
    expect(await shares('admin')).toEqual(all)
    expect(await whyOf('admin')).toContain('$1.201.985.388')
    // Rodrigo's pay is confidential: the company total minus the people they see would reveal it.
    expect(await shares('gerente')).toEqual({ pool: null, pay: null, seesAll: false })
    expect(await whyOf('gerente')).toMatch('Ganó $21.932.908. Lo que se reparte')
  })

  test('keeps the profit that who sees less than all cannot give', async () => {
    await rights.hide(bastian, vina)
    await database.owner.query('update users set is_private_role = false where id = $1', [
      rodrigo.id,
    ])
    const wrong = { field: 'profit', kind: 'invalid' }
    await expect(settle({ profit: 1 }, december, 'supergerente')).rejects.toMatchObject(wrong)
    await settle({}, december, 'supergerente')
    expect((await year()).pool).toBe(30_000_000)
    await rights.hide(bastian, vina, false)
    await database.owner.query('update users set is_private_role = true where id = $1', [
      rodrigo.id,
    ])
    await settle({ profit: 120_000_000, ownCapital: 200_000_000 })
  })

  test('leaves out who is excluded, and nobody else', async () => {
    const before = (await year()).rows
    await exclude(loreto, 'Se le pagó en efectivo')
    const after = (await year()).rows
    expect(rowOf(after, loreto)).toMatchObject({
      state: 'EXCLUDED',
      reason: 'Se le pagó en efectivo',
      net: null,
    })
    expect(after.filter(({ net }) => net !== null)).toHaveLength(
      before.filter(({ net }) => net !== null).length - 1,
    )
    await exclude(loreto, null)
    expect((await year()).rows).toEqual(before)
    // Nobody else's year is read again, and a page costs the same as another.
    const leave = (people: readonly (typeof bernarda)[], reason: string | null) =>
      queriesOf(() => excludeAll(people, reason))
    const few = await leave([loreto], null)
    expect(await leave([loreto, bastian, nicolas], null)).toBe(few)
    const listed = (size: number) => queriesOf(() => rowsOf({ payrollMonthId: december }, size))
    // A page with all the rows shows the total by itself, so that nothing is counted.
    expect(await listed(100)).toBe((await listed(10)) - 1)
    expect((await rowsOf({ payrollMonthId: december, search: 'loreto' }, 10)).length).toBe(1)
    expect(await rowsOf({ payrollMonthId: december, state: 'EXCLUDED' }, 100)).toEqual(
      before.filter(({ state }) => state === 'EXCLUDED'),
    )
    await expect(exclude(lorena, 'x')).rejects.toMatchObject({ kind: 'not-found' })
    await expect(exclude(world.boreal.people.nahuel, 'x')).rejects.toMatchObject({
      kind: 'not-found',
    })
  })

  test('is closed to people who may not see pay, and to another company', async () => {
    for (const who of ['trabajador', 'supervisor'] as const) {
      await expect(year(december, who)).rejects.toMatchObject({ kind: 'forbidden' })
    }
    await expect(year(december, 'boreal.admin')).rejects.toMatchObject({ kind: 'not-found' })
  })

  test('takes no other payments, is closed, and is paid once', async () => {
    extra = { id: december }
    await expect(save([bonus(bernarda, '1000')])).rejects.toThrow('gratificación del año')
    const closed = await admin.close(december)
    expect(closed).toMatchObject({ isOpen: false })
    await expect(settle()).rejects.toMatchObject({ message: 'El mes está cerrado' })
    await admin.reopen(december)
    await remove()
    expect(await year()).toMatchObject({ year: null, states: [], rows: [] })
    await expect(remove()).rejects.toMatchObject({ kind: 'not-found' })
    await expect(exclude(loreto, 'x')).rejects.toMatchObject({ kind: 'not-found' })
  })

  const rowOf = (rows: readonly Row[], person: typeof bernarda) =>
    rows.find(({ contractId }) => contractId === contractOf(person))
  const remove = () =>
    api.as('admin').mutate(
      `mutation ($input: OfGratification!) { removeGratification(input: $input) {
        ${outcome} data { paid } } }`,
      { input: { payrollMonthId: december } },
    )
  const exclude = (person: typeof bernarda, reason: string | null) => excludeAll([person], reason)
  const excludeAll = (people: readonly (typeof bernarda)[], reason: string | null) => {
    const rows = people.map((person) => ({ contractId: contractOf(person), reason }))
    return api.as('admin').mutate(
      `mutation ($input: ExcludeFromGratificationInput!) { excludeFromGratification(input: $input) {
        ${outcome} data { paid } } }`,
      { input: { payrollMonthId: december, rows } },
    )
  }
  const detailOf = async (person: typeof bernarda, who: Who = 'admin') => {
    const contractId = contractOf(person)
    const { gratificationOf } = await api.as(who).run<{ gratificationOf: { reasons: string[] } }>(
      `query ($input: OfGratificationPerson!) { gratificationOf(input: $input) { ${rowFields} year
          reasons yearMonths { yearMonth base paid share } } }`,
      { input: { payrollMonthId: december, contractId } },
    )
    const { months } = await additionalOf(api.as(who)).paper(december, contractId)
    return { ...gratificationOf, accrued: months }
  }
})

const withoutMail = async () =>
  (
    await api.as('admin').run<{ additionalWithoutMail: { rows: { name: string }[] } }>(
      `query ($filter: AdditionalWithoutMailFilter!) {
          additionalWithoutMail(filter: $filter) { rows { name } } }`,
      { filter: { payrollMonthId: extra.id } },
    )
  ).additionalWithoutMail.rows.map(({ name }) => name)

/** Does something while nobody has a mail of somebody. */
async function withoutMailOf(person: typeof bernarda, work: () => Promise<void>): Promise<void> {
  const { owner } = database
  const { rows } = await owner.query<{ mail: string }>(
    'select business_email as mail from user_business where user_id = $1',
    [person.id],
  )
  const { rows: own } = await owner.query<{ id: number; mail: string }>(
    'select id, email as mail from user_version where user_id = $1',
    [person.id],
  )
  await owner.query('update user_business set business_email = null where user_id = $1', [
    person.id,
  ])
  await owner.query('update user_version set email = null where user_id = $1', [person.id])
  await work()
  for (const { id, mail } of own) {
    await owner.query('update user_version set email = $2 where id = $1', [id, mail])
  }
  await owner.query('update user_business set business_email = $2 where user_id = $1', [
    person.id,
    rows[0]?.mail,
  ])
}
