import { describe, expect, test } from 'vitest'
import { FamilyMemberCatalogue } from '#generated/catalogues.ts'
import { startApi } from '#tests/api.ts'

/**
 * Bernarda has a daughter of 19, a burden who proves her studies until December, and her husband
 * is called in an emergency. Today is Tuesday 15 September 2026.
 */
const { api, world, database } = await startApi()
const { bernarda, wilner } = world.people
type Who = Parameters<typeof api.as>[0]
type Member = {
  id: string
  firstname: string
  rut: string | null
  burden: string
  version: number
}

const { list, create, update, remove } = FamilyMemberCatalogue
const Create = String(create)
const family = async (who: Who, person = bernarda) =>
  (
    await api
      .as(who)
      .run<{ family: Member[] }>(String(list), { input: { userId: person.publicId } })
  ).family

const given = {
  userId: wilner.publicId,
  relation: 'CHILD',
  rut: '23.456.789-6',
  firstname: 'Nayeli',
  paternalLastname: 'Joseph',
  birthday: '2015-02-11',
  emergencyContact: false,
  burden: 'SIMPLE',
  burdenFrom: '2020-03-01',
}

describe('a family', () => {
  test('is read by who keeps it and by its person, and nobody else', async () => {
    expect((await family('admin')).map(({ firstname }) => firstname)).toEqual([
      'Millaray Antonia',
      'Hernán',
    ])
    expect((await family('trabajador')).length).toBe(2)
    for (const who of ['gerente', 'supervisor', 'lectura', 'boreal.admin'] as const) {
      await expect(family(who), who).rejects.toThrow()
    }
    for (const who of ['trabajador', 'gerente.peumal'] as const) {
      await expect(family(who, wilner), who).rejects.toThrow()
    }
  })

  test('reading another person’s is in the audit', async () => {
    const read = async () => {
      const { rows } = await database.owner.query<{ n: number }>(
        `select count(*)::int as n from audit_event where entity = 'lectura:grupo familiar'`,
      )
      return rows[0]?.n ?? 0
    }
    const before = await read()
    await family('admin')
    await family('trabajador')
    expect(await read()).toBe(before + 1)
  })

  test('is added to, corrected and taken from', async () => {
    const made = await api.as('supergerente').mutate<Member>(Create, { input: given })
    expect(made).toMatchObject({ rut: '23456789-6', version: 1 })
    const again = await api.as('admin').result(Create, { input: given })
    expect(again.error).toMatchObject({ field: 'rut', kind: 'conflict' })
    const fixed = await api.as('admin').mutate<Member>(String(update), {
      input: { id: made.id, version: 1, burden: 'DISABLED' },
    })
    expect(fixed).toMatchObject({ burden: 'DISABLED', version: 2 })
    const theirs = await api.as('boreal.admin').result(String(update), {
      input: { id: made.id, version: 2, burden: 'SIMPLE' },
    })
    expect(theirs.error?.kind).toBe('not-found')
    expect(await api.as('admin').mutate(String(remove), { input: { id: made.id } })).toBe(true)
  })

  test('nobody writes their own, nor that of somebody out of reach', async () => {
    const own = { input: { ...given, userId: bernarda.publicId } }
    for (const who of ['trabajador', 'gerente', 'lectura'] as const) {
      expect((await api.as(who).result(Create, own)).error?.kind, who).toBe('forbidden')
    }
    expect((await api.as('boreal.admin').result(Create, own)).error?.kind).toBe('not-found')
  })

  test.each([
    [{ rut: '23.456.789-5' }, 'rut'],
    [{ rut: null }, 'rut'],
    [{ birthday: null }, 'birthday'],
    [{ birthday: '2027-01-01' }, 'birthday'],
    [{ burdenFrom: null }, 'burdenFrom'],
    [{ burdenUntil: '2019-01-01' }, 'burdenUntil'],
    [{ firstname: '' }, 'firstname'],
  ])('%j is refused at its field', async (wrong, field) => {
    const { error } = await api.as('admin').result(Create, { input: { ...given, ...wrong } })
    expect(error).toMatchObject({ field })
  })
})

const Open = `mutation O($input: ByIdFamilyMember!) { openFamilyPaper(input: $input) {
  status message error { kind message field } data { name } } }`

test('without a paper there is none to open, whoever asks', async () => {
  const [daughter] = await family('admin')
  for (const who of ['admin', 'trabajador', 'boreal.admin', 'gerente.peumal'] as const) {
    const { error } = await api.as(who).result(Open, { input: { id: daughter?.id } })
    expect(error, who).not.toBeNull()
  }
})
