import { expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import type { Username } from '#tests/world.ts'

/** The file of the people of Los Coihues has what they have in the fields of their company. */
const { api, url, world } = await startApi()
const { bernarda, wilner } = world.people

const Export = `query E($input: ExportUsersInput!) { exportUsers(input: $input) }`

/** The lines of the file, each as its columns say. */
async function file(who: Username): Promise<Record<string, string>[]> {
  const { exportUsers } = await api
    .as(who)
    .run<{ exportUsers: string }>(Export, { input: { format: 'csv' } })
  const answer = await fetch(new URL(exportUsers, url))
  const [head = '', ...lines] = (await answer.text()).replace('\uFEFF', '').trim().split('\r\n')
  const cellsOf = (line: string) => line.split(';').map((cell) => cell.replace(/^"|"$/g, ''))
  const names = cellsOf(head)
  return lines.map((line) => {
    const cells = cellsOf(line)
    return Object.fromEntries(names.map((name, at) => [name, cells[at] ?? '']))
  })
}
const of = (rows: readonly Record<string, string>[], rut: string) =>
  rows.find((row) => row['RUT']?.replaceAll('.', '') === rut)

test('it has the fields that its reader may read, and none that is reserved', async () => {
  const all = await file('admin')
  expect(of(all, bernarda.rut)).toMatchObject({ 'Talla de polera': 'M' })
  expect(of(all, wilner.rut)?.['Licencias de conducir']).toContain('Clase B')
  const names = Object.keys(all[0] ?? {}).join(' ')
  expect(names).toMatch(/movilizacion|movilización/)
  expect(names).not.toMatch(/sangu/)
  expect(of(await file('gerente'), wilner.rut)).toMatchObject({ 'Talla de polera': 'L' })
})

test('a supervisor takes no field of the team out', async () => {
  const rows = await file('supervisor')
  expect(rows.length).toBeGreaterThan(0)
  expect(Object.keys(rows[0] ?? {})).not.toContain('Talla de polera')
})
