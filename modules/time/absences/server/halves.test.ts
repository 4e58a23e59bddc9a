import { describe, expect, test } from 'vitest'
import { startApi, type Payload } from '#tests/api.ts'
import { outcome } from '#tests/api/payroll.ts'
import type { KnownPerson } from '#tests/world.ts'

/** Half days that say which half, and permits that the law gives. */
const { api, world, database } = await startApi()
const { bernarda, gustavo, monserrat } = world.people

const Create = `mutation Create($input: CreateAbsenceInput!) {
  createAbsence(input: $input) { ${outcome} data { id pay halfDay half legalPermit version } }
}`
const Update = `mutation Update($input: UpdateAbsenceInput!) {
  updateAbsence(input: $input) { ${outcome} data { id half legalPermit } }
}`
const Remove = `mutation Remove($input: ByIdAbsence!) {
  deleteAbsence(input: $input) { ${outcome} data }
}`
const Preview = `query Preview($input: AbsenceOverlapDatesInput!) {
  absenceOverlapDates(input: $input) { overlaps { kind } effects { words } }
}`
const Offer = `query Offer($input: LegalPermitDaysInput!) {
  legalPermitDays(input: $input) { endDate halfDay days article proof }
}`
const List = `query List($filter: AbsenceFilter) {
  absences(filter: $filter) { rows { id legalPermit kind } }
}`
type Absence = { id: string; pay: string; half: string | null; legalPermit: string | null }

const contractOf = ({ contracts: [contract] }: KnownPerson) => contract?.publicId ?? ''
const day = '2026-11-11'
const inputOf = (person: KnownPerson, more: object) => ({
  userContractId: contractOf(person),
  type: 'LEAVE',
  startDate: day,
  endDate: day,
  approve: true,
  ...more,
})
const make = (person: KnownPerson, more: object) =>
  api.as('admin').mutate<Absence>(Create, { input: inputOf(person, more) })
const refused = async (person: KnownPerson, more: object) => {
  const { error }: Payload = await api.as('admin').result(Create, { input: inputOf(person, more) })
  return `${error?.field}: ${error?.message}`
}
const half = (which: string | null) => ({ halfDay: true, half: which })

describe('half a day', () => {
  test('of the morning and of the afternoon fit on one day, for all days away', async () => {
    const morning = await make(bernarda, half('AM'))
    expect(morning.half).toBe('AM')
    expect(await refused(bernarda, half('AM'))).toContain('ya hay otra ausencia')
    expect(await refused(bernarda, half(null))).toContain('ya hay otra ausencia')
    const afternoon = await make(bernarda, half('PM'))
    const { rows } = await database.owner.query<{ slots: number }>(
      `select (upper(slots) - lower(slots))::int as slots from time_off
       where user_contract_id = $1 and from_day = $2`,
      [bernarda.contracts[0]?.id, day],
    )
    expect(rows).toEqual([{ slots: 1 }, { slots: 1 }])
    for (const { id } of [morning, afternoon]) {
      await api.as('admin').mutate(Remove, { input: { id } })
    }
  })

  test('is previewed against the same half alone', async () => {
    const { id } = await make(bernarda, half('AM'))
    const overlaps = async (which: string | null) => {
      const { approve: _, ...input } = inputOf(bernarda, {
        subtype: 'NORMAL',
        pay: 'WITHOUTPAY',
        ignoreHolidays: false,
        ...half(which),
      })
      type Told = { absenceOverlapDates: { overlaps: object[] } }
      return (await api.as('admin').run<Told>(Preview, { input })).absenceOverlapDates.overlaps
    }
    expect(await overlaps('PM')).toEqual([])
    expect(await overlaps('AM')).toHaveLength(1)
    expect(await overlaps(null)).toHaveLength(1)
    await api.as('admin').mutate(Remove, { input: { id } })
  })

  test('is of a day only where it is half of one', async () => {
    expect(await refused(bernarda, { half: 'AM' })).toMatch(/^half: .*medio día/)
    const { id } = await make(bernarda, half('AM'))
    const input = { id, halfDay: false, half: null }
    expect(await api.as('admin').mutate(Update, { input })).toMatchObject({ half: null })
    await api.as('admin').mutate(Remove, { input: { id } })
  })
})

describe('a permit that the law gives', () => {
  const marriage = { legalPermit: 'MARRIAGE', startDate: '2026-12-02', endDate: '2026-12-09' }

  test('fills in its days, with its article, and is paid', async () => {
    const { legalPermit, startDate } = marriage
    const input = { userContractId: contractOf(gustavo), legalPermit, startDate }
    type Told = { legalPermitDays: object }
    // Tuesday 8 December is a holiday.
    expect((await api.as('admin').run<Told>(Offer, { input })).legalPermitDays).toMatchObject({
      endDate: '2026-12-09',
      halfDay: false,
      days: '5 días hábiles',
      article: 'Código del Trabajo, art. 207 bis',
    })
    const made = await make(gustavo, marriage)
    expect(made).toMatchObject({ pay: 'WITHPAY', legalPermit: 'MARRIAGE' })
    await api.as('admin').mutate(Remove, { input: { id: made.id } })
  })

  test('is no longer than the law says', async () => {
    expect(await refused(gustavo, { ...marriage, endDate: '2026-12-10' })).toBe(
      'endDate: La ley da 5 días hábiles (Código del Trabajo, art. 207 bis) y pide 6',
    )
    expect(await refused(gustavo, { legalPermit: 'HEALTH_EXAM' })).toMatch(
      /^halfDay: La ley da medio/,
    )
    expect(await refused(gustavo, { ...marriage, type: 'NOT_WORKED' })).toMatch(/^legalPermit: /)
  })

  test('whose days are of a year counts those that are asked for already', async () => {
    const exam = { legalPermit: 'HEALTH_EXAM', ...half('AM') }
    const { id } = await make(gustavo, exam)
    const again = { ...exam, startDate: '2026-11-18', endDate: '2026-11-18' }
    expect(await refused(gustavo, again)).toContain('en el año ya hay 0,5')
    // A change of the first one does not count against itself.
    const input = { id, startDate: '2026-11-18', endDate: '2026-11-18' }
    expect(await api.as('admin').mutate(Update, { input })).toMatchObject({ half: 'AM' })
    await api.as('admin').mutate(Remove, { input: { id } })
  })

  test('is named to whoever answers absences and to its person', async () => {
    const { id } = await make(monserrat, { ...marriage, legalPermit: 'DEATH_IN_GESTATION' })
    const named = async (who: Parameters<typeof api.as>[0]) => {
      type Told = { absences: { rows: (Absence & { kind: string })[] } }
      const filter = { userId: monserrat.publicId, type: 'LEAVE' }
      const { rows } = (await api.as(who).run<Told>(List, { filter })).absences
      const row = rows.find((one) => one.id === id)
      return row && [row.kind, row.legalPermit]
    }
    expect(await named('admin')).toEqual(['Permiso', 'DEATH_IN_GESTATION'])
    expect(await named('lectura')).toEqual(['Permiso', null])
    await api.as('admin').mutate(Remove, { input: { id } })
  })

  test('is offered for contracts within reach alone', async () => {
    const { legalPermit, startDate } = marriage
    const input = { userContractId: contractOf(gustavo), legalPermit, startDate }
    await expect(api.as('trabajador').run(Offer, { input })).rejects.toThrow()
  })
})
