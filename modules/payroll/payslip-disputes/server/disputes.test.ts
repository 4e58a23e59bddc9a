import { beforeAll, expect, test } from 'vitest'
import { publicId } from '#platform/model/ids.ts'
import { startApi } from '#tests/api.ts'
import { outcome } from '#tests/api/payroll.ts'

const { api, world, database } = await startApi()
const { bernarda } = world.people

const row = 'id version state code isOwn yearMonth'
const Open = `mutation Open($input: OpenPayslipDisputeInput!) {
  openPayslipDispute(input: $input) { ${outcome} data { ${row} } }
}`
const Write = `mutation Write($input: WriteInPayslipDisputeInput!) {
  writeInPayslipDispute(input: $input) { ${outcome} data { ${row} } }
}`
const Answer = `mutation Answer($input: AnswerPayslipDisputeInput!) {
  answerPayslipDispute(input: $input) { ${outcome} data { ${row} } }
}`
const Withdraw = `mutation Withdraw($input: WithdrawPayslipDisputeInput!) {
  withdrawPayslipDispute(input: $input) { ${outcome} data { ${row} } }
}`
const Of = `query Of($input: DisputesOfPayslipInput!) {
  disputesOfPayslip(input: $input) { ${row} messages { text author } }
}`
const List = `query List($filter: PayslipDisputeFilter) {
  payslipDisputes(filter: $filter) { total rows { ${row} fullname } }
}`
const Inbox = `query Inbox($filter: InboxFilter, $page: Page) {
  inbox(filter: $filter, page: $page) { rows { kind fullname title link } }
}`

type Who = Parameters<typeof api.as>[0]
type Dispute = { id: string; version: number; state: string; code: string | null }
type Thread = Dispute & { messages: { text: string; author: string }[] }

let payslip: { payrollMonthId: string; contractId: string }
beforeAll(async () => {
  const { rows } = await database.owner.query<{ month: string; contract: string }>(
    `select payroll_month_id as month, user_contract_id as contract from payslip_release
     where company_id = $1 and user_id = $2 order by released_at desc limit 1`,
    [world.coihues.id, bernarda.id],
  )
  payslip = {
    payrollMonthId: publicId('payrollMonth', Number(rows[0]?.month)),
    contractId: publicId('contract', Number(rows[0]?.contract)),
  }
})

const send = (who: Who, document: string, input: object) =>
  api.as(who).result<Dispute>(document, { input })
const open = (who: Who, text: string, code: string | null = null) =>
  send(who, Open, { ...payslip, code, text })
type Listed = { disputesOfPayslip: Thread[] }
const disputes = async (who: Who) =>
  (await api.as(who).run<Listed>(Of, { input: payslip })).disputesOfPayslip

test('Bernarda disputes an amount, and both sides write until it is answered', async () => {
  const { data } = await open('trabajador', 'Faltan dos horas extra del 14-08', 'SUELDO_BASE')
  expect(data).toMatchObject({ state: 'OPEN', isOwn: true })
  const id = data?.id ?? ''
  expect((await open('trabajador', 'Otra vez')).error?.message).toBe(
    'Ya hay un reclamo en revisión de esta liquidación',
  )
  await send('supergerente', Write, { id, text: '¿En qué turno fueron?' })
  await send('trabajador', Write, { id, text: 'En el de noche' })
  const answered = await send('supergerente', Answer, {
    id,
    accept: true,
    text: 'Se pagan con septiembre',
  })
  expect(answered.data).toMatchObject({ state: 'ACCEPTED' })
  const [thread] = await disputes('trabajador')
  expect(thread?.messages.map(({ text }) => text)).toEqual([
    'Faltan dos horas extra del 14-08',
    '¿En qué turno fueron?',
    'En el de noche',
    'Se pagan con septiembre',
  ])
  expect((await send('trabajador', Write, { id, text: 'Gracias' })).error?.message).toBe(
    'El reclamo ya está cerrado',
  )
  const again = await send('supergerente', Answer, { id, accept: false, text: 'No' })
  expect(again.error?.message).toBe('Está acogido')
})

