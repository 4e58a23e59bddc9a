import { beforeAll, describe, expect, test } from 'vitest'
import { ApprovalKind, isOpened } from '../model/approval-kind.ts'
import { startApi } from '#tests/api.ts'
import { outcome } from '#tests/api/payroll.ts'
import type { KnownPerson } from '#tests/world.ts'

/** What waits for somebody, and its answer: Hernán supervises Bernarda, Carolina administers. */
const { api, world, database } = await startApi()
const { owner } = database
const { bernarda, hernan, carolina } = world.people
type Who = Parameters<typeof api.as>[0]

const Inbox = `query Inbox($filter: InboxFilter, $page: Page) {
  inbox(filter: $filter, page: $page) { total rows { key kind fullname title summary link } }
}`
const Count = 'query Count { inboxCount { pending } }'
const Details = `query Details($input: InboxDetailsInput!) {
  inboxDetails(input: $input) { label words warns }
}`
const Answer = `mutation Answer($input: AnswerInboxInput!) {
  answerInbox(input: $input) { ${outcome} data { rows { key problem } } }
}`
const AskVacation = `mutation Ask($input: CreateVacationInput!) {
  createVacation(input: $input) { ${outcome} data { id } }
}`
const AskAbsence = `mutation Ask($input: CreateAbsenceInput!) {
  createAbsence(input: $input) { ${outcome} data { id } }
}`
const Enter = `mutation Enter($input: EnterIndicatorInput!) {
  enterIndicator(input: $input) { ${outcome} data { key } }
}`

type Row = { key: string; kind: string; fullname: string | null; title: string; summary: string }
type Listed = { inbox: { total: number; rows: Row[] } }
type Answered = { rows: { key: string; problem: string | null }[] }

const page = { number: 1, size: 100 }
const inboxOf = async (who: Who, filter: object = {}) =>
  (await api.as(who).run<Listed>(Inbox, { filter, page })).inbox.rows
/** What a person asked for their own days: what they entered of others waits in their name too. */
const waitingOf = async (who: Who, person: KnownPerson) =>
  (await inboxOf(who)).filter(
    ({ fullname, kind }) => fullname === person.name && ['VACATION', 'ABSENCE'].includes(kind),
  )
const countOf = async (who: Who) =>
  (await api.as(who).run<{ inboxCount: { pending: number } }>(Count)).inboxCount.pending
const answer = (who: Who, rows: readonly { key: string }[], given: string, reason?: string) => {
  const ids = rows.map(({ key }) => ({ key }))
  return api.as(who).mutate<Answered>(Answer, { input: { ids, answer: given, reason } })
}
const contractOf = ({ contracts: [contract] }: KnownPerson) => contract?.publicId ?? ''
const vacation = (who: Who, person: KnownPerson, startDate: string, endDate: string) =>
  api.as(who).mutate(AskVacation, {
    input: { userContractId: contractOf(person), startDate, endDate },
  })
const leave = (who: Who, person: KnownPerson, startDate: string) =>
  api.as(who).mutate(AskAbsence, {
    input: { userContractId: contractOf(person), type: 'LEAVE', startDate, endDate: startDate },
  })

beforeAll(() =>
  owner.query(
    'update business_option set vacation_public = true, vacation_public_supervisor = true',
  ),
)

