import { beforeAll, describe, expect, test } from 'vitest'
import { type Payload, startApi } from '#tests/api.ts'
import { publicId } from '#platform/model/ids.ts'
import type { Username } from '#tests/world.ts'

const { api, world, database, clock } = await startApi()
const { coihues, boreal } = world
const superadmin = api.as('superadmin')

const outcome = 'status message error { kind message field traceId }'
const Services = `query S($input: OfCompany) {
  servicesCompany(input: $input) {
    module label built given state version employee manager superManager admin
    employees managers superManagers admins
  }
}`
const Create = `mutation C($input: CreateServiceCompanyInput!) {
  createServiceCompany(input: $input) { ${outcome} data { module given employees managers } }
}`
const Update = `mutation U($input: UpdateStateServiceCompanyInput!) {
  updateStateServiceCompany(input: $input) { ${outcome} data { module state version employees } }
}`
const Exceptions = `query E($input: OfCompany) {
  companyExceptions(input: $input) { id code label person since until reason state version }
}`
const Give = `mutation G($input: GiveExceptionInput!) {
  giveException(input: $input) { ${outcome} data { id code state version } }
}`
const End = `mutation E($input: EndExceptionInput!) {
  endException(input: $input) { ${outcome} data }
}`
const Held = `{ me { permissions } }`
const Ask = `mutation A($input: CreateAbsenceInput!) {
  createAbsence(input: $input) { ${outcome} data { id } }
}`
const Trail = `query T($filter: AuditLogFilter) {
  auditLog(filter: $filter, sort: { by: at, descending: true }) {
    rows { action author acting parts { changes { field after } } }
  }
}`

type Service = {
  module: string
  built: boolean
  given: boolean
  state: string
  version: number
  employees: boolean
  managers: boolean
  admins: boolean
}
type Exception = {
  id: string
  code: string
  state: string
  person: string | null
  version: number
}

const of = (companyId: string) => ({ input: { companyId } })
const servicesOf = async (companyId = coihues.publicId) =>
  (await superadmin.run<{ servicesCompany: Service[] }>(Services, of(companyId))).servicesCompany
const service = async (module: string) => {
  const found = (await servicesOf()).find((one) => one.module === module)
  if (!found) throw new Error(`There is no ${module}`)
  return found
}
const exceptionsOf = async (companyId = coihues.publicId) =>
  (await superadmin.run<{ companyExceptions: Exception[] }>(Exceptions, of(companyId)))
    .companyExceptions
const give = (code: string, more: object = {}) =>
  superadmin.result<Exception>(Give, {
    input: {
      companyId: coihues.publicId,
      code,
      since: '2026-09-15',
      reason: 'Lo pidió Carolina Aránguiz por escrito',
      ...more,
    },
  })
const given = async (code: string, more: object = {}) => {
  const { data, error } = await give(code, more)
  if (error) throw new Error(`${error.field}: ${error.message}`)
  return data
}
const end = ({ id, version }: Exception, until?: string) =>
  superadmin.result(End, {
    input: { id, version, companyId: coihues.publicId, ...(until ? { until } : {}) },
  })
const held = async (who: Username) =>
  (await api.as(who).run<{ me: { permissions: string[] } }>(Held)).me.permissions
const kind = ({ error }: Payload) => error?.kind
const at = ({ error }: Payload) => error?.field