test('only its own person opens and withdraws it', async () => {
  expect((await open('supergerente', 'Por ella')).error?.kind).toBe('not-found')
  const { data } = await open('trabajador', 'El bono no es ese')
  const id = data?.id ?? ''
  expect((await send('trabajador', Answer, { id, accept: true, text: 'Sí' })).status).toBe('ERROR')
  expect((await send('supergerente', Withdraw, { id })).status).toBe('ERROR')
  for (const who of ['supervisor', 'boreal.admin'] as const) {
    expect((await send(who, Write, { id, text: 'Hola' })).status).toBe('ERROR')
    expect(await disputes(who).catch(() => [])).toEqual([])
  }
  expect((await send('trabajador', Withdraw, { id })).data?.state).toBe('WITHDRAWN')
})

test('a dispute is as confidential as the payslip was when it was calculated', async () => {
  const sees = (seesPrivate: boolean) =>
    database.owner.query(
      'update users set is_private_role = $3 where company_id = $1 and id = $2',
      [world.coihues.id, world.personOf('supergerente')?.id, seesPrivate],
    )
  const { data } = await open('trabajador', 'Mi bono confidencial no es ese')
  const id = data?.id ?? ''
  const remember = async (isPrivate: boolean) => {
    const { owner } = database
    // A closed month lets nobody write its payslips: only this session does not ask the triggers.
    await owner.query("set session_replication_role = 'replica'")
    await owner.query(
      `update payslip set snapshot = snapshot || jsonb_build_object('isPrivate', $3::boolean)
       where company_id = $1 and user_id = $2`,
      [world.coihues.id, bernarda.id, isPrivate],
    )
    await owner.query("set session_replication_role = 'origin'")
  }
  const waiting = async (who: Who) =>
    (
      await api.as(who).run<{ inbox: { rows: { fullname: string }[] } }>(Inbox, {
        filter: { kind: 'PAYSLIP_DISPUTE' },
        page: { number: 1, size: 10 },
      })
    ).inbox.rows.filter(({ fullname }) => fullname === bernarda.name).length
  const reads = async (who: Who) => (await disputes(who)).map((one) => one.id).includes(id)
  expect([await reads('supergerente'), await waiting('supergerente')]).toEqual([true, 1])
  await remember(true)
  expect(await reads('supergerente')).toBe(true)
  await sees(false)
  expect([await reads('supergerente'), await waiting('supergerente')]).toEqual([false, 0])
  const answered = await send('supergerente', Answer, { id, accept: true, text: 'Sí' })
  expect(answered.error?.kind).toBe('not-found')
  expect([await reads('admin'), await reads('trabajador')]).toEqual([true, true])
  await remember(false)
  await sees(true)
  await send('trabajador', Withdraw, { id })
})

test('whoever answers finds it in the list and in the inbox', async () => {
  const { data } = await open('trabajador', 'Reviso el descuento de la AFP')
  const { payslipDisputes: listed } = await api
    .as('supergerente')
    .run<{ payslipDisputes: { total: number; rows: { id: string; fullname: string }[] } }>(List, {
      filter: { state: 'OPEN' },
    })
  expect(listed.rows).toContainEqual(
    expect.objectContaining({ id: data?.id, fullname: bernarda.name }),
  )
  const { inbox } = await api
    .as('supergerente')
    .run<{ inbox: { rows: { kind: string; fullname: string; link: string }[] } }>(Inbox, {
      filter: { kind: 'PAYSLIP_DISPUTE' },
      page: { number: 1, size: 10 },
    })
  expect(inbox.rows).toContainEqual(
    expect.objectContaining({
      fullname: bernarda.name,
      link: `/home/liquidaciones/${payslip.payrollMonthId}/${payslip.contractId}`,
    }),
  )
  await send('trabajador', Withdraw, { id: data?.id ?? '' })
})
