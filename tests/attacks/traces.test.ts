// Every mutation leaves a row in the trail of the company it is in, or is on this list with the
// reason. Tried with real rows where a plain input is taken; what is not taken is held by what ends
// every mutation inside a company, and the last test proves that on a table that nobody audits.
import pg from 'pg'
import { afterAll, describe, expect, test } from 'vitest'
import { readingsToWrite } from '#platform/server/observe/read-audit.ts'
import { startApi } from '../api.ts'
import { call, headOf, requestOf } from './actors.ts'
import { idFor } from './foreign-ids.ts'
import { enter, heldDatabase } from './held-database.ts'
import { idsOf } from './ids.ts'
import { allOperations, sampleOf } from './schema.ts'

/** Mutations outside a company's transaction, and where what they do is kept. */
const elsewhere: Readonly<Record<string, string>> = {
  signIn: 'The session is a row that stays: who, when, from where',
  openInspectionDocument:
    'Whoever asks has no account; each reading is a row that the company sees',
  openExternalSigning:
    'Whoever asks has no account; that they opened it is an event of the signature',
  requestExternalCode: 'Whoever asks has no account; its code is kept with the row of its link',
  signExternally: 'Whoever asks has no account; the signature is a row and an event of its chain',
  rejectExternally: 'Whoever asks has no account; the rejection is a row and an event of its chain',
  sendPrivacyCode: 'Whoever asks is nobody yet; the code is a row, and what it asks is audited',
  requestPrivacyByCode: 'A row like every mutation of a company, by trigger; its person is on it',
  liftPrivacyBlockByCode: 'A row like every mutation of a company, by trigger; its person is on it',
  withdrawPrivacyByCode: 'A row like every mutation of a company, by trigger; its person is on it',
  logout: 'Ends that row; a simulation that it ends is told to the company',
  recoverPassword: 'Whoever asks is nobody yet; the link is a row, and its use changes the account',
  changePassword: 'The account’s row changes in its company’s transaction, by trigger',
  updatePassword: 'Ends like every mutation of a company, after the hash is made outside of it',
  updateUiConfig: 'Light or dark: of nobody else’s concern',
  createCompany: 'Its rows, and the administrator’s account, by trigger; the platform’s record',
  updateStatusCompany: 'A row of its own in the company’s trail; the platform’s record',
  simulateCompany: 'A row of its own in the company’s trail; the platform’s record',
  updateCompany: 'A row of its own in the company’s trail',
  createServiceCompany: 'The service’s row, by trigger, in the company’s transaction',
  updateStateServiceCompany: 'The service’s row, by trigger, in the company’s transaction',
  giveException: 'The exception’s row, by trigger, in the company’s transaction',
  endException: 'The exception’s row, by trigger, in the company’s transaction',
  inviteCompanyAdmins: 'A row of its own in the company’s trail; the links are rows',
  signInSecond: 'The session is a row that stays, with what it was proved by',
  proveIdentity: 'A time on the session’s row; a wrong answer counts against the next',
  proveSecond: 'A time on the session’s row, and what it was proved by',
  testSignInProvider: 'Asks an address who it is, and keeps nothing',
  startTotp: 'A question that ends by itself: nothing is changed until it is confirmed',
  startPasskey: 'A question that ends by itself: nothing is changed until it is confirmed',
  confirmTotp: 'A row of its own in the company’s trail, or the platform’s record; a mail',
  confirmPasskey: 'A row of its own in the company’s trail, or the platform’s record; a mail',
  removeTotp: 'A row of its own in the company’s trail, or the platform’s record; a mail',
  removePasskey: 'A row of its own in the company’s trail, or the platform’s record; a mail',
  newRecoveryCodes: 'A row like every mutation of a company, or the platform’s record; a mail',
  endSession: 'Ends a row that stays: who, when, from where',
  endOtherSessions: 'Ends rows that stay: who, when, from where',
  enterPublicHoliday: 'A row that is only added to, with its author; the platform’s record',
  replacePublicHoliday: 'A row that is only added to, with its author; the platform’s record',
  removePublicHoliday: 'A row that is only added to, with its author; the platform’s record',
  proposeHolidayYear: 'Rows that are only added to, with their author; the platform’s record',
  confirmPublicHoliday: 'An answer that is a row with its author; the platform’s record',
  confirmHolidayYear: 'Answers that are rows with their author; the platform’s record',
  confirmFigureMonth: 'Answers that are rows with their author; the platform’s record',
  chooseFiguresAlone: 'A row with its author and its day; the platform’s record',
  respondPublicSurvey: 'What somebody without an account answers: the answers, and no trace of who',
  rejectPublicHoliday: 'An answer that is a row with its author; the platform’s record',
}

const { api, world, database, services } = await startApi()
const companyId = world.coihues.id
const client = new pg.Client({ connectionString: database.appUrl })
await client.connect()
afterAll(() => client.end())
const db = heldDatabase(client)
const mutations = allOperations.filter(({ kind }) => kind === 'mutation')
const inside = mutations.filter(({ place }) => place === 'company')

test('what is outside a company is on the list', () => {
  const outside = mutations.filter(({ place }) => place !== 'company').map(({ name }) => name)
  expect(outside.toSorted()).toEqual(Object.keys(elsewhere).toSorted())
  expect(inside.length).toBeGreaterThan(100)
})

describe('a mutation that is done', () => {
  test('leaves a row, whichever it is', async () => {
    const ids = await idsOf(database.owner, companyId, 1)
    const { rows } = await database.owner.query<{ loginId: number }>(
      `select id as "loginId" from login where username = 'admin'`,
    )
    const loginId = Number(rows[0]?.loginId)
    const who = { companyId, slug: 'coihues', userId: world.people.carolina.id, loginId }
    const silent: string[] = []
    const done: string[] = []
    for (const operation of inside) {
      await client.query('begin')
      const session = { ...who, acting: false, traceId: 'attack' }
      await enter(client, session)
      const context = await requestOf(services, db, who)
      const input = operation.input
        ? sampleOf(operation.input.fields, (_path, entity) => idFor(ids, entity))
        : undefined
      const since = await headOf(client, companyId)
      const { status, bug } = await call(operation.name, input, context)
      await enter(client, session)
      // What it read is written when a transaction ends, which this one never does.
      const read = readingsToWrite(client).length
      const left = (await headOf(client, companyId)) - since + read
      await client.query('rollback')
      if (bug) silent.push(`${operation.name}: ${bug}`)
      if (status === 'OK') done.push(operation.name)
      if (status === 'OK' && left === 0) silent.push(operation.name)
    }
    expect(silent).toEqual([])
    expect(done.length).toBeGreaterThan(10)
  })

  test('leaves one also where no table that it writes is audited', async () => {
    const Run = `mutation R($input: RunReportInput!) {
      runReport(input: $input) { status message error { kind message } data { id } } }`
    const userId = world.people.bernarda.publicId
    const input = { name: 'libro-remuneraciones', format: 'XLSX', yearMonth: 202608, userId }
    const since = await headOf(database.owner, companyId)
    await api.as('admin').mutate(Run, { input })
    const { rows } = await database.owner.query(
      `select action, entity, after from audit_event where company_id = $1 and seq > $2`,
      [companyId, since],
    )
    expect(rows).toEqual([
      {
        action: 'Proceso',
        entity: 'operación:runReport',
        // What somebody typed is not in it: only the row that it was about.
        after: { permiso: 'Reportes de la empresa: ver', user_id: world.people.bernarda.id },
      },
    ])
  })
})
