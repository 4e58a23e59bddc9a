import { beforeAll, expect, test } from 'vitest'
import { createLog } from '#platform/server/observe/logger.ts'
import { startApi } from '#tests/api.ts'
import { outcome } from '#tests/api/payroll.ts'
import { clearTask } from './clear.task.ts'

/** Carolina uploads two proofs of a duty and saves one; what she saved is a record for good. */
const { api, url, world, database, services } = await startApi()
const businessId = world.businesses.vina.publicId
const august = { businessId, duty: 'F29', yearMonth: 202608 }

const Mark = `mutation Mark($input: MarkDutyInput!) { markDuty(input: $input) { ${outcome} } }`
const Unmark = `mutation Unmark($input: UnmarkDutyInput!) {
  unmarkDuty(input: $input) { ${outcome} }
}`
const Export = 'query Export($input: ExportUsersInput!) { exportUsers(input: $input) }'

const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

async function upload(name: string): Promise<string> {
  const body = new FormData()
  body.append('relatedType', 'compliance')
  body.append('relatedId', businessId)
  body.append('images', 'true')
  body.append('files', new File([Buffer.from(pixel, 'base64')], name, { type: 'image/png' }))
  const authorization = `Bearer ${await api.as('admin').token()}`
  const answer = await fetch(`${url}/uploadFile/create`, {
    method: 'POST',
    headers: { authorization },
    body,
  })
  const { data }: { data?: { id: string }[] } = await answer.json()
  return data?.[0]?.id ?? ''
}

/** How each file is kept, and whether its bytes are there. */
async function files(): Promise<Record<string, [keptAs: string, stored: boolean]>> {
  const { rows } = await database.owner.query<{ name: string; kept: string; place: string }>(
    `select name, kept_as as kept, storage_key as place from file where company_id = $1
     and (related_type = 'compliance' or related_type = 'export') order by name`,
    [world.coihues.id],
  )
  const known = await Promise.all(
    rows.map(async ({ name, kept, place }) => {
      const is: [string, boolean] = [kept, await services.storage.exists(place)]
      return [name, is] as const
    }),
  )
  return Object.fromEntries(known)
}

const clearAfter = (days: number) =>
  clearTask({
    db: services.db,
    log: createLog({ level: 'silent' }),
    storage: services.storage,
    now: () => new Date(Date.now() + days * 86_400_000),
  }).run({}, { isLast: false })

beforeAll(async () => {
  const fileId = await upload('guardado.png')
  await upload('olvidado.png')
  await api.as('admin').mutate(Mark, {
    input: { ...august, doneOn: '2026-09-11', fileId, note: null },
  })
  await api.as('admin').run(Export, { input: { format: 'csv', search: 'huenchul' } })
})

test('an upload that was saved stays, another goes in a week, an export in a month', async () => {
  expect(await files()).toEqual({
    'Colaboradores.csv': ['COPY', true],
    'guardado.png': ['RECORD', true],
    'olvidado.png': ['UPLOAD', true],
  })
  await clearAfter(6)
  expect(Object.keys(await files())).toHaveLength(3)
  await clearAfter(8)
  expect(Object.keys(await files())).toEqual(['Colaboradores.csv', 'guardado.png'])
  await clearAfter(31)
  expect(await files()).toEqual({ 'guardado.png': ['RECORD', true] })
})

test('what was saved stays, also when nothing names it any more', async () => {
  await api.as('admin').mutate(Unmark, { input: august })
  await clearAfter(4000)
  expect(await files()).toEqual({ 'guardado.png': ['RECORD', true] })
})
