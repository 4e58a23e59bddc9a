import { execFileSync } from 'node:child_process'
import { parse } from 'csv-parse/sync'
import { beforeAll, describe, expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import { outcome, payrollOf } from '#tests/api/payroll.ts'
import { queriesOf } from '#tests/queries.ts'

const { api, world, url, database, drainJobs } = await startApi()
const { casa, vina } = world.businesses
type Who = Parameters<typeof api.as>[0]

type Filing = {
  id: string
  kind: string
  number: number
  state: string
  errors: number | null
  warnings: number | null
  people: number | null
  lines: number | null
  sha256: string | null
  changed: number | null
  changes: { key: string; field: string; before: string; after: string }[]
  totals: { kind: string; institution: string; filed: number; payslips: number }[]
}
const shown = `id kind number state errors warnings people lines sha256 changed
  changes { key field before after } totals { kind institution filed payslips }`

const monthsFor = async (who: Who, filter: object = {}) =>
  (
    await api.as(who).run<{
      filingMonths: { rows: { payrollMonthId: string; yearMonth: number; businessId: string }[] }
    }>(
      `query ($filter: FilingMonthFilter, $page: Page) {
        filingMonths(filter: $filter, page: $page) { rows {
          payrollMonthId yearMonth businessId businessName isOpen previredState lreState } } }`,
      { filter, page: { number: 1, size: 100 } },
    )
  ).filingMonths.rows
const filingsOf = async (payrollMonthId: string, who: Who = 'admin') =>
  (
    await api
      .as(who)
      .run<{ filings: Filing[] }>(
        `query ($input: FilingsInput!) { filings(input: $input) { ${shown} } }`,
        { input: { payrollMonthId } },
      )
  ).filings
const make = (payrollMonthId: string, kind: string, who: Who = 'admin', more: object = {}) =>
  api.as(who).mutate<Filing>(
    `mutation ($input: MakeFilingInput!) {
      makeFiling(input: $input) { ${outcome} data { ${shown} } } }`,
    { input: { payrollMonthId, kind, layout: 'SEPARATED', ...more } },
  )
const made = async (payrollMonthId: string, kind: string, more: object = {}) => {
  const { id } = await make(payrollMonthId, kind, 'admin', more)
  await drainJobs()
  const found = (await filingsOf(payrollMonthId)).find((one) => one.id === id)
  if (!found) throw new Error('The filing is not listed')
  return found
}
const findingsOf = async (filingId: string, who: Who = 'admin') =>
  (
    await api.as(who).run<{
      filingFindings: { rows: { rule: string; level: string; words: string; userId: string }[] }
    }>(
      `query ($filter: FilingFindingFilter) { filingFindings(filter: $filter) {
        rows { rule level line field userId fullname words } } }`,
      { filter: { filingId } },
    )
  ).filingFindings.rows
const open = (id: string, who: Who = 'admin') =>
  api.as(who).mutate<{ name: string; url: string }>(
    `mutation ($input: OpenFilingInput!) {
      openFiling(input: $input) { ${outcome} data { name url } } }`,
    { input: { id } },
  )

const bytesOf = async (id: string) => {
  const { pathname, search } = new URL((await open(id)).url, url)
  const answer = await fetch(`${url}${pathname}${search}`)
  return Buffer.from(await answer.arrayBuffer())
}
const textOf = async (id: string) => new TextDecoder('windows-1252').decode(await bytesOf(id))
const inCompany = async (statement: string) => {
  await database.owner.query('begin')
  await database.owner.query('select app.begin_request($1, null, null, false, null)', [
    world.coihues.id,
  ])
  await database.owner.query(statement)
  await database.owner.query('commit')
}

let august: { payrollMonthId: string }
let house: { payrollMonthId: string }
beforeAll(async () => {
  const at = async (businessId: string) => {
    const months = await monthsFor('admin', { businessId })
    const found = months.find(({ yearMonth }) => yearMonth === 202608)
    if (!found) throw new Error('August is not there')
    return found
  }
  august = await at(vina.publicId)
  house = await at(casa.publicId)
})

describe('the files of a closed month', () => {
  test('square with its payslips, institution by institution', async () => {
    const previred = await made(august.payrollMonthId, 'PREVIRED', { ccafPercent: '4.2' })
    expect(previred).toMatchObject({ errors: 0, state: 'WARNINGS', number: 1, changed: null })
    expect(previred.totals.filter(({ filed, payslips }) => filed !== payslips)).toEqual([])
    const afp = previred.totals.filter(({ kind }) => kind.startsWith('AFP, cotización'))
    expect(afp.length).toBeGreaterThan(4)
    // A second reading of the file, by its own means: the seven per cent is shared with the caja.
    const lines = (await textOf(previred.id)).split('\r\n').slice(0, -1)
    expect(lines).toHaveLength(previred.lines ?? 0)
    const total = (n: number) =>
      lines.reduce((sum, line) => sum + Number(line.split(';')[n - 1]), 0)
    expect(total(90)).toBeGreaterThan(0)
    const health = previred.totals.filter(({ kind }) => kind === 'Salud, 7%')
    expect(total(70) + total(80) + total(90)).toBe(
      health.reduce((sum, { filed }) => sum + filed, 0),
    )
    expect(lines.every((line) => line.split(';').length === 105)).toBe(true)
  })

  test('say what somebody should read, with the person it is about', async () => {
    const [previred] = await filingsOf(august.payrollMonthId)
    const found = await findingsOf(previred?.id ?? '')
    expect(found).toHaveLength(previred?.warnings ?? 0)
    const leave = found.find(({ rule }) => rule === 'LICENCIA_SIN_PAGADORA')
    expect(leave).toMatchObject({ level: 'WARNING', userId: expect.any(String) })
    expect(leave?.words).toMatch(/^El campo 103, «RUT Pagadora Subsidio», falta/)
  })

  test('have the book, whose totals are those of the payslips', async () => {
    const book = await made(august.payrollMonthId, 'LRE')
    expect(book).toMatchObject({ errors: 0, number: 1 })
    expect(book.totals.filter(({ filed, payslips }) => filed !== payslips)).toEqual([])
    const text = await textOf(book.id)
    expect(text.split('\r\n')[0]?.split(';')[10]).toBe('Pensionado por vejez(1109)')
    expect(text).toContain('Técnico extranjero')
    const { name } = await open(book.id)
    expect(name).toMatch(/^\d{8,9}K?_202608\.csv$/)
  })

  test('read the same in other programs, iconv for letters and csv-parse for columns', async () => {
    const book = (await filingsOf(august.payrollMonthId)).find(({ kind }) => kind === 'LRE')
    const bytes = await bytesOf(book?.id ?? '')
    // Part of the C library of Linux and of macOS: without it this test fails.
    const text = execFileSync('iconv', ['-f', 'WINDOWS-1252', '-t', 'UTF-8'], { input: bytes })
    const [heads = [], ...rows] = parse(text, { delimiter: ';', record_delimiter: '\r\n' })
    expect(heads).toHaveLength(147)
    expect(rows).toHaveLength(book?.lines ?? 0)
    const paid = new Map(book?.totals.map(({ kind, payslips }) => [kind, payslips]))
    for (const name of ['Total haberes', 'Total descuentos', 'Total líquido']) {
      const at = heads.findIndex((head) => head.startsWith(`${name}(`))
      const sum = rows.reduce((all, cells) => all + Number(cells[at]), 0)
      expect([name, sum]).toEqual([name, paid.get(name)])
    }
  })

  test('are made again with what changed, and the same month says the same bytes', async () => {
    const [before] = await filingsOf(august.payrollMonthId)
    const same = await made(august.payrollMonthId, 'LRE')
    expect(same).toMatchObject({ number: 2, changed: 0, sha256: before?.sha256 })
    const other = await made(august.payrollMonthId, 'PREVIRED', { ccafPercent: '0.6' })
    expect(other).toMatchObject({ number: 2 })
    expect(other.changed).toBeGreaterThan(0)
    expect(other.changes[0]?.field).toMatch(/^(70 Cotización Fonasa|90 Cotización a CCAF)/)
    const fixed = await made(august.payrollMonthId, 'PREVIRED', {
      ccafPercent: '0.6',
      layout: 'FIXED',
    })
    // Another way of writing the same is no change.
    expect(fixed).toMatchObject({ number: 3, changed: 0 })
    const [line = ''] = (await textOf(fixed.id)).split('\r\n')
    expect(line).toHaveLength(861)
  })

  test('say a voluntary affiliate on the line of the worker, and the end in line 03', async () => {
    const { esteban } = world.people
    const { rows } = await database.owner.query<{ id: number }>(
      'select business_id as id from user_contract where user_id = $1',
      [esteban.id],
    )
    const businessId = Object.values(world.businesses).find(({ id }) => id === Number(rows[0]?.id))
    const months = await monthsFor('admin', { businessId: businessId?.publicId })
    const payrollMonthId =
      months.find(({ yearMonth }) => yearMonth === 202607)?.payrollMonthId ?? ''
    const linesOf = async (id: string) =>
      (await textOf(id))
        .split('\r\n')
        .map((line) => line.split(';'))
        .filter(([body, digit]) => `${body}-${digit}` === esteban.rut)
    const paid = await made(payrollMonthId, 'PREVIRED', { ccafPercent: '4.2' })
    const [line, ...others] = await linesOf(paid.id)
    expect(line?.slice(49, 61)).toEqual(
      '17654321;3;MARCHANT;PENA;LORETO ESTER;0;;;34;55000;10000;1'.split(';'),
    )
    expect(others.every((one) => one[13] !== '03')).toBe(true)
    expect(paid.totals).toContainEqual({
      kind: 'Afiliados voluntarios',
      institution: 'Modelo',
      filed: 65_000,
      payslips: 65_000,
    })
    const rules = (await findingsOf(paid.id)).map(({ rule }) => rule)
    expect(rules).toContain('AFILIADO_SIN_FUENTE')
    // From the 20th on nobody is paid for; the payslip of the month was not calculated again.
    const { rows: written } = await database.owner.query<{ names: string }>(
      `select string_agg(column_name, ', ') as names from information_schema.columns
       where table_name = 'user_version' and is_generated = 'NEVER'`,
    )
    const names = written[0]?.names ?? ''
    await database.owner.query('set session_replication_role = replica')
    await inCompany(`with old as (
        update user_version set valid = daterange(lower(valid), '2026-07-20')
        where user_id = ${esteban.id} and superseded_at is null and valid @> '2026-07-20'::date
        returning *)
      insert into user_version (${names}) overriding system value
      select ${names} from (select (jsonb_populate_record(null::user_version, to_jsonb(old)
        || '{"affiliate_rut": null, "valid": "[2026-07-20,)", "id": 987654321}')).* from old) n`)
    await database.owner.query('set session_replication_role = origin')
    const after = await made(payrollMonthId, 'PREVIRED', { ccafPercent: '4.2' })
    const ceased = (await linesOf(after.id)).filter((one) => one[13] === '03')
    expect(ceased.map((one) => one.slice(49, 61).join(';'))).toEqual([
      '17654321;3;MARCHANT;PENA;LORETO ESTER;10;20-07-2026;;34;0;0;0',
    ])
    expect((await findingsOf(after.id)).filter(({ level }) => level === 'ERROR')).toMatchObject([
      { rule: 'AFILIADO_SIN_RUT', userId: esteban.publicId },
      { rule: 'AFILIADO_SIN_AFP', userId: esteban.publicId },
    ])
  })

  test('have the cause of an ending once it is registered', async () => {
    const july = (await monthsFor('admin', { businessId: vina.publicId })).find(
      ({ yearMonth }) => yearMonth === 202607,
    )
    const payrollMonthId = july?.payrollMonthId ?? ''
    const ended = `user_contract_id in (select id from user_contract
      where business_id = ${vina.id} and final_date between '2026-07-01' and '2026-07-31')`
    await inCompany(`update contract_settlement set status = 'UNDONE', is_payed = false,
      undo_reason = 'Prueba' where ${ended}`)
    const without = await made(payrollMonthId, 'LRE')
    expect(without).toMatchObject({ state: 'ERRORS', errors: 1 })
    const [found] = await findingsOf(without.id)
    expect(found).toMatchObject({ rule: 'TERMINO_SIN_CAUSAL', level: 'ERROR' })
    await inCompany(`insert into contract_settlement (company_id, user_contract_id, status,
        dismissal_cause, contract_final_date)
      select company_id, id, 'DONE', '159-2', final_date from user_contract
      where business_id = ${vina.id} and final_date between '2026-07-01' and '2026-07-31'`)
    const registered = await made(payrollMonthId, 'LRE')
    expect(registered).toMatchObject({ errors: 0, changed: 1 })
    expect(registered.changes[0]).toMatchObject({ before: '', after: '4' })
    expect(registered.changes[0]?.field).toMatch(/^1104 /)
  })

  test('say where the commune that a person lacks is written', async () => {
    const june = (await monthsFor('admin', { businessId: vina.publicId })).find(
      ({ yearMonth }) => yearMonth === 202606,
    )
    await inCompany(`update branch_office set commune_code = null`)
    await inCompany(`update business set commune_code = null where id = ${vina.id}`)
    const { id } = await made(june?.payrollMonthId ?? '', 'LRE')
    const lacking = (await findingsOf(id)).filter(({ rule }) => rule === 'FALTA_OBLIGATORIO')
    expect(lacking.length).toBeGreaterThan(10)
    for (const { words } of lacking) {
      expect(words).toMatch(/^La columna 110[56], .* en blanco. Falta la comuna de la sucursal/)
    }
    await inCompany(`update business set commune_code = '13101' where id = ${vina.id}`)
    const mended = await made(june?.payrollMonthId ?? '', 'LRE')
    const rules = (await findingsOf(mended.id)).map(({ rule }) => rule)
    expect(rules).not.toContain('FALTA_OBLIGATORIO')
  })

  test('are asked for once: who asks while one is being made gets that one', async () => {
    await inCompany(`insert into job (company_id, kind, key, status, input, trace_id)
      values (${world.coihues.id}, 'filings.make', 'test', 'RUNNING', '{}', 'test')`)
    await inCompany(`insert into filing (company_id, business_id, payroll_month_id, year_month,
        kind, version, number, closed_hash, job_id)
      select m.company_id, m.business_id, m.id, m.year_month, 'PREVIRED', 98, 1, m.closed_hash,
        (select max(id) from job where company_id = m.company_id and kind = 'filings.make')
      from payroll_month m where m.business_id = ${casa.id} and m.year_month = 202608
        and m.type = 'PAYROLL'`)
    const [one, other] = await Promise.all([
      make(house.payrollMonthId, 'PREVIRED'),
      make(house.payrollMonthId, 'PREVIRED'),
    ])
    expect(other.id).toBe(one.id)
    expect(one).toMatchObject({ state: 'MAKING', number: 1 })
    await expect(open(one.id)).rejects.toMatchObject({
      message: 'El archivo todavía no está hecho',
    })
    await inCompany(`update job set status = 'FAILED', finished_at = now()
      where kind = 'filings.make' and key = 'test'`)
    expect((await filingsOf(house.payrollMonthId)).map(({ state }) => state)).toEqual(['FAILED'])
    expect(await made(house.payrollMonthId, 'PREVIRED')).toMatchObject({ number: 2, errors: 0 })
  })

  test('become stale when the month is opened again, and an open month has none', async () => {
    await inCompany(`update payslip_payment set status = 'UNPAID'
      where payroll_month_id in (select id from payroll_month
        where business_id = ${casa.id} and year_month = 202608)`)
    await payrollOf(api.as('admin')).reopen(house.payrollMonthId)
    expect((await filingsOf(house.payrollMonthId)).map(({ state }) => state)).toEqual([
      'STALE',
      'FAILED',
    ])
    const [month] = await monthsFor('admin', { payrollMonthId: house.payrollMonthId })
    expect(month).toMatchObject({ isOpen: true, previredState: 'STALE', lreState: null })
    await expect(make(house.payrollMonthId, 'LRE')).rejects.toMatchObject({
      message: 'Primero hay que cerrar el mes',
    })
  })

  test('need a share of the seven per cent that is one', async () => {
    await expect(
      make(august.payrollMonthId, 'PREVIRED', 'admin', { ccafPercent: '7.01' }),
    ).rejects.toMatchObject({ field: 'ccafPercent' })
  })
})

describe('who sees them', () => {
  test('who carries the payroll, with the confidential one only who may see it', async () => {
    for (const who of ['supervisor', 'trabajador', 'gerente', 'lectura', 'externo'] as const) {
      await expect(filingsOf(august.payrollMonthId, who), who).rejects.toMatchObject({
        kind: 'forbidden',
      })
      await expect(make(august.payrollMonthId, 'LRE', who), who).rejects.toMatchObject({
        kind: 'forbidden',
      })
    }
    expect((await filingsOf(august.payrollMonthId, 'supergerente')).length).toBeGreaterThan(3)
  })

  test('a super manager without that right has none of a month with confidential pay', async () => {
    await inCompany(`update users set is_private_role = false
      where id = ${world.people.rodrigo.id}`)
    expect(await filingsOf(august.payrollMonthId, 'supergerente')).toEqual([])
    await expect(make(august.payrollMonthId, 'LRE', 'supergerente')).rejects.toMatchObject({
      kind: 'forbidden',
    })
    const [previred] = await filingsOf(august.payrollMonthId)
    await expect(open(previred?.id ?? '', 'supergerente')).rejects.toMatchObject({
      kind: 'not-found',
    })
    expect(await findingsOf(previred?.id ?? '', 'supergerente')).toEqual([])
  })

  test('another company knows nothing of them', async () => {
    const [previred] = await filingsOf(august.payrollMonthId)
    await expect(make(august.payrollMonthId, 'LRE', 'boreal.admin')).rejects.toMatchObject({
      kind: 'not-found',
    })
    await expect(open(previred?.id ?? '', 'boreal.admin')).rejects.toMatchObject({
      kind: 'not-found',
    })
  })

  test('each download is in the audit, and a list costs the same for all months', async () => {
    const { rows } = await database.owner.query(
      `select count(*)::int as n from audit_event where entity = 'lectura:declaración'`,
    )
    expect(rows[0].n).toBeGreaterThan(3)
    expect(await queriesOf(() => monthsFor('admin'))).toBeLessThan(15)
  })
})
