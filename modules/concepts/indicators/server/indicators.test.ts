import { describe, expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import { OpenMonth, type MonthRow, outcome, payrollOf } from '#tests/api/payroll.ts'
import { queriesOf } from '#tests/queries.ts'

const { api, world, database, drainJobs } = await startApi()
const { casa } = world.businesses
type Who = Parameters<typeof api.as>[0]

const fields = `key label value published status certain source sourceUrl since previous
  changePercent lower upper why group entryId entryState entryValue outOfBounds needsSecond
  enteredBy confirmedBy mine version`
const Indicators = `query Indicators($input: OfYearMonth!) {
  indicators(input: $input) { ${fields} }
}`
const IncomeTax = `query IncomeTax($input: OfYearMonth!) {
  incomeTax(input: $input) {
    yearMonth utm status source brackets { place upToUtm above upTo factor rebate most }
  }
  familyAllowance(input: $input) { status brackets { letter above upTo amount } }
}`
const HistoryOf = `query HistoryOf($input: IndicatorHistoryInput!) {
  indicatorHistory(input: $input) { yearMonth value status }
}`
const Enter = `mutation Enter($input: EnterIndicatorInput!) {
  enterIndicator(input: $input) { ${outcome} data { ${fields} } }
}`
const Confirm = `mutation Confirm($input: ConfirmIndicatorInput!) {
  confirmIndicator(input: $input) { ${outcome} data { ${fields} } }
}`
const Revoke = `mutation Revoke($input: RevokeIndicatorInput!) {
  revokeIndicator(input: $input) { ${outcome} data { ${fields} } }
}`
type Row = {
  key: string
  value: string | null
  status: string
  source: string
  previous: string | null
  entryId: string | null
  version: number
}

const allOf = async (yearMonth: number, who: Who = 'admin') =>
  (await api.as(who).run<{ indicators: Row[] }>(Indicators, { input: { yearMonth } })).indicators
const one = async (key: string, yearMonth: number, who: Who = 'admin') => {
  const found = (await allOf(yearMonth, who)).find((row) => row.key === key)
  if (!found) throw new Error(key)
  return found
}
const uf = { key: 'UF', yearMonth: 202610, value: '41180.55', source: 'SII, UF de octubre' }
const enter = (input: object, who: Who = 'admin') =>
  api.as(who).mutate<Row>(Enter, { input: { ...uf, outOfBounds: false, ...input } })
const seen = ({ entryId, version }: Row) => ({ id: entryId, version })
const confirm = (row: Row, who: Who) => api.as(who).mutate<Row>(Confirm, { input: seen(row) })
const revoke = (row: Row, who: Who = 'admin') =>
  api.as(who).mutate<Row>(Revoke, { input: { ...seen(row), revokeReason: 'Mal copiado' } })

describe('the figures of a month', () => {
  test('say their value, where it was read, since when, and how much they moved', async () => {
    const rows = await allOf(202609)
    const at = (key: string) => rows.find((row) => row.key === key)
    expect(at('UF')).toMatchObject({
      value: '41057.20',
      status: 'OK',
      since: 202609,
      previous: '40873.77',
      changePercent: '0.45',
      group: 'UF, UTM e IPC',
      sourceUrl: 'https://www.sii.cl/valores_y_fechas/uf/uf2026.htm',
    })
    expect(at('IMM')).toMatchObject({ value: '553553', since: 202605, changePercent: '0' })
    expect(at('IMM_REDUCIDO')).toMatchObject({ status: 'SINGLE' })
    expect(rows.length).toBeGreaterThan(60)
    expect(await one('UF', 202610)).toMatchObject({ value: null, status: 'MISSING' })
    await expect(allOf(202312)).rejects.toMatchObject({ kind: 'invalid', field: 'yearMonth' })
  })

  test('are read with the same few queries whatever the month', async () => {
    const [few, many] = [await queriesOf(() => allOf(202401)), await queriesOf(() => allOf(202609))]
    expect(few).toBe(many)
  })

  test('include the tax in pesos as the SII prints it, and the family allowance', async () => {
    const tables = await api.as('gerente').run<{
      incomeTax: { utm: string; brackets: object[] }
      familyAllowance: { brackets: object[] }
    }>(IncomeTax, { input: { yearMonth: 202609 } })
    expect(tables.incomeTax.utm).toBe('71721')
    expect(tables.incomeTax.brackets).toHaveLength(8)
    expect(tables.incomeTax.brackets[1]).toEqual({
      place: 2,
      upToUtm: '30',
      above: '968233.5',
      upTo: '2151630',
      factor: '4',
      rebate: '38729.34',
      most: '2.20',
    })
    expect(tables.familyAllowance.brackets[0]).toMatchObject({ letter: 'A', amount: '22601' })
  })

  test('have a history, with a gap where nothing is known', async () => {
    const history = (key: string) =>
      api.as('admin').run<{ indicatorHistory: { value: string | null }[] }>(HistoryOf, {
        input: { key, from: 202608, to: 202610 },
      })
    const { indicatorHistory } = await history('UF')
    expect(indicatorHistory.map(({ value }) => value)).toEqual(['40873.77', '41057.20', null])
    await expect(history('NADA')).rejects.toMatchObject({ field: 'key' })
  })
})

describe('entering a figure', () => {
  test('that is certain already, malformed or impossible is refused in words', async () => {
    await expect(enter({ yearMonth: 202609 })).rejects.toMatchObject({ kind: 'conflict' })
    await expect(enter({ key: 'UFF' })).rejects.toMatchObject({ field: 'key' })
    await expect(enter({ yearMonth: 202801 })).rejects.toMatchObject({ field: 'yearMonth' })
    await expect(enter({ value: '41180.555' })).rejects.toMatchObject({
      message: 'UF del último día del mes admite hasta 2 decimales',
    })
    await expect(enter({ value: '4' })).rejects.toMatchObject({ field: 'value' })
    await expect(enter({ sourceUrl: 'javascript:alert(1)' })).rejects.toMatchObject({
      field: 'sourceUrl',
    })
    await expect(enter({ value: '42000' })).rejects.toMatchObject({
      field: 'value',
      message:
        'UF del último día del mes de octubre 2026 se espera entre 40.441,34 y 41.673,06 ' +
        '(±1,5% del valor anterior, septiembre 2026). Si el valor es correcto, márquelo como ' +
        'fuera de los límites y otra persona lo confirmará.',
    })
  })

  test('is for super managers, and of one company alone', async () => {
    for (const who of ['gerente', 'lectura', 'supervisor', 'trabajador'] as const) {
      await expect(enter({}, who), who).rejects.toMatchObject({ kind: 'forbidden' })
    }
    for (const who of ['supervisor', 'trabajador', 'externo'] as const) {
      await expect(allOf(202609, who), who).rejects.toMatchObject({ kind: 'forbidden' })
    }
  })

  test('out of its bounds waits for another login, and nobody calculates with it', async () => {
    const waiting = await enter({ value: '42000', outOfBounds: true })
    expect(waiting).toMatchObject({ entryState: 'PENDING', needsSecond: true, value: null })
    await expect(confirm(waiting, 'admin')).rejects.toMatchObject({
      kind: 'conflict',
      message: 'Debe confirmarlo una persona distinta de quien lo ingresó',
    })
    await expect(
      database.owner.query(`update indicator set state = 'CONFIRMED', confirmed_by = entered_by`),
    ).rejects.toThrow('indicator_second')
    await expect(confirm(waiting, 'boreal.admin')).rejects.toMatchObject({ kind: 'not-found' })
    const confirmed = await confirm(waiting, 'supergerente')
    expect(confirmed).toMatchObject({
      status: 'COMPANY',
      value: '42000',
      enteredBy: 'Carolina Aránguiz',
      confirmedBy: 'Rodrigo Covarrubias',
    })
    await expect(confirm(confirmed, 'supergerente')).rejects.toMatchObject({ kind: 'conflict' })
    expect(await one('UF', 202610, 'boreal.admin')).toMatchObject({ value: null, entryId: null })
    expect(await revoke(confirmed)).toMatchObject({ value: null, entryId: null })
    await expect(revoke(confirmed)).rejects.toMatchObject({ kind: 'conflict' })
  })

  test('of a doubtful one waits too, even inside its bounds', async () => {
    const fresh = await enter({ key: 'TASA_SIS', yearMonth: 202607, value: '1.7' })
    expect(fresh).toMatchObject({ needsSecond: true, entryState: 'PENDING', value: '1.62' })
    expect(await confirm(fresh, 'supergerente')).toMatchObject({ value: '1.7', status: 'COMPANY' })
  })
})

describe('a month whose figures the company entered', () => {
  const admin = payrollOf(api.as('admin'))

  test('can be opened, calculated and explained; a change of them is a change of it', async () => {
    const input = { businessId: casa.publicId, yearMonth: 202610 }
    const open = () => api.as('admin').mutate<MonthRow>(OpenMonth, { input })
    await expect(open()).rejects.toMatchObject({ field: 'indicators' })
    const entry = await enter({ sourceUrl: 'https://www.sii.cl/valores_y_fechas/uf/uf2026.htm' })
    expect(entry).toMatchObject({ entryState: 'CONFIRMED', needsSecond: false, value: '41180.55' })
    await expect(enter({ value: '41180.56' })).rejects.toMatchObject({ kind: 'conflict' })
    const { id } = await open()
    await admin.calculate(id)
    await drainJobs()
    const month = await admin.month(id)
    expect(month).toMatchObject({ changesSince: 0, hasPayrollIndicators: true, failed: 0 })
    expect(month.calculated).toBeGreaterThan(0)
    const { rows } = await database.owner.query<{ source: string; value: number }>(
      `select r.period_values -> 'sources' -> 'UF' ->> 'text' as source,
         (r.period_values -> 'variables' ->> 'UF')::int as value
       from payroll_run r join payroll_month m on m.id = r.payroll_month_id
       where m.year_month = 202610 and r.state = 'DONE'`,
    )
    expect(rows[0]).toEqual({
      source: 'SII, UF de octubre. Ingresado en la empresa por Carolina Aránguiz',
      value: 4_118_055,
    })
    await revoke(await one('UF', 202610))
    expect(await admin.month(id)).toMatchObject({ changesSince: 1, hasPayrollIndicators: false })
    await expect(admin.calculate(id)).rejects.toMatchObject({
      message: 'Faltan indicadores legales del mes',
    })
  })
})

describe('a table of a month', () => {
  type Bracket = {
    above: string | null
    upTo: string | null
    value1: string
    value2?: string | null
  }
  type Table = {
    certain: boolean
    status: string
    draft: Bracket[]
    brackets: { factor?: string; amount?: string; upTo: string | null }[]
    entry: { id: string; version: number; state: string; mine: boolean } | null
  }
  const rows = 'above upTo value1 value2'
  const edition = `certain status draft { ${rows} } entry { id version state mine needsSecond
    enteredBy confirmedBy brackets { ${rows} } }`
  const Tables = `query Tables($input: OfYearMonth!) {
    incomeTax(input: $input) { ${edition} brackets { factor upTo } }
    familyAllowance(input: $input) { ${edition} brackets { amount upTo } }
  }`
  const EnterTable = `mutation EnterTable($input: EnterIndicatorTableInput!) {
    enterIndicatorTable(input: $input) { ${outcome} data { id version state needsSecond } } }`
  const ConfirmTable = `mutation ConfirmTable($input: ConfirmIndicatorTableInput!) {
    confirmIndicatorTable(input: $input) { ${outcome} data { id version state confirmedBy } } }`
  const RevokeTable = `mutation RevokeTable($input: RevokeIndicatorTableInput!) {
    revokeIndicatorTable(input: $input) { ${outcome} data } }`
  const tables = (yearMonth: number) =>
    api
      .as('admin')
      .run<{ incomeTax: Table; familyAllowance: Table }>(Tables, { input: { yearMonth } })
  const base = { source: 'Copiada de su página', outOfBounds: false }
  type Entry = { id: string; version: number; state: string; needsSecond: boolean }
  const tax = (given: readonly Bracket[], more: object = {}, who: Who = 'admin') =>
    api.as(who).mutate<Entry>(EnterTable, {
      input: { key: 'TABLA_IMPUESTO_UNICO', yearMonth: 202611, rows: given, ...base, ...more },
    })
  const allowance = (given: readonly Bracket[], more: object = {}) =>
    tax(given, { key: 'TABLA_ASIGNACION_FAMILIAR', yearMonth: 202502, ...more })

  test('is checked row by row before anybody calculates with it', async () => {
    const { draft } = (await tables(202501)).familyAllowance
    expect(draft).toHaveLength(4)
    const altered = (at: number, part: Partial<Bracket>) =>
      draft.map((row, index) => (index === at ? { ...row, ...part } : row))
    const wrong: [Bracket[], string, RegExp][] = [
      [altered(1, { above: '586229' }), 'rows.1.above', /hueco.*586\.227/],
      [altered(1, { above: '586226' }), 'rows.1.above', /Se superpone/],
      [altered(1, { upTo: '500000' }), 'rows.1.upTo', /de menor a mayor/],
      [altered(1, { value1: '99999' }), 'rows.1.value1', /baja de un tramo/],
      [altered(3, { upTo: '9999999' }), 'rows.3.upTo', /sin límite/],
      [altered(2, { upTo: null }), 'rows.2.upTo', /Solo el último/],
      [draft.slice(0, 1), 'rows', /dos a veinte/],
      [altered(0, { value1: '99999' }), 'rows', /sube a lo más 15%/],
      [altered(0, { value1: '21243.5' }), 'rows.0.value1', /0 decimales/],
    ]
    for (const [given, field, message] of wrong) {
      await expect(allowance(given), field).rejects.toMatchObject({
        field,
        message: expect.stringMatching(message),
      })
    }
    await expect(allowance(draft, { yearMonth: 202609 })).rejects.toMatchObject({
      kind: 'conflict',
    })
    await expect(tax(draft, {}, 'lectura')).rejects.toMatchObject({ kind: 'forbidden' })
    const { incomeTax } = await tables(202609)
    await expect(tax(incomeTax.draft)).rejects.toMatchObject({
      message: 'Ingrese primero la UTM del mes',
    })
    await expect(enter({ key: 'ASIGNACION_A', yearMonth: 202502 })).rejects.toMatchObject({
      field: 'key',
    })
  })

  test('that was missing is used by the month, with what each bracket pays', async () => {
    const { draft } = (await tables(202502)).familyAllowance
    const entry = await allowance(draft)
    expect(entry).toMatchObject({ state: 'CONFIRMED', needsSecond: false })
    await expect(allowance(draft)).rejects.toMatchObject({ kind: 'conflict' })
    expect(await one('ASIGNACION_A', 202502)).toMatchObject({
      value: '21243',
      status: 'COMPANY',
      entryId: null,
    })
    expect((await tables(202502)).familyAllowance).toMatchObject({ status: 'COMPANY' })
    const seen = { id: entry.id, version: entry.version }
    await expect(
      api.as('boreal.admin').mutate(RevokeTable, { input: { ...seen, revokeReason: 'No' } }),
    ).rejects.toMatchObject({ kind: 'not-found' })
    await expect(
      api.as('admin').mutate(Revoke, { input: { ...seen, revokeReason: 'No' } }),
    ).rejects.toMatchObject({ kind: 'not-found' })
    expect(
      await api.as('admin').mutate(RevokeTable, { input: { ...seen, revokeReason: 'Copia' } }),
    ).toBe(true)
    expect(await one('ASIGNACION_A', 202502)).toMatchObject({ value: null, status: 'MISSING' })
  })

  test('of the tax is a multiple of the UTM, and another scale waits for somebody', async () => {
    await enter({ key: 'UTM', yearMonth: 202611, value: '72500', source: 'SII' })
    const { draft, certain, status } = (await tables(202611)).incomeTax
    expect({ certain, status }).toEqual({ certain: false, status: 'OK' })
    expect(draft[1]).toEqual({
      above: '978750',
      upTo: '2175000',
      value1: '4',
      value2: '39150',
    })
    const altered = (at: number, part: Partial<Bracket>) =>
      draft.map((row, index) => (index === at ? { ...row, ...part } : row))
    await expect(tax(altered(1, { value2: '39150.01' }))).rejects.toMatchObject({
      field: 'rows.1.value2',
      message: expect.stringMatching(/0,54 UTM, \$39\.150,00/),
    })
    const dearer = altered(7, { value1: '45', value2: '3938200' })
    await expect(tax(dearer)).rejects.toMatchObject({
      field: 'rows',
      message: expect.stringMatching(/Tramo 8: el factor es 45% y era 40%/),
    })
    const waiting = await tax(dearer, { outOfBounds: true })
    expect(waiting).toMatchObject({ state: 'PENDING', needsSecond: true })
    const input = { id: waiting.id, version: waiting.version }
    expect((await tables(202611)).incomeTax.entry).toMatchObject({ mine: true, state: 'PENDING' })
    await expect(api.as('admin').mutate(ConfirmTable, { input })).rejects.toMatchObject({
      message: 'Debe confirmarlo una persona distinta de quien lo ingresó',
    })
    expect(await api.as('supergerente').mutate(ConfirmTable, { input })).toMatchObject({
      state: 'CONFIRMED',
      confirmedBy: 'Rodrigo Covarrubias',
    })
    const ruling = (await tables(202611)).incomeTax
    expect(ruling.status).toBe('COMPANY')
    expect(ruling.brackets[7]).toMatchObject({ factor: '45', upTo: null })
  })

  test('changes what the open month withholds, and the explanation tells who answers', async () => {
    const admin = payrollOf(api.as('admin'))
    for (const yearMonth of [202610, 202611]) {
      await enter({ yearMonth, value: yearMonth === 202610 ? '41180.55' : '41300' })
    }
    for (const key of ['TASA_SIS', 'TASA_EXPECTATIVA_VIDA']) {
      const { previous } = await one(key, 202611)
      await enter({ key, yearMonth: 202611, value: previous })
    }
    const { id } = await api.as('admin').mutate<MonthRow>(OpenMonth, {
      input: { businessId: casa.publicId, yearMonth: 202611 },
    })
    await admin.calculate(id)
    await drainJobs()
    const { rows: runs } = await database.owner.query<{ factor: number; source: string }>(
      `select (r.period_values -> 'tables' -> 'TABLA_IMPUESTO_UNICO' -> 7 -> 'values' ->> 0)::int
         as factor, r.period_values -> 'sources' -> 'TABLA_IMPUESTO_UNICO' ->> 'text' as source
       from payroll_run r join payroll_month m on m.id = r.payroll_month_id
       where m.year_month = 202611 and r.state = 'DONE'`,
    )
    expect(runs[0]).toEqual({
      factor: 450,
      source:
        'Copiada de su página. Ingresado en la empresa por Carolina Aránguiz, ' +
        'confirmado por Rodrigo Covarrubias',
    })
    const { entry } = (await tables(202611)).incomeTax
    const seen = { id: entry?.id, version: entry?.version }
    await api.as('admin').mutate(RevokeTable, { input: { ...seen, revokeReason: 'Otra escala' } })
    expect(await admin.month(id)).toMatchObject({ changesSince: 1, hasPayrollIndicators: true })
  })
})
