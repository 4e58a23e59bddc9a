// Files and late items from whoever may not: people who left, people of another company, people
// narrowed to another razón social, and the person that the item is about.
import { beforeAll, describe, expect, test } from 'vitest'
import { policies } from '../../apps/api/uploads.ts'
import { publicId } from '../../platform/model/ids.ts'
import { complianceProofs } from '../../modules/money/compliance/server/index.ts'
import { companyImages } from '../../modules/company/companies/server/index.ts'
import { startApi } from '../api.ts'
import { type MonthRow, payrollOf } from '../api/payroll.ts'
import { powersIn } from '../api/power.ts'
import { Late, readersOf, Unlate } from '../api/retroactivity.ts'
import type { Username } from '../world.ts'

const { api, url, world, database, asCompany } = await startApi()
const { owner } = database
const companyId = world.coihues.id
const { vina, casa } = world.businesses
const { bernarda } = world.people

/** Every kind of file that the product takes. */
const types = [...policies.keys()]

const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

async function upload(who: Username, relatedType: string, relatedId: string) {
  const body = new FormData()
  body.append('relatedType', relatedType)
  body.append('relatedId', relatedId)
  body.append('files', new File([Buffer.from(pixel, 'base64')], 'papel.png', { type: 'image/png' }))
  const answer = await fetch(`${url}/uploadFile/create`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await api.as(who).token()}` },
    body,
  })
  return { status: answer.status, text: await answer.text() }
}
const files = async (of = companyId) => {
  const { rows } = await owner.query<{ n: number }>(
    'select count(*)::int as n from file where company_id = $1',
    [of],
  )
  return rows[0]?.n ?? 0
}

/** Whose papers are asked for: another person's, one's own, of the company and its parts. */
function targetsOf(own: string | undefined): string[] {
  const { contracts, publicId: other } = bernarda
  const found = [other, own, contracts[0]?.publicId, vina.publicId, casa.publicId]
  return [...found, world.coihues.publicId].flatMap((id) => id ?? [])
}

/** Tries every kind of file on every target; what was stored, and what broke. */
async function tryAll(who: Username, own: string | undefined) {
  const wrong: string[] = []
  const before = await files()
  for (const type of types) {
    for (const target of targetsOf(own)) {
      const { status, text } = await upload(who, type, target)
      if (status < 400 || status >= 500) wrong.push(`${type} of ${target}: ${status} ${text}`)
    }
  }
  return { wrong, stored: (await files()) - before }
}

let september: MonthRow
const { lateOf } = readersOf(api)
const late = (who: Username, more: object = {}) =>
  api.as(who).mutate(Late, {
    input: {
      payrollMonthId: september.id,
      contractId: bernarda.contracts[0]?.publicId,
      yearMonth: 202606,
      itemCode: 'BONO_RESPONSABILIDAD',
      value: '70000',
      comment: 'Lo dice quien no debe',
      ...more,
    },
  })
const lateRows = async () => {
  const { rows } = await owner.query<{ id: number }>(
    'select id::int from late_item where company_id = $1 order by id',
    [companyId],
  )
  return rows.map(({ id }) => id)
}

beforeAll(async () => {
  september = await payrollOf(api.as('admin')).monthAt(vina, 202609)
})

describe('a late item', () => {
  test('is said by nobody of another company, nor below, nor about oneself', async () => {
    const before = await lateRows()
    for (const who of ['trabajador', 'supervisor', 'lectura', 'invitado'] as const) {
      await expect(late(who), who).rejects.toMatchObject({ kind: 'forbidden' })
    }
    await expect(late('boreal.admin')).rejects.toMatchObject({ kind: 'not-found' })
    const foreign = world.boreal.people.nahuel.contracts[0]?.publicId
    await expect(late('admin', { contractId: foreign })).rejects.toMatchObject({
      kind: 'not-found',
    })
    expect(await lateRows()).toEqual(before)
  })

  test('of somebody out of reach is not said, not read and not removed', async () => {
    await late('admin', { comment: 'El bono que faltó' })
    const [id] = (await lateRows()).slice(-1)
    const key = { id: publicId('lateItem', id ?? 0), payrollMonthId: september.id }
    const power = powersIn(owner, companyId)
    const manager = world.personOf('gerente')
    if (!manager) throw new Error('gerente is nobody')
    await power.restriction(manager.id, [casa.id])
    const refused = { kind: expect.stringMatching(/forbidden|not-found/) }
    await expect(late('gerente')).rejects.toMatchObject(refused)
    await expect(api.as('gerente').mutate(Unlate, { input: key })).rejects.toMatchObject(refused)
    await expect(lateOf(september.id, 'gerente')).rejects.toMatchObject(refused)
    await power.restriction(manager.id, null)
    for (const who of ['boreal.admin', 'trabajador', 'supervisor'] as const) {
      await expect(api.as(who).mutate(Unlate, { input: key }), who).rejects.toMatchObject(refused)
    }
    expect(await lateRows()).toContain(id)
    // It could be removed: the administrator of its company does.
    await api.as('admin').mutate(Unlate, { input: key })
    expect(await lateRows()).not.toContain(id)
  })
})

describe('a file', () => {
  test('hangs from nothing of a company that is not its own', async () => {
    const before = await files(world.boreal.id)
    expect(await tryAll('boreal.admin', undefined)).toEqual({ wrong: [], stored: 0 })
    expect(await files(world.boreal.id)).toBe(before)
    // The company's own image hangs from it, or is not said to hang from anything.
    for (const [at, { relatedType }] of companyImages.entries()) {
      const named = at === 0 ? world.boreal.publicId : ''
      expect((await upload('boreal.admin', relatedType, named)).status).toBe(200)
    }
    expect(await files(world.boreal.id)).toBe(before + companyImages.length)
  })

  test('hangs from nothing once its person left, whatever they were', async () => {
    // While they work here, one of them may hang something: the refusals below are of leaving.
    const before = await files()
    const { status } = await upload('admin', complianceProofs.relatedType, vina.publicId)
    expect([status < 400, (await files()) - before]).toEqual([true, 1])
    const people = (['admin', 'gerente', 'supervisor', 'trabajador'] as const).map((who) => ({
      who,
      person: world.personOf(who),
    }))
    for (const { person } of people) {
      await asCompany(
        `update user_contract set final_date = '2026-09-14' where company_id = $1 and user_id = $2`,
        [companyId, person?.id],
      )
      await asCompany(
        `update users set access_until = '2026-09-14' where company_id = $1 and id = $2`,
        [companyId, person?.id],
      )
    }
    for (const { who, person } of people) {
      expect(await tryAll(who, person?.publicId), who).toEqual({ wrong: [], stored: 0 })
    }
    for (const { who } of people)
      await expect(late(who), who).rejects.toMatchObject({ kind: 'forbidden' })
  })
})
