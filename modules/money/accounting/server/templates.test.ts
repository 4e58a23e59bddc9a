import { createHash } from 'node:crypto'
import { parse } from 'csv-parse/sync'
import { readSheet } from 'read-excel-file/node'
import { beforeAll, expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import { outcome } from '#tests/api/payroll.ts'

const { api, world, url, database } = await startApi()
type Who = Parameters<typeof api.as>[0]

const NAME = 'Programa contable propio'
type Template = { id: string; name: string; published: number; version: number }
type File = {
  id: string
  number: number
  templateName: string
  lines: number
  sha256: string
  author: string | null
}
type Sum = { accountCode: string; debit: number; credit: number }
type Trial = { number: number | null; lines: number; total: number; problems: string[] }

const run = <Answer>(
  name: string,
  type: string,
  input: object,
  shown: string,
  who: Who = 'admin',
) =>
  api
    .as(who)
    .mutate<Answer>(
      `mutation ($input: ${type}!) { ${name}(input: $input) { ${outcome} data ${shown} } }`,
      { input },
    )
const templates = async (who: Who = 'admin') =>
  (
    await api
      .as(who)
      .run<{ accountingTemplates: Template[] }>(
        '{ accountingTemplates { id name published version } }',
      )
  ).accountingTemplates
const columnsOf = async (templateId: string) =>
  (
    await api.as('admin').run<{
      accountingTemplateColumns: { id: string; name: string; position: number; version: number }[]
    }>(
      `query ($input: ColumnsOfAccountingTemplate!) {
        accountingTemplateColumns(input: $input) { id name position version } }`,
      { input: { templateId } },
    )
  ).accountingTemplateColumns
const filesOf = async (who: Who = 'admin') =>
  (
    await api.as(who).run<{ accountingFiles: File[] }>(
      `query ($input: AccountingFilesInput!) {
        accountingFiles(input: $input) { id number templateName lines sha256 author } }`,
      { input: { payrollMonthId: july } },
    )
  ).accountingFiles
const trial = async (templateId: string, who: Who = 'admin') =>
  (
    await api.as(who).run<{ accountingTemplateTrial: Trial }>(
      `query ($input: AccountingTemplateTrialInput!) {
        accountingTemplateTrial(input: $input) {
          number lines total problems rows { section cells } } }`,
      { input: { templateId, payrollMonthId: july } },
    )
  ).accountingTemplateTrial
const make = (templateId: string, who: Who = 'admin', id = entryId) =>
  run<{ name: string; url: string }>(
    'createAccountingFile',
    'CreateAccountingFileInput',
    { id, templateId },
    '{ name url }',
    who,
  )
const bytesOf = async (file: { url: string }) => {
  const { pathname, search } = new URL(file.url, url)
  return Buffer.from(await (await fetch(`${url}${pathname}${search}`)).arrayBuffer())
}
const imported = (name: string, layout: unknown) =>
  run<Template>(
    'importAccountingTemplate',
    'ImportAccountingTemplateInput',
    { name, layout: JSON.stringify(layout) },
    '{ id version }',
  )
const published = ({ id, version }: Template) =>
  run<Template>(
    'publishAccountingTemplate',
    'PublishAccountingTemplateInput',
    { id, version },
    '{ id published version }',
  )
const exported = async (id: string, who: Who = 'admin') =>
  (
    await api.as(who).run<{ exportAccountingTemplate: { layout: string } }>(
      `query ($input: ByIdAccountingTemplate!) {
        exportAccountingTemplate(input: $input) { layout } }`,
      { input: { id } },
    )
  ).exportAccountingTemplate.layout

let july: string
let entryId: string
let own: Template
let copy: Template
let sums: Sum[]
beforeAll(async () => {
  const { centralizationMonths } = await api.as('admin').run<{
    centralizationMonths: { rows: { payrollMonthId: string; yearMonth: number }[] }
  }>(
    `query ($filter: CentralizationMonthFilter, $page: Page) {
      centralizationMonths(filter: $filter, page: $page) { rows { payrollMonthId yearMonth } } }`,
    { filter: { businessId: world.businesses.vina.publicId }, page: { number: 1, size: 100 } },
  )
  july =
    centralizationMonths.rows.find(({ yearMonth }) => yearMonth === 202607)?.payrollMonthId ?? ''
  const { centralizations } = await api.as('admin').run<{
    centralizations: { id: string; kind: string; state: string }[]
  }>(
    `query ($input: CentralizationsInput!) {
      centralizations(input: $input) { id kind state } }`,
    { input: { payrollMonthId: july } },
  )
  entryId =
    centralizations.find(({ state, kind }) => state === 'VALID' && kind === 'ENTRY')?.id ?? ''
  const found = (await templates()).find(({ name }) => name === NAME)
  if (!found) throw new Error(`${NAME} is not there`)
  own = found
  // The files of the demo world are not in the storage of this one.
  copy = await imported('Copia', JSON.parse(await exported(own.id)))
  await published(copy)
  sums = (
    await api.as('admin').run<{ centralizationSums: Sum[] }>(
      `query ($input: CentralizationSumsInput!) {
        centralizationSums(input: $input) { accountCode debit credit } }`,
      { input: { id: entryId } },
    )
  ).centralizationSums
})

type Line = Record<
  'Comprobante' | 'Fecha' | 'Cuenta' | 'Auxiliar' | 'Nombre auxiliar' | 'Debe' | 'Haber' | 'Glosa',
  string
>
const linesIn = (body: Buffer) =>
  parse<Line>(body.toString('latin1'), { columns: true, delimiter: ';' })

/** Debit less credit of each account. */
const netOf = (rows: readonly (readonly [account: string, debit: number, credit: number])[]) => {
  const net = new Map<string, number>()
  for (const [account, debit, credit] of rows) {
    net.set(account, (net.get(account) ?? 0) + debit - credit)
  }
  return Object.fromEntries(net)
}

test('another reader finds each account of the entry, equal on both sides', async () => {
  const body = await bytesOf(await make(copy.id))
  const lines = linesIn(body)
  const total = (side: 'Debe' | 'Haber') => lines.reduce((sum, one) => sum + Number(one[side]), 0)
  expect(total('Debe')).toBe(total('Haber'))
  expect(total('Debe')).toBeGreaterThan(0)
  expect(netOf(lines.map((one) => [one.Cuenta, Number(one.Debe), Number(one.Haber)]))).toEqual(
    netOf(sums.map(({ accountCode, debit, credit }) => [accountCode, debit, credit])),
  )
  expect(new Set(lines.map(({ Fecha }) => Fecha))).toEqual(new Set(['31-07-2026']))
  expect(lines[0]?.Glosa).toBe('Asiento de remuneraciones julio 2026')
})

test('advances are by person, AFP by institution; other accounts have no auxiliary', async () => {
  const lines = linesIn(await bytesOf(await make(copy.id)))
  const of = (account: string) => lines.filter(({ Cuenta }) => Cuenta === account)
  const people = of('1.1.10')
  expect(people.length).toBeGreaterThan(1)
  for (const { Auxiliar } of people) expect(Auxiliar).toMatch(/^\d{7,8}-[\dK]$/)
  const afps = of('2.1.20')
  expect(afps.map((one) => one['Nombre auxiliar'])).toContain('Habitat')
  expect(new Set(afps.map(({ Auxiliar }) => Auxiliar)).size).toBe(
    new Set(afps.map((one) => one['Nombre auxiliar'])).size,
  )
  expect(of('5.1.10').every(({ Auxiliar }) => Auxiliar === '')).toBe(true)
})

test('the same file is kept once, with its author and the print of its bytes', async () => {
  const body = await bytesOf(await make(copy.id))
  await make(copy.id)
  const files = (await filesOf()).filter(({ templateName }) => templateName === 'Copia')
  expect(files).toHaveLength(1)
  expect(files[0]?.author).toBe('Carolina Aránguiz')
  expect(files[0]?.sha256).toBe(createHash('sha256').update(body).digest('hex'))
  const again = await run<{ url: string }>(
    'openAccountingFile',
    'ByIdAccountingFile',
    { id: files[0]?.id },
    '{ name url }',
  )
  expect(await bytesOf(again)).toEqual(body)
  const { error } = await api.as('admin').result(
    `mutation ($input: ByIdAccountingTemplate!) {
      deleteAccountingTemplate(input: $input) { ${outcome} data } }`,
    { input: { id: own.id } },
  )
  expect(error?.message).toContain('1 archivo hecho')
})

test('a template by concept is a workbook with numbers, and adds up to the same', async () => {
  const layout = JSON.parse(await exported(own.id))
  const wanted = await imported('Por concepto', { ...layout, detail: 'CONCEPT', file: 'XLSX' })
  await published(wanted)
  const rows = await readSheet(await bytesOf(await make(wanted.id)))
  const [heads = [], ...lines] = rows
  const at = (name: string) => heads.indexOf(name)
  expect(
    netOf(
      lines.map((row) => [
        String(row[at('Cuenta')]),
        Number(row[at('Debe')]),
        Number(row[at('Haber')]),
      ]),
    ),
  ).toEqual(netOf(sums.map(({ accountCode, debit, credit }) => [accountCode, debit, credit])))
  expect(typeof lines[0]?.[at('Debe')]).toBe('number')
  expect(lines.length).toBeGreaterThan((await filesOf()).at(-1)?.lines ?? 0)
})

test('a draft is tried before it is published; a file is made of what was published', async () => {
  const layout = JSON.parse(await exported(own.id))
  const draft = await imported('Borrador', layout)
  const tried = await trial(draft.id)
  expect(tried).toMatchObject({ problems: [], number: 3 })
  await expect(make(draft.id)).rejects.toMatchObject({
    message: 'Primero hay que publicar la plantilla',
  })
  const { version } = await published(draft)
  const [first, second] = await columnsOf(draft.id)
  if (!first || !second) throw new Error('a template without columns')
  await run(
    'moveAccountingTemplateColumn',
    'MoveAccountingTemplateColumnInput',
    { id: second.id, version: second.version, before: first.id },
    '{ id position }',
  )
  expect((await columnsOf(draft.id))[0]?.name).toBe(second.name)
  const before = (await bytesOf(await make(draft.id))).toString('latin1').split('\r\n')[0]
  expect(before?.startsWith('Comprobante;Fecha')).toBe(true)
  await published({ ...draft, version })
  const after = (await bytesOf(await make(draft.id))).toString('latin1').split('\r\n')[0]
  expect(after?.startsWith('Fecha;Comprobante')).toBe(true)
  await expect(published({ ...draft, version })).rejects.toMatchObject({ kind: 'conflict' })
})

test('two that ask at the same moment get the same file, and it is kept once', async () => {
  const twice = await imported('Dos a la vez', JSON.parse(await exported(own.id)))
  await published(twice)
  const made = await Promise.all([make(twice.id), make(twice.id), make(twice.id)])
  expect(new Set(made.map(({ name }) => name)).size).toBe(1)
  const files = (await filesOf()).filter(({ templateName }) => templateName === 'Dos a la vez')
  expect(files).toHaveLength(1)
})

test('what would be refused by the program stops the file, and is named', async () => {
  const layout = JSON.parse(await exported(own.id))
  const narrow = await imported('Angosta', {
    ...layout,
    separator: 'FIXED',
    heads: false,
    lines: layout.lines.map((one: object) => ({ ...one, width: 4 })),
  })
  expect((await trial(narrow.id)).problems.join()).toContain('«Cuenta» es más angosta que')
  await published(narrow)
  await expect(make(narrow.id)).rejects.toMatchObject({ kind: 'conflict' })
  const silent = await imported('Sin montos', { ...layout, lines: layout.lines.slice(0, 3) })
  await expect(published(silent)).rejects.toMatchObject({
    message: 'La línea del asiento no dice cuánto va al debe y cuánto al haber',
  })
  await expect(imported('Otra cosa', { file: 'TEXT' })).rejects.toMatchObject({ field: 'layout' })
  const wrong = { id: own.id, version: own.version, auxiliaryCodes: 'NADIE=1' }
  await expect(
    run('updateAccountingTemplate', 'UpdateAccountingTemplateInput', wrong, '{ id }'),
  ).rejects.toMatchObject({ field: 'auxiliaryCodes' })
})

test('who sees no confidential pay, a worker and another company have no file', async () => {
  const [file] = await filesOf()
  expect(await filesOf('supergerente')).not.toEqual([])
  await database.owner.query('begin')
  await database.owner.query('select app.begin_request($1, null, null, false, null)', [
    world.coihues.id,
  ])
  await database.owner.query('update users set is_private_role = false where id = $1', [
    world.people.rodrigo.id,
  ])
  await database.owner.query('commit')
  expect(await filesOf('supergerente')).toEqual([])
  await expect(make(own.id, 'supergerente')).rejects.toMatchObject({ kind: 'not-found' })
  expect((await trial(own.id, 'supergerente')).number).toBeNull()
  for (const who of ['supervisor', 'trabajador'] as const) {
    await expect(filesOf(who)).rejects.toMatchObject({ kind: 'forbidden' })
    await expect(templates(who)).rejects.toMatchObject({ kind: 'forbidden' })
    await expect(make(own.id, who)).rejects.toMatchObject({ kind: 'forbidden' })
  }
  await expect(make(own.id, 'boreal.admin')).rejects.toMatchObject({ kind: 'not-found' })
  await expect(exported(own.id, 'boreal.admin')).rejects.toMatchObject({ kind: 'not-found' })
  await expect(
    run('openAccountingFile', 'ByIdAccountingFile', { id: file?.id }, '{ name }', 'boreal.admin'),
  ).rejects.toMatchObject({ kind: 'not-found' })
})