describe('the services of a company', () => {
  // Coihues gives reports to its managers from the beginning; here nobody gave them yet.
  beforeAll(async () => {
    await database.owner.query(
      `delete from company_module where company_id = $1 and module = 'REPORTES'`,
      [coihues.id],
    )
  })

  test('say which people may use each, and which have no screens yet', async () => {
    expect(await service('COURSES')).toMatchObject({ built: true, employees: false })
    const bare = (await servicesOf()).filter(({ built }) => !built)
    expect(bare.map(({ module }) => module)).toEqual(['CLIENT_SPECIFIC'])
    expect(await service('ANNOUNCEMENTS')).toMatchObject({ built: true, employees: true })
    expect(await service('VACATIONS')).toMatchObject({ built: true, employees: true })
    expect(await service('ABSENCES')).toMatchObject({ built: true, given: true, employees: true })
    expect(await service('REPORTES')).toMatchObject({ built: true, managers: false, admins: true })
    expect((await servicesOf()).map(({ module }) => module)).not.toContain('COMPANIES')
  })

  test('its administrators see their own; of another company nothing is found', async () => {
    const own = await api.as('admin').run<{ servicesCompany: Service[] }>(Services)
    expect(own.servicesCompany).toHaveLength(26)
    for (const companyId of [boreal.publicId, publicId('company', 900_000_000)]) {
      await expect(api.as('admin').run(Services, of(companyId))).rejects.toMatchObject({
        kind: 'not-found',
      })
    }
    await expect(api.as('gerente').run(Services)).rejects.toMatchObject({ kind: 'forbidden' })
    await expect(superadmin.run(Services)).rejects.toMatchObject({ kind: 'forbidden' })
  })

  test('are given by the platform, once, and open at the next request', async () => {
    expect(await held('gerente')).not.toContain('peopleReports.read')
    const input = { companyId: coihues.publicId, module: 'REPORTES', manager: true }
    const { data } = await superadmin.result<Service>(Create, { input })
    expect(data).toMatchObject({ module: 'REPORTES', given: true, managers: true })
    expect(kind(await superadmin.result(Create, { input }))).toBe('conflict')
  })

  test('are suspended and restored with the same people allowed', async () => {
    expect(await held('trabajador')).toContain('absences.read')
    const { version } = await service('ABSENCES')
    const open = { employee: true, manager: true, superManager: true }
    const change = { companyId: coihues.publicId, module: 'ABSENCES', ...open }
    const suspended = await superadmin.result<Service>(Update, {
      input: { ...change, version, state: 'SUSPENDED' },
    })
    expect(suspended.data).toMatchObject({ state: 'SUSPENDED', employees: false })
    expect(await held('trabajador')).not.toContain('absences.read')
    expect(await held('admin')).not.toContain('absences.read')
    const stale = { ...change, version, state: 'ACTIVE' }
    expect(kind(await superadmin.result(Update, { input: stale }))).toBe('conflict')
    await superadmin.mutate(Update, { input: { ...stale, version: version + 1 } })
    expect(await held('trabajador')).toContain('absences.read')
  })

  test('what is never of workers is not opened to them, nor what is no service', async () => {
    const to = { companyId: coihues.publicId }
    const never = { ...to, module: 'IMPORTATION', employee: true }
    expect(at(await superadmin.result(Create, { input: never }))).toBe('employee')
    const none = { ...to, module: 'COMPANIES' }
    expect(at(await superadmin.result(Create, { input: none }))).toBe('module')
  })

  test('are changed by nobody of the company', async () => {
    const input = { companyId: coihues.publicId, module: 'COURSES' }
    for (const who of ['admin', 'supergerente', 'trabajador'] as const) {
      expect(kind(await api.as(who).result(Create, { input })), who).toBe('forbidden')
    }
  })

  test('each change stays in the trail of the company under the name of who made it', async () => {
    const { auditLog } = await api
      .as('admin')
      .run<{ auditLog: { rows: object[] } }>(Trail, { filter: { entity: 'company_module' } })
    expect(auditLog.rows.length).toBeGreaterThanOrEqual(3)
    expect(auditLog.rows[0]).toMatchObject({ action: 'Modificado', acting: true })
  })
})

