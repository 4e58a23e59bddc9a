import { describe, expect, test } from 'vitest'
import { publicId } from '#platform/model/ids.ts'
import { startApi } from '#tests/api.ts'
import { outcome } from '#tests/api/payroll.ts'
import { BLOCKED } from '../model/blocks.ts'

/** Bernarda asks that her data be blocked; Carolina, who administers Los Coihues, grants it. */
const { api, world, database } = await startApi()
const { owner } = database
const { bernarda } = world.people
const companyId = world.coihues.id
type Who = Parameters<typeof api.as>[0]

/** What nobody else has, in each column that a block closes. */
const planted = {
  email: 'bloqueada@canario.example',
  personal_phone: '+56977700411',
  address: 'Pasaje Canario Escondido 4471',
  city: 'Villa Canario',
  postal_code: '7447144',
  relative: 'Canariadelia',
  field: 'talla-canario-9917',
}

const send = async (who: Who, name: string, type: string, input: object) =>
  api.as(who).result<{ id: string; version: number; state: string }>(
    `mutation ($input: ${type}!) { ${name}(input: $input) { ${outcome}
        data { id version state } } }`,
    { input },
  )
const done = async (who: Who, name: string, input: object) => {
  const answer = await send(who, name, `${name[0]?.toUpperCase()}${name.slice(1)}Input`, input)
  if (!answer.data) throw new Error(`${name}: ${answer.error?.message}`)
  return answer.data
}

const Record = `query ($input: UserInput!) { user(input: $input) { email personalPhone address city
  avatarUrl blocked readsBlocked closed { field reason } } }`
type Shown = {
  email: string | null
  personalPhone: string | null
  blocked: string[]
  readsBlocked: boolean
  closed: { field: string; reason: string }[]
}
const ficha = async (who: Who, more: object = {}) =>
  (await api.as(who).run<{ user: Shown }>(Record, { input: { id: bernarda.publicId, ...more } }))
    .user

/** A request of hers that is under way. */
async function underWay(input: object) {
  const asked = await done('trabajador', 'createPrivacyRequest', input)
  const known = await done('admin', 'acknowledgePrivacyRequest', {
    id: asked.id,
    version: asked.version,
  })
  return done('admin', 'beginPrivacyRequest', {
    id: known.id,
    version: known.version,
    identityBy: 'ACCOUNT',
  })
}

const whole = { contact: true, picture: true, family: true, fields: true }

async function plant() {
  await owner.query(
    `update user_version set email = $3, personal_phone = $4, address = $5, city = $6,
       postal_code = $7 where company_id = $1 and user_id = $2`,
    [
      companyId,
      bernarda.id,
      planted.email,
      planted.personal_phone,
      planted.address,
      planted.city,
      planted.postal_code,
    ],
  )
  await owner.query(
    `insert into family_member (company_id, user_id, firstname, paternal_lastname, relation)
     values ($1, $2, $3, 'Prueba', 'OTHER')`,
    [companyId, bernarda.id, planted.relative],
  )
  await owner.query(
    `with one as (insert into user_field (company_id, title, code, type, sorting, listed)
       values ($1, 'Canario', 'canario', 'TEXT', 999, true) returning id, type)
     insert into user_field_data (company_id, user_id, field_id, type, value)
     select $1, $2, id, type, $3 from one`,
    [companyId, bernarda.id, planted.field],
  )
}

