// A razón social opens its signed documents to one inspector, who reads them and nothing else.
import { describe, expect, test } from 'vitest'
import { rutOf } from '#chile/rut.ts'
import { publicId } from '#platform/model/ids.ts'
import { startApi } from '#tests/api.ts'
import { consultsOf, type Held } from '#tests/inspections.ts'
import type { Username } from '#tests/world.ts'
import { demoCode, demoInspector } from '#database/seed/inspections.ts'

const started = await startApi()
const { api, database, world, clock } = started
const { owner } = database
const { ask, read } = consultsOf(started)
const companyId = world.coihues.id
const SIGNED = 'Contrato firmado de Bernarda Huenchul'

type Opened = {
  id: string
  code: string
  url: string
  state: string
  version: number
  businessName: string
}
const outcome = 'status message error { kind message field }'
const ROW = 'id state version businessName inspectorRut opened'

const { rows: known } = await owner.query<{ id: string; rut: string; name: string }>(
  'select id, rut, name from business where company_id = $1',
  [companyId],
)
const business = (name: string) => {
  const found = known.find((one) => one.name === name)
  if (!found) throw new Error(name)
  return { ...found, publicId: publicId('business', Number(found.id)) }
}
const vina = business('Viña Los Coihues')
const peumal = business('Frutícola Peumal')
const { rows: documents } = await owner.query<{ id: string; name: string; state: string }>(
  'select id, name, state from document where company_id = $1',
  [companyId],
)
const documentOf = (name: string) =>
  publicId('document', Number(documents.find((one) => one.name === name)?.id))

const open = (who: Username, more: object = {}) =>
  api.as(who).result<Opened>(
    `mutation ($input: CreateInspectionInput!) { createInspection(input: $input) {
      ${outcome} data { ${ROW} code url } } }`,
    {
      input: {
        businessId: vina.publicId,
        inspectorRut: demoInspector,
        lastDay: '2026-10-01',
        ...more,
      },
    },
  )

const close = (who: Username, { id, version }: Opened) =>
  api.as(who).result<Opened>(
    `mutation ($input: CloseInspectionInput!) { closeInspection(input: $input) {
      ${outcome} data { ${ROW} } } }`,
    { input: { id, version } },
  )

const held = (code: string, more: Partial<Held> = {}): Held => ({
  businessRut: vina.rut,
  inspectorRut: demoInspector,
  code,
  ...more,
})

/** Changes something behind the application. */
const change = async (statement: string) => {
  await owner.query('begin')
  await owner.query('select app.begin_request($1, null, null, false, null)', [companyId])
  await owner.query(statement)
  await owner.query('commit')
}

const REFUSED = 'Ninguna fiscalización abierta corresponde a esos datos'

