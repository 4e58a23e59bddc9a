import { beforeAll, describe, expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import { openOctober } from '#tests/api/next-month.ts'
import { findingsOf, type MonthRow, outcome, payrollOf } from '#tests/api/payroll.ts'
import { owedFindings } from './rules/amounts-owed.ts'

const { api, world, drainJobs } = await startApi()
const { vina } = world.businesses
const { bernarda, rodrigo } = world.people
const admin = payrollOf(api.as('admin'))

type Finding = {
  rule: string
  severity: string
  contractId: string | null
  name: string | null
  message: string
  fix: string
  noted: boolean
  note: string | null
}
const fields = 'rule severity contractId name message fix noted note'
const checksOf = (payrollMonthId: string, who: 'admin' | 'gerente' = 'admin') =>
  findingsOf<Finding>(api.as(who), payrollMonthId, fields)
const owedOf = async (payrollMonthId: string, who: 'admin' | 'gerente' = 'admin') =>
  (await checksOf(payrollMonthId, who)).filter(({ rule }) => rule.startsWith('RETROACTIVO_'))

const note = (payrollMonthId: string, text: string, of: readonly Finding[]) =>
  api.as('admin').mutate(
    `mutation ($input: NotePayrollChecksInput!) {
      notePayrollChecks(input: $input) { ${outcome} data { findings { ${fields} } } } }`,
    {
      input: {
        payrollMonthId,
        note: text,
        findings: of.map(({ rule, contractId }) => ({ rule, contractId })),
      },
    },
  )

type Retroactive = {
  isOpen: boolean
  payIn: { yearMonth: number } | null
  owed: { name: string; originMonth: number; toPay: number; payable: boolean }[]
}
const retroactive = async (payrollMonthId: string) =>
  (
    await api.as('admin').run<{ retroactivity: Retroactive }>(
      `query ($input: RetroactivityInput!) { retroactivity(input: $input) {
        isOpen payIn { yearMonth } owed { name originMonth toPay payable } } }`,
      { input: { payrollMonthId, size: 100 } },
    )
  ).retroactivity

/** A raise that somebody writes down after the months from its day on were closed. */
async function raise(person: typeof bernarda, from: string, value: string) {
  await api.as('admin').mutate(
    `mutation ($input: UpdateUserContractInput!) {
      updateUserContract(input: $input) { ${outcome} } }`,
    {
      input: {
        id: person.contracts[0]?.publicId,
        from,
        monthlySalary: { value, currency: 'CLP' },
      },
    },
  )
}

let september: MonthRow
beforeAll(async () => {
  september = await admin.monthAt(vina, 202609)
  await admin.calculate(september.id)
  await drainJobs()
})

describe('what closed months owe', () => {
  test('is nothing while nothing was known late', async () => {
    expect(await owedOf(september.id)).toEqual([])
  })

  test('is a warning of each person, with the amount and its months', async () => {
    await raise(bernarda, '2026-07-15', '1500000')
    const { owed } = await retroactive(september.id)
    const total = owed.reduce((sum, { toPay }) => sum + toPay, 0)
    expect(owed.map(({ originMonth }) => originMonth)).toEqual([202607, 202608])
    const [found, ...more] = await owedOf(september.id)
    expect(more).toEqual([])
    expect(found).toMatchObject({
      rule: 'RETROACTIVO_POR_PAGAR',
      severity: 'WARNING',
      name: bernarda.name,
      fix: 'RETROACTIVE',
      message: `Se le deben $${total.toLocaleString('es-CL')} líquidos de julio y agosto 2026`,
    })
  })

  test('of confidential pay is shown to people who may see it', async () => {
    await raise(rodrigo, '2026-08-01', '9000000')
    expect((await owedOf(september.id)).map(({ name }) => name)).toContain(rodrigo.name)
    expect((await owedOf(september.id, 'gerente')).map(({ name }) => name)).toEqual([bernarda.name])
  })

  test('stops the closing until it is paid or somebody says why it is left', async () => {
    await expect(admin.close(september.id, true)).rejects.toMatchObject({
      kind: 'conflict',
      message: expect.stringContaining('de los controles'),
    })
    await note(september.id, 'Se pagan en octubre', await checksOf(september.id))
    expect((await owedOf(september.id)).every(({ noted }) => noted)).toBe(true)
    // Another amount is another sentence: the note is not about it.
    await raise(bernarda, '2026-07-15', '1600000')
    const again = await owedOf(september.id)
    expect(again.filter(({ noted }) => !noted).map(({ name }) => name)).toEqual([bernarda.name])
    await expect(admin.close(september.id, true)).rejects.toMatchObject({ kind: 'conflict' })
    await note(september.id, 'Se pagan en octubre', await checksOf(september.id))
    await admin.close(september.id, true)
  })

  test('is not denied after the closing, and is said where it will be paid', async () => {
    const closed = await retroactive(september.id)
    expect(closed).toMatchObject({ isOpen: false, payIn: null })
    expect(closed.owed.filter(({ name }) => name === bernarda.name)).toHaveLength(2)
    await openOctober({ first: api.as('admin'), second: api.as('supergerente') }, vina)
    expect(await retroactive(september.id)).toMatchObject({ payIn: { yearMonth: 202610 } })
  })

  test('is a warning no more once it is in the open month', async () => {
    const october = await admin.monthAt(vina, 202610)
    await admin.calculate(october.id)
    await drainJobs()
    expect((await owedOf(october.id)).map(({ name }) => name).toSorted()).toEqual(
      [bernarda.name, rodrigo.name].toSorted(),
    )
    await api
      .as('admin')
      .mutate(
        `mutation ($input: OfRetroactivity!) { postRetroactive(input: $input) { ${outcome} } }`,
        { input: { payrollMonthId: october.id } },
      )
    expect(await owedOf(october.id)).toEqual([])
    expect((await retroactive(september.id)).owed).toEqual([])
  })
})

test('what was paid in excess is said as what it is', async () => {
  const october = await admin.monthAt(vina, 202610)
  await raise(bernarda, '2026-08-01', '700000')
  const [found] = await owedOf(october.id)
  expect(found).toMatchObject({ rule: 'RETROACTIVO_POR_RECUPERAR', name: bernarda.name })
  expect(found?.message).toMatch(
    /^Se le pagaron \$[\d.]+ líquidos de más en agosto y septiembre 2026$/,
  )
})

test('of a person without a payslip this month is reported and not posted', async () => {
  const { peumal } = world.businesses
  const { griselda } = world.people
  const month = await admin.monthAt(peumal, 202609)
  await admin.calculate(month.id)
  await drainJobs()
  await raise(griselda, '2026-08-01', '900000')
  const found = (await owedOf(month.id)).filter(({ name }) => name === griselda.name)
  expect(found).toMatchObject([{ rule: 'RETROACTIVO_SIN_LIQUIDACION' }])
  const before = await retroactive(month.id)
  expect(before.owed.filter(({ payable }) => !payable).map(({ name }) => name)).toEqual([
    griselda.name,
  ])
  // What the others are owed is put in, and hers stays owed.
  await api
    .as('admin')
    .mutate(
      `mutation ($input: OfRetroactivity!) { postRetroactive(input: $input) { ${outcome} } }`,
      { input: { payrollMonthId: month.id } },
    )
  expect((await retroactive(month.id)).owed.map(({ name }) => name)).toEqual([griselda.name])
})

test('several months of a person are one warning; what moves no net, and what is not known', () => {
  const of = (contractId: number, originMonth: number, toPay: number) => ({
    contractId,
    originMonth,
    toPay,
    isPresent: contractId === 1,
  })
  const failure = { contractId: 3, originMonth: 202608, message: 'Falta la AFP' }
  const owed = [of(1, 202608, 10), of(1, 202607, -10), of(2, 202608, 5)]
  const waits = { contractId: null, rule: 'RETROACTIVO_CALCULANDOSE', figures: [] }
  expect(owedFindings([], [], true)).toEqual([waits])
  expect(owedFindings(owed, [failure], false)).toEqual([
    { contractId: 1, rule: 'RETROACTIVO_SIN_LIQUIDO', figures: ['julio y agosto 2026'] },
    { contractId: 2, rule: 'RETROACTIVO_SIN_LIQUIDACION', figures: [5, 'agosto 2026'] },
    { contractId: 3, rule: 'RETROACTIVO_SIN_CALCULO', figures: ['agosto 2026', 'Falta la AFP'] },
  ])
})
