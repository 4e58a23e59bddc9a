import { describe, expect, test } from 'vitest'
import { entity } from '#platform/model/entity.ts'
import { digits, id, optional, rut, text } from '#platform/model/field.ts'
import { columnsOfImport } from '#platform/model/imports.ts'
import { isOwnExport, mapHeaders, missingWords } from './headers.ts'
import { isSameValue, masked, writtenCell } from '#platform/model/import-shown.ts'
import { templateLines } from './template.ts'
import { doubledWords, keyOfRow, lineReader, problemWords, verdictOf } from './verdicts.ts'

const Payee = entity({
  name: 'Payee',
  table: 'payee',
  label: 'Proveedor',
  fields: {
    id: id('supplier'),
    identifier: rut('RUT'),
    name: text('Nombre', { max: 100 }),
    comment: optional(text('Comentario', { max: 100 })),
    account: digits('Número de cuenta', { least: 4, sensitivity: 'A' }),
  },
})
const columns = columnsOfImport(Payee, {
  identifier: { aliases: ['rut proveedor'] },
  name: {},
  comment: {},
  account: { aliases: ['n° cuenta'], usual: '0000' },
})
const by = { today: '2026-09-15', isSheet: false, named: new Map() }
const mapping = { identifier: 0, name: 1, comment: 2, account: 3 }
const read = (...cells: string[]) => lineReader(columns, mapping, by)({ line: 4, cells })
const may = () => undefined
const kept = {
  id: 7,
  version: 3,
  values: { identifier: '76543210-3', name: 'Transportes Ñielol', comment: 'x', account: '1234' },
}

describe('headers', () => {
  test('are found whatever their accents, capitals, signs and order, and by their aliases', () => {
    const headers = ['Número_de cuenta *', 'NOMBRE', 'Rut Proveedor', 'Otra', '']
    expect(mapHeaders(headers, columns)).toMatchObject({
      mapping: { account: 0, name: 1, identifier: 2 },
      unknown: ['Otra'],
      missing: [],
    })
  })

  test('a second one of the same column is not read, and what is chosen wins', () => {
    expect(mapHeaders(['rut', 'rut proveedor'], columns).unknown).toEqual(['rut proveedor'])
    const chosen = new Map([
      ['rut', ''],
      ['documento', 'identifier'],
    ])
    expect(mapHeaders(['rut', 'documento'], columns, chosen)).toMatchObject({
      mapping: { identifier: 1 },
      unknown: ['rut'],
    })
  })

  test('those that lack are named', () => {
    expect(missingWords(mapHeaders(['nombre'], columns).missing)).toBe(
      'Falta la columna obligatoria «rut»',
    )
    expect(missingWords(mapHeaders(['x'], columns).missing)).toBe(
      'Faltan las columnas obligatorias «rut», «nombre»',
    )
  })

  test('an own export has in its first line what the third one lacks', () => {
    const own = [
      ['RUT', 'Nombre', 'Cuenta'],
      ['76543210-3', 'x', '1'],
      ['1-9', 'y', '2'],
    ]
    expect(isOwnExport(own, 2, columns)).toBe(true)
    expect(isOwnExport(own, 0, columns)).toBe(false)
    expect(isOwnExport(templateLines('X', 'Proveedores', columns), 2, columns)).toBe(false)
    expect(isOwnExport([[]], 2, columns)).toBe(false)
  })
})

describe('the verdict of a row', () => {
  const judge = (row: ReturnType<typeof read>, found = false, objections: never[] = []) =>
    verdictOf(row, { columns, by, found: found ? kept : undefined, objections, forbidden: may })

  test('a new one is whole, with what is usual where the file says nothing', () => {
    expect(judge(read('76543210-3', 'Ñielol', '', ''))).toMatchObject({
      result: 'NEW',
      values: { identifier: '76543210-3', name: 'Ñielol', comment: null, account: '0000' },
    })
  })

  test('one that is known changes what the file says and leaves what it does not say', () => {
    const verdict = judge(read('76543210-3', 'Ñielol', '', '5678'), true)
    expect(verdict).toMatchObject({ result: 'CHANGE', values: { name: 'Ñielol', account: '5678' } })
    expect(verdict.was).toEqual({ name: 'Transportes Ñielol', account: '1234' })
    expect(judge(read('76543210-3', 'Transportes Ñielol', '(vacío)', ''), true)).toMatchObject({
      result: 'CHANGE',
      values: { comment: null },
    })
  })

  test('the same, also without its accents, changes nothing', () => {
    expect(judge(read('76.543.210-3', 'Transportes Nielol', 'x', '1234'), true).result).toBe('SAME')
  })

  test('an error of a cell comes before what the checks say', () => {
    const verdict = judge(read('76543210-5', 'Ñielol', '', ''))
    expect(verdict.result).toBe('ERROR')
    expect(verdict.problems.map(({ column }) => column)).toEqual(['identifier'])
  })

  test('who may not write such a row reads why, and one that is passed over is no error', () => {
    const row = read('76543210-3', 'Ñielol', '', '')
    const judging = { columns, by, found: undefined }
    const forbidden = () => 'No tiene permiso para crear proveedores'
    expect(verdictOf(row, { ...judging, objections: [], forbidden })).toMatchObject({
      result: 'ERROR',
      problems: [{ column: null, message: 'No tiene permiso para crear proveedores' }],
    })
    const skip = [{ skip: 'Ya es feriado legal' }]
    expect(verdictOf(row, { ...judging, objections: skip, forbidden })).toMatchObject({
      result: 'SKIP',
      note: 'Ya es feriado legal',
    })
  })

  test('rows of one record have a key in common, and one that is not read has none', () => {
    const key = (...cells: string[]) => keyOfRow(['identifier'], read(...cells))
    expect(key('76.543.210-3', 'a')).toBe(key('76543210-3', 'b'))
    expect(key('76543210-5', 'a')).toBeNull()
    expect(doubledWords([8, 40])).toBe('Está dos veces en el archivo (filas 8 y 40)')
    expect(doubledWords([8, 40, 51])).toBe('Está 3 veces en el archivo (filas 8, 40 y 51)')
  })
})

test('values are written as files have them, and what only some read by its end', () => {
  const [identifier, , , account] = columns
  expect(identifier && writtenCell(identifier, '76543210-3')).toBe('76.543.210-3')
  expect(account && isSameValue(account, '0123', '123')).toBe(false)
  expect(masked('29270014562')).toBe('••••562')
  expect(masked('123')).toBe('••••')
  expect(problemWords(12, 'afp', '«Habitad» no existe')).toBe('Fila 12, «afp»: «Habitad» no existe')
})