describe('an inspector', () => {
  test('lists, opens and verifies what is signed, and the company sees it', async () => {
    const { data } = await open('admin')
    const mine = held(data?.code ?? '')
    expect(data).toMatchObject({ state: 'OPEN', businessName: vina.name })
    expect(data?.url).toMatch(/\/public\/fiscalizacion$/)
    const found = await ask(mine)
    expect(found.data).toMatchObject({ company: 'Los Coihues', businessName: vina.name })
    const row = found.data?.rows.find(({ name }) => name === SIGNED)
    expect(row).toMatchObject({ isInForce: true, rut: world.people.bernarda.rut })
    const verified = await started.post({
      query: `query ($input: VerifyDocumentInput!) { verifyDocument(input: $input) { signers } }`,
      variables: { input: { code: row?.code ?? '' } },
    })
    expect(verified.json?.data?.['verifyDocument']).toEqual({ signers: 2 })
    const file = await read(mine, row?.id ?? '')
    const answer = await fetch(new URL(file.data?.url ?? '', started.url))
    expect(answer.status).toBe(200)
    expect((await answer.text()).slice(0, 5)).toBe('%PDF-')
    expect((await ask(mine, { search: 'HUENCHUL' })).data?.rows.map(({ name }) => name)).toContain(
      SIGNED,
    )
    expect((await ask(mine, { search: '%' })).data?.total).toBe(0)
    const { inspectionReadings } = await api.as('admin').run<{
      inspectionReadings: { rows: { kind: string; search: string; documentName: string }[] }
    }>(
      `query ($filter: InspectionReadingFilter!) { inspectionReadings(filter: $filter) {
        rows { kind search documentName } } }`,
      { filter: { inspectionId: data?.id } },
    )
    expect(
      inspectionReadings.rows.map(({ kind, search, documentName }) => [
        kind,
        search ?? documentName,
      ]),
    ).toEqual([
      ['LISTED', null],
      ['OPENED', SIGNED],
      ['LISTED', 'HUENCHUL'],
      ['LISTED', '%'],
    ])
    const { inspection } = await api
      .as('admin')
      .run<{ inspection: { opened: number } }>(
        'query ($input: ByIdInspection!) { inspection(input: $input) { opened lastReadAt } }',
        { input: { id: data?.id } },
      )
    expect(inspection.opened).toBe(1)
    const trail = await owner.query(
      `select from audit_event where company_id = $1 and entity = 'lectura:documento'
         and entity_id = $2`,
      [companyId, String(world.people.bernarda.id)],
    )
    expect(trail.rowCount).toBeGreaterThan(0)
  })

  test('reads what is signed, of labour, in no private folder, of that razón social', async () => {
    const mine = held(demoCode(companyId))
    const names = async () => (await ask(mine)).data?.rows.map(({ name }) => name) ?? []
    expect(await names()).toContain(SIGNED)
    const document = `(select id from document where name = '${SIGNED}')`
    const folder = `(select folder_id from document where name = '${SIGNED}')`
    const type = `(select type_id from document where name = '${SIGNED}')`
    for (const [doing, undoing] of [
      [
        `update document_folder set access = 'PRIVATE' where id = ${folder}`,
        `update document_folder set access = 'PUBLIC' where id = ${folder}`,
      ],
      [
        `update document_type set legal_kind = 'OTHER' where id = ${type}`,
        `update document_type set legal_kind = 'CONTRACT' where id = ${type}`,
      ],
    ] as const) {
      await change(doing)
      expect(await names(), doing).not.toContain(SIGNED)
      const refused = await read(mine, documentOf(SIGNED))
      expect(refused.error).toMatchObject({ kind: 'not-found', message: 'No encontrado' })
      await change(undoing)
      expect(await names(), undoing).toContain(SIGNED)
    }
    await change(`update document set state = 'VOID', reason = 'Prueba' where id = ${document}`)
    const voided = (await ask(mine)).data?.rows.find(({ name }) => name === SIGNED)
    expect(voided?.isInForce).toBe(false)
  })

  test('opens no file that is not in the list', async () => {
    const mine = held(demoCode(companyId))
    const listed = new Set((await ask(mine)).data?.rows.map(({ id }) => id))
    const others = documents
      .map(({ id }) => publicId('document', Number(id)))
      .filter((id) => !listed.has(id))
    expect(others.length).toBeGreaterThan(5)
    for (const id of others) expect((await read(mine, id)).error?.message).toBe('No encontrado')
  })

  test('of another razón social, RUN, code or company, closed or over, is refused', async () => {
    const { data: other } = await open('admin', { businessId: peumal.publicId })
    const { data: closed } = await open('admin')
    const { data: short } = await open('admin', { lastDay: '2026-09-15' })
    if (!other || !closed || !short) throw new Error('nothing was opened')
    expect((await ask(held(other.code, { businessRut: peumal.rut }))).message).toBeUndefined()
    expect((await ask(held(closed.code))).message).toBeUndefined()
    expect((await close('admin', closed)).data?.state).toBe('CLOSED')
    expect((await close('admin', closed)).error?.message).toBe('Ya está cerrada')
    const wrong: Held[] = [
      held(other.code),
      held(closed.code),
      held(demoCode(companyId), { businessRut: peumal.rut }),
      held(demoCode(companyId), { inspectorRut: rutOf(12_345_678) }),
      held(demoCode(world.boreal.id)),
      held(`${short.code.slice(0, -1)}${short.code.endsWith('0') ? '1' : '0'}`),
      held('0000-0000-0000-0000-0000-0000-0000-0000'),
      held('ZZZZ-ZZZZ-ZZZZ-ZZZZ-ZZZZ-ZZZZ-ZZZZ-ZZZZ'),
      held("' or true --"),
    ]
    for (const one of wrong) {
      expect((await ask(one)).message, one.code).toBe(REFUSED)
      expect((await read(one, documentOf(SIGNED))).error?.message).toBe(REFUSED)
    }
    expect((await ask(held(short.code))).message).toBeUndefined()
    clock.advance({ days: 1 })
    expect((await ask(held(short.code))).message).toBe(REFUSED)
  })
})

describe('a consultation', () => {
  test('is opened by who reads all that it shows, for thirty days at most', async () => {
    const today = clock.now().toISOString().slice(0, 10)
    expect(today).toBe('2026-09-16')
    expect((await open('admin', { lastDay: '2026-10-17' })).error).toMatchObject({
      field: 'lastDay',
    })
    expect((await open('admin', { lastDay: '2026-09-15' })).error).toMatchObject({
      field: 'lastDay',
    })
    expect((await open('admin', { inspectorRut: '12.345.678-0' })).error).toMatchObject({
      field: 'inspectorRut',
    })
    for (const who of ['gerente', 'supervisor', 'trabajador'] as const) {
      expect((await open(who)).error?.kind, who).toBe('forbidden')
    }
    const foreign = await open('boreal.admin')
    expect(foreign.error).toMatchObject({ kind: 'not-found' })
    const { rows } = await owner.query<{ rut: string }>(
      `select u.rut from users u join login l on l.company_id = u.company_id and l.user_id = u.id
       where l.username = 'admin'`,
    )
    expect((await open('admin', { inspectorRut: rows[0]?.rut })).error).toMatchObject({
      field: 'inspectorRut',
    })
    // Who does not see the confidential payroll gives nobody what they do not read.
    const seesAll = await open('supergerente')
    expect(seesAll.error).toBeNull()
    await change(`update users set is_private_role = false
      where id = (select user_id from login where username = 'supergerente')`)
    await change(`update user_business set private_role = false
      where user_id = (select user_id from login where username = 'supergerente')`)
    const narrow = await open('supergerente')
    expect(narrow.error?.message).toMatch(/lee los documentos de todas las personas/)
  })

  test('is not seen by another company, nor prolonged in the database', async () => {
    const list = async (who: Username) =>
      (
        await api
          .as(who)
          .run<{ inspections: { total: number } }>('{ inspections { total rows { id } } }')
      ).inspections.total
    expect(await list('admin')).toBeGreaterThan(1)
    expect(await list('boreal.admin')).toBe(0)
    for (const set of [
      `last_day = '2027-01-01'`,
      `inspector_rut = '${rutOf(12_345_678)}'`,
      'closed_at = null',
    ]) {
      await owner.query('begin')
      await owner.query('select app.begin_request($1, null, null, false, null)', [companyId])
      await expect(
        owner.query(`update inspection set ${set} where closed_at is not null`),
      ).rejects.toThrow(/Una fiscalización/)
      await owner.query('rollback')
    }
  })
})
