import { expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import { filesOf } from '#tests/importations.ts'

/** Mario took no vacations since 1 September. Today is Tuesday 15 September 2026. */
const { api, url, world, drainJobs } = await startApi()
const { act, load, rowsOf, shown } = filesOf({ api, url, drainJobs })
const { mario } = world.people

const taken = [
  'VACATIONS',
  '',
  'RUT;Desde;Hasta;Días;Bolsa',
  `${mario.rut};07-09-2026;07-09-2026;1;Legales`,
].join('\r\n')
const balance = ['VACATION_BALANCES', '', 'RUT;Al;Legales', `${mario.rut};01-09-2026;9`].join(
  '\r\n',
)

async function done(name: 'apply' | 'undo', id: string) {
  const { version } = await shown(id)
  await act(name, name === 'apply' ? { id, version, mode: 'ALL' } : { id, version })
  await drainJobs()
  return shown(id)
}
const problems = async (id: string) =>
  (await rowsOf(id)).flatMap(({ cells }) => cells.flatMap(({ problem }) => problem ?? []))

test('vacations that were loaded and undone are no reason to refuse a balance', async () => {
  const file = await load('VACATIONS', taken)
  expect(await problems(file.id)).toEqual([])
  expect(await done('apply', file.id)).toMatchObject({ state: 'APPLIED', applied: 1 })

  const early = await load('VACATION_BALANCES', balance)
  expect(await problems(early.id)).toEqual([
    'Ya tiene movimientos desde ese día: ajuste el saldo en su ficha',
  ])

  expect(await done('undo', file.id)).toMatchObject({ state: 'UNDONE', undone: 1 })
  const again = await load('VACATION_BALANCES', balance)
  expect(await problems(again.id)).toEqual([])
  expect(await done('apply', again.id)).toMatchObject({ state: 'APPLIED', applied: 1 })
})