describe('what is blocked', () => {
  test('closes to others in the act that grants it, and goes on for its person', async () => {
    await plant()
    const request = await underWay({ kind: 'BLOCKING' })
    const granted = await done('admin', 'blockPerson', {
      id: request.id,
      version: request.version,
      ...whole,
    })
    expect(granted.state).toBe('GRANTED')
    expect(await ficha('trabajador')).toMatchObject({
      email: planted.email,
      personalPhone: planted.personal_phone,
      blocked: [],
    })
  })

  test('says so where it would be, and closes its fields in forms', async () => {
    const shown = await ficha('admin')
    expect(shown).toMatchObject({ email: null, personalPhone: null, readsBlocked: true })
    expect(shown.blocked).toEqual(['CONTACT', 'FAMILY', 'FIELDS', 'PICTURE'])
    expect(shown.closed).toContainEqual({ field: 'User.personalPhone', reason: BLOCKED })
    await expect(
      api.as('admin').run(`query ($input: FamilyInput!) { family(input: $input) { firstname } }`, {
        input: { userId: bernarda.publicId },
      }),
    ).rejects.toThrow(BLOCKED)
  })

  test('is read by whoever answers when they ask for it, and its person sees that', async () => {
    expect(await ficha('admin', { blocked: true })).toMatchObject({ email: planted.email })
    expect(await ficha('lectura', { blocked: true })).toMatchObject({ email: null })
    const { readingsOfMe } = await api.as('trabajador').run<{
      readingsOfMe: { rows: { what: string }[] }
    }>(`query { readingsOfMe { rows { what } } }`)
    expect(readingsOfMe.rows[0]?.what).toBe('Lectura de datos bloqueados')
  })

  test('is opened again by its person, with a reason, and by nobody else', async () => {
    const Blocks = `query ($input: PrivacyBlocksInput) { privacyBlocks(input: $input) {
      id version scope until } }`
    type Block = { id: string; version: number; scope: string; until: string | null }
    const own = async () =>
      (await api.as('trabajador').run<{ privacyBlocks: Block[] }>(Blocks, { input: {} }))
        .privacyBlocks
    const contact = (await own()).find(({ scope }) => scope === 'CONTACT')
    const input = { id: contact?.id, version: contact?.version, reason: 'Ya no hace falta' }
    const Lift = `mutation ($input: LiftPrivacyBlockInput!) { liftPrivacyBlock(input: $input) {
      ${outcome} data { id until } } }`
    for (const who of ['supervisor', 'lectura'] as const) {
      const { error } = await api.as(who).result(Lift, { input })
      expect([who, error?.kind]).toEqual([who, 'not-found'])
    }
    const { data } = await api.as('trabajador').result<Block>(Lift, { input })
    expect(data).toMatchObject({ id: contact?.id, until: expect.stringMatching(/^20\d\d-/) })
    expect(await ficha('admin')).toMatchObject({ email: planted.email })
    expect((await own()).filter(({ until }) => until === null)).toHaveLength(3)
  })

  test('of another company is not there', async () => {
    const { error } = await api.as('trabajador').result(
      `mutation ($input: LiftPrivacyBlockInput!) { liftPrivacyBlock(input: $input) {
        ${outcome} } }`,
      { input: { id: publicId('privacyBlock', 999_999), version: 1, reason: 'Mío' } },
    )
    expect(error?.kind).toBe('not-found')
  })
})

describe('a block that was asked for with something else', () => {
  test('ends when that is answered', async () => {
    const request = await underWay({
      kind: 'OBJECTION',
      detail: 'No quiero que se use mi teléfono',
      asksBlock: true,
    })
    const blocked = await done('admin', 'answerPrivacyBlock', {
      id: request.id,
      version: request.version,
      blockAnswer: 'GIVEN',
      contact: true,
    })
    expect(await ficha('lectura')).toMatchObject({ personalPhone: null })
    await done('admin', 'answerPrivacyRequest', {
      id: blocked.id,
      version: blocked.version,
      answer: 'DENIED',
      reason: 'Se usa solo para los turnos',
    })
    expect(await ficha('lectura')).toMatchObject({ personalPhone: planted.personal_phone })
  })

  test('says which parts', async () => {
    const request = await underWay({ kind: 'RECTIFICATION', detail: 'Mi calle', asksBlock: true })
    const { error } = await send('admin', 'answerPrivacyBlock', 'AnswerPrivacyBlockInput', {
      id: request.id,
      version: request.version,
      blockAnswer: 'GIVEN',
    })
    expect(error).toMatchObject({ field: 'contact', message: 'Marque qué se bloquea' })
  })
})
