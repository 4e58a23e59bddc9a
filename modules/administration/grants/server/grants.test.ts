import { describe, expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import type { Username } from '#tests/world.ts'

const { api, world, database } = await startApi()
const { vina, peumal } = world.businesses
const { bernarda, loreto, rodrigo } = world.people
const foreign = world.boreal

const outcome = 'status message error { kind message field traceId }'
const detail = `id name version people services isOwn roles
  permissions { code create read update delete }
  company { slug today options exceptions { code since until }
    modules { module employee manager superManager admin } }`
const assignment = `userId fullname role status profileId profileName restrictionId
  restrictionName`
const restriction = 'id name version people businesses { id name }'

const All = '{ profiles { id name version people services } companyProfiles { id name version } }'
const One = `query P($input: ByIdProfile!) { profilePermissions(input: $input) { ${detail} } }`
const Create = `mutation C($input: CreateProfileInput!) {
  createProfile(input: $input) { ${outcome} data { id name version } } }`
const Rename = `mutation U($input: UpdateProfileInput!) {
  updateProfile(input: $input) { ${outcome} data { id name version } } }`
const Delete = `mutation D($input: ByIdProfile!) {
  deleteProfile(input: $input) { ${outcome} data } }`
const Update = `mutation U($input: UpdateProfilePermissionInput!) {
  updateProfilePermission(input: $input) { ${outcome} data { ${detail} } } }`
const Give = `mutation G($input: UpdateProfileUserInput!) {
  updateProfileUser(input: $input) { ${outcome} data { ${assignment} } } }`
const Narrow = `mutation N($input: UpdateRestrictionUserInput!) {
  updateRestrictionUser(input: $input) { ${outcome} data { ${assignment} } } }`
const People = `query A($filter: AssignmentFilter, $sort: ProfileAssignmentsSort, $page: Page) {
  profileAssignments(filter: $filter, sort: $sort, page: $page) {
    total rows { ${assignment} } } }`
const May = `query M($input: PermissionInput!) { permission(input: $input) {
  userId fullname role isOwn inactive profileName restrictionName businesses
  decisions { permission allowed because reach } } }`
const Restrictions = `{ restrictions { ${restriction} } }`
const OneRestriction = `query R($input: ByIdRestriction!) {
  restriction(input: $input) { ${restriction} } }`
const CreateRestriction = `mutation C($input: CreateRestrictionInput!) {
  createRestriction(input: $input) { ${outcome} data { ${restriction} } } }`
const UpdateRestriction = `mutation U($input: UpdateRestrictionFilterInput!) {
  updateRestrictionFilter(input: $input) { ${outcome} data { ${restriction} } } }`
const DeleteRestriction = `mutation D($input: ByIdRestriction!) {
  deleteRestriction(input: $input) { ${outcome} data } }`
const Months = '{ payrollProcessMonths(input: {}) { id } }'
const Users = '{ users(page: { number: 1, size: 100 }) { total rows { id } } }'

type Profile = { id: string; name: string; version: number; people: number; services: number }
type Row = { code: string; create: boolean; read: boolean; update: boolean; delete: boolean }
type Detail = Profile & { isOwn: boolean; roles: string[]; permissions: Row[] }
type Restriction = {
  id: string
  name: string
  version: number
  people: number
  businesses: { id: string }[]
}
type Assigned = { userId: string; fullname: string; profileId: string | null }
type Decision = { permission: string; allowed: boolean; because: string; reach: string }
type May = {
  userId: string | null
  fullname: string
  role: string
  isOwn: boolean
  profileName: string | null
  restrictionName: string | null
  businesses: string[]
  decisions: Decision[]
}

const notFound = { kind: 'not-found', message: 'No encontrado' }
const nothing = { create: false, read: false, update: false, delete: false }
const row = (code: string, changes: Partial<Row> = {}) => ({ code, ...nothing, ...changes })

let next = 0
const name = (word: string) => `${word} ${(next += 1)}`
const made = (who: Username = 'admin') =>
  api.as(who).mutate<Profile>(Create, { input: { name: name('Perfil') } })
const one = async (id: string, who: Username = 'admin') =>
  (await api.as(who).run<{ profilePermissions: Detail }>(One, { input: { id } })).profilePermissions
const say = async (id: string, rows: object[], who: Username = 'admin') => {
  const { version } = await one(id)
  const input = { profileId: id, version, permissions: rows }
  return api.as(who).result<Detail>(Update, { input })
}
const give = (userId: string, profileId: string | null, who: Username = 'admin') =>
  api.as(who).result<Assigned>(Give, { input: { userId, profileId } })
const narrow = (userId: string, restrictionId: string | null, who: Username = 'admin') =>
  api.as(who).result<Assigned>(Narrow, { input: { userId, restrictionId } })
const permission = async (who: Username, userId: string | null = null) =>
  (await api.as(who).run<{ permission: May }>(May, { input: { userId } })).permission
const decision = async (who: Username, wanted: string, userId: string | null = null) =>
  (await permission(who, userId)).decisions.find((each) => each.permission === wanted)
const madeRestriction = (...businesses: { publicId: string }[]) =>
  api.as('admin').mutate<Restriction>(CreateRestriction, {
    input: {
      name: name('Restricción'),
      businesses: businesses.map(({ publicId }) => ({ businessId: publicId })),
    },
  })

describe('profiles', () => {
  test('are created, renamed and removed; both lists show them by name', async () => {
    const { id } = await made()
    const renamed = await api
      .as('admin')
      .mutate<Profile>(Rename, { input: { id, version: 1, name: 'Ñandú' } })
    expect(renamed).toMatchObject({ name: 'Ñandú', version: 2 })
    const { id: other } = await api
      .as('admin')
      .mutate<Profile>(Create, { input: { name: 'oficina' } })
    const { profiles, companyProfiles } = await api
      .as('admin')
      .run<{ profiles: Profile[]; companyProfiles: Profile[] }>(All)
    expect(profiles.find((each) => each.id === id)).toMatchObject({ people: 0, services: 0 })
    const names = profiles.map((each) => each.name)
    expect(names.indexOf('Ñandú')).toBeLessThan(names.indexOf('oficina'))
    expect(companyProfiles.map((each) => each.name)).toEqual(names)

    for (const each of [id, other]) {
      expect(await api.as('admin').mutate(Delete, { input: { id: each } })).toBe(true)
    }
    await expect(one(id)).rejects.toMatchObject(notFound)
    const again = await api.as('admin').result(Delete, { input: { id } })
    expect(again.error).toMatchObject(notFound)
  })

  test('have one name each, reported at the field', async () => {
    const first = await made()
    const twice = await api.as('admin').result(Create, { input: { name: first.name } })
    expect(twice.error).toMatchObject({ kind: 'conflict', field: 'name' })
    const blank = await api.as('admin').result(Create, { input: { name: '  ' } })
    expect(blank.error).toMatchObject({ kind: 'invalid', field: 'name' })
  })

  test('renamed over what somebody else renamed is refused', async () => {
    const { id } = await made()
    const rename = (version: number) =>
      api.as('admin').result(Rename, { input: { id, version, name: name('Otro') } })
    expect((await rename(1)).status).toBe('OK')
    expect((await rename(1)).error).toMatchObject({ kind: 'conflict' })
  })

  test('say several services at once; what they do not name stays, and one goes back', async () => {
    const { id } = await made()
    await say(id, [row('GP_0001', { read: true }), row('GR_0002'), row('GR_0004')])
    const changed = await say(id, [
      row('GR_0002', { read: true }),
      { ...row('GR_0004'), byRole: true },
    ])
    expect(changed.data.permissions).toEqual([
      row('GP_0001', { read: true }),
      row('GR_0002', { read: true }),
    ])
    expect(changed.data).toMatchObject({ version: 3, services: 2 })
  })

  test.each([
    ['permissions.0.code', [row('GX_9999')]],
    ['permissions.0.code', [row('GS_0020', { read: true })]],
    ['permissions.0.create', [row('GS_0006', { create: true })]],
    ['permissions.1.code', [row('GP_0001'), row('GP_0001')]],
  ])('a wrong value is reported at %s', async (field, rows) => {
    const { id } = await made()
    expect((await say(id, rows)).error).toMatchObject({ kind: 'invalid', field })
    expect((await one(id)).version).toBe(1)
  })

  test('changed over what somebody else changed are refused and lose nothing', async () => {
    const { id } = await made()
    const input = { profileId: id, version: 1, permissions: [row('GP_0001', { read: true })] }
    expect((await api.as('admin').result(Update, { input })).status).toBe('OK')
    const late = await api
      .as('admin')
      .result(Update, { input: { ...input, permissions: [row('GP_0001')] } })
    expect(late.error).toMatchObject({ kind: 'conflict' })
    expect((await one(id)).permissions).toEqual([row('GP_0001', { read: true })])
  })

  test('of another company are not found', async () => {
    const theirs = await made('boreal.admin')
    await expect(one(theirs.id)).rejects.toMatchObject(notFound)
    const input = { profileId: theirs.id, version: 1, permissions: [row('GP_0001')] }
    expect((await api.as('admin').result(Update, { input })).error).toMatchObject(notFound)
    expect((await give(bernarda.publicId, theirs.id)).error).toMatchObject(notFound)
    expect((await give(foreign.people.nahuel.publicId, null)).error).toMatchObject(notFound)
  })

  test.each(['supergerente', 'gerente', 'lectura', 'supervisor', 'trabajador'] as const)(
    '%s neither sees nor gives them',
    async (who) => {
      const { id } = await made()
      await expect(api.as(who).run(All)).rejects.toMatchObject({ kind: 'forbidden' })
      await expect(one(id, who)).rejects.toMatchObject({ kind: 'forbidden' })
      expect((await say(id, [row('GP_0001')], who)).error?.kind).toBe('forbidden')
      expect((await give(bernarda.publicId, id, who)).error?.kind).toBe('forbidden')
      await expect(api.as(who).run(People)).rejects.toMatchObject({ kind: 'forbidden' })
    },
  )
})

describe('a profile that somebody has', () => {
  test('acts on their next request: gives, and takes', async () => {
    const loretos = api.as('gerente')
    await expect(loretos.run(Months)).resolves.toBeDefined()
    const { id } = await made()
    await say(id, [row('GR_0004')])
    expect((await give(loreto.publicId, id)).status).toBe('OK')
    await expect(loretos.run(Months)).rejects.toMatchObject({ kind: 'forbidden' })
    await say(id, [row('GR_0004', { read: true })])
    await expect(loretos.run(Months)).resolves.toBeDefined()
    await say(id, [row('GR_0004')])
    await expect(loretos.run(Months)).rejects.toMatchObject({ kind: 'forbidden' })
    await give(loreto.publicId, null)
    await expect(loretos.run(Months)).resolves.toBeDefined()
  })

  test('never takes away the own ficha, contract and payslips, nor the password', async () => {
    const { id } = await made()
    const all = ['GP_0001', 'GP_0002', 'GR_0002', 'GP_0012'].map((code) => row(code))
    await say(id, all)
    await give(bernarda.publicId, id)
    const own = await api
      .as('trabajador')
      .run<{ user: { id: string } }>('query U($input: UserInput!) { user(input: $input) { id } }', {
        input: { id: bernarda.publicId },
      })
    expect(own.user.id).toBe(bernarda.publicId)
    for (const kept of ['users.read', 'contracts.read', 'payslips.read', 'passwords.update']) {
      expect(await decision('trabajador', kept)).toMatchObject({
        allowed: true,
        reach: 'a lo propio',
      })
    }
    await give(bernarda.publicId, null)
  })

  test('gives nothing that only administrators have', async () => {
    const { id } = await made()
    await say(id, [row('GS_0001', { create: true, read: true, update: true, delete: true })])
    await give(rodrigo.publicId, id)
    await expect(api.as('supergerente').run(All)).rejects.toMatchObject({ kind: 'forbidden' })
    await give(rodrigo.publicId, null)
  })

  test('is not removed, nor changed by themselves', async () => {
    const { id } = await made()
    await give(bernarda.publicId, id)
    const kept = await api.as('admin').result(Delete, { input: { id } })
    expect(kept.error).toMatchObject({
      kind: 'conflict',
      message: 'Hay personas con este perfil: asígneles otro primero',
    })
    await give(bernarda.publicId, null)
    expect((await api.as('admin').result(Delete, { input: { id } })).status).toBe('OK')

    const own = await made()
    const { carolina } = world.people
    const self = await give(carolina.publicId, own.id)
    expect(self.error).toMatchObject({ kind: 'forbidden' })
    await database.owner.query(
      'update users set profile_id = (select max(id) from profile) where id = $1',
      [carolina.id],
    )
    expect(await one(own.id)).toMatchObject({ isOwn: true, roles: ['ADMIN'], people: 1 })
    const locked = await say(own.id, [row('GP_0001')])
    expect(locked.error?.message).toMatch(/su propio perfil/)
    await database.owner.query('update users set profile_id = null where id = $1', [carolina.id])
  })
})

describe('who has what', () => {
  const people = async (filter: object = {}, who: Username = 'admin') =>
    (
      await api.as(who).run<{ profileAssignments: { total: number; rows: Assigned[] } }>(People, {
        filter,
        page: { number: 1, size: 100 },
      })
    ).profileAssignments

  test('is found by name, role, profile and by having anything', async () => {
    const { id } = await made()
    await give(bernarda.publicId, id)
    const ids = async (filter: object) => (await people(filter)).rows.map(({ userId }) => userId)
    expect(await ids({ search: 'huenchul bernarda' })).toEqual([bernarda.publicId])
    expect(await ids({ profileId: id })).toEqual([bernarda.publicId])
    expect(await ids({ assigned: true })).toContain(bernarda.publicId)
    expect(await ids({ role: 'ADMIN' })).not.toContain(bernarda.publicId)
    expect((await people()).total).toBeGreaterThan(100)
    await give(bernarda.publicId, null)
    expect(await ids({ profileId: id })).toEqual([])
  })

  test.each(['fullname', 'role', 'profileName', 'restrictionName'])(
    'is ordered by %s',
    async (by) => {
      const { profileAssignments } = await api
        .as('admin')
        .run<{ profileAssignments: { rows: Assigned[] } }>(People, {
          sort: { by, descending: true },
        })
      expect(profileAssignments.rows.length).toBeGreaterThan(5)
    },
  )
})

describe('«¿por qué no veo esto?»', () => {
  test('everybody may ask about themselves, and gets the reason of each', async () => {
    const mine = await permission('trabajador')
    expect(mine).toMatchObject({
      isOwn: true,
      role: 'Trabajador',
      fullname: 'Bernarda Rosa Huenchul Ortiz',
    })
    const months = mine.decisions.find((each) => each.permission === 'payrollMonths.read')
    expect(months).toMatchObject({ allowed: false })
    expect(months?.because).toMatch(/Remuneraciones/)
    expect(mine.decisions.map((each) => each.permission)).not.toContain('companies.read')
  })

  test('of another person only whoever sees profiles', async () => {
    const hers = await permission('admin', bernarda.publicId)
    expect(hers).toMatchObject({ isOwn: false, userId: bernarda.publicId })
    expect(hers.decisions).toEqual((await permission('trabajador')).decisions)
    await expect(permission('gerente', bernarda.publicId)).rejects.toMatchObject({
      kind: 'forbidden',
    })
    const theirs = foreign.people.nahuel.publicId
    await expect(permission('admin', theirs)).rejects.toMatchObject(notFound)
  })

  test('names the profile that gives or takes', async () => {
    const { id } = await made()
    await say(id, [row('GR_0016', { read: true }), row('GP_0007')])
    await give(loreto.publicId, id)
    expect(await decision('admin', 'holidays.read', loreto.publicId)).toMatchObject({
      allowed: false,
      because: 'Su perfil no lo incluye',
    })
    await give(loreto.publicId, null)
  })
})

describe('restrictions', () => {
  test('name razones sociales, are changed and removed', async () => {
    const first = await madeRestriction(vina)
    expect(first).toMatchObject({ version: 1, people: 0, businesses: [{ id: vina.publicId }] })
    const businesses = [{ businessId: peumal.publicId }]
    const input = { id: first.id, version: 1, businesses }
    const moved = await api.as('admin').mutate<Restriction>(UpdateRestriction, { input })
    expect(moved).toMatchObject({ name: first.name, version: 2 })
    expect(moved.businesses.map(({ id }) => id)).toEqual([peumal.publicId])
    const late = await api.as('admin').result(UpdateRestriction, { input })
    expect(late.error).toMatchObject({ kind: 'conflict' })
    const { restrictions } = await api
      .as('admin')
      .run<{ restrictions: Restriction[] }>(Restrictions)
    expect(restrictions).toContainEqual(moved)
    await api.as('admin').mutate(DeleteRestriction, { input: { id: first.id } })
    await expect(
      api.as('admin').run(OneRestriction, { input: { id: first.id } }),
    ).rejects.toMatchObject(notFound)
  })

  test('mistakes are reported: nothing chosen, one name twice, somebody else’s', async () => {
    const create = (input: object) => api.as('admin').result(CreateRestriction, { input })
    const none = await create({ name: name('Vacía'), businesses: [] })
    expect(none.error).toMatchObject({ kind: 'invalid', field: 'businesses' })
    const first = await madeRestriction(vina)
    const twice = await create({ name: first.name, businesses: [{ businessId: vina.publicId }] })
    expect(twice.error).toMatchObject({ kind: 'conflict', field: 'name' })
    const businesses = [{ businessId: foreign.businesses.boreal.publicId }]
    expect((await create({ name: name('Ajena'), businesses })).error).toMatchObject(notFound)
  })

  test('narrow a role on the next request, and never widen it', async () => {
    const everybody = async () =>
      (await api.as('gerente').run<{ users: { total: number } }>(Users)).users.total
    const before = await everybody()
    const { id } = await madeRestriction(peumal)
    await narrow(loreto.publicId, id)
    const within = await everybody()
    expect(within).toBeGreaterThan(1)
    expect(within).toBeLessThan(before)
    const seen = await permission('gerente')
    expect(seen).toMatchObject({ businesses: ['Frutícola Peumal'] })
    expect(await decision('gerente', 'users.read')).toMatchObject({
      reach: expect.stringContaining('a sus razones sociales'),
    })
    await expect(
      api.as('gerente').run('query B($input: ByIdBusiness!) { business(input: $input) { id } }', {
        input: { id: vina.publicId },
      }),
    ).rejects.toMatchObject(notFound)

    const kept = await api.as('admin').result(DeleteRestriction, { input: { id } })
    expect(kept.error).toMatchObject({ kind: 'conflict' })
    await narrow(loreto.publicId, null)
    expect(await everybody()).toBe(before)
  })

  test('without any razón social reach nobody else', async () => {
    const { id } = await madeRestriction(peumal)
    await narrow(loreto.publicId, id)
    await database.owner.query(
      `delete from restriction_business where restriction_id =
         (select restriction_id from users where id = $1)`,
      [loreto.id],
    )
    const { users } = await api.as('gerente').run<{ users: { rows: { id: string }[] } }>(Users)
    expect(users.rows.map((each) => each.id)).not.toContain(bernarda.publicId)
    await narrow(loreto.publicId, null)
  })

  test('an administrator who has one moves none, and sees nobody beyond it', async () => {
    const { carolina } = world.people
    const first = await madeRestriction(peumal)
    const limit = (sql: string) => database.owner.query(sql, [carolina.id])
    await limit('update users set restriction_id = (select max(id) from restriction) where id = $1')
    const input = { id: first.id, version: 1, businesses: [{ businessId: vina.publicId }] }
    const widened = await api.as('admin').result(UpdateRestriction, { input })
    expect(widened.error).toMatchObject({ kind: 'forbidden' })
    expect((await narrow(carolina.publicId, null)).error).toMatchObject({ kind: 'forbidden' })
    expect((await give(bernarda.publicId, null)).error).toMatchObject(notFound)
    await limit('update users set restriction_id = null where id = $1')
  })

  test('of another company are not found, and are for administrators alone', async () => {
    const theirs = await api.as('boreal.admin').mutate<Restriction>(CreateRestriction, {
      input: {
        name: 'Sur',
        businesses: [{ businessId: foreign.businesses.boreal.publicId }],
      },
    })
    expect((await narrow(bernarda.publicId, theirs.id)).error).toMatchObject(notFound)
    await expect(api.as('supergerente').run(Restrictions)).rejects.toMatchObject({
      kind: 'forbidden',
    })
  })
})

test('what is given and taken stays in the audit', async () => {
  const { id } = await made()
  await say(id, [row('GP_0001', { read: true })])
  await give(bernarda.publicId, id)
  await give(bernarda.publicId, null)
  const { rows } = await database.owner.query<{ entity: string }>(
    `select distinct entity from audit_event where company_id = $1
     and entity in ('profile', 'profile_permission', 'restriction', 'restriction_business')`,
    [world.coihues.id],
  )
  expect(rows.map(({ entity }) => entity).toSorted()).toEqual([
    'profile',
    'profile_permission',
    'restriction',
    'restriction_business',
  ])
})
