import { beforeAll, describe, expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import { type MonthRow, outcome, payrollOf } from '#tests/api/payroll.ts'
import { queriesOf } from '#tests/queries.ts'

const { api, world, database, drainJobs } = await startApi()
const { casa, vina } = world.businesses
const { elcira } = world.people
const contractId = elcira.contracts[0]?.publicId ?? ''
const admin = payrollOf(api.as('admin'))

const findings = `findings {
  rule severity group name contractId message noted note notedBy before
}`
const Checks = `query Checks($input: PayrollChecksInput!) {
  payrollChecks(input: $input) { rules payslips calculated isOpen ${findings} }
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
type Answer = { rules: number; payslips: number; calculated: boolean; findings: Finding[] }

const checks = async (payrollMonthId: string, who: 'admin' | 'gerente' | 'lectura' = 'admin') =>
  (await api.as(who).run<{ payrollChecks: Answer }>(Checks, { input: { payrollMonthId } }))
    .payrollChecks

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
    const { rules, payslips, ...rest } = await checks(month.id)
    expect(rules).toBeGreaterThanOrEqual(60)
    expect(payslips).toBeGreaterThan(0)
    expect(rest.findings).toEqual([])
  })

  test('are asked of the database as often for four people as for eighty', async () => {
    const { id } = await admin.monthAt(vina, 202609)
    await calculate(id)
    await checks(id)
    await checks(month.id)
    const many = await queriesOf(() => checks(id))
    expect(await queriesOf(() => checks(month.id))).toBe(many)
    // Formulas, figures and concepts are read once, and so is what closed months owe.
    expect(many).toBeLessThan(42)
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
         hash)
       select company_id, 900000000, now() + interval '1 day', 'Creado', 'user_contract', id::text,
         (select id from login where username = 'admin'), '{}', ''::bytea
       from user_contract where id = ${elcira.contracts[0]?.id ?? 0}; commit`,
    )
    const own = (await checks(month.id)).findings.find(({ rule }) => rule === 'REVISO_SU_CAMBIO')
    expect(own).toMatchObject({ contractId, name: elcira.name })
    expect(own?.message).toMatch(/^Carolina Aránguiz cambió el contrato o la cuenta/)
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
