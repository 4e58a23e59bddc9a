import { describe, expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import { payrollOf } from '#tests/api/payroll.ts'
import * as studio from '#tests/api/studio.ts'
import { queriesOf } from '#tests/queries.ts'
import type { ConceptDef } from '#formula/types.ts'
import { unnoticed } from './try.ts'

const { api, world, database, asCompany } = await startApi()
const { vina } = world.businesses
const admin = api.as('admin')
const month = await payrollOf(admin).monthAt(vina, 202609)
const draftOf = studio.draftOf(month.id)
// A manager of everything is in the confidential payroll in the demo world; here they are not, and
// somebody else is.
const { rodrigo, bernarda } = world.people
await asCompany(`update users set is_private_role = id = ${bernarda.id}
  where id in (${rodrigo.id}, ${bernarda.id})`)
await asCompany(`update user_business set private_role = false where user_id = ${rodrigo.id}`)
const hidden = bernarda.contracts[0]?.publicId

const antiquity = 'SUELDO_BASE * VALOR_BONO_ANTIGUEDAD'
const twice = draftOf('BONO_ANTIGUEDAD', `(${antiquity}) * 2`)

describe('what is open in the studio', () => {
  test('is an item of the company, a concept of the law to look at, or nothing', async () => {
    const own = await studio.opened(admin, 'BONO_ANTIGUEDAD')
    expect(own).toMatchObject({ kind: 'ITEM', sourceCode: antiquity, law: null })
    expect(own.months.every(({ yearMonth }) => yearMonth === 202609)).toBe(true)
    const law = await studio.opened(admin, 'GRATIFICACION')
    expect(law).toMatchObject({ kind: 'LAW', sourceCode: expect.stringContaining('SI') })
    await expect(studio.opened(admin, 'NO_EXISTE')).rejects.toMatchObject({ kind: 'not-found' })
    expect(await studio.months(admin)).toEqual(own.months)
  })

  test('knows every word that a formula may name, with unit, value and source', async () => {
    const library = await studio.library(admin, month.id)
    const uf = library.variables.find(({ code }) => code === 'UF')
    expect(uf).toMatchObject({ unit: 'CLP/UF', value: expect.stringMatching(/^\d{5}/) })
    expect(uf?.source).not.toBe('')
    const contract = library.facts.find(({ code }) => code === 'TIPO_CONTRATO')
    expect(contract?.options).toContain('INDEFINIDO')
    const own = library.concepts.filter((concept) => concept.own)
    expect(own.map(({ code }) => code)).toContain('BONO_ANTIGUEDAD')
    expect((await studio.library(admin, null)).yearMonth).toBeGreaterThanOrEqual(202609)
  })
})

describe('a draft on real people', () => {
  test('shows what each has, would have and had', async () => {
    const { rows, problem, breaks, unit } = await studio.preview(admin, twice)
    expect([problem, breaks, unit]).toEqual([null, false, 'CLP'])
    expect(rows).toHaveLength(20)
    const having = rows.filter(({ now }) => (now ?? 0) > 0)
    expect(having.length).toBeGreaterThan(0)
    for (const { now, draft, netNow, netDraft } of having) {
      expect(Math.abs((draft ?? 0) - 2 * (now ?? 0))).toBeLessThan(2)
      expect(netDraft ?? 0).toBeGreaterThan(netNow ?? 0)
    }
    expect(having.some(({ before }) => (before ?? 0) > 0)).toBe(true)
  })

  test('keeps the people one wants to see', async () => {
    const { rows } = await studio.preview(admin, twice)
    const other = rows.find(({ now }) => now === 0)
    const pinned = [{ contractId: other?.contractId }]
    const again = await studio.preview(admin, { ...draftOf('BONO_ANTIGUEDAD', antiquity), pinned })
    expect(again.rows[0]).toMatchObject({ contractId: other?.contractId, why: 'PINNED' })
    expect(again.rows.every(({ now, draft }) => now === draft)).toBe(true)
  })

  test('says what is wrong with it, and who could not be calculated', async () => {
    const unknown = await studio.preview(admin, draftOf('BONO_ANTIGUEDAD', 'SUELDO_VASE * 2'))
    expect(unknown.problem).toContain('SUELDO_VASE')
    expect(unknown.rows.every(({ draft }) => draft === null)).toBe(true)
    const own = { isNew: true, taxable: true }
    const circle = await studio.preview(admin, draftOf('PRUEBA', 'LIQUIDO * 10%', own))
    expect(circle).toMatchObject({ breaks: true, problem: expect.stringContaining('sí mismo') })
    const divided = draftOf('BONO_ANTIGUEDAD', 'SUELDO_BASE / HORAS_ATRASO * 1')
    const { rows, problem } = await studio.preview(admin, divided)
    expect(rows[0]?.error ?? problem).toMatch(/divide por cero|concepto declara/)
    expect(rows[0]?.errorNow).toBeNull()
  })

  test('asks the database a fixed number of times', async () => {
    const few = await queriesOf(() => studio.preview(admin, twice))
    const pinned = (await studio.preview(admin, twice)).rows.map(({ contractId }) => ({
      contractId,
    }))
    expect(await queriesOf(() => studio.preview(admin, { ...twice, pinned }))).toBe(few)
    expect(few).toBeLessThanOrEqual(36)
  })

  test('is explained as a payslip is', async () => {
    const { rows } = await studio.preview(admin, twice)
    const [row] = rows.filter(({ now }) => (now ?? 0) > 0)
    const input = { ...twice, contractId: row?.contractId }
    const [root] = await studio.explain(admin, input)
    expect(root).toMatchObject({ code: 'BONO_ANTIGUEDAD', parent: null })
    expect(root?.numbers).toContain('× 2')
    const [base] = await studio.explain(admin, { ...input, asked: 'SUELDO_BASE' })
    expect(base?.code).toBe('SUELDO_BASE')
  })

  test('of a new item, of the law and of a shared formula can be tried too', async () => {
    const fresh = draftOf('BONO_NUEVO', 'SUELDO_BASE * 10%', { isNew: true, taxable: true })
    const { rows } = await studio.preview(admin, fresh)
    expect(rows.every(({ now, draft }) => now === 0 && draft !== null)).toBe(true)
    const more = { kind: 'FORMULA', isNew: true, inputName: 'VALOR' }
    const shared = await studio.preview(admin, draftOf('PRUEBA', 'SUELDO_BASE * 2 + VALOR', more))
    expect(shared).toMatchObject({ watched: 'PRUEBA_DE_LA_FORMULA', problem: null })
    const law = await studio.preview(admin, draftOf('GRATIFICACION', null, { kind: 'LAW' }))
    expect(law.rows.every(({ now, draft }) => now === draft)).toBe(true)
  })
})

describe('the effect on the whole month', () => {
  test('counts people and pesos, and names who is moved most', async () => {
    const impact = await studio.impact(admin, twice)
    expect(impact.failures).toBe(0)
    // A part is short, and each contract of the month is in one.
    expect(impact.parts).toBeGreaterThan(0)
    expect(impact.done).toBe(impact.total)
    expect(impact.changed).toBeGreaterThan(0)
    expect(impact.concept).toBeGreaterThan(impact.net)
    expect(impact.cost).toBeGreaterThanOrEqual(impact.concept)
    const [first] = impact.top
    const move = (row: typeof first) => (row?.after ?? 0) - (row?.before ?? 0)
    expect(impact.top.every((row) => move(row) <= move(first))).toBe(true)
    const same = await studio.impact(admin, draftOf('BONO_ANTIGUEDAD', antiquity))
    expect(same).toMatchObject({ changed: 0, net: 0 })
    const wrong = studio.impact(admin, draftOf('BONO_ANTIGUEDAD', 'NADA'))
    await expect(wrong).rejects.toMatchObject({ field: 'sourceCode' })
  })

  test('and the people of a draft leave the confidential payroll out', async () => {
    const draft = draftOf('BONO_NUEVO', 'SUELDO_BASE * 10%', { isNew: true })
    const manager = api.as('supergerente')
    const all = await studio.impact(admin, draft)
    expect((await studio.impact(manager, draft)).changed).toBeLessThan(all.changed)
    const contractId = hidden
    const { rows } = await studio.preview(manager, { ...draft, pinned: [{ contractId }] })
    expect(rows.map((row) => row.contractId)).not.toContain(contractId)
    const asked = studio.explain(manager, { ...draft, contractId })
    await expect(asked).rejects.toMatchObject({ kind: 'not-found' })
  })
})

describe('test cases', () => {
  const wanted = draftOf('BONO_CASO', 'MIN(SUELDO_BASE * 10%; 100000)', { isNew: true })
  const keep = (caseTitle: string, expected: number, more: object = {}) =>
    studio.create(admin, { ...wanted, caseTitle, expected, facts: [], ...more })
  const salary = (value: string) => ({ facts: [{ code: 'SUELDO_PESOS', value }] })

  test('hold the facts of nobody in particular, with some of them given', async () => {
    const { facts, result } = await studio.facts(admin, wanted)
    expect(facts.map(({ code }) => code)).toContain('SUELDO_PESOS')
    expect(result).toBe(0)
    await keep('Bajo el tope', 60_000, salary('600000'))
    await keep('Sobre el tope', 100_000, salary('2000000'))
    const report = await studio.cases(admin, wanted)
    expect(report.cases.map(({ got, passes }) => [got, passes])).toEqual([
      [60_000, true],
      [100_000, true],
    ])
    expect(report).toMatchObject({ red: 0, survivors: [] })
    expect(report.mutants).toBeGreaterThan(3)
  })

  test('fail when the formula breaks them, and name the wrong ones that they miss', async () => {
    const broken = draftOf('BONO_CASO', 'MIN(SUELDO_BASE * 10%; 90000)', { isNew: true })
    expect(await studio.cases(admin, broken)).toMatchObject({ red: 1 })
    const { cases } = await studio.cases(admin, wanted)
    const [low, high] = cases
    await studio.remove(admin, high?.id ?? '')
    const { survivors } = await studio.cases(admin, wanted)
    expect(survivors.map(({ before, after }) => `${before}>${after}`)).toContain('100000>100001')
    await studio.update(admin, { id: low?.id, title: 'Otro nombre', expected: 1 })
    expect(await studio.cases(admin, wanted)).toMatchObject({
      red: 1,
      cases: [{ title: 'Otro nombre', passes: false }],
    })
  })

  test('of a person stay with who may see that pay', async () => {
    await keep('De Bernarda', 1, { contractId: hidden })
    const titles = async (who: 'admin' | 'supergerente') =>
      (await studio.cases(api.as(who), wanted)).cases.map(({ title }) => title)
    expect(await titles('admin')).toContain('De Bernarda')
    expect(await titles('supergerente')).not.toContain('De Bernarda')
  })

  test('are sixty at most, also when many are asked for at the same moment', async () => {
    const many = draftOf('BONO_LLENO', 'SUELDO_BASE * 1%', { isNew: true })
    const add = () => studio.create(admin, { ...many, caseTitle: 'Uno', expected: 0, facts: [] })
    await add()
    const copy = `insert into concept_case (company_id, code, title, business_id, year_month, facts,
        expected) select company_id, code, title, business_id, year_month, facts, expected
      from concept_case, generate_series(1, 57) where code = 'BONO_LLENO'`
    await database.owner.query(copy)
    const made = await Promise.allSettled(Array.from({ length: 20 }, add))
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    await expect(add()).rejects.toThrow('Un concepto tiene hasta 60 casos')
    const { cases, mutants } = await studio.cases(admin, many)
    expect([cases.length, mutants > 0]).toEqual([60, true])
  })

  test.each([
    ['UF', '1', 'facts.0.code'],
    ['SUELDO_PESOS', '-5', 'facts.0.value'],
    ['SUELDO_PESOS', 'mucho', 'facts.0.value'],
    ['FORMA_PAGO', 'X', 'facts.0.value'],
  ])('refuse %s = %s', async (code, value, field) => {
    const kept = keep('Malo', 0, { facts: [{ code, value }] })
    await expect(kept).rejects.toMatchObject({ field })
  })
})

describe('saving', () => {
  test('makes a version from a month on, and asks why when a case says otherwise', async () => {
    const more = { caseTitle: 'Ni un peso', expected: 1, facts: [] }
    await studio.create(admin, { ...twice, ...more })
    const before = await studio.opened(admin, 'BONO_ANTIGUEDAD')
    const draft = { ...twice, title: 'Bono de antigüedad', from: 202609, version: before.version }
    const refused = studio.save(admin, draft)
    await expect(refused).rejects.toMatchObject({ kind: 'invalid', field: 'reason' })
    expect((await studio.opened(admin, 'BONO_ANTIGUEDAD')).sourceCode).toBe(antiquity)
    const said = await studio.save(admin, { ...draft, reason: 'Lo dice el convenio nuevo' })
    expect(said).toBe('Bono de antigüedad rige desde septiembre 2026')
    const after = await studio.opened(admin, 'BONO_ANTIGUEDAD')
    expect(after).toMatchObject({ sourceCode: twice.sourceCode, since: 202609 })
    const late = studio.save(admin, { ...draft, reason: 'Otra vez' })
    await expect(late).rejects.toMatchObject({ kind: 'conflict' })
  })

  test('makes new items and formulas, and refuses what is broken or of the law', async () => {
    const fresh = draftOf('BONO_ESTUDIO', 'SUELDO_BASE * 1%', { isNew: true, from: 202609 })
    await studio.save(admin, fresh)
    expect(await studio.opened(admin, 'BONO_ESTUDIO')).toMatchObject({ kind: 'ITEM' })
    const shared = { kind: 'FORMULA', isNew: true, inputName: 'VALOR', from: 202609 }
    await studio.save(admin, draftOf('UNO_POR_CIENTO', 'VALOR * 1%', shared))
    expect(await studio.opened(admin, 'UNO_POR_CIENTO')).toMatchObject({ kind: 'FORMULA' })
    const broken = draftOf('BONO_ROTO', 'NO_EXISTE_ESTO * 2', { isNew: true, from: 202609 })
    await expect(studio.save(admin, broken)).rejects.toMatchObject({ kind: 'invalid' })
    const law = draftOf('GRATIFICACION', '1', { kind: 'LAW', from: 202609 })
    await expect(studio.save(admin, law)).rejects.toMatchObject({ kind: 'conflict' })
  })
})

test('nobody without formulas enters, and nothing was written by looking', async () => {
  for (const who of ['supervisor', 'trabajador', 'subgerente'] as const) {
    await expect(studio.months(api.as(who)), who).rejects.toMatchObject({ kind: 'forbidden' })
  }
  const { rows } = await database.owner.query<{ count: number }>(
    `select count(*) from payroll_run run
     join payroll_month month
       on month.company_id = run.company_id and month.id = run.payroll_month_id
     where month.business_id = $1 and month.year_month = 202609`,
    [vina.id],
  )
  expect(rows[0]?.count).toBe(0)
})

const bono = (formula: string): ConceptDef => ({
  code: 'BONO',
  label: 'Bono',
  unit: 'CLP',
  decimals: 0,
  formula,
  classes: [],
})

const text = Array.from({ length: 40 }, (_, at) => `SUELDO * ${at + 10}%`).join(' + ')

test('between two wrong formulas other requests are served', async () => {
  let turns = 0
  let done = false
  const turn = () => {
    turns += 1
    if (!done) setImmediate(turn)
  }
  setImmediate(turn)
  const at: number[] = []
  const compose = (formula: string): ConceptDef => {
    at.push(turns)
    return bono(formula)
  }
  const run = ({ formula }: ConceptDef, rows: readonly object[]) => rows.map(() => formula.length)
  const tried = await unnoticed(text, compose, { run }, [{}, {}])
  done = true
  expect(tried.mutants).toBe(60)
  expect(new Set(at).size).toBe(at.length)
})

test('the more rows a case has, the fewer wrong formulas are tried', async () => {
  const compose = bono
  const rowsOf = (count: number) => Array.from({ length: count }, () => ({}))
  const run = (_def: ConceptDef, rows: readonly object[]) => rows.map(() => 1)
  const tried = async (count: number) =>
    (await unnoticed(text, compose, { run }, rowsOf(count))).mutants
  expect([await tried(20), await tried(60), await tried(600)]).toEqual([60, 20, 12])
})