describe('what waits', () => {
  test('is for whoever answers it, and for nobody else', async () => {
    await vacation('trabajador', bernarda, '2026-10-05', '2026-10-09')
    await leave('trabajador', bernarda, '2026-10-20')
    expect(await waitingOf('supervisor', bernarda)).toMatchObject([
      {
        kind: 'VACATION',
        title: 'Vacaciones del 05-10-2026 al 09-10-2026',
        summary: expect.stringMatching(/^5 días · le quedan /),
      },
    ])
    expect((await waitingOf('admin', bernarda)).map(({ kind }) => kind)).toEqual([
      'VACATION',
      'ABSENCE',
    ])
    // What waits for their own signature, or to be taken, is no request of somebody else.
    const kinds = new Set((await inboxOf('trabajador')).map(({ kind }) => kind))
    expect([...kinds].toSorted()).toEqual(['COURSE', 'SIGNATURE'])
    expect(await waitingOf('gerente.peumal', bernarda)).toEqual([])
    expect(await waitingOf('boreal.admin', bernarda)).toEqual([])
  })

  test('is counted as it is listed', async () => {
    for (const who of ['admin', 'supervisor', 'gerente', 'trabajador', 'invitado'] as const) {
      expect(await countOf(who)).toBe((await inboxOf(who)).length)
    }
  })

  test('is narrowed by kind, by person and by how long it waits', async () => {
    const kinds = (await inboxOf('admin', { kind: 'ABSENCE' })).map(({ kind }) => kind)
    expect(new Set(kinds)).toEqual(new Set(['ABSENCE']))
    const ofBernarda = await inboxOf('admin', { userId: bernarda.publicId })
    expect(ofBernarda.length).toBe(3)
    expect(await inboxOf('admin', { search: 'huenchul bernarda' })).toEqual(ofBernarda)
    const older = await inboxOf('admin', { userId: bernarda.publicId, olderThan: 1 })
    expect(older.map(({ kind }) => kind)).toEqual(['EXPENSE_REPORT'])
  })

  test('says what an approval would leave', async () => {
    const [row] = await waitingOf('supervisor', bernarda)
    type Told = { inboxDetails: { label: string; words: string }[] }
    const input = { key: row?.key }
    const { inboxDetails } = await api.as('supervisor').run<Told>(Details, { input })
    expect(inboxDetails).toContainEqual(
      expect.objectContaining({ label: 'Usa', words: '5 días hábiles' }),
    )
    expect(inboxDetails.map(({ label }) => label)).toContain('Saldo después')
    const team = inboxDetails.find(({ label }) => label === 'Fuera de su equipo')
    expect(team?.words).toMatch(/^Nadie más de su equipo de \d+$/)
    for (const who of ['gerente.peumal', 'boreal.admin'] as const) {
      await expect(api.as(who).run(Details, { input })).rejects.toMatchObject({
        kind: 'not-found',
      })
    }
  })

  test('says how many of the team are away on those days, and who', async () => {
    const { rows: team } = await owner.query<{ id: string; name: string }>(
      `select contract.id, p.firstname as name
       from user_contract contract
       join user_contract_version held on held.company_id = contract.company_id
         and held.user_contract_id = contract.id and held.superseded_at is null
         and held.valid @> '2026-10-05'::date
       join user_version p on p.company_id = contract.company_id and p.user_id = contract.user_id
         and p.superseded_at is null and upper_inf(p.valid)
       where contract.company_id = $1 and held.supervisor_id = $2 and contract.user_id <> $3
         and contract.business_id = $4 and contract.status = 'ACTIVE'
       order by contract.id limit 1`,
      [world.coihues.id, world.people.hernan.id, bernarda.id, world.businesses.vina.id],
    )
    const [mate] = team
    await owner.query(
      `insert into absence (company_id, user_contract_id, type, subtype, pay, start_date, end_date,
         response_status)
       values ($1, $2, 'LEAVE', 'NORMAL', 'WITHPAY', '2026-10-06', '2026-10-07', 'APPROVED'),
         ($1, $2, 'LEAVE', 'NORMAL', 'WITHPAY', '2026-10-20', '2026-10-20', 'APPROVED')`,
      [world.coihues.id, mate?.id],
    )
    type Told = { inboxDetails: { label: string; words: string }[] }
    for (const [kind, day] of [
      ['VACATION', '06-10-2026'],
      ['ABSENCE', '20-10-2026'],
    ]) {
      const row = (await waitingOf('admin', bernarda)).find((one) => one.kind === kind)
      const { inboxDetails } = await api
        .as('admin')
        .run<Told>(Details, { input: { key: row?.key } })
      const words = inboxDetails.find(({ label }) => label === 'Fuera de su equipo')?.words
      expect(words).toMatch(new RegExp(`^\\d+ de \\d+ \\(\\d+ %\\) el ${day}: .*${mate?.name}`))
    }
  })

  test('of a figure waits for somebody who did not enter it', async () => {
    const input = {
      key: 'UTM',
      yearMonth: 202611,
      value: '99000',
      source: 'SII',
      sourceUrl: 'https://www.sii.cl',
      outOfBounds: true,
    }
    const waiting = async (who: Who) => (await inboxOf(who, { kind: 'INDICATOR' })).length
    const before = await waiting('supergerente')
    const ofOthers = await waiting('admin')
    await api.as('admin').mutate(Enter, { input })
    expect(await waiting('admin')).toBe(ofOthers)
    expect(await waiting('gerente')).toBe(0)
    const rows = await inboxOf('supergerente', { kind: 'INDICATOR' })
    const row = rows.find(({ summary }) => summary === '99.000 · SII')
    expect(row).toMatchObject({ fullname: carolina.name, summary: '99.000 · SII' })
    await expect(answer('admin', row ? [row] : [], 'APPROVE')).rejects.toMatchObject({
      kind: 'conflict',
    })
    await answer('supergerente', row ? [row] : [], 'APPROVE')
    expect(await waiting('supergerente')).toBe(before)
  })
})

