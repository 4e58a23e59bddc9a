import { describe, expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import { amountOf, outcome, payrollOf } from '#tests/api/payroll.ts'
import { queriesOf } from '#tests/queries.ts'

const { api, world, drainJobs } = await startApi()
const { vina } = world.businesses
const { bernarda } = world.people
const admin = api.as('admin')
const payroll = payrollOf(admin)

type Row = { id: string | null; code: string; title: string; version: number } & Record<
  string,
  unknown
>
type List = { total: number; rows: Row[] }
const fields = `id code title version origin universal validFrom`
const lists = {
  items: `query L($filter: ItemFilter, $sort: ItemsSort, $page: Page) {
    items(filter: $filter, sort: $sort, page: $page) { total rows { ${fields} type activity formula
      taxable printOrder defaultFormulaCode people source lreCode } } }`,
  formulas: `query L($filter: FormulaFilter, $sort: FormulasSort, $page: Page) {
    formulas(filter: $filter, sort: $sort, page: $page) { total rows { ${fields} sourceCode uses
      source } } }`,
  variables: `query L($filter: VariableFilter, $sort: VariablesSort, $page: Page) {
    variables(filter: $filter, sort: $sort, page: $page) { total rows { ${fields} value unit uses
      source } } }`,
  tables: `query L($filter: PayrollTableFilter, $sort: TablesSort, $page: Page) {
    tables(filter: $filter, sort: $sort, page: $page) { total rows { ${fields} uses
      metadata { code title unit } fixedRows { id value1 value2 value3 value4 value5 } } } }`,
}
async function list(
  kind: keyof typeof lists,
  filter: object = {},
  who: Parameters<typeof api.as>[0] = 'admin',
): Promise<List> {
  const page = { number: 1, size: 100 }
  const data = await api.as(who).run<Record<string, List>>(lists[kind], { filter, page })
  return data[kind] ?? { total: 0, rows: [] }
}
async function one(kind: keyof typeof lists, code: string, month?: number): Promise<Row> {
  const { rows } = await list(kind, { code, ...(month ? { month } : {}) })
  const [row] = rows
  if (!row) throw new Error(`no ${kind} ${code}`)
  return row
}

const names = {
  createItem: 'CreateItemInput',
  updateItem: 'UpdateItemInput',
  changeStateItem: 'ChangeStateItemInput',
  deleteItem: 'ByIdItem',
  createFormula: 'CreateFormulaInput',
  updateFormula: 'UpdateFormulaInput',
  deleteFormula: 'ByIdFormula',
  createVariable: 'CreateVariableInput',
  updateVariable: 'UpdateVariableInput',
  deleteVariable: 'ByIdVariable',
  createTable: 'CreateTableInput',
  updateTable: 'UpdateTableInput',
  deleteTable: 'ByIdPayrollTable',
}
const run = (
  name: keyof typeof names,
  input: object,
  who: Parameters<typeof api.as>[0] = 'admin',
) => {
  const data = name.startsWith('delete') ? '' : '{ id code title version validFrom }'
  const text = `mutation M($input: ${names[name]}!) {
    ${name}(input: $input) { ${outcome} data ${data} } }`
  return api.as(who).mutate<Row>(text, { input })
}
const refusal = async (name: keyof typeof names, input: object) =>
  run(name, input).then(
    () => undefined,
    (error: unknown) => error,
  )

const item = (code: string, more: object = {}) => ({
  code,
  title: `Prueba ${code}`,
  type: 'EARNING',
  taxable: true,
  tributable: true,
  validFrom: 202609,
  ...more,
})

describe('the lists', () => {
  test('have the law, the usual and the company, with source and formula', async () => {
    const law = await one('items', 'COTIZACION_AFP')
    expect(law).toMatchObject({ id: null, origin: 'LAW', universal: true })
    expect(law['formula']).toContain('BASE_PREVISIONAL')
    expect(law['source']).toMatch(/DL 3.500/)
    expect(await one('items', 'COLACION')).toMatchObject({ origin: 'USUAL', type: 'ASSIGNATION' })
    const mine = await list('items', { origin: 'COMPANY' })
    expect(mine.rows.map(({ code }) => code)).toContain('BONO_VENTAS')
    expect(mine.total).toBe(11)
    expect(await one('formulas', 'GRATIFICACION')).toMatchObject({ origin: 'LAW' })
    expect(await one('formulas', 'TURNOS_POR_PRECIO')).toMatchObject({ uses: 1 })
    expect(await one('variables', 'IMM')).toMatchObject({ origin: 'LAW', unit: 'CLP' })
    expect(await one('tables', 'TABLA_IMPUESTO_UNICO')).toMatchObject({ origin: 'LAW', id: null })
    expect(await one('tables', 'TABLA_VENTAS')).toMatchObject({
      uses: 1,
      fixedRows: expect.arrayContaining([expect.objectContaining({ id: 4, value1: null })]),
    })
  })

  test('are narrowed, sorted and searched, in as many statements for few as for many', async () => {
    const found = await list('items', { search: 'bono de', origin: 'COMPANY', type: 'EARNING' })
    expect(found.rows.map(({ title }) => title).every((title) => /bono de/i.test(title))).toBe(true)
    const many = await queriesOf(() => list('items'))
    expect(await queriesOf(() => list('items', { code: 'BONO_VENTAS' }))).toBe(many)
    expect(many).toBeLessThanOrEqual(22)
  })

  test('are for people who may read them; the other company has its own', async () => {
    expect((await list('items', { code: 'BONO_VENTAS' }, 'gerente')).total).toBe(1)
    await expect(list('formulas', {}, 'gerente')).rejects.toMatchObject({ kind: 'forbidden' })
    await expect(list('items', {}, 'trabajador')).rejects.toMatchObject({ kind: 'forbidden' })
    const other = await list('items', { code: 'BONO_VENTAS' }, 'boreal.admin')
    const mine = await one('items', 'BONO_VENTAS')
    expect(other.rows[0]?.id).not.toBe(mine.id)
    await expect(run('deleteItem', { id: other.rows[0]?.id })).rejects.toMatchObject({
      kind: 'not-found',
    })
  })
})

describe('a variable, a table, a formula and an item of them', () => {
  test('are calculated together, from their month on', async () => {
    const { id: monthId } = await payroll.monthAt(vina, 202609)
    await payroll.calculate(monthId)
    await drainJobs()
    const month = await payroll.monthAt(vina, 202609)
    expect(month).toMatchObject({ changesSince: 0 })
    await createTogether()
    const before = await payroll.monthAt(vina, 202609)
    expect(before.changesSince).toBeGreaterThan(month.changesSince)
    const contractId = bernarda.contracts[0]?.publicId ?? ''
    await admin.mutate(
      `mutation S($input: SaveUserItemsInput!) { saveUserItems(input: $input) {
        ${outcome} data { saved } } }`,
      {
        input: {
          payrollMonthId: month.id,
          cells: [{ contractId, itemCode: 'BONO_PRUEBA', value: '100001' }],
        },
      },
    )
    const paid = async () => {
      await payroll.calculate(month.id)
      await drainJobs()
      return amountOf(await payroll.payslip(month.id, contractId), 'BONO_PRUEBA')
    }
    expect(await paid()).toBe(45_000)
    const created = await one('items', 'BONO_PRUEBA')
    const change = (more: object) =>
      one('items', 'BONO_PRUEBA').then(({ id, version }) =>
        run('updateItem', { id, version, validFrom: 202609, ...more }),
      )
    await change({ capped: true, cappedType: 'CLP', cappedValue: '40000', title: 'Con tope' })
    expect(await paid()).toBe(40_000)
    const { sections } = await payroll.payslip(month.id, contractId)
    const labels = sections.flatMap(({ lines }) => lines.map(({ label }) => label))
    expect(labels).toContain('Con tope')
    await change({ capped: false, informative: true })
    expect(await paid()).toBe(0)
    await change({ informative: false })
    await run('changeStateItem', { id: created.id, validFrom: 202609 })
    expect(await paid()).toBe(0)
    // Said to be off where it is off, nothing changes.
    await run('changeStateItem', { id: created.id, validFrom: 202609, activity: 'INACTIVE' })
    expect(await paid()).toBe(0)
    await run('changeStateItem', { id: created.id, validFrom: 202609 })
    expect(await paid()).toBe(45_000)
    await run('updateVariable', {
      ...(await one('variables', 'FACTOR_PRUEBA').then(({ id, version }) => ({ id, version }))),
      value: '2',
      validFrom: 202609,
    })
    expect(await paid()).toBe(60_000)
  })

  test('show their history and where they are used', async () => {
    const { conceptHistory } = await admin.run<{
      conceptHistory: { from: number; values: { label: string; text: string }[] }[]
    }>(
      `query H($input: OfConcept!) { conceptHistory(input: $input) {
        from until recordedAt author values { name label text } } }`,
      { input: { kind: 'variable', code: 'PRECIO_TURNO_NOCHE' } },
    )
    expect(conceptHistory.map(({ from }) => from)).toEqual([202607, 202501])
    expect(conceptHistory[0]?.values).toContainEqual(
      expect.objectContaining({ label: 'Valor', text: '15.250' }),
    )
    const { id } = await one('variables', 'PRECIO_TURNO_NOCHE')
    const { variableHistory } = await admin.run<{ variableHistory: { value: string }[] }>(
      `query H($input: ByIdVariable!) {
        variableHistory(input: $input) { from until value label } }`,
      { input: { id } },
    )
    expect(variableHistory.map(({ value }) => Number(value))).toEqual([14_500, 15_250])
    const { conceptUses } = await admin.run<{ conceptUses: { code: string }[] }>(
      `query U($input: OfConcept!) { conceptUses(input: $input) { kind code title } }`,
      { input: { kind: 'variable', code: 'PRECIO_TURNO_NOCHE' } },
    )
    expect(conceptUses.map(({ code }) => code)).toEqual(['TURNOS_POR_PRECIO'])
    const { itemsWithFormulas } = await admin.run<{
      itemsWithFormulas: { code: string; formula: string }[]
    }>(`query W { itemsWithFormulas { code title formula borrowed } }`)
    expect(itemsWithFormulas.find(({ code }) => code === 'TURNO_NOCHE')?.formula).toContain(
      'VALOR_TURNO_NOCHE * PRECIO_TURNO_NOCHE',
    )
  })

  test('hold from a month on: the months before keep what they had', async () => {
    expect(await one('variables', 'PRECIO_TURNO_NOCHE', 202606)).toMatchObject({
      validFrom: 202501,
    })
    const { id, version } = await one('variables', 'PRECIO_TURNO_NOCHE')
    await run('updateVariable', { id, version, value: '16000', validFrom: 202610 })
    expect(Number((await one('variables', 'PRECIO_TURNO_NOCHE', 202609))['value'])).toBe(15_250)
    expect(Number((await one('variables', 'PRECIO_TURNO_NOCHE', 202610))['value'])).toBe(16_000)
    expect(await refusal('updateVariable', { id, version, value: '1', validFrom: 202610 })).toEqual(
      expect.objectContaining({ kind: 'conflict' }),
    )
  })
})

describe('what is refused', () => {
  test('a formula that cannot be, at its character', async () => {
    const wrong = [
      ['SUELDO_BAS * 2', /¿quiso decir SUELDO_BASE\?.*carácter 1/],
      ['SUELDO_BASE + UTM * 1', /carácter/],
      ['SUELDO_BASE *', /carácter/],
      ['BONO_CICLO * 1', /a partir de sí mismo: BONO_CICLO → BONO_CICLO/],
    ] as const
    for (const [formula, message] of wrong) {
      const error = await refusal('createItem', item('BONO_CICLO', { formula }))
      expect(error, formula).toMatchObject({ kind: 'invalid', field: 'formula' })
      expect(String(error)).toMatch(message)
    }
    expect(
      await refusal('createFormula', {
        code: 'MALA',
        title: 'Mala',
        sourceCode: 'OTRO * 2',
        validFrom: 202609,
      }),
    ).toMatchObject({ field: 'sourceCode' })
  })

  test('names of the law and names that are taken', async () => {
    for (const code of ['IMM', 'SUELDO_BASE', 'HABER', 'bono', 'BONO_VENTAS', 'TABLA_VENTAS']) {
      expect(await refusal('createItem', item(code)), code).toMatchObject({ field: 'code' })
    }
  })

  test('a table whose limits fall, a figure too fine, an item that is none', async () => {
    const table = await one('tables', 'TABLA_VENTAS')
    const input = {
      id: table.id,
      version: table.version,
      validFrom: 202609,
      metadata: table['metadata'],
      fixedRows: [
        { value1: '2', value2: '1', value3: '1' },
        { value1: '1', value2: '1', value3: '1' },
      ],
    }
    expect(await refusal('updateTable', input)).toMatchObject({ field: 'fixedRows.1.value1' })
    const variable = { code: 'FINA', title: 'Fina', value: '0.12345', validFrom: 202609 }
    expect(await refusal('createVariable', variable)).toMatchObject({ field: 'value' })
    expect(await refusal('createItem', item('UNO', { type: 'DEDUCTION' }))).toMatchObject({
      field: 'taxable',
    })
  })

  test('a change that would break another formula, naming it', async () => {
    const table = await one('tables', 'TABLA_VENTAS')
    const error = await refusal('updateTable', {
      id: table.id,
      version: table.version,
      validFrom: 202609,
      metadata: [
        { code: 'HASTA', title: 'Hasta', unit: 'CLP' },
        { code: 'OTRA', title: 'Otra', unit: 'CLP' },
      ],
      fixedRows: [{ value1: null, value2: '1' }],
    })
    expect(String(error)).toMatch(/BONO_VENTAS dejaría de calcularse/)
    expect(String(await refusal('deleteTable', { id: table.id }))).toMatch(/BONO_VENTAS/)
    const { id } = await one('formulas', 'PORCENTAJE_DEL_SUELDO')
    expect(String(await refusal('deleteFormula', { id }))).toMatch(/BONO_TITULO/)
  })

  test('an end that would leave an open month without a value', async () => {
    const { id, version } = await one('variables', 'TASA_ZONA')
    const input = { id, version, endDate: '2026-08-31', validFrom: 202609 }
    expect(String(await refusal('updateVariable', input))).toMatch(/Falta el valor de .*TASA_ZONA/)
  })
})

test('what nobody used is deleted, what somebody had is switched off', async () => {
  await run('createItem', item('BONO_NUEVO'))
  await run('deleteItem', { id: (await one('items', 'BONO_NUEVO')).id })
  expect((await list('items', { code: 'BONO_NUEVO' })).total).toBe(0)
  const { id } = await one('items', 'CASINO')
  expect(String(await refusal('deleteItem', { id }))).toMatch(/desactívelo/)
  const extra = { code: 'EXTRA', title: 'Extra', value: '1', validFrom: 202609 }
  await run('createVariable', extra)
  await run('deleteVariable', { id: (await one('variables', 'EXTRA')).id })
  const formula = await one('formulas', 'PORCENTAJE_DEL_SUELDO')
  await run('updateFormula', {
    id: formula.id,
    version: formula.version,
    title: 'Parte del sueldo',
    validFrom: 202609,
  })
  expect(await one('formulas', 'PORCENTAJE_DEL_SUELDO')).toMatchObject({
    title: 'Parte del sueldo',
    validFrom: 202609,
  })
})

test('the uses of a concept are listed by name: company, law, caps and reports', async () => {
  const usesOf = async (kind: string, code: string) => {
    const { conceptUses } = await admin.run<{ conceptUses: { kind: string; code: string }[] }>(
      `query U($input: OfConcept!) { conceptUses(input: $input) { kind code title } }`,
      { input: { kind, code } },
    )
    return conceptUses.map((use) => `${use.kind} ${use.code}`)
  }
  const ofItem = await usesOf('item', 'BONO_VENTAS')
  expect(ofItem).toContain('law TOTAL_IMPONIBLE')
  expect(ofItem).toContain('report libro-remuneraciones')
  expect(await usesOf('table', 'TABLA_IMPUESTO_UNICO')).toEqual([
    'law IMPUESTO_DEL_MES',
    'law IMPUESTO_UNICO',
  ])
  expect((await usesOf('variable', 'IMM')).join()).toMatch(/law \w*GRATIFICACION/)
  expect(await usesOf('formula', 'TURNOS_POR_PRECIO')).toContain('item TURNO_NOCHE')
  const { reports } = await admin.run<{ reports: { reports: { name: string }[] } }>(
    'query R { reports { reports { name } } }',
  )
  const known = reports.reports.map(({ name }) => `report ${name}`)
  for (const use of ofItem.filter((one) => one.startsWith('report'))) expect(known).toContain(use)
})

test('items are put in an order from a month on, by whoever saw all of them', async () => {
  type Ordered = { id: string; code: string; number: number; version: number }
  const ordered = async (yearMonth = 202609, who: Parameters<typeof api.as>[0] = 'admin') => {
    const { orderedItems } = await api.as(who).run<{ orderedItems: Ordered[] }>(
      `query O($input: OrderedItemsInput!) {
        orderedItems(input: $input) { id code title type activity number version } }`,
      { input: { by: 'PRINT', yearMonth } },
    )
    return orderedItems
  }
  const save = (items: readonly Ordered[], who: Parameters<typeof api.as>[0] = 'admin') =>
    api.as(who).mutate<{ changed: number }>(
      `mutation O($input: OrderItemsInput!) {
        orderItems(input: $input) { ${outcome} data { changed } } }`,
      {
        input: {
          by: 'PRINT',
          validFrom: 202609,
          items: items.map(({ id, version }) => ({ id, version })),
        },
      },
    )
  const before = await ordered()
  const first = before.find(({ code }) => code === 'BONO_VENTAS')
  if (!first) throw new Error('no BONO_VENTAS')
  const others = before.filter((one) => one !== first)
  const wanted = [...others, first]
  await expect(save(wanted, 'lectura')).rejects.toMatchObject({ kind: 'forbidden' })
  await expect(save(others)).rejects.toMatchObject({ kind: 'conflict' })
  await expect(save([...others, others[0] ?? first])).rejects.toMatchObject({ kind: 'conflict' })
  expect((await save(wanted)).changed).toBeGreaterThan(0)
  expect((await ordered()).map(({ code }) => code)).toEqual(wanted.map(({ code }) => code))
  const past = (await ordered(202608)).find(({ code }) => code === 'BONO_VENTAS')
  expect(past?.number).toBe(first.number)
  expect(await save(await ordered())).toEqual({ changed: 0 })
  await expect(save(before)).rejects.toMatchObject({ kind: 'conflict' })
  expect((await ordered(202609, 'lectura')).length).toBe(before.length)
})

/** A variable, a table, a formula that names both, and an item of that formula. */
async function createTogether() {
  await run('createVariable', {
    code: 'FACTOR_PRUEBA',
    title: 'Factor',
    value: '1.5',
    valueType: 'NUMBER',
    validFrom: 202609,
  })
  await run('createTable', {
    code: 'TABLA_PRUEBA',
    title: 'Tramos',
    validFrom: 202609,
    metadata: [
      { code: 'HASTA', title: 'Hasta', unit: 'CLP' },
      { code: 'MONTO', title: 'Monto', unit: 'CLP' },
    ],
    fixedRows: [
      { value1: '100000', value2: '10000' },
      { value1: null, value2: '30000' },
    ],
  })
  await run('createFormula', {
    code: 'FORMULA_PRUEBA',
    title: 'Por tramo y factor',
    sourceCode: 'TRAMO(TABLA_PRUEBA; MONTO) * FACTOR_PRUEBA',
    inputName: 'MONTO',
    validFrom: 202609,
  })
  await run('createItem', item('BONO_PRUEBA', { defaultFormulaCode: 'FORMULA_PRUEBA' }))
}