describe('an exception', () => {
  test('is given with its days and its reason, and stays in the trail of the company', async () => {
    const data = await given('EARLY_ACCESS')
    expect(data).toMatchObject({ code: 'EARLY_ACCESS', state: 'IN_FORCE' })
    expect(await held('trabajador')).toContain('earlyAccess.read')
    const { auditLog } = await api
      .as('admin')
      .run<{ auditLog: { rows: object[] } }>(Trail, { filter: { entity: 'company_exception' } })
    expect(auditLog.rows[0]).toMatchObject({
      action: 'Creado',
      acting: true,
      parts: [
        {
          changes: expect.arrayContaining([
            { field: 'reason', after: 'Lo pidió Carolina Aránguiz por escrito' },
          ]),
        },
      ],
    })
    expect(kind(await give('EARLY_ACCESS'))).toBe('conflict')
    await end(data)
  })

  test('holds on its days alone, and one that has not begun is taken back', async () => {
    const planned = await given('ORGANIZATION_NOT_SHOWN', {
      since: '2026-10-01',
      until: '2026-10-31',
    })
    expect(planned.state).toBe('PLANNED')
    expect(await held('trabajador')).toContain('orgChart.read')
    clock.set('2026-10-01T12:00:00Z')
    expect(await held('trabajador')).not.toContain('orgChart.read')
    clock.set('2026-11-01T12:00:00Z')
    expect(await held('trabajador')).toContain('orgChart.read')
    clock.set('2026-09-15T12:00:00Z')
    await end(planned)
    expect((await exceptionsOf()).map(({ id }) => id)).not.toContain(planned.id)
  })

  test('ends on the day that is said, and its history remains', async () => {
    const row = await given('ORGANIZATION_NOT_SHOWN', { since: '2026-09-01' })
    expect(at(await end(row, '2026-09-02'))).toBe('until')
    expect((await end(row, '2026-09-14')).status).toBe('OK')
    expect(await held('trabajador')).toContain('orgChart.read')
    const found = (await exceptionsOf()).find(({ id }) => id === row.id)
    expect(found).toMatchObject({ state: 'ENDED', until: '2026-09-14' })
    expect(kind(await end({ ...row, version: row.version + 1 }))).toBe('conflict')
  })

  test.each([
    ['reason', { reason: 'corto' }],
    ['until', { until: '2026-09-01' }],
    ['userId', { userId: world.people.bernarda.publicId }],
  ])('a wrong value is reported at %s', async (field, more) => {
    expect(at(await give('EARLY_ACCESS', more))).toBe(field)
  })

  test('a closed list names its person, of that company', async () => {
    expect(at(await give('CLOSED_LIST'))).toBe('userId')
    const foreign = await give('CLOSED_LIST', { userId: boreal.people.nahuel.publicId })
    expect(foreign.status).toBe('ERROR')
  })

  test('is read by the administrators of the company, and given by nobody of it', async () => {
    const mine = await api.as('admin').run<{ companyExceptions: Exception[] }>(Exceptions)
    expect(Array.isArray(mine.companyExceptions)).toBe(true)
    await expect(api.as('trabajador').run(Exceptions)).rejects.toMatchObject({ kind: 'forbidden' })
    const input = {
      companyId: coihues.publicId,
      code: 'EARLY_ACCESS',
      since: '2026-09-15',
      reason: 'Me lo doy a mí misma',
    }
    expect(kind(await api.as('admin').result(Give, { input }))).toBe('forbidden')
  })

  test('the second company of the demo has one that holds and one that ended', async () => {
    const rows = await exceptionsOf(boreal.publicId)
    expect(rows.map(({ code, state }) => [code, state])).toEqual([
      ['EARLY_ACCESS', 'IN_FORCE'],
      ['ORGANIZATION_NOT_SHOWN', 'ENDED'],
    ])
  })
})

