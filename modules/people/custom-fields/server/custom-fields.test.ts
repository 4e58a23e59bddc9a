import { describe, expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'

/**
 * Los Coihues asks of its people the size of their shirt (which they write themselves), their
 * driving licences, an agreed bonus that they do not see, and, reserved, their blood group. Today
 * is Tuesday 15 September 2026.
 */
const { api, url, world, database } = await startApi()
const { bernarda, wilner } = world.people
type Who = Parameters<typeof api.as>[0]

const outcome = 'status message error { kind message field }'
const fieldParts = `id title code type options help sorting status required dated reserved managers
  worker tableId version`
const Fields = `{ userFields { ${fieldParts} } }`
const Create = `mutation C($input: CreateUserFieldInput!) {
  createUserField(input: $input) { ${outcome} data { ${fieldParts} } } }`
const Update = `mutation U($input: UpdateUserFieldInput!) {
  updateUserField(input: $input) { ${outcome} data { ${fieldParts} } } }`
const Remove = `mutation D($input: ByIdUserField!) {
  deleteUserField(input: $input) { ${outcome} data } }`
const Move = `mutation M($input: UpdateUserFieldPositionInput!) {
  updateUserFieldPosition(input: $input) { ${outcome} data { id sorting } } }`
const Data = `query V($input: UserFieldDataInput!) { userFieldData(input: $input) {
  id fieldId field { code title } value words date reference current closed mayEdit version } }`
const Save = `mutation S($input: UpdateUserFieldDataInput!) {
  updateUserFieldData(input: $input) { ${outcome} data } }`

type Field = { id: string; title: string; code: string; status: string; version: number }
type Value = {
  id: string | null
  fieldId: string
  field: { code: string }
  value: string | null
  words: string | null
  date: string | null
  current: boolean
  closed: boolean
  mayEdit: boolean
  version: number | null
}

const fields = async (who: Who = 'admin') =>
  (await api.as(who).run<{ userFields: Field[] }>(Fields)).userFields
const codes = async (who: Who) => (await fields(who)).map(({ code }) => code)
const field = async (code: string): Promise<Field> => {
  const found = (await fields()).find((one) => one.code === code)
  if (!found) throw new Error(`There is no field ${code}`)
  return found
}
const values = async (who: Who, person = bernarda, reveal = false) =>
  (
    await api.as(who).run<{ userFieldData: Value[] }>(Data, {
      input: { userId: person.publicId, reveal },
    })
  ).userFieldData
const valueOf = async (code: string, who: Who = 'admin', person = bernarda) =>
  (await values(who, person)).find((one) => one.field.code === code && one.current)

/** Writes a field over the value that is seen there. */
async function save(
  who: Who,
  code: string,
  value: string | null,
  { person = bernarda, ...more }: { person?: typeof bernarda; date?: string; fileId?: string } = {},
) {
  const { fileId, ...rest } = more
  const seen = (await values('admin', person, true)).find(
    (one) => one.field.code === code && one.current,
  )
  return api.as(who).result<boolean>(Save, {
    input: {
      userId: person.publicId,
      ...rest,
      values: [
        {
          fieldId: (await field(code)).id,
          value,
          fileId: fileId ?? null,
          seenId: seen?.id ?? null,
          version: seen?.version ?? null,
        },
      ],
    },
  })
}

const plain = {
  type: 'TEXT',
  required: false,
  dated: false,
  reserved: false,
  managers: true,
  worker: 'SEES',
}
const add = (input: object, who: Who = 'admin') =>
  api.as(who).result<Field>(Create, { input: { ...plain, ...input } })

describe('the fields of a company', () => {
  test('are all of whoever keeps them, and for others those that they may read', async () => {
    const all = ['talla_polera', 'licencias_conducir', 'movilizacion_acordada', 'grupo_sanguineo']
    expect(await codes('admin')).toEqual(all)
    expect(await codes('gerente')).toEqual(all)
    expect(await codes('trabajador')).toEqual([
      'talla_polera',
      'licencias_conducir',
      'grupo_sanguineo',
    ])
    expect(await codes('boreal.admin')).toEqual([])
  })

  test('are added, ordered and corrected by whoever keeps the company alone', async () => {
    for (const who of ['gerente', 'trabajador', 'supervisor', 'gerente.peumal'] as const) {
      const { error } = await add({ title: 'Zapatos', code: 'zapatos' }, who)
      expect(error?.kind, who).toBe('forbidden')
    }
    const { data } = await add({ title: 'Zapatos', code: 'zapatos', type: 'NUMBER' })
    const moved = await api.as('admin').result(Move, { input: { id: data.id, position: 1 } })
    expect(moved.error).toBeNull()
    expect((await codes('admin'))[0]).toBe('zapatos')
    await api.as('admin').result(Move, { input: { id: data.id, position: 5 } })
    expect((await codes('admin')).at(-1)).toBe('zapatos')
    const foreign = await api.as('boreal.admin').result(Move, {
      input: { id: data.id, position: 1 },
    })
    expect(foreign.error?.kind).toBe('not-found')
    const stale = await api.as('admin').result(Update, {
      input: { id: data.id, version: 9, title: 'Calzado' },
    })
    expect(stale.error?.kind).toBe('conflict')
    // Nobody has anything in it: it is deleted.
    await api.as('admin').result(Remove, { input: { id: data.id } })
    expect(await codes('admin')).not.toContain('zapatos')
  })

  test.each([
    [{ title: 'Casco', code: '__proto__' }, 'code'],
    [{ title: 'Casco', code: 'Talla Casco' }, 'code'],
    [{ title: 'Casco', code: 'talla_polera' }, 'code'],
    [{ title: 'talla de pólera', code: 'otra_talla' }, 'title'],
    [{ title: 'Casco', code: 'casco', type: 'CHOICE' }, 'options'],
    [{ title: 'Casco', code: 'casco', type: 'CHOICE', options: 'M\nM' }, 'options'],
    [{ title: 'Casco', code: 'casco', type: 'DATE', options: 'S\nM' }, 'options'],
  ])('%j is refused at its place', async (input, place) => {
    expect((await add(input)).error?.field).toBe(place)
  })

  test('are a hundred at most, also where several are added at the same moment', async () => {
    await database.owner.query(
      `insert into user_field (company_id, title, code, type, sorting)
       select $1, 'Relleno ' || n, 'relleno_' || n, 'TEXT', 100 + n from generate_series(1, 95) n`,
      [world.coihues.id],
    )
    const many = await Promise.all(
      ['uno', 'dos', 'tres'].map((word) => add({ title: `Uno más ${word}`, code: `mas_${word}` })),
    )
    expect(many.filter(({ error }) => error === null)).toHaveLength(1)
    expect(many.find(({ error }) => error)?.error?.message).toBe(
      'Hay 100 campos en uso: retire alguno',
    )
    await database.owner.query(
      `delete from user_field where code like 'relleno%' or code like 'mas_%'`,
    )
  })

  test('keep their type, their options and their values while somebody has one', async () => {
    const { id, version } = await field('talla_polera')
    const other = await api.as('admin').result(Update, {
      input: { id, version, type: 'TEXT', options: null },
    })
    expect(other.error).toMatchObject({
      message: expect.stringMatching(/conserva su tipo|persona/),
    })
    const fewer = await api.as('admin').result(Update, {
      input: { id, version, options: 'S\nL\nXL' },
    })
    expect(fewer.error).toMatchObject({ field: 'options' })
    expect(fewer.error?.message).toContain('«M» la tienen 1 persona')
    const bonus = await field('movilizacion_acordada')
    const asText = await api.as('admin').result(Update, {
      input: { id: bonus.id, version: bonus.version, type: 'TEXT' },
    })
    expect(asText.error).toMatchObject({
      field: 'type',
      message: 'Hay datos de personas en este campo: conserva su tipo',
    })

    await api.as('admin').result(Remove, { input: { id } })
    expect((await field('talla_polera')).status).toBe('RETIRED')
    expect(await codes('trabajador')).not.toContain('talla_polera')
    expect((await valueOf('talla_polera'))?.value).toBe('M')
    expect((await save('admin', 'talla_polera', 'L')).error?.kind).toBe('not-found')
    const again = await field('talla_polera')
    const used = await api.as('admin').result(Update, {
      input: { id, version: again.version, status: 'ACTIVE' },
    })
    expect(used.error).toBeNull()
  })
})

describe('what Bernarda has in them', () => {
  const shown = async (who: Who) =>
    (await values(who)).map(({ field: { code }, words, mayEdit }) => ({ code, words, mayEdit }))

  test('is seen as each field says', async () => {
    expect(await shown('trabajador')).toEqual([
      { code: 'talla_polera', words: 'M', mayEdit: true },
      { code: 'licencias_conducir', words: null, mayEdit: false },
      { code: 'grupo_sanguineo', words: 'O+', mayEdit: false },
    ])
    expect(await shown('gerente')).toEqual([
      { code: 'talla_polera', words: 'M', mayEdit: false },
      { code: 'licencias_conducir', words: null, mayEdit: false },
      { code: 'movilizacion_acordada', words: '$30.000', mayEdit: false },
    ])
    expect((await shown('admin')).map(({ code }) => code)).toEqual([
      'talla_polera',
      'licencias_conducir',
      'movilizacion_acordada',
      'grupo_sanguineo',
    ])
  })

  test('is out of sight for a colleague, a restricted manager and another company', async () => {
    for (const who of ['trabajador', 'boreal.admin', 'gerente.peumal', 'supervisor'] as const) {
      await expect(values(who, wilner), who).rejects.toMatchObject({ kind: 'not-found' })
      const { error } = await save(who, 'talla_polera', 'XL', { person: wilner })
      expect(error?.kind, who).toBe('not-found')
    }
  })

  test('reserved, it is asked for, and each asking is in the audit', async () => {
    const read = async () => {
      const { rows } = await database.owner.query<{ events: string }>(
        `select count(*) as events from audit_event where entity = 'lectura:campos reservados'`,
      )
      return Number(rows[0]?.events)
    }
    const before = await read()
    expect(await valueOf('grupo_sanguineo')).toMatchObject({ value: null, closed: true })
    expect(await read()).toBe(before)
    const opened = await values('admin', bernarda, true)
    expect(opened.find(({ field: { code } }) => code === 'grupo_sanguineo')?.value).toBe('O+')
    expect(await read()).toBe(before + 1)
    // One's own is nobody's business.
    await values('trabajador')
    expect(await read()).toBe(before + 1)
  })

  test('is written by herself where the field lets her, and by who keeps her record', async () => {
    expect((await save('trabajador', 'talla_polera', 'S')).error).toBeNull()
    expect(await valueOf('talla_polera')).toMatchObject({ value: 'S' })
    expect((await save('trabajador', 'licencias_conducir', 'Clase B')).error?.kind).toBe(
      'forbidden',
    )
    // A field that is kept from her is no field for her.
    const hidden = await save('trabajador', 'movilizacion_acordada', '99000')
    expect(hidden.error?.kind).toBe('not-found')
    expect((await save('gerente', 'talla_polera', 'XL')).error).not.toBeNull()
    expect((await save('admin', 'talla_polera', 'M')).error).toBeNull()
  })

  test('is not written over what somebody else wrote', async () => {
    const [first] = await values('admin')
    const { id: fieldId } = await field('talla_polera')
    const write = (value: string) =>
      api.as('admin').result<boolean>(Save, {
        input: {
          userId: bernarda.publicId,
          values: [{ fieldId, value, seenId: first?.id, version: first?.version }],
        },
      })
    expect((await write('L')).error).toBeNull()
    expect((await write('XL')).error?.kind).toBe('conflict')
    await save('admin', 'talla_polera', 'M')
  })

  test('holds from a day on where the field says so', async () => {
    expect(
      (await save('admin', 'movilizacion_acordada', '45000', { date: '2026-11-01' })).error,
    ).toBeNull()
    const all = (await values('admin')).filter(
      ({ field: { code } }) => code === 'movilizacion_acordada',
    )
    expect(all.map(({ words, date, current }) => ({ words, date, current }))).toEqual([
      { words: '$45.000', date: '2026-11-01', current: false },
      { words: '$30.000', date: '2026-01-01', current: true },
    ])
    await save('admin', 'movilizacion_acordada', null, { date: '2026-11-01' })
    expect((await valueOf('movilizacion_acordada'))?.words).toBe('$30.000')
    // Of another day, there is none from then on.
    await save('admin', 'movilizacion_acordada', null, { date: '2026-09-01' })
    expect(await valueOf('movilizacion_acordada')).toMatchObject({
      value: null,
      date: '2026-09-01',
    })
    await save('admin', 'movilizacion_acordada', '30000', { date: '2026-09-01' })
  })

  test.each([
    ['NUMBER', '12,5', '12.5', '12,5'],
    ['NUMBER', 'doce', null, null],
    ['MONEY', '150000', '150000', '$150.000'],
    ['MONEY', '12.5', null, null],
    ['PERCENTAGE', '101', null, null],
    ['DATE', '2026-02-30', null, null],
    ['DATE', '2026-02-28', '2026-02-28', '28-02-2026'],
    ['BOOLEAN', 'true', 'true', 'Sí'],
    ['BOOLEAN', 'quizás', null, null],
    ['TEXT', '=1+1', '=1+1', '=1+1'],
    ['TEXT', '__proto__', '__proto__', '__proto__'],
    ['LONG_TEXT', 'una\ndos', 'una\ndos', 'una\ndos'],
  ])('of the type %s, %j is kept as %j', async (type, typed, kept, words) => {
    const code = `de_prueba_${type.toLowerCase()}`
    const { data } = await add({ title: code, code, type })
    const { error } = await save('admin', code, typed)
    if (kept === null) expect(error).toMatchObject({ kind: 'invalid', field: `value_${code}` })
    else expect(await valueOf(code)).toMatchObject({ value: kept, words })
    await database.owner.query(`delete from user_field_data where field_id in
      (select id from user_field where code = '${code}')`)
    await api.as('admin').result(Remove, { input: { id: data.id } })
  })

  test('of a list, is one of its options, several in their order', async () => {
    expect((await save('admin', 'talla_polera', 'XXL')).error?.message).toBe(
      '«XXL» no es una de las opciones',
    )
    await save('admin', 'licencias_conducir', 'Clase D\nClase B\nClase B')
    expect(await valueOf('licencias_conducir')).toMatchObject({ words: 'Clase B, Clase D' })
    await save('admin', 'licencias_conducir', null)
    expect(await valueOf('licencias_conducir')).toMatchObject({ id: null, value: null })
  })

  test('obligatory, is not emptied', async () => {
    const { id, version } = await field('talla_polera')
    await api.as('admin').result(Update, { input: { id, version, required: true } })
    expect((await save('admin', 'talla_polera', null)).error).toMatchObject({
      field: 'value_talla_polera',
    })
    expect((await valueOf('talla_polera'))?.value).toBe('M')
  })

  test('comes with her record, by the name of the specification', async () => {
    const { user } = await api.as('admin').run<{ user: { userFieldData: Value[] } }>(
      `query U($input: UserInput!) { user(input: $input) {
        userFieldData { value date reference field { code } } } }`,
      { input: { id: bernarda.publicId } },
    )
    expect(user.userFieldData.map(({ field: { code }, value }) => [code, value])).toEqual([
      ['talla_polera', 'M'],
      ['licencias_conducir', null],
      // Since September, and before it since January.
      ['movilizacion_acordada', '30000'],
      ['movilizacion_acordada', '30000'],
      ['grupo_sanguineo', null],
    ])
    const own = await api
      .as('supervisor')
      .run<{ user: { userFieldData: Value[] } }>(
        `query U($input: UserInput!) { user(input: $input) { userFieldData { value } } }`,
        { input: { id: world.personOf('supervisor')?.publicId } },
      )
    expect(own.user.userFieldData.length).toBeGreaterThan(0)
  })
})

describe('a file in a field', () => {
  const pixel =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk' +
    '+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
  const send = async (who: Who, person: string) => {
    const body = new FormData()
    body.append('relatedType', 'userFieldData')
    body.append('relatedId', person)
    body.append('images', 'true')
    body.append(
      'files',
      new File([Buffer.from(pixel, 'base64')], 'carnet.png', { type: 'image/png' }),
    )
    const answer = await fetch(`${url}/uploadFile/create`, {
      method: 'POST',
      headers: { authorization: `Bearer ${await api.as(who).token()}` },
      body,
    })
    const { data }: { data?: { id: string }[] } = await answer.json()
    return data?.[0]?.id
  }
  const Open = `mutation O($input: ByIdUserFieldData!) {
    openUserFieldFile(input: $input) { ${outcome} data { name url } } }`

  test('is of its person, and opened by whoever sees the field', async () => {
    await add({ title: 'Carné de aplicador', code: 'carne', type: 'FILE', worker: 'NONE' })
    const ofWilner = await send('admin', wilner.publicId)
    expect((await save('admin', 'carne', null, { fileId: ofWilner ?? '' })).error).not.toBeNull()
    const fileId = (await send('admin', bernarda.publicId)) ?? ''
    expect((await save('admin', 'carne', null, { fileId })).error).toBeNull()
    const row = await valueOf('carne')
    expect(row).toMatchObject({ words: 'carnet.png' })
    const open = (who: Who) => api.as(who).result(Open, { input: { id: row?.id } })
    expect((await open('admin')).data).toMatchObject({ name: 'carnet.png' })
    expect((await open('gerente')).data).toMatchObject({ name: 'carnet.png' })
    for (const who of ['trabajador', 'boreal.admin', 'gerente.peumal'] as const) {
      expect((await open(who)).error?.kind, who).toBe('not-found')
    }
  })
})
