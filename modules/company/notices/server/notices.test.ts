import { beforeEach, describe, expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import { outcome } from '#tests/api/payroll.ts'
import type { KnownPerson } from '#tests/world.ts'
import { noticeTasks } from './tasks.ts'

/** What is said to people: Bernarda asks, her supervisor Hernán answers. */
const { api, world, database, services } = await startApi()
const { owner } = database
const { bernarda } = world.people
type Who = Parameters<typeof api.as>[0]

const Notices = `query Notices($filter: NoticeFilter, $page: Page) {
  notices(filter: $filter, page: $page) { total rows { id kind title detail link readAt } }
}`
const Read = `mutation Read($input: ReadNoticesInput) {
  readNotices(input: $input) { ${outcome} data { read } }
}`
const Prefer = `mutation Prefer($input: SaveNoticePreferenceInput!) {
  saveNoticePreference(input: $input) { ${outcome} data { kind app mail } }
}`
const Ask = `mutation Ask($input: CreateVacationInput!) {
  createVacation(input: $input) { ${outcome} data { id } }
}`
const Answer = `mutation Answer($input: UpdateVacationInput!) {
  updateVacation(input: $input) { ${outcome} data { id } }
}`
const AskAbsence = `mutation Ask($input: CreateAbsenceInput!) {
  createAbsence(input: $input) { ${outcome} data { id } }
}`
const AnswerAbsence = `mutation Answer($input: UpdateAbsenceResponseInput!) {
  updateAbsenceResponse(input: $input) { ${outcome} data { id } }
}`

type Row = { id: string; kind: string; title: string; detail: string | null; link: string }
const Remove = `mutation Remove($input: DeleteVacationInput!) {
  deleteVacation(input: $input) { ${outcome} data }
}`
const RemoveAbsence = `mutation Remove($input: ByIdAbsence!) {
  deleteAbsence(input: $input) { ${outcome} data }
}`
const Withdraw = `mutation Withdraw($input: WithdrawVacationInput!) {
  withdrawVacation(input: $input) { ${outcome} data { id } }
}`
const noticesOf = async (who: Who, filter: object = {}) => {
  const page = { number: 1, size: 100 }
  return (await api.as(who).run<{ notices: { rows: Row[] } }>(Notices, { filter, page })).notices
    .rows
}
type Mail = { recipient: string; subject: string; text: string }
const mails = async (): Promise<Mail[]> => {
  const { rows } = await owner.query<Mail>(
    'select recipient, subject, text_body as text from mail_outbox order by id',
  )
  return rows
}
const contractOf = ({ contracts: [contract] }: KnownPerson) => contract?.publicId ?? ''
const ask = async (startDate: string, endDate = startDate) => {
  const input = { userContractId: contractOf(bernarda), startDate, endDate }
  return (await api.as('trabajador').mutate<{ id: string }>(Ask, { input })).id
}
const answer = (id: string, responseStatus: string, response?: string) =>
  api.as('supervisor').mutate(Answer, { input: { id, responseStatus, response } })
const prefer = (who: Who, kind: string, mail: string, app = true) =>
  api.as(who).mutate(Prefer, { input: { kind, app, mail } })

beforeEach(async () => {
  await owner.query('delete from mail_outbox')
  await owner.query('delete from notification')
  await owner.query('delete from notification_preference')
  await owner.query(
    `update business_option set vacation_public = true, vacation_public_supervisor = true,
       vacation_email_supervisor = true, vacation_email_manager = false,
       vacation_email_response = true`,
  )
})

describe('a request of vacation', () => {
  test('is mailed to the supervisor, and waits in the inbox without a notice', async () => {
    await ask('2026-10-05', '2026-10-09')
    expect(await mails()).toMatchObject([
      {
        recipient: 'hernan.quezada@coihues.example',
        subject: `${bernarda.name} pide vacaciones del 05-10-2026 al 09-10-2026`,
        text: expect.stringContaining('/home/bandeja'),
      },
    ])
    expect(await noticesOf('supervisor')).toEqual([])
  })

  test('is mailed to nobody where the razón social says so, nor who prefers none', async () => {
    await prefer('supervisor', 'REQUEST', 'NONE')
    await ask('2026-10-15')
    await owner.query('update business_option set vacation_email_supervisor = false')
    await owner.query('delete from notification_preference')
    await ask('2026-10-13')
    expect(await mails()).toEqual([])
  })

  test('is mailed to who manages, where the razón social wants it', async () => {
    await owner.query('update business_option set vacation_email_manager = true')
    await ask('2026-10-14')
    const readers = (await mails()).map(({ recipient }) => recipient)
    expect(readers).toContain('carolina.aranguiz@coihues.example')
    expect(readers).not.toContain('bernarda.huenchul@coihues.example')
    expect(new Set(readers).size).toBe(readers.length)
  })
})

describe('an answer', () => {
  test('is said to the person, and its reason stays in the product', async () => {
    const id = await ask('2026-10-19', '2026-10-20')
    await owner.query('delete from mail_outbox')
    await answer(id, 'REJECTED', 'Ese día es la vendimia')
    const title = 'Sus vacaciones del 19-10-2026 al 20-10-2026 fueron rechazadas'
    expect(await noticesOf('trabajador')).toMatchObject([
      { kind: 'ANSWER', title, detail: 'Ese día es la vendimia', link: '/home/vacaciones' },
    ])
    const [mail] = await mails()
    expect(mail).toMatchObject({ recipient: 'bernarda.huenchul@coihues.example', subject: title })
    expect(mail?.text).not.toContain('vendimia')
  })

  test('to an absence says no kind and no reason', async () => {
    const input = {
      userContractId: contractOf(bernarda),
      type: 'LICENSE',
      startDate: '2026-11-02',
      endDate: '2026-11-03',
    }
    const { id } = await api.as('admin').mutate<{ id: string }>(AskAbsence, { input })
    await api.as('admin').mutate(AnswerAbsence, {
      input: { id, responseStatus: 'REJECTED', response: 'Falta el diagnóstico' },
    })
    expect(await noticesOf('trabajador')).toMatchObject([
      { title: 'Su ausencia del 02-11-2026 al 03-11-2026 fue rechazada', detail: null },
    ])
    expect(await mails()).toEqual([])
  })

  test('is said too where somebody deletes an absence', async () => {
    const input = {
      userContractId: contractOf(bernarda),
      type: 'LEAVE',
      startDate: '2026-11-16',
      endDate: '2026-11-16',
    }
    const { id } = await api.as('admin').mutate<{ id: string }>(AskAbsence, { input })
    await api.as('admin').mutate(RemoveAbsence, { input: { id } })
    expect(await noticesOf('trabajador')).toMatchObject([
      { title: 'Su ausencia del 16-11-2026 fue eliminada', detail: null },
    ])
  })

  test('is said too where somebody ends a vacation, or deletes it', async () => {
    const begun = await ask('2026-09-10', '2026-09-22')
    await answer(begun, 'APPROVED')
    await answer(begun, 'CANCELED', 'Se le necesita en la bodega')
    const titles = async () => (await noticesOf('trabajador')).map(({ title }) => title)
    const dates = 'Sus vacaciones del 10-09-2026 al 22-09-2026'
    expect(await titles()).toContain(
      `${dates} terminan el 14-09-2026: los demás días vuelven al saldo`,
    )
    expect(await titles()).not.toContain(`${dates} fueron anuladas`)
    const input = { id: begun, force: true, reason: 'Eran de otra persona' }
    await api.as('admin').mutate(Remove, { input })
    expect(await titles()).toContain(`${dates} fueron anuladas`)
  })

  test('that its person takes back is said to who supervises', async () => {
    const waiting = await ask('2026-10-26')
    await api.as('trabajador').mutate(Withdraw, { input: { id: waiting } })
    expect(await noticesOf('supervisor')).toEqual([])
    const id = await ask('2026-10-27', '2026-10-30')
    await answer(id, 'APPROVED')
    await api.as('trabajador').mutate(Withdraw, { input: { id } })
    expect(await noticesOf('supervisor')).toMatchObject([
      { title: `${bernarda.name} anuló sus vacaciones del 27-10-2026 al 30-10-2026` },
    ])
  })

  test('that is undone with its transaction leaves no notice', async () => {
    const id = await ask('2026-10-21')
    await expect(answer(id, 'REJECTED')).rejects.toMatchObject({ field: 'response' })
    expect(await noticesOf('trabajador')).toEqual([])
  })
})

describe('notices', () => {
  test('are read one by one or all at once, and are nobody else’s', async () => {
    for (const day of ['2026-10-22', '2026-10-23', '2026-10-26']) {
      await answer(await ask(day), 'APPROVED')
    }
    const [first] = await noticesOf('trabajador')
    for (const who of ['supervisor', 'admin', 'boreal.admin'] as const) {
      expect(await noticesOf(who)).toEqual([])
      const { read } = await api
        .as(who)
        .mutate<{ read: number }>(Read, { input: { id: first?.id } })
      expect(read).toBe(0)
    }
    await api.as('trabajador').mutate(Read, { input: { id: first?.id } })
    expect((await noticesOf('trabajador', { unread: true })).length).toBe(2)
    await api.as('trabajador').mutate(Read, { input: {} })
    expect(await noticesOf('trabajador', { unread: true })).toEqual([])
  })

  test('are wanted as the person says, and else as the razón social', async () => {
    const List = 'query Preferences { noticePreferences { kind app mail } }'
    await prefer('trabajador', 'ANSWER', 'DIGEST')
    await prefer('trabajador', 'ANSWER', 'NOW', false)
    type Wanted = { noticePreferences: { kind: string; app: boolean; mail: string }[] }
    const wanted = async (who: Who) => (await api.as(who).run<Wanted>(List)).noticePreferences
    expect(await wanted('trabajador')).toEqual([
      { kind: 'REQUEST', app: null, mail: null },
      { kind: 'ANSWER', app: false, mail: 'NOW' },
      { kind: 'REMINDER', app: null, mail: null },
    ])
    expect((await wanted('supervisor')).every(({ mail }) => mail === null)).toBe(true)
  })

  test('that nobody wants in the product are not shown', async () => {
    await prefer('trabajador', 'ANSWER', 'NONE', false)
    await answer(await ask('2026-10-27'), 'APPROVED')
    expect(await noticesOf('trabajador')).toEqual([])
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('pide vacaciones'),
    ])
  })
})

describe('by itself', () => {
  const tasksAt = (now: string) => {
    const parts = { db: services.db, publicUrl: 'https://minga.example', now: () => new Date(now) }
    return async (name: string) =>
      noticeTasks(parts)
        .find((task) => task.name === name)
        ?.run({}, { isLast: false })
  }

  test('the digest goes at eight in Chile, once a day', async () => {
    await prefer('trabajador', 'ANSWER', 'DIGEST')
    await answer(await ask('2026-10-28'), 'APPROVED')
    await answer(await ask('2026-10-29'), 'APPROVED')
    await owner.query('delete from mail_outbox')
    await owner.query("update notification set created_at = '2026-09-15T20:00:00Z'")
    await tasksAt('2026-09-16T10:02:00Z')('notice_digest')
    expect(await mails()).toEqual([])
    await tasksAt('2026-09-16T11:02:00Z')('notice_digest')
    await tasksAt('2026-09-16T11:32:00Z')('notice_digest')
    expect(await mails()).toMatchObject([
      { recipient: 'bernarda.huenchul@coihues.example', subject: 'Tiene 2 avisos' },
    ])
  })
})
