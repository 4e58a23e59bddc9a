import { beforeAll, describe, expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import { findingsOf, type MonthRow, outcome, payrollOf } from '#tests/api/payroll.ts'
import { queriesOf } from '#tests/queries.ts'

const { api, world, database, drainJobs } = await startApi()
const { casa, vina } = world.businesses
const { elcira } = world.people
const contractId = elcira.contracts[0]?.publicId ?? ''
const admin = payrollOf(api.as('admin'))

const fields = 'rule severity group name contractId message noted note notedBy before'
const findings = `findings { ${fields} }`
const Checks = `query Checks($input: PayrollChecksInput!) {
  payrollChecks(input: $input) { rules payslips calculated isOpen
    counts { all errors warnings noted contracts } found { rule total waiting } ${findings} }
}`
const Note = `mutation Note($input: NotePayrollChecksInput!) {
  notePayrollChecks(input: $input) { ${outcome} data { ${findings} } }
}`
const Review = `mutation Review($input: ReviewPayslipsInput!) {
  reviewPayslips(input: $input) { ${outcome} }
}`
const SaveCells = `mutation SaveCells($input: SaveUserItemsInput!) {
  saveUserItems(input: $input) { ${outcome} data { saved } }
}`

type Finding = {
  rule: string
  severity: string
  name: string | null
  contractId: string | null
  message: string
  noted: boolean
  note: string | null
  notedBy: string | null
  before: string | null
}
type Answer = {
  rules: number
  payslips: number
  calculated: boolean
  counts: { all: number; errors: number; warnings: number; noted: number; contracts: number }
  found: { rule: string; total: number; waiting: number }[]
  findings: Finding[]
}

type Reader = 'admin' | 'gerente' | 'lectura'
const summary = async (payrollMonthId: string, who: Reader = 'admin', view: string | null = null) =>
  (await api.as(who).run<{ payrollChecks: Answer }>(Checks, { input: { payrollMonthId, view } }))
    .payrollChecks
/** The checks of a month with all their findings. */
const checks = async (payrollMonthId: string, who: Reader = 'admin') => ({
  ...(await summary(payrollMonthId, who)),
  findings: await findingsOf<Finding>(api.as(who), payrollMonthId, fields),
})

let month: MonthRow
beforeAll(async () => {
  month = await admin.monthAt(casa, 202609)
})

const enter = (itemCode: string, value: string) =>
  api.as('admin').mutate(SaveCells, {
    input: { payrollMonthId: month.id, cells: [{ contractId, itemCode, value }] },
  })
async function calculate(id = month.id) {
  await admin.calculate(id)
  await drainJobs()
}
const note = (text: string, of: object[], who: 'admin' | 'gerente' = 'admin') =>
  api.as(who).mutate<Answer>(Note, {
    input: { payrollMonthId: month.id, note: text, findings: of },
  })

describe('the checks of a month', () => {
  test('wait for the calculation, and find nothing in a clean month', async () => {
    expect(await checks(month.id)).toMatchObject({ calculated: false, findings: [] })
    await calculate()
    const { rules, payslips, counts, found, ...rest } = await checks(month.id)
    expect(counts).toEqual({ all: 0, errors: 0, warnings: 0, noted: 0, contracts: 0 })
    expect(found).toEqual([])
    expect(rules).toBeGreaterThanOrEqual(60)
    expect(payslips).toBeGreaterThan(0)
    expect(rest.findings).toEqual([])
  })

  test('are asked of the database as often for four people as for eighty', async () => {
    const { id } = await admin.monthAt(vina, 202609)
    await calculate(id)
    // Formulas, figures and concepts are read once, and so is what closed months owe.
    for (const one of [id, month.id]) await summary(one)
    await api.as('lectura').token()
    const many = await queriesOf(() => summary(id, 'lectura'))
    expect(await queriesOf(() => summary(month.id, 'lectura'))).toBe(many)
    expect(many).toBeLessThan(44)
    // The same reader is answered what was found, until something changes.
    expect(await queriesOf(() => summary(id, 'lectura'))).toBeLessThan(23)
    await enter('COMISIONES', '5000')
    expect(await queriesOf(() => summary(id, 'lectura'))).toBeGreaterThan(30)
  })

  test('say who and how much', async () => {
    await enter('COMISIONES', '9500000')
    await calculate()
    const { findings: found } = await checks(month.id)
    expect(found.map(({ rule }) => rule)).toContain('LIQUIDO_TRIPLE')
    const jump = found.find(({ rule }) => rule === 'LIQUIDO_TRIPLE')
    expect(jump).toMatchObject({ name: elcira.name, severity: 'WARNING', noted: false })
    expect(jump?.message).toMatch(/^Recibe \$[\d.]+ y el mes anterior fueron \$[\d.]+$/)
    // The sums of the month, less what one sees, would tell what is hidden; that they jump, too.
    const total = async (who: 'admin' | 'gerente') =>
      (await checks(month.id, who)).findings.find(({ rule }) => rule === 'TOTAL_SALTA')?.message
    expect(await total('admin')).toMatch(/^Se pagan \$[\d.]+ y el mes anterior fueron \$[\d.]+$/)
    expect(await total('gerente')).toBeUndefined()
  })
})

describe('the findings of a whole month', () => {
  const page = `query Page($filter: PayrollCheckFindingsFilter!, $page: Page) {
    payrollCheckFindings(filter: $filter, page: $page) { total rows { rule contractId } } }`
  type Found = { rule: string; contractId: string | null }
  const pageOf = async (filter: object, number: number, who: Reader = 'admin') =>
    (
      await api.as(who).run<{ payrollCheckFindings: { total: number; rows: Found[] } }>(page, {
        filter: { payrollMonthId: await large(), ...filter },
        page: { number, size: 10 },
      })
    ).payrollCheckFindings
  const large = async () => (await admin.monthAt(vina, 202609)).id
  /** Their commission triples what they receive: a warning for each. */
  const { bernarda, veronica, hernan } = world.people
  const richOnes = [bernarda, veronica, hernan]
  /** Everybody of the estate is without a way of being paid. */
  beforeAll(async () => {
    await database.owner.query(
      `update payment_method set is_current = false where company_id = $1 and user_id in (
         select user_id from user_contract where company_id = $1 and business_id = $2)`,
      [world.coihues.id, vina.id],
    )
    // What the company changed makes its findings be looked for again.
    await enterAt(await large())
    await calculate(await large())
  })
  const enterAt = (payrollMonthId: string) =>
    api.as('admin').mutate(SaveCells, {
      input: {
        payrollMonthId,
        cells: richOnes.map(({ contracts: [contract] }) => ({
          contractId: contract?.publicId,
          itemCode: 'COMISIONES',
          value: '9500000',
        })),
      },
    })

  test('are counted by view and by rule, and only the first ten of a rule are sent', async () => {
    const { counts, found, findings: first } = await summary(await large())
    const most = found.find(({ total }) => total > 30)
    expect(most).toBeDefined()
    for (const { rule, total } of found) {
      expect(first.filter((one) => one.rule === rule)).toHaveLength(Math.min(10, total))
    }
    expect(counts.all).toBe(found.reduce((sum, { total }) => sum + total, 0))
    expect(counts.all).toBe(counts.errors + counts.warnings + counts.noted)
    for (const [view, total] of [
      ['ERRORS', counts.errors],
      ['WARNINGS', counts.warnings],
      ['NOTED', counts.noted],
    ] as const) {
      expect((await pageOf({ view }, 1)).total, view).toBe(total)
      const shown = await summary(await large(), 'admin', view)
      expect(
        shown.found.reduce((sum, one) => sum + one.total, 0),
        view,
      ).toBe(total)
      expect(shown.counts).toEqual(counts)
    }
  })

  test('come rule by rule in pages, each once, and only of people within reach', async () => {
    const { found } = await summary(await large())
    const [{ rule, total } = { rule: '', total: 0 }] = found.filter((one) => one.total > 30)
    const rows: Found[] = []
    for (let number = 1; rows.length < total; number += 1) {
      const answer = await pageOf({ rule }, number)
      expect(answer.total).toBe(total)
      expect(answer.rows.length).toBe(Math.min(10, total - rows.length))
      rows.push(...answer.rows)
    }
    expect(new Set(rows.map(({ contractId }) => contractId)).size).toBe(total)
    expect((await pageOf({ rule }, 1, 'gerente')).total).toBeLessThan(total)
  })

  test('are noted together as many as were shown, and not when they are others', async () => {
    const id = await large()
    const { found } = await summary(id)
    const wanted = found.find(({ rule }) => rule === 'LIQUIDO_TRIPLE')
    expect(wanted?.waiting).toBe(richOnes.length)
    const all = (input: object) =>
      api.as('admin').mutate<Answer>(Note, {
        input: { payrollMonthId: id, note: 'Se paga por caja', ...input },
      })
    await expect(
      all({ rule: wanted?.rule, waiting: (wanted?.waiting ?? 0) - 1 }),
    ).rejects.toMatchObject({
      kind: 'conflict',
      message: 'Los avisos cambiaron: ahora esperan 3. Revíselos antes de anotar.',
    })
    await all({ rule: wanted?.rule, waiting: wanted?.waiting })
    const after = await summary(id)
    expect(after.found.find(({ rule }) => rule === wanted?.rule)).toMatchObject({ waiting: 0 })
    expect((await pageOf({ rule: wanted?.rule, view: 'NOTED' }, 1)).total).toBe(wanted?.waiting)
  })
})

describe('a warning', () => {
  test('stops the closing until somebody answers for it', async () => {
    await expect(admin.close(month.id)).rejects.toMatchObject({
      kind: 'conflict',
      message: expect.stringContaining('de los controles'),
    })
    await expect(note('', [{ rule: 'LIQUIDO_TRIPLE', contractId }])).rejects.toMatchObject({
      field: 'note',
    })
    await expect(note('Nada', [])).rejects.toMatchObject({ kind: 'invalid' })
    await expect(note('Nada', [{ rule: 'SOBREGIRO', contractId }])).rejects.toMatchObject({
      kind: 'not-found',
    })
    await expect(
      note('Nada', [{ rule: 'LIQUIDO_TRIPLE', contractId }], 'gerente'),
    ).rejects.toMatchObject({ kind: 'forbidden' })
  })

  test('is noted in bulk, with who and when, and not again for another figure', async () => {
    const waiting = (await checks(month.id)).findings.map(({ rule, contractId: id }) => ({
      rule,
      contractId: id,
    }))
    const { findings: noted } = await note('Comisión anual, aprobada por gerencia', waiting)
    expect(noted.every((one) => one.noted && one.notedBy === 'Carolina Aránguiz')).toBe(true)
    // Everybody's difference is signed off, of the payslips of now.
    await api.as('admin').mutate(Review, {
      input: { payrollMonthId: month.id, contractId: null, reviewed: true },
    })
    const before = (await checks(month.id)).findings.map(({ rule }) => rule)
    expect(before.filter((rule) => rule.startsWith('CAMBIO_'))).toEqual([])
    await enter('COMISIONES', '9600000')
    await calculate()
    const now = (await checks(month.id)).findings
    const again = now.find(({ rule }) => rule === 'LIQUIDO_TRIPLE')
    expect(again).toMatchObject({ noted: false, note: null })
    expect(again?.before).toMatch(/^Recibe/)
    // Only hers moved: what was signed and what was answered for is to be looked at again.
    const moved = now.filter(({ rule }) => rule.startsWith('CAMBIO_'))
    expect(moved.map(({ rule }) => rule)).toEqual(['CAMBIO_TRAS_NOTA', 'CAMBIO_TRAS_REVISION'])
    expect(new Set(moved.map((one) => one.contractId))).toEqual(new Set([contractId]))
    expect(moved[0]?.message).toMatch(
      /^La nota del 15-09-2026 fue sobre un líquido de \$[\d.]+; ahora es \$[\d.]+$/,
    )
  })

  test('names who reviewed their own change as a person, and not by their user', async () => {
    await api.as('admin').mutate(Review, {
      input: { payrollMonthId: month.id, contractId: null, reviewed: true },
    })
    await database.owner.query(
      `begin; set local session_replication_role = replica;
       insert into audit_event (company_id, seq, at, action, entity, entity_id, login_id, after,
         hash, salt, digest)
       select company_id, 900000000, now() + interval '1 day', 'Creado', 'user_contract', id::text,
         (select id from login where username = 'admin'), '{}', ''::bytea,
         ''::bytea, ''::bytea
       from user_contract where id = ${elcira.contracts[0]?.id ?? 0}; commit`,
    )
    const own = (await checks(month.id)).findings.find(({ rule }) => rule === 'REVISO_SU_CAMBIO')
    expect(own).toMatchObject({ contractId, name: elcira.name })
    expect(own?.message).toMatch(/^Carolina Aránguiz cambió el contrato o la cuenta/)
    // Written ahead of the trail, it would stay the last change of the company for ever.
    await database.owner.query(
      `begin; set local session_replication_role = replica;
       delete from audit_event where seq = 900000000; commit`,
    )
  })
})

describe('an error', () => {
  test('takes no note and blocks the closing on the server', async () => {
    await database.owner.query(`update payment_method set is_current = false where user_id = $1`, [
      elcira.id,
    ])
    const { findings: found } = await checks(month.id)
    expect(found[0]).toMatchObject({ rule: 'SIN_FORMA_DE_PAGO', severity: 'ERROR' })
    await expect(
      note('Se paga igual', [{ rule: 'SIN_FORMA_DE_PAGO', contractId }]),
    ).rejects.toMatchObject({ message: '«Sin forma de pago» es un error: se corrige, no se anota' })
    await expect(admin.close(month.id)).rejects.toMatchObject({
      message: '1 error en los controles impide cerrar. Corríjalo en la pestaña «Controles».',
    })
    await database.owner.query(`update payment_method set is_current = true where user_id = $1`, [
      elcira.id,
    ])
  })

  test('gone and everything noted, the month closes and keeps its notes', async () => {
    const waiting = (await checks(month.id)).findings.filter(({ noted }) => !noted)
    await note(
      'Revisado con gerencia',
      waiting.map(({ rule, contractId: id }) => ({ rule, contractId: id })),
    )
    await admin.close(month.id)
    const { findings: kept } = await checks(month.id)
    expect(kept.some(({ note: text }) => text === 'Revisado con gerencia')).toBe(true)
    await expect(note('Tarde', [{ rule: 'LIQUIDO_TRIPLE', contractId }])).rejects.toMatchObject({
      message: 'El mes está cerrado',
    })
  })
})

test('pay that is confidential is in nobody else’s findings', async () => {
  const { id } = await admin.monthAt(vina, 202609)
  const { rodrigo } = world.people
  await database.owner.query('update payment_method set is_current = false where user_id = $1', [
    rodrigo.id,
  ])
  const of = async (who: 'admin' | 'gerente') =>
    (await checks(id, who)).findings.filter(({ name }) => name === rodrigo.name)
  expect(await of('admin')).toHaveLength(1)
  expect(await of('gerente')).toEqual([])
})
