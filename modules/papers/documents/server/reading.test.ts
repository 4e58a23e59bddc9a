// Who reads which document: every role, every access of a folder, at every depth, of the company
// and of a person. The strictest folder of a path decides.
import { beforeAll, describe, expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import { rightsOf } from '#tests/api/rights.ts'
import { documentsOf, type Folder } from '#tests/documents.ts'
import type { Username } from '#tests/world.ts'

const started = await startApi()
const { api, world } = started
const papers = documentsOf(started)
const rights = rightsOf(api.as('admin'))
const { bernarda, rodrigo, loreto } = world.people
const { vina } = world.businesses

const accesses = ['PUBLIC', 'PROTECTED', 'PRIVATE'] as const
type Access = (typeof accesses)[number]
const kinds = ['COMPANY', 'PERSON'] as const

const everybody = [
  ...(['admin', 'supergerente', 'gerente', 'gerente.peumal', 'subgerente', 'lectura'] as const),
  ...(['supervisor', 'trabajador', 'externo', 'invitado'] as const),
] satisfies readonly Username[]

/** Three folders deep with one strict folder among them, and a document at the bottom of each. */
const paths = accesses.flatMap((strict): (readonly Access[])[] =>
  strict === 'PUBLIC'
    ? [['PUBLIC'], ['PUBLIC', 'PUBLIC', 'PUBLIC']]
    : [
        [strict],
        [strict, 'PUBLIC', 'PUBLIC'],
        ['PUBLIC', strict, 'PUBLIC'],
        ['PUBLIC', 'PUBLIC', strict],
      ],
)
const nameOf = (kind: string, path: readonly string[]) => `${kind} ${path.join(' ')}`

let profileId = ''

beforeAll(async () => {
  await rights.newProfile('Lectores de lo privado', {})
  const { documentReaderProfiles: profiles } = await api
    .as('admin')
    .run<{ documentReaderProfiles: { id: string; name: string }[] }>(
      '{ documentReaderProfiles { id name } }',
    )
  profileId = profiles.find(({ name }) => name === 'Lectores de lo privado')?.id ?? ''
  const typeId = await papers.typeOf('CERTIFICADO')
  for (const kind of kinds) {
    for (const path of paths) {
      let parent: Folder | undefined
      for (const [depth, access] of path.entries()) {
        const profiles = access === 'PRIVATE' ? [{ id: profileId }] : []
        const name = `${nameOf(kind, path)} ${depth}`
        parent = await papers.createFolder('admin', name, {
          kind,
          access,
          profiles,
          parentId: parent?.id ?? null,
        })
      }
      if (!parent) continue
      const userId = kind === 'PERSON' ? bernarda.publicId : null
      await papers.create('admin', { folder: parent, name: nameOf(kind, path), typeId, userId })
    }
  }
}, 120_000)

/** The strictest folder of each path whose document somebody reads, in few words. */
async function readBy(who: Username): Promise<Record<string, string[]>> {
  const rows = await papers.list(who, { search: null }).then(
    ({ rows: found }) => found.map(({ name }) => name),
    (): string[] => [],
  )
  return Object.fromEntries(
    kinds.map((kind) => [
      kind,
      accesses.filter((access) => {
        const of = paths.filter((path) => strictest(path) === access)
        const read = of.filter((path) => rows.includes(nameOf(kind, path)))
        // All paths of a strictness are read alike, wherever in them the strict folder stands.
        expect([0, of.length], `${who} ${kind} ${access}`).toContain(read.length)
        return read.length > 0
      }),
    ]),
  )
}
const strictest = (path: readonly Access[]) => path.find((one) => one !== 'PUBLIC') ?? 'PUBLIC'

const all = ['PUBLIC', 'PROTECTED', 'PRIVATE']
const some = ['PUBLIC', 'PROTECTED']
const expected: Readonly<Record<(typeof everybody)[number], Record<string, string[]>>> = {
  admin: { COMPANY: all, PERSON: all },
  supergerente: { COMPANY: some, PERSON: some },
  gerente: { COMPANY: some, PERSON: some },
  // Bernarda works for another razón social than those of these two.
  'gerente.peumal': { COMPANY: some, PERSON: [] },
  subgerente: { COMPANY: some, PERSON: [] },
  lectura: { COMPANY: some, PERSON: some },
  supervisor: { COMPANY: some, PERSON: [] },
  trabajador: { COMPANY: ['PUBLIC'], PERSON: ['PUBLIC'] },
  externo: { COMPANY: [], PERSON: [] },
  invitado: { COMPANY: [], PERSON: [] },
}

describe('by role', () => {
  test.each(everybody)('%s', async (who) => {
    expect(await readBy(who)).toEqual(expected[who])
  })
})

test('the folders that somebody is shown are those whose documents they would read', async () => {
  for (const who of ['supergerente', 'supervisor', 'trabajador'] as const) {
    const shown = (await papers.folders(who)).map(({ name }) => name)
    const deepest = paths
      .filter((path) => expected[who]['COMPANY']?.includes(strictest(path)))
      .map((path) => `${nameOf('COMPANY', path)} ${path.length - 1}`)
    const ofCompany = shown.filter((name) => /^COMPANY .* \d$/.test(name))
    expect(ofCompany.filter((name) => deepest.includes(name)).toSorted()).toEqual(
      deepest.toSorted(),
    )
    const hidden = paths
      .filter((path) => !expected[who]['COMPANY']?.includes(strictest(path)))
      .map((path) => `${nameOf('COMPANY', path)} ${path.length - 1}`)
    expect(shown.filter((name) => hidden.includes(name))).toEqual([])
  }
})

test('a listed profile reads what is private, of people within reach alone', async () => {
  await rights.profile(loreto, 'Lectores de lo privado')
  try {
    expect((await readBy('gerente'))['COMPANY']).toEqual(all)
  } finally {
    await rights.profile(loreto, null)
  }
  expect((await readBy('gerente'))['COMPANY']).toEqual(some)
})

test('who does not read a folder does not open it to themselves', async () => {
  const hidden = (await papers.folders('admin')).find(
    ({ name, access }) => access === 'PRIVATE' && name.startsWith('COMPANY PRIVATE'),
  )
  const values = {
    id: hidden?.id,
    name: hidden?.name,
    version: hidden?.version,
    parentId: null,
    access: 'PUBLIC',
    profiles: [],
  }
  await expect(papers.updateFolder('supergerente', values)).rejects.toMatchObject({
    kind: 'not-found',
  })
  await expect(papers.deleteFolder('supergerente', hidden?.id ?? '')).rejects.toMatchObject({
    kind: 'not-found',
  })
  const open = await papers.createFolder('supergerente', 'Abierta')
  const inside = { ...values, access: 'PRIVATE', profiles: [{ id: profileId }], parentId: open.id }
  await expect(papers.updateFolder('supergerente', inside)).rejects.toMatchObject({
    kind: 'not-found',
  })
})

test('a folder that more people would read is confirmed first', async () => {
  const folder = (await papers.folders('admin')).find(
    ({ name }) => name === 'COMPANY PROTECTED PUBLIC PUBLIC 0',
  )
  const input = {
    id: folder?.id,
    name: folder?.name,
    version: folder?.version,
    parentId: null,
    access: 'PUBLIC',
    profiles: [],
  }
  const answer = await api.as('admin').result(
    `mutation ($input: UpdateDocumentFolderInput!) { updateDocumentFolder(input: $input) {
      status message error { kind message field traceId } data { id } } }`,
    { input },
    { headers: { 'x-asks': '1' } },
  )
  expect(answer.error).toMatchObject({
    kind: 'confirm',
    message: 'Con este cambio más personas leen lo que hay aquí: 1 documento.',
  })
})

test('a list of people’s documents is by surname where it is asked so', async () => {
  const sorted = await papers.list('admin', { kind: 'PERSON' }, { by: 'fullname' })
  const names = sorted.rows.map(({ userId }) => userId)
  const { hernan } = world.people
  expect(names.indexOf(bernarda.publicId)).toBeGreaterThanOrEqual(0)
  expect(names.lastIndexOf(bernarda.publicId)).toBeLessThan(names.indexOf(hernan.publicId))
})

test('a reserved document asks for the right to contracts', async () => {
  const folder = await papers.folderOf('Contratos y anexos')
  const typeId = await papers.typeOf('AMONESTACION')
  const name = 'Amonestación por atraso'
  await papers.create('admin', { folder, name, typeId, userId: bernarda.publicId })
  const reads = async (who: Username) =>
    (await papers.list(who)).rows.some((row) => row.name === name)
  expect(await reads('gerente')).toBe(true)
  expect(await reads('trabajador')).toBe(true)
  expect(await reads('subgerente')).toBe(false)
})

test('the confidential payroll is read by who may see it, and by its person', async () => {
  await rights.hide(bernarda, vina)
  try {
    expect((await readBy('gerente'))['PERSON']).toEqual([])
    expect((await readBy('admin'))['PERSON']).toEqual(all)
    expect((await readBy('trabajador'))['PERSON']).toEqual(['PUBLIC'])
  } finally {
    await rights.hide(bernarda, vina, false)
  }
})

test('somebody narrowed to units neither reads of others nor writes for the company', async () => {
  const { restrictions } = await api
    .as('admin')
    .run<{ restrictions: { name: string }[] }>('{ restrictions { name } }')
  const [narrow] = restrictions
  await rights.restriction(rodrigo, narrow?.name ?? '')
  try {
    const { rows } = await papers.list('supergerente')
    const people = new Set(rows.flatMap(({ userId }) => userId ?? []))
    expect(people.has(bernarda.publicId)).toBe(false)
    await expect(papers.createFolder('supergerente', 'De toda la empresa')).rejects.toMatchObject({
      kind: 'forbidden',
    })
    const folder = await papers.folderOf('Contratos y anexos')
    const more = { typeId: await papers.typeOf('CERTIFICADO'), userId: bernarda.publicId }
    await expect(
      papers.create('supergerente', { folder, name: 'Ajeno', ...more }),
    ).rejects.toMatchObject({ kind: 'not-found' })
  } finally {
    await rights.restriction(rodrigo, null)
  }
})
