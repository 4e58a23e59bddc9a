import { describe, expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import { outcome } from '#tests/api/payroll.ts'
import { queriesOf } from '#tests/queries.ts'
import type { Username } from '#tests/world.ts'

const { api, world, url, database } = await startApi()
const { casa, peumal, vina } = world.businesses
const boreal = Object.values(world.boreal.businesses)[0]

type Duty = {
  duty: string
  yearMonth: number
  due: string
  basis: string
  state: string
  words: string
  obligation: string | null
  advice: string | null
  doneOn: string | null
  author: string | null
  note: string | null
  hasProof: boolean
}
type Calendar = {
  businessId: string | null
  businesses: { id: string; name: string }[]
  years: number[]
  duties: Duty[]
}
const shown = 'duty yearMonth due basis state words obligation advice doneOn author note hasProof'

const calendar = async (who: Username, businessId: string | null = vina.publicId, year = 2026) =>
  (
    await api.as(who).run<{ complianceCalendar: Calendar }>(
      `query ($input: ComplianceCalendarInput!) { complianceCalendar(input: $input) {
        businessId businesses { id name } years duties { ${shown} } } }`,
      { input: { businessId, year } },
    )
  ).complianceCalendar
const dutyOf = ({ duties }: Calendar, duty: string, yearMonth: number) =>
  duties.find((one) => one.duty === duty && one.yearMonth === yearMonth)
const mark = (who: Username, input: object) =>
  api.as(who).mutate<Duty>(
    `mutation ($input: MarkDutyInput!) {
      markDuty(input: $input) { ${outcome} data { ${shown} } } }`,
    { input: { businessId: vina.publicId, fileId: null, note: null, ...input } },
  )
const unmark = (who: Username, input: object) =>
  api.as(who).mutate<Duty>(
    `mutation ($input: UnmarkDutyInput!) {
      unmarkDuty(input: $input) { ${outcome} data { ${shown} } } }`,
    { input: { businessId: vina.publicId, ...input } },
  )
const open = (who: Username, input: object) =>
  api.as(who).mutate<{ name: string; url: string }>(
    `mutation ($input: OpenProofInput!) {
      openProof(input: $input) { ${outcome} data { name url } } }`,
    { input: { businessId: vina.publicId, ...input } },
  )
const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const august = { duty: 'F29', yearMonth: 202608 } as const

describe('the calendar of a razón social', () => {
  test('has the duties of each month of its payroll, by their day, with their source', async () => {
    const { duties, businessId } = await calendar('admin')
    expect(businessId).toBe(vina.publicId)
    expect(duties).toHaveLength(9 * 3)
    expect(duties.map(({ due }) => due)).toEqual(duties.map(({ due }) => due).toSorted())
    expect(dutyOf(await calendar('admin'), 'PREVIRED', 202608)?.due).toBe('2026-09-13')
    expect(dutyOf(await calendar('admin'), 'F29', 202608)?.due).toBe('2026-09-14')
  })

  test('says what to do next, from what is known of the file', async () => {
    const year = await calendar('admin')
    expect(dutyOf(year, 'LRE', 202605)).toMatchObject({
      state: 'DONE',
      advice: 'El mes cambió después: vea si rectifica',
    })
    expect(dutyOf(year, 'PREVIRED', 202607)?.advice).toContain('está hecho')
    expect(dutyOf(year, 'PREVIRED', 202608)?.advice).toBe('El archivo no está hecho')
    expect(dutyOf(year, 'LRE', 202609)?.advice).toContain('ciérrelo')
  })

  test('says of each month what «Declaraciones» says', async () => {
    await mark('admin', { duty: 'LRE', yearMonth: 202604, doneOn: '2026-05-14' })
    const { filingMonths } = await api.as('admin').run<{
      filingMonths: {
        rows: {
          yearMonth: number
          previredDuty: string
          lreDuty: string
          lreState: string | null
        }[]
      }
    }>(
      `query ($filter: FilingMonthFilter, $page: Page) {
        filingMonths(filter: $filter, page: $page) {
          rows { yearMonth previredDuty lreDuty lreState } } }`,
      { filter: { businessId: vina.publicId }, page: { number: 1, size: 100 } },
    )
    const year = await calendar('admin')
    const rows = filingMonths.rows.filter(({ yearMonth }) => yearMonth > 202600)
    expect(rows.length).toBeGreaterThan(6)
    for (const { yearMonth, previredDuty, lreDuty } of rows) {
      expect(dutyOf(year, 'PREVIRED', yearMonth)?.obligation, `${yearMonth}`).toBe(previredDuty)
      expect(dutyOf(year, 'LRE', yearMonth)?.obligation, `${yearMonth}`).toBe(lreDuty)
      const isDone = dutyOf(year, 'LRE', yearMonth)?.state === 'DONE'
      expect(isDone, `${yearMonth}`).toBe(['DECLARED', 'CHANGED', 'OUTSIDE'].includes(lreDuty))
    }
    const april = rows.find(({ yearMonth }) => yearMonth === 202604)
    expect(april).toMatchObject({ lreState: null, lreDuty: 'OUTSIDE' })
    expect(dutyOf(year, 'LRE', 202604)?.words).toBe('Declarado fuera de Minga')
  })

  test('of a past year has its yearly declaration, as a proposed day', async () => {
    const past = await calendar('boreal.admin', null, 2025)
    expect(past.years).toContain(2025)
    expect(past.duties).toHaveLength(12 * 3 + 1)
    expect(dutyOf(past, 'DJ1887', 202512)).toMatchObject({ due: '2026-03-27', basis: 'PROPOSED' })
    expect((await calendar('boreal.admin', null, 2019)).duties).toEqual([])
  })

  test('costs the same for a year as for none', async () => {
    expect(await queriesOf(() => calendar('admin'))).toBeLessThan(14)
  })
})

describe('a duty is met', () => {
  test('with its day, its author, a note and the proof, which is opened again', async () => {
    const body = new FormData()
    body.append('relatedType', 'compliance')
    body.append('relatedId', vina.publicId)
    body.append('images', 'true')
    const paper = Buffer.from(pixel, 'base64')
    body.append('files', new File([paper], 'comprobante.png', { type: 'image/png' }))
    const answer = await fetch(`${url}/uploadFile/create`, {
      method: 'POST',
      headers: { authorization: `Bearer ${await api.as('admin').token()}` },
      body,
    })
    const { data }: { data?: { id: string }[] } = await answer.json()
    expect(data?.[0]?.id).toBeDefined()
    const done = await mark('admin', {
      ...august,
      doneOn: '2026-09-11',
      fileId: data?.[0]?.id ?? null,
      note: 'Folio 8123',
    })
    expect(done).toMatchObject({ state: 'DONE', doneOn: '2026-09-11', note: 'Folio 8123' })
    expect(done.author).toContain('Carolina')
    expect(done.hasProof).toBe(true)
    expect((await open('admin', august)).name).toBe('comprobante.png')
    expect((await unmark('admin', august)).state).not.toBe('DONE')
    await expect(open('admin', august)).rejects.toMatchObject({ kind: 'not-found' })
  })

  test('here and on the dashboard at once', async () => {
    await mark('admin', { duty: 'LRE', yearMonth: 202608, doneOn: '2026-09-14' })
    const { payrollDeadlines } = await api.as('admin').run<{
      payrollDeadlines: { kind: string; yearMonth: number; businessId: string; state: string }[]
    }>('{ payrollDeadlines { kind yearMonth businessId state } }')
    expect(payrollDeadlines).toContainEqual({
      kind: 'LRE',
      yearMonth: 202608,
      businessId: vina.publicId,
      state: 'DONE',
    })
  })

  test('not of an open month, of another day, or of a month without payroll', async () => {
    const day = { doneOn: '2026-09-14' }
    await expect(mark('admin', { ...august, yearMonth: 202609, ...day })).rejects.toMatchObject({
      message: 'Primero hay que cerrar el mes',
    })
    for (const doneOn of ['2026-09-16', '2026-07-31']) {
      await expect(mark('admin', { ...august, doneOn }), doneOn).rejects.toMatchObject({
        field: 'doneOn',
      })
    }
    for (const wrong of [
      { duty: 'F29', yearMonth: 201901 },
      { duty: 'DJ1887', yearMonth: 202608 },
    ]) {
      await expect(mark('admin', { ...wrong, ...day })).rejects.toMatchObject({ kind: 'not-found' })
    }
  })

  test('by two at once: one mark, of the last', async () => {
    await Promise.all([
      mark('admin', { ...august, doneOn: '2026-09-10' }),
      mark('supergerente', { ...august, doneOn: '2026-09-10' }),
    ])
    const { rows } = await database.owner.query(
      `select count(*)::int as n from payroll_deadline
       where company_id = $1 and business_id = $2 and kind = 'F29' and year_month = 202608`,
      [world.coihues.id, vina.id],
    )
    expect(rows[0]).toEqual({ n: 1 })
  })
})

describe('who sees the duties of a razón social', () => {
  test('who carries its payroll, and nobody of another company', async () => {
    for (const who of ['trabajador', 'supervisor', 'gerente', 'subgerente', 'externo'] as const) {
      await expect(calendar(who), who).rejects.toMatchObject({ kind: 'forbidden' })
      await expect(mark(who, { ...august, doneOn: '2026-09-10' }), who).rejects.toMatchObject({
        kind: 'forbidden',
      })
    }
    await expect(calendar('boreal.admin')).rejects.toMatchObject({ kind: 'not-found' })
    for (const act of [mark, unmark, open]) {
      const input = act === mark ? { ...august, doneOn: '2026-09-10' } : august
      await expect(act('boreal.admin', input)).rejects.toMatchObject({ kind: 'not-found' })
    }
    const own = await calendar('boreal.admin', null)
    expect(own.businesses.map(({ id }) => id)).toContain(boreal?.publicId)
    expect(own.businesses.map(({ id }) => id)).not.toContain(casa.publicId)
    expect((await calendar('supergerente', peumal.publicId)).businessId).toBe(peumal.publicId)
  })
})

test('the day of pay comes before a day on which the razón social does not work', async () => {
  const payDays = async () => {
    const { payrollDeadlines } = await api.as('admin').run<{
      payrollDeadlines: { kind: string; yearMonth: number; businessId: string; due: string }[]
    }>('{ payrollDeadlines { kind yearMonth businessId due } }')
    return (businessId: string) =>
      payrollDeadlines.find(
        (one) => one.kind === 'PAY' && one.yearMonth === 202609 && one.businessId === businessId,
      )?.due
  }
  const before = await payDays()
  expect([before(vina.publicId), before(peumal.publicId)]).toEqual(['2026-09-30', '2026-09-30'])
  const day = { date: '2026-09-30', title: 'Aniversario', type: 'CIVIL', status: 'ACTIVE' }
  const { id } = await api.as('admin').mutate<{ id: string }>(
    `mutation ($input: CreateHolidayInput!) {
      createHoliday(input: $input) { ${outcome} data { id } } }`,
    {
      input: { ...day, irrevocable: false, countsForVacation: true, businessId: vina.publicId },
    },
  )
  const given = await payDays()
  expect([given(vina.publicId), given(peumal.publicId)]).toEqual(['2026-09-29', '2026-09-30'])
  await api
    .as('admin')
    .mutate(
      `mutation ($input: ByIdHoliday!) { deleteHoliday(input: $input) { ${outcome} data } }`,
      { input: { id } },
    )
})