test('of the demo world there is something of every kind for who administers it', async () => {
  const kinds = new Set((await inboxOf('admin')).map(({ kind }) => kind))
  const answered = ApprovalKind.values.filter((kind) => !isOpened(kind))
  expect([...kinds].toSorted()).toEqual(answered.toSorted())
  const [closing] = await inboxOf('admin', { kind: 'PAYROLL_CLOSING' })
  expect(closing).toMatchObject({
    fullname: world.people.rodrigo.name,
    title: expect.stringContaining('julio 2026'),
    summary: 'Con una nota de quien lo pidió',
  })
  const [list] = await inboxOf('admin', { kind: 'PAYMENT_LIST' })
  expect(list?.title).toMatch(/^Nómina \d+ de Frutícola Peumal$/)
})

test('the closing that waits is approved there, by somebody else than who asked', async () => {
  const [closing] = await inboxOf('admin', { kind: 'PAYROLL_CLOSING' })
  const rows = closing ? [closing] : []
  await expect(answer('supergerente', rows, 'APPROVE')).rejects.toThrow()
  await answer('admin', rows, 'APPROVE')
  expect(await inboxOf('admin', { kind: 'PAYROLL_CLOSING' })).toEqual([])
})

describe('an answer', () => {
  test('is refused out of reach, of one alone and of several', async () => {
    const rows = await waitingOf('admin', bernarda)
    for (const who of ['trabajador', 'gerente.peumal', 'boreal.admin', 'lectura'] as const) {
      await expect(answer(who, rows.slice(0, 1), 'APPROVE')).rejects.toMatchObject({
        kind: expect.stringMatching(/not-found|forbidden/),
      })
      const { rows: said } = await answer(who, rows, 'APPROVE')
      expect(said.every(({ problem }) => problem !== null)).toBe(true)
    }
    expect((await waitingOf('admin', bernarda)).length).toBe(2)
  })

  test('of several says row by row what became of each', async () => {
    const rows = await waitingOf('admin', bernarda)
    const stale = { key: (rows[0]?.key ?? '').replace(/\d+$/, '7') }
    const nonsense = { key: 'VACATION.xxxx.1' }
    const { rows: said } = await answer('admin', [...rows.slice(1), stale, nonsense], 'APPROVE')
    expect(Object.fromEntries(said.map(({ key, problem }) => [key, problem]))).toEqual({
      [rows[1]?.key ?? '']: null,
      [stale.key]: expect.stringMatching(/^Bernarda Huenchul cambió esta solicitud hoy a/),
      [nonsense.key]: 'No encontrado',
    })
    expect((await waitingOf('admin', bernarda)).map(({ key }) => key)).toEqual([rows[0]?.key])
  })

  test('that rejects says why', async () => {
    const rows = await waitingOf('supervisor', bernarda)
    await expect(answer('supervisor', rows, 'REJECT')).rejects.toMatchObject({
      field: 'reason',
      message: 'Diga por qué se rechaza',
    })
    await answer('supervisor', rows, 'REJECT', 'Es la semana de la vendimia')
    expect(await waitingOf('admin', bernarda)).toEqual([])
    await expect(answer('admin', rows, 'APPROVE')).rejects.toMatchObject({ kind: 'conflict' })
  })

  test('is never of one’s own request', async () => {
    await vacation('supervisor', hernan, '2026-10-05', '2026-10-09')
    await leave('admin', carolina, '2026-10-20')
    const [ofHernan] = await waitingOf('admin', hernan)
    // The figure that she entered in the demo world waits for him too.
    const ofHers = await waitingOf('supergerente', carolina)
    const ofCarolina = ofHers.find(({ kind }) => kind === 'ABSENCE')
    expect([ofHernan?.kind, ofCarolina?.kind]).toEqual(['VACATION', 'ABSENCE'])
    expect(await waitingOf('supervisor', hernan)).toEqual([])
    expect(await waitingOf('admin', carolina)).toEqual([])
    const own = [
      ['supervisor', ofHernan],
      ['admin', ofCarolina],
    ] as const
    for (const [who, row] of own) {
      for (const given of ['APPROVE', 'REJECT']) {
        const refused = answer(who, row ? [row] : [], given, 'Porque sí')
        await expect(refused).rejects.toThrow(/No encontrado|su propia solicitud|No tiene permiso/)
      }
    }
  })

  test('of many is of fifty at most', async () => {
    const many = Array.from({ length: 51 }, (_, at) => ({ key: `VACATION.xx${at}.1` }))
    await expect(answer('admin', many, 'APPROVE')).rejects.toMatchObject({ kind: 'invalid' })
  })
})
