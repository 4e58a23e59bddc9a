import { beforeAll, describe, expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import { amountOf, type MonthRow, outcome, payrollOf } from '#tests/api/payroll.ts'
import { queriesOf } from '#tests/queries.ts'
import type { KnownPerson } from '#tests/world.ts'

const { api, world, database, drainJobs } = await startApi()
const { vina, peumal } = world.businesses
const { rocio, bernarda, veronica, gustavo, marcos, leonel, lorena, sofia, jorge } = world.people
const admin = payrollOf(api.as('admin'))

const shown = `id type subtype kind pay startDate endDate realDays workDays responseStatus response
  lateUntil licenseNumber comment continuousLicense firstLicence revealed version fullname`
const List = `query List($filter: AbsenceFilter, $sort: AbsencesSort, $page: Page) {
  absences(filter: $filter, sort: $sort, page: $page) { total rows { ${shown} } }
}`
const Of = `query Of($input: UserAbsencesInput!) { userAbsences(input: $input) { ${shown} } }`
const Preview = `query Preview($input: AbsenceOverlapDatesInput!) {
  absenceOverlapDates(input: $input) {
    realDays workDays overlaps { kind startDate endDate status } effects { yearMonth isOpen words }
  }
}`
const Create = `mutation Create($input: CreateAbsenceInput!) {
  createAbsence(input: $input) { ${outcome} data { ${shown} } }
}`
const Update = `mutation Update($input: UpdateAbsenceInput!) {
  updateAbsence(input: $input) { ${outcome} data { ${shown} } }
}`
const Answer = `mutation Answer($input: UpdateAbsenceResponseInput!) {
  updateAbsenceResponse(input: $input) { ${outcome} data { ${shown} } }
}`
const Remove = `mutation Remove($input: ByIdAbsence!) {
  deleteAbsence(input: $input) { ${outcome} data }
}`
type Absence = {
  id: string
  responseStatus: string
  lateUntil: number | null
  licenseNumber: string | null
  version: number
  realDays: string
  workDays: string
  continuousLicense: boolean
  kind: string
}

let september: MonthRow
beforeAll(async () => {
  september = await admin.monthAt(vina, 202609)
})
type Who = Parameters<typeof api.as>[0]
const contractOf = ({ contracts: [contract] }: KnownPerson) => contract?.publicId ?? ''
const create = (person: KnownPerson, more: object, who: Who = 'admin') =>
  api.as(who).mutate<Absence>(Create, {
    input: {
      userContractId: contractOf(person),
      type: 'NOT_WORKED',
      startDate: '2026-09-07',
      endDate: '2026-09-07',
      ...(who === 'admin' ? { approve: true } : {}),
      ...more,
    },
  })
const remove = ({ id }: Pick<Absence, 'id'>) => api.as('admin').mutate(Remove, { input: { id } })
const list = async (who: Who, filter: object = {}) =>
  (
    await api.as(who).run<{ absences: { total: number; rows: Absence[] } }>(List, {
      filter,
      page: { number: 1, size: 100 },
    })
  ).absences
const calculated = async (person: KnownPerson) => {
  await admin.calculate(september.id)
  await drainJobs()
  return admin.payslip(september.id, contractOf(person))
}

describe('registering an absence', () => {
  test('counts its days, and refuses another on the same days', async () => {
    // Thursday 17 to Monday 21: the 18th and 19th are holidays, then the weekend.
    const absence = await create(bernarda, { startDate: '2026-09-17', endDate: '2026-09-21' })
    expect(absence).toMatchObject({ realDays: '5', workDays: '2', responseStatus: 'APPROVED' })
    await expect(
      create(bernarda, { type: 'LEAVE', startDate: '2026-09-21', endDate: '2026-09-22' }),
    ).rejects.toMatchObject({
      kind: 'conflict',
      field: 'startDate',
      message: 'En esas fechas ya hay otra ausencia del contrato',
    })
    await remove(absence)
  })

  test('says at the field what is wrong', async () => {
    const wrong = [
      [{ endDate: '2026-09-01' }, 'endDate', 'El término es anterior al inicio'],
      [{ type: 'LICENSE', subtype: 'ADMINISTRATIVE_DAY' }, 'subtype', /no es una clase/],
      [{ halfDay: true, endDate: '2026-09-08' }, 'halfDay', /un solo día/],
      [{ startDate: '2020-01-01' }, 'startDate', /calendario de feriados/],
      [{ applicationStartDate: '2026-09-10' }, 'applicationEndDate', /ambas fechas/],
      [{ type: 'LICENSE', continuousLicense: true }, 'continuousLicense', /06-09-2026/],
    ] as const
    for (const [given, field, message] of wrong) {
      const refused = await create(veronica, given).catch((error: unknown) => error)
      expect(refused, field).toMatchObject({ field })
      expect(String(refused)).toMatch(message)
    }
  })

  test('tells before saving its days, its overlaps and what it does to the pay', async () => {
    const first = await create(gustavo, { startDate: '2026-09-07', endDate: '2026-09-08' })
    const preview = async (more: object) =>
      (
        await api.as('admin').run<{ absenceOverlapDates: Record<string, unknown[]> }>(Preview, {
          input: {
            userContractId: contractOf(gustavo),
            type: 'LICENSE',
            subtype: 'NORMAL',
            pay: 'WITHOUTPAY',
            startDate: '2026-09-08',
            endDate: '2026-09-11',
            halfDay: false,
            ignoreHolidays: false,
            ...more,
          },
        })
      ).absenceOverlapDates
    expect((await preview({})).overlaps).toEqual([
      {
        kind: 'Inasistencia',
        startDate: '2026-09-07',
        endDate: '2026-09-08',
        status: 'APPROVED',
      },
    ])
    const leave = await preview({ startDate: '2026-09-21', endDate: '2026-09-25' })
    expect(leave).toMatchObject({ realDays: '5', workDays: '5', overlaps: [] })
    expect(leave.effects).toEqual([
      {
        yearMonth: 202609,
        isOpen: true,
        words:
          '5 días de licencia en septiembre 2026: 3 de carencia y 2 que paga el subsidio, ' +
          'desde el 24-09-2026.',
      },
    ])
    const late = await preview({ startDate: '2026-08-24', endDate: '2026-08-24' })
    expect(JSON.stringify(late.effects)).toMatch(/Agosto 2026 está cerrado/)
    await remove(first)
  })
})

describe('who may', () => {
  test('a worker asks for their own; an administrator answers; rejecting says why', async () => {
    const asked = await create(
      bernarda,
      { type: 'LEAVE', startDate: '2026-09-28', endDate: '2026-09-28' },
      'trabajador',
    )
    expect(asked.responseStatus).toBe('PENDING')
    const answer = (who: Who, responseStatus: string, response: string | null = null) =>
      api.as(who).mutate<Absence>(Answer, { input: { id: asked.id, responseStatus, response } })
    await expect(answer('trabajador', 'APPROVED')).rejects.toMatchObject({ kind: 'forbidden' })
    await expect(answer('admin', 'REJECTED')).rejects.toMatchObject({ field: 'response' })
    await expect(answer('boreal.admin', 'APPROVED')).rejects.toMatchObject({ kind: 'not-found' })
    expect(await answer('admin', 'REJECTED', 'Hay vendimia')).toMatchObject({
      responseStatus: 'REJECTED',
      response: 'Hay vendimia',
    })
    await expect(answer('admin', 'REJECTED', 'Otra vez')).rejects.toMatchObject({
      message: 'Ya está rechazada',
    })
    await remove(asked)
    await expect(create(veronica, {}, 'trabajador')).rejects.toMatchObject({ kind: 'not-found' })
    await expect(create(bernarda, {}, 'boreal.admin')).rejects.toMatchObject({ kind: 'not-found' })
    await expect(create(bernarda, { approve: true }, 'trabajador')).rejects.toMatchObject({
      kind: 'forbidden',
    })
  })

  test('a supervisor asks for the team, without reading its absences nor its pay', async () => {
    const contracts = async (who: Who) => {
      const found = await api
        .as(who)
        .run<{ absenceContracts: { id: string; label: string }[] }>(
          'query C { absenceContracts(input: {}) { id label hint } }',
        )
      return found.absenceContracts.map(({ id }) => id)
    }
    const { absenceContracts } = await api
      .as('admin')
      .run<{ absenceContracts: object[] }>(
        'query C($input: AbsenceContractsInput!) { absenceContracts(input: $input) { id } }',
        { input: { userId: sofia.publicId } },
      )
    expect(absenceContracts).toHaveLength(sofia.contracts.length)
    expect(await contracts('trabajador')).toEqual([contractOf(bernarda)])
    const team = await contracts('supervisor')
    expect(team).toContain(contractOf(bernarda))
    expect(team).not.toContain(contractOf(veronica))
    const leave = { type: 'LICENSE', startDate: '2026-09-23', endDate: '2026-09-25' }
    const asked = await create(bernarda, leave, 'supervisor')
    expect(asked.responseStatus).toBe('PENDING')
    const span = { startDate: '2026-09-25', endDate: '2026-09-28', halfDay: false }
    const input = { ...leave, ...span, subtype: 'NORMAL', pay: 'WITHOUTPAY', ignoreHolidays: false }
    const preview = (person: KnownPerson) =>
      api.as('supervisor').run<{ absenceOverlapDates: object }>(Preview, {
        input: { ...input, userContractId: contractOf(person) },
      })
    expect((await preview(bernarda)).absenceOverlapDates).toMatchObject({
      realDays: '4',
      overlaps: [{ kind: 'Otra ausencia' }],
      effects: [],
    })
    await expect(preview(veronica)).rejects.toMatchObject({ kind: 'not-found' })
    await remove(asked)
  })

  test('lists reach as far as the role, medical data only on request, audited', async () => {
    const leave = await create(jorge, {
      type: 'LICENSE',
      startDate: '2026-09-09',
      endDate: '2026-09-11',
      licenseNumber: '3-4455',
    })
    expect((await list('gerente.peumal')).rows.map(({ id }) => id)).toContain(leave.id)
    const bosses = (await list('trabajador')).rows
    expect(bosses.map(({ id }) => id)).not.toContain(leave.id)
    expect((await list('supervisor')).rows.map(({ id }) => id)).not.toContain(leave.id)
    const seen = (await list('gerente', { userId: jorge.publicId })).rows[0]
    expect(seen).toMatchObject({ kind: 'Licencia médica', subtype: null, licenseNumber: null })
    const read = async (reveal: boolean) =>
      (
        await api
          .as('admin')
          .run<{ userAbsences: Absence[] }>(Of, { input: { userId: jorge.publicId, reveal } })
      ).userAbsences[0]
    expect((await read(false))?.licenseNumber).toBeNull()
    expect((await read(true))?.licenseNumber).toBe('3-4455')
    const { rows } = await database.owner.query(
      "select count(*) from audit_event where entity = 'lectura:salud'",
    )
    expect(Number(rows[0].count)).toBe(1)
    await remove(leave)
  })

  test('the year of a person counts the days used, for their readers', async () => {
    type Year = { pending: number; years: number[]; used: object[] }
    const yearOf = async (person: KnownPerson, year: number, who: Who = 'admin') => {
      const input = { userId: person.publicId, year }
      const found = await api.as(who).run<{ userAbsenceYear: Year }>(
        `query Year($input: UserAbsenceYearInput!) {
          userAbsenceYear(input: $input) {
            year years pending used { kind type pay count realDays workDays }
          }
        }`,
        { input },
      )
      return found.userAbsenceYear
    }
    const made = [
      await create(veronica, { startDate: '2026-09-17', endDate: '2026-09-21' }),
      await create(veronica, { type: 'LEAVE', pay: 'WITHOUTPAY', halfDay: true }),
      await create(veronica, {
        type: 'LICENSE',
        subtype: 'WORK_ACCIDENT',
        startDate: '2026-12-30',
        endDate: '2027-01-04',
      }),
      await create(veronica, { startDate: '2026-09-28', endDate: '2026-09-28', approve: false }),
    ]
    const licence = { type: 'LICENSE', pay: 'WITHOUTPAY', count: 1, realDays: '2', workDays: '2' }
    expect(await yearOf(veronica, 2026)).toEqual({
      year: 2026,
      years: [2027, 2026],
      pending: 1,
      used: [
        // The company gives the 31st of December, which is no day of work.
        {
          ...licence,
          kind: 'Licencia médica: accidente o enfermedad del trabajo',
          workDays: '1',
        },
        { ...licence, type: 'NOT_WORKED', kind: 'Inasistencia', realDays: '5' },
        { ...licence, type: 'LEAVE', kind: 'Permiso', realDays: '0.5', workDays: '0.5' },
      ],
    })
    // The first of January is a holiday; the second and third are a weekend.
    expect((await yearOf(veronica, 2027)).used).toEqual([
      expect.objectContaining({ realDays: '4', workDays: '1' }),
    ])
    expect((await yearOf(veronica, 2026, 'gerente')).used[0]).toMatchObject({
      kind: 'Licencia médica',
    })
    expect((await yearOf(bernarda, 2026, 'trabajador')).pending).toBe(0)
    const outOfReach = { kind: 'not-found' }
    await expect(yearOf(veronica, 2026, 'trabajador')).rejects.toMatchObject(outOfReach)
    await expect(yearOf(bernarda, 2026, 'supervisor')).rejects.toMatchObject(outOfReach)
    await expect(yearOf(veronica, 2026, 'boreal.admin')).rejects.toMatchObject(outOfReach)
    await expect(yearOf(veronica, 1999)).rejects.toMatchObject({ field: 'year' })
    for (const absence of made) await remove(absence)
  })

  test('a list takes as many statements for one as for all', async () => {
    const one = await create(veronica, { startDate: '2026-09-28', endDate: '2026-09-28' })
    const all = await queriesOf(() => list('admin'))
    expect(await queriesOf(() => list('admin', { search: 'veronica' }))).toBe(all)
    await remove(one)
  })
})

describe('in the payslip', () => {
  test('a common leave of five days and a day missed leave what was worked', async () => {
    const before = await calculated(marcos)
    const salary = amountOf(before, 'SUELDO_BASE')
    expect(salary).toBe(820_000)
    await create(marcos, { type: 'LICENSE', startDate: '2026-09-21', endDate: '2026-09-25' })
    await create(marcos, { startDate: '2026-09-07', endDate: '2026-09-07' })
    // Thirty days less five of leave and one missed: 820.000 × 24 ÷ 30, without asking for it.
    expect((await admin.month(september.id)).changesSince).toBe(0)
    const after = await admin.payslip(september.id, contractOf(marcos))
    expect(amountOf(after, 'SUELDO_BASE')).toBe(656_000)
    expect(amountOf(await calculated(marcos), 'SUELDO_BASE')).toBe(656_000)
  })

  test('the pay before the leave is that of the last whole month', async () => {
    const payslip = await calculated(marcos)
    const august = await admin.monthAt(vina, 202608)
    const paid = await admin.payslip(august.id, contractOf(marcos))
    const base = amountOf(paid, 'SUELDO_BASE')
    expect(base).toBe(820_000)
    const charge = amountOf(payslip, 'AFC_EMPLEADOR_LICENCIA')
    const taxable = paid.sections
      .flatMap(({ lines }) => lines)
      .find(({ code }) => code === 'TOTAL_IMPONIBLE')?.amount
    if (taxable) expect(charge).toBe(Math.round((Math.round((taxable * 5) / 30) * 2.4) / 100))
    expect(charge).toBeGreaterThan(0)
  })

  test('a half day, a paid permission and a suspension', async () => {
    await create(leonel, { type: 'LEAVE', pay: 'WITHOUTPAY', halfDay: true })
    await create(leonel, {
      type: 'LEAVE',
      subtype: 'ADMINISTRATIVE_DAY',
      startDate: '2026-09-08',
      endDate: '2026-09-08',
    })
    await create(leonel, {
      type: 'WORK_SUSPENSION',
      startDate: '2026-09-28',
      endDate: '2026-09-30',
    })
    // 668.000 × (30 − 0,5 − 3) ÷ 30 = 590.066,67
    expect(amountOf(await calculated(leonel), 'SUELDO_BASE')).toBe(590_067)
  })

  test('what was also entered by hand must agree', async () => {
    await create(gustavo, { startDate: '2026-09-07', endDate: '2026-09-08' })
    await api.as('admin').mutate(
      `mutation Save($input: SaveUserItemsInput!) {
        saveUserItems(input: $input) { ${outcome} data { saved } }
      }`,
      {
        input: {
          payrollMonthId: september.id,
          cells: [{ contractId: contractOf(gustavo), itemCode: 'DIAS_AUSENCIA', value: '1' }],
        },
      },
    )
    await admin.calculate(september.id)
    await drainJobs()
    const { payrollRunErrors } = await api
      .as('admin')
      .run<{ payrollRunErrors: { rows: { contractId: string; message: string }[] } }>(
        `query Errors($filter: PayrollRunErrorsFilter!) {
          payrollRunErrors(filter: $filter) { rows { contractId message } }
        }`,
        { filter: { payrollMonthId: september.id } },
      )
    expect(
      payrollRunErrors.rows.find(({ contractId }) => contractId === contractOf(gustavo)),
    ).toEqual({
      contractId: contractOf(gustavo),
      message:
        'Las inasistencias registradas suman 2 días y en las novedades hay 1 día: ' +
        'deje solo uno de los dos',
    })
  })

  test('who has two contracts in a month shares one cap, and both payslips follow', async () => {
    const [own, other] = sofia.contracts
    const earn = (value: string) =>
      api.as('admin').result(
        `mutation Save($input: SaveUserItemsInput!) {
          saveUserItems(input: $input) { ${outcome} data { saved } }
        }`,
        {
          input: {
            payrollMonthId: september.id,
            cells: [{ contractId: own?.publicId, itemCode: 'COMISIONES', value }],
          },
        },
      )
    await earn('4000000')
    await admin.calculate(september.id)
    const second = await admin.monthAt(peumal, 202609)
    await admin.calculate(second.id)
    await drainJobs()
    const pension = async (monthId: string, contractId = '') =>
      amountOf(await admin.payslip(monthId, contractId), 'COTIZACION_AFP')
    const both = async () => {
      const there = await pension(second.id, other?.publicId)
      return { there, sum: (await pension(september.id, own?.publicId)) + there }
    }
    const before = await both()
    // AFP Capital, 11,44 % of 90 UF of the last day of September.
    const whole = Math.round((3_695_148 * 11.44) / 100)
    expect(Math.abs(before.sum - whole)).toBeLessThanOrEqual(2)
    // An item of one contract moves the payslip of the other, in another razón social.
    expect(await earn('8000000')).toMatchObject({ message: '2 recalculados' })
    expect((await admin.month(second.id)).changesSince).toBe(0)
    const after = await both()
    expect(after.there).toBeLessThan(before.there)
    expect(Math.abs(after.sum - whole)).toBeLessThanOrEqual(2)
    await admin.calculate(second.id)
    await drainJobs()
    expect(await both()).toEqual(after)
  })
})

describe('what a month could not collect', () => {
  test('is discounted in the next one, where the contract permits it', async () => {
    const of = async (yearMonth: number) => {
      const month = await admin.monthAt(peumal, yearMonth)
      return admin.payslip(month.id, contractOf(rocio))
    }
    const august = await of(202608)
    expect(august.net).toBe(0)
    const left = amountOf(august, 'SOBREGIRO')
    expect(left).toBeGreaterThan(10_000)
    expect(amountOf(await of(202609), 'SOBREGIRO_ANTERIOR')).toBe(left)
  })
})

describe('before a month is paid', () => {
  test('what is entered goes together with its leaves', async () => {
    const check = async (code: string | null, who: Who = 'admin') =>
      (
        await api.as(who).run<{ validatePayrollWithLicense: object }>(
          `query Check($input: ValidatePayrollWithLicenseInput!) {
            validatePayrollWithLicense(input: $input) { valid message licenseDays waitingDays }
          }`,
          {
            input: {
              year: 2026,
              month: 9,
              contractId: contractOf(marcos),
              businessId: vina.publicId,
              code,
            },
          },
        )
      ).validatePayrollWithLicense
    expect(await check(null)).toMatchObject({ valid: true, licenseDays: 5, waitingDays: 3 })
    expect(await check('DIAS_AUSENCIA')).toMatchObject({
      valid: false,
      message: 'La licencia ya descuenta 5 días: ingrese solo los que son además de esos',
    })
    await expect(check(null, 'boreal.admin')).rejects.toMatchObject({ kind: 'not-found' })
    await expect(check(null, 'gerente.peumal')).rejects.toMatchObject({ kind: 'not-found' })
  })
})

describe('a closed month', () => {
  test('an absence that arrives late says so; what was paid with one stays', async () => {
    const late = await create(lorena, {
      type: 'LICENSE',
      startDate: '2026-08-10',
      endDate: '2026-08-14',
    })
    expect(late.lateUntil).toBe(202608)
    expect((await list('admin', { late: true })).rows.map(({ id }) => id)).toContain(late.id)
    await remove(late)
    const { rows } = await database.owner.query(
      `select id, version, to_char(start_date, 'YYYY-MM-DD') as day from absence
       where company_id = $1 and end_date < '2026-09-01' and type = 'LICENSE'
         and response_status = 'APPROVED' order by id limit 1`,
      [world.coihues.id],
    )
    expect(rows).toHaveLength(1)
    const paid = (await list('admin', { type: 'LICENSE' })).rows.find(
      (row) => JSON.stringify(row).includes(rows[0].day) && row.lateUntil === null,
    )
    const input = { id: paid?.id ?? '', version: paid?.version ?? 1 }
    const closed = { kind: 'conflict', message: 'El mes está cerrado' }
    const change = (more: object) =>
      api.as('admin').mutate<Absence>(Update, { input: { ...input, ...more } })
    await expect(change({ subtype: 'WORK_ACCIDENT' })).rejects.toMatchObject(closed)
    await expect(
      api
        .as('admin')
        .mutate(Answer, { input: { ...input, responseStatus: 'CANCELED', response: null } }),
    ).rejects.toMatchObject(closed)
    await expect(remove(input)).rejects.toMatchObject(closed)
    expect(await change({ comment: 'Llegó el original' })).toMatchObject({ lateUntil: null })
  })
})
