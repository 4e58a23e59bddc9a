import { expect, test } from 'vitest'
import { HolidayCatalogue } from '#generated/catalogues.ts'
import { startApi } from '#tests/api.ts'
import type { Username } from '#tests/world.ts'

const { api } = await startApi()

const All = String(HolidayCatalogue.list)
const Create = String(HolidayCatalogue.create)
const Update = String(HolidayCatalogue.update)
const Delete = String(HolidayCatalogue.remove)

const day = { date: '2026-11-20', title: 'Interferiado', type: 'CIVIL', status: 'ACTIVE' }
const given = { ...day, irrevocable: false, countsForVacation: true, comment: null }

type Day = { id: string; date: string; title: string; version: number }
const all = async (who: Username) =>
  (await api.as(who).run<{ holidays: Day[] }>(All)).holidays.map(
    ({ date, title }) => `${date} ${title}`,
  )
const create = (who: Username, input: object) => api.as(who).result<Day>(Create, { input })

test('what the company gives is listed by day, and nothing of another company', async () => {
  expect(await all('admin')).toEqual([
    '2026-11-06 Día de Los Coihues',
    '2026-12-24 Víspera de Navidad',
    '2026-12-31 Víspera de Año Nuevo',
  ])
  expect(await all('boreal.admin')).toEqual([])
})

test('a super manager adds a day, corrects it and takes it away', async () => {
  const her = api.as('supergerente')
  const { id, version } = await her.mutate<Day>(Create, { input: given })
  const input = { id, version, title: 'Interferiado de noviembre' }
  expect(await her.mutate<Day>(Update, { input })).toMatchObject({ ...given, title: input.title })
  expect((await her.result<Day>(Update, { input })).error?.kind).toBe('conflict')
  expect(await her.mutate<boolean>(Delete, { input: { id } })).toBe(true)
  expect(await all('admin')).toHaveLength(3)
})

test.each([
  ['2026-09-18', 'Ya es feriado legal: Independencia Nacional'],
  ['2026-12-24', 'Ya hay un feriado ese día'],
])('%s is refused at its field: %s', async (date, message) => {
  const { error } = await create('admin', { ...given, date })
  expect(error).toMatchObject({ field: 'date', message })
})

test('a manager and a worker read, and write nothing', async () => {
  for (const who of ['gerente', 'trabajador'] as const) {
    expect(await all(who)).toHaveLength(3)
    expect((await create(who, given)).error?.kind).toBe('forbidden')
  }
})