describe('what each exception changes, asked of the operations themselves', () => {
  /** Hernán is a supervisor by his role, and Bernarda has people though she is a worker. */
  beforeAll(async () => {
    await database.owner.query(
      `update user_contract_version set supervisor_id = $3 where company_id = $1
         and user_contract_id = $2`,
      [coihues.id, world.people.sofia.contracts[0]?.id, world.people.bernarda.id],
    )
  })

  const during = async (code: string, work: () => Promise<void>, more: object = {}) => {
    const row = await given(code, more)
    await work()
    await end(row)
  }

  test('only managers put the picture of a person', async () => {
    const Avatar = `mutation A($input: UpdateUserAvatarInput!) {
      updateUserAvatar(input: $input) { ${outcome} data { id } }
    }`
    const input = { userId: world.people.bernarda.publicId, fileId: null }
    expect((await api.as('trabajador').result(Avatar, { input })).status).toBe('OK')
    await during('AVATARS_BY_MANAGERS', async () => {
      expect(kind(await api.as('trabajador').result(Avatar, { input }))).toBe('forbidden')
      expect((await api.as('gerente').result(Avatar, { input })).status).toBe('OK')
    })
  })

  test('who supervises sees the absences of the team, whatever their role', async () => {
    const { sofia, jorge } = world.people
    for (const { contracts } of [sofia, jorge]) {
      const input = {
        userContractId: contracts[0]?.publicId,
        type: 'LEAVE',
        startDate: '2026-11-10',
        endDate: '2026-11-10',
      }
      await api.as('admin').mutate(Ask, { input })
    }
    const seen = async ({ publicId: userId }: { publicId: string }) => {
      const Of = `query A($input: UserAbsencesInput!) { userAbsences(input: $input) { id } }`
      type Found = { userAbsences: object[] }
      const { userAbsences } = await api.as('trabajador').run<Found>(Of, { input: { userId } })
      return userAbsences.length
    }
    expect(await seen(sofia)).toBe(0)
    await during('SUPERVISORS_SEE_ABSENCES', async () => {
      expect(await seen(sofia)).toBeGreaterThan(0)
      expect(await seen(jorge)).toBe(0)
    })
  })

  test('workers do not ask for administrative days', async () => {
    const contract = world.people.bernarda.contracts[0]?.publicId
    const ask = (subtype: string, day: string, who: Username = 'trabajador') => {
      const input = {
        userContractId: contract,
        type: 'LEAVE',
        subtype,
        startDate: day,
        endDate: day,
      }
      return api.as(who).result(Ask, { input })
    }
    expect((await ask('ADMINISTRATIVE_DAY', '2026-11-03')).status).toBe('OK')
    await during('NO_ADMINISTRATIVE_DAYS', async () => {
      const refused = await ask('ADMINISTRATIVE_DAY', '2026-11-04')
      expect(refused.error).toMatchObject({
        field: 'subtype',
        message: 'En esta empresa los trabajadores no piden días administrativos',
      })
      expect((await ask('NORMAL', '2026-11-05')).status).toBe('OK')
      expect((await ask('ADMINISTRATIVE_DAY', '2026-11-06', 'admin')).status).toBe('OK')
    })
  })

  test('the directory is of managers or, where so agreed, of each and their team', async () => {
    const Directory = `{ directory { total rows { userId fullname } } }`
    type Found = { directory: { total: number; rows: { userId: string }[] } }
    expect((await api.as('gerente').run<Found>(Directory)).directory.total).toBeGreaterThan(50)
    await expect(api.as('trabajador').run(Directory)).rejects.toMatchObject({ kind: 'forbidden' })
    await during('DIRECTORY_OF_ONE_AND_TEAM', async () => {
      const { directory } = await api.as('trabajador').run<Found>(Directory)
      expect(directory.rows.map(({ userId }) => userId).toSorted()).toEqual(
        [world.people.bernarda.publicId, world.people.sofia.publicId].toSorted(),
      )
    })
  })

  test('supervisors see and answer vacations: the right is theirs before its screens', async () => {
    // The option of the razón social opens the same; here it is off.
    await database.owner.query(
      'update business_option set vacation_public_supervisor = false where company_id = $1',
      [coihues.id],
    )
    expect(await held('trabajador')).not.toContain('vacations.update')
    await during('SUPERVISORS_ANSWER_VACATIONS', async () => {
      expect(await held('trabajador')).toContain('vacations.update')
      expect(await held('boreal.trabajador')).not.toContain('vacations.update')
    })
  })

  test('a closed list leaves one person what it says, over their role', async () => {
    const Person = `query P($input: UserInput!) { user(input: $input) { id canUpdate } }`
    type Seen = { user: { canUpdate: boolean } }
    const input = { id: world.people.jorge.publicId }
    const rodrigo = world.personOf('supergerente')?.publicId
    const sees = async () => (await api.as('supergerente').run<Seen>(Person, { input })).user
    expect((await sees()).canUpdate).toBe(true)
    await during(
      'CLOSED_LIST',
      async () => {
        expect((await sees()).canUpdate).toBe(false)
        await expect(api.as('supergerente').run('{ businesses { id } }')).rejects.toMatchObject({
          kind: 'forbidden',
        })
        expect(await held('admin')).toContain('businesses.read')
      },
      { userId: rodrigo },
    )
  })
})
