// The people who get a mail about vacations, as a razón social chooses them.
import { beforeEach, expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import { outcome } from '#tests/api/payroll.ts'

const { api, world, database } = await startApi()
const { owner } = database
const { vina } = world.businesses
const { bernarda, hernan } = world.people
const userContractId = bernarda.contracts[0]?.publicId

const Ask = `mutation ($input: CreateVacationInput!) {
  createVacation(input: $input) { ${outcome} data { id version } } }`
const Answer = `mutation ($input: UpdateVacationInput!) {
  updateVacation(input: $input) { ${outcome} data { id version } } }`
const Options = `query ($input: OfBusiness!) { businessOptions(input: $input) {
  version vacationEmailSupervisor vacationEmailManager vacationEmailResponse } }`
const Write = `mutation ($input: UpdateBusinessOptionInput!) {
  updateBusinessOption(input: $input) { ${outcome} data { version } } }`

type Row = { id: string; version: number }
type Mails = { supervisor: boolean; manager: boolean; response: boolean }

/** The administrator chooses, in «Opciones», the people who get a mail. */
async function written({ supervisor, manager, response }: Mails) {
  const { businessOptions } = await api
    .as('admin')
    .run<{ businessOptions: { version: number } }>(Options, {
      input: { businessId: vina.publicId },
    })
  await api.as('admin').mutate(Write, {
    input: {
      businessId: vina.publicId,
      version: businessOptions.version,
      conventions: [],
      vacationPublic: true,
      vacationPublicSupervisor: true,
      vacationEmailSupervisor: supervisor,
      vacationEmailManager: manager,
      vacationEmailResponse: response,
    },
  })
}

/** Bernarda asks for some days and Hernán, who supervises her, approves them. */
async function askedAndAnswered(startDate: string, endDate: string): Promise<string[]> {
  const { id, version } = await api
    .as('trabajador')
    .mutate<Row>(Ask, { input: { userContractId, startDate, endDate } })
  await api.as('supervisor').mutate(Answer, { input: { id, version, responseStatus: 'APPROVED' } })
  const { rows } = await owner.query<{ recipient: string }>(
    'select recipient from mail_outbox where company_id = $1 order by recipient',
    [world.coihues.id],
  )
  return rows.map(({ recipient }) => recipient)
}

const mailOf = async (userId: number) => {
  const { rows } = await owner.query<{ mail: string }>(
    `select coalesce(l.email, v.email) as mail from login l
     join user_version v on v.company_id = l.company_id and v.user_id = l.user_id
       and v.superseded_at is null
     where l.company_id = $1 and l.user_id = $2 limit 1`,
    [world.coihues.id, userId],
  )
  return rows[0]?.mail ?? ''
}

beforeEach(() => owner.query('delete from mail_outbox'))

test('to nobody where the razón social wants no mail: requests wait in the inbox', async () => {
  await written({ supervisor: false, manager: false, response: false })
  expect(await askedAndAnswered('2026-11-09', '2026-11-10')).toEqual([])
})

test('to the supervisor about the request, and to the person about its answer', async () => {
  await written({ supervisor: true, manager: false, response: true })
  const mails = await askedAndAnswered('2026-11-11', '2026-11-12')
  const both = [await mailOf(hernan.id), await mailOf(bernarda.id)]
  expect(mails).toEqual(both.toSorted())
})

test('to who answers for the whole razón social', async () => {
  await written({ supervisor: false, manager: true, response: false })
  const mails = await askedAndAnswered('2026-11-16', '2026-11-17')
  expect(mails.length).toBeGreaterThan(0)
  expect(mails).not.toContain(await mailOf(bernarda.id))
})
