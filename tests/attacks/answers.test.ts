// What one person asked for, another one answers: tried by its own author in every role, with every
// profile, and by the accounts that the author holds or that hold the author's.
import pg from 'pg'
import { afterAll, describe, expect, test } from 'vitest'
import { answers, notAnswers } from '../../access/answers.ts'
import { publicId } from '../../platform/model/ids.ts'
import { startApi } from '../api.ts'
import { call, requestOf } from './actors.ts'
import { enter, heldDatabase } from './held-database.ts'
import { attackerRoles, play, type Player, setStage } from './powers.ts'
import { privacyAnswers, type Request } from './privacy-answers.ts'
import { allOperations } from './schema.ts'

const { world, database, services } = await startApi()
const companyId = world.coihues.id
const { vina, peumal } = world.businesses
const stage = { companyId, here: vina.id, elsewhere: peumal.id }
const [answerer, author, third, bystander] = (await setStage(database.owner, stage, [
  'gerente',
  'supergerente',
  'admin',
  'lectura',
])) as [Player, Player, Player, Player]
const client = new pg.Client({ connectionString: database.appUrl })
await client.connect()
afterAll(() => client.end())
const db = heldDatabase(client)

const brackets = JSON.stringify([
  { upTo: '13.5', values: ['0', '0'] },
  { upTo: null, values: ['0.04', '0.54'] },
])

const requests: Readonly<Record<keyof typeof answers, Request>> = {
  answerDataCorrection: {
    make: async (by) => {
      const { rows } = await client.query<{ id: number }>(
        `insert into data_correction (company_id, user_id, part, since, changes, before,
           creator_login_id)
         values ($1, $2, 'CONTACT', '2026-09-08', '{"city": "Temuco"}', '{"city": null}', $3)
         returning id`,
        [companyId, by.userId, by.loginId],
      )
      return Number(rows[0]?.id)
    },
    inputs: (id) =>
      [true, false].map((approve) => ({
        id: publicId('dataCorrection', id),
        approve,
        response: 'Sí',
      })),
    isAnswered: `select response_status <> 'PENDING' as answered from data_correction
      where company_id = $1 and id = $2`,
  },
  confirmIndicator: {
    make: (by) => indicatorBy(by, 'UTM', `99000, null`),
    inputs: (id) => [{ id: publicId('indicator', id), version: 1 }],
    isAnswered: `select state <> 'PENDING' as answered from indicator
      where company_id = $1 and id = $2`,
  },
  confirmIndicatorTable: {
    make: (by) => indicatorBy(by, 'TABLA_IMPUESTO_UNICO', `null, '${brackets}'::jsonb`),
    inputs: (id) => [{ id: publicId('indicator', id), version: 1 }],
    isAnswered: `select state <> 'PENDING' as answered from indicator
      where company_id = $1 and id = $2`,
  },
  answerPayrollClosing: {
    make: async (by) => {
      const { rows } = await client.query<{ id: number }>(
        `insert into closing_request (company_id, payroll_month_id, number, fingerprint,
           requested_by, requested_user)
         select $1, id, 900, 'x', $2, $3 from payroll_month
         where company_id = $1 and business_id = $4 and is_open order by id limit 1
         returning payroll_month_id as id`,
        [companyId, by.loginId, by.userId, vina.id],
      )
      return Number(rows[0]?.id)
    },
    inputs: (id) =>
      ['APPROVED', 'RETURNED'].map((answer) => ({
        payrollMonthId: publicId('payrollMonth', id),
        number: 900,
        answer,
        note: 'Nota',
      })),
    isAnswered: `select state <> 'PENDING' as answered from closing_request
      where company_id = $1 and payroll_month_id = $2 and number = 900`,
  },
  answerAbsences: {
    make: absenceBy,
    inputs: (id) =>
      ['APPROVED', 'REJECTED'].map((responseStatus) => ({
        answers: [{ id: publicId('absence', id) }],
        responseStatus,
        response: 'Sí',
      })),
    isAnswered: `select response_status <> 'PENDING' as answered from absence
      where company_id = $1 and id = $2`,
  },
  updateVacation: {
    make: async (by) => {
      const { rows } = await client.query<{ id: number }>(
        `insert into vacation (company_id, user_contract_id, start_date, end_date, legal_units,
           creator_login_id)
         values ($1, $2, '2026-12-10', '2026-12-11', 1440, $3) returning id`,
        [companyId, by.contractId, by.loginId],
      )
      return Number(rows[0]?.id)
    },
    inputs: (id) =>
      ['APPROVED', 'REJECTED'].map((responseStatus) => ({
        id: publicId('vacation', id),
        responseStatus,
        response: 'Sí',
        advance: true,
      })),
    isAnswered: `select response_status <> 'PENDING' as answered from vacation
      where company_id = $1 and id = $2`,
  },
  updateAbsenceResponse: {
    make: absenceBy,
    inputs: (id) =>
      ['APPROVED', 'REJECTED'].map((responseStatus) => ({
        id: publicId('absence', id),
        responseStatus,
        response: 'Sí',
      })),
    isAnswered: `select response_status <> 'PENDING' as answered from absence
      where company_id = $1 and id = $2`,
  },
  answerPayslipDispute: {
    make: async (by) => {
      const { rows } = await client.query<{ id: number }>(
        `insert into payslip_dispute (company_id, payroll_month_id, user_contract_id, user_id)
         select $1, id, $2, $3 from payroll_month where company_id = $1 order by id limit 1
         returning id`,
        [companyId, by.contractId, by.userId],
      )
      return Number(rows[0]?.id)
    },
    inputs: (id) =>
      [true, false].map((accept) => ({
        id: publicId('payslipDispute', id),
        accept,
        text: 'Sí',
      })),
    isAnswered: `select state <> 'OPEN' as answered from payslip_dispute
      where company_id = $1 and id = $2`,
  },
  confirmSupplierAccount: {
    make: async (by) => {
      const { rows } = await client.query<{ id: number }>(
        `insert into supplier (company_id, name, identifier, bank_id, payment_account_type,
           account_number)
         values ($1, 'Prueba', '1-9', '016', 'VISTA', '12345') returning id`,
        [companyId],
      )
      const id = Number(rows[0]?.id)
      await client.query(
        'update supplier set account_login_id = $3 where company_id = $1 and id = $2',
        [companyId, id, by.loginId],
      )
      return id
    },
    inputs: (id) => [{ id: publicId('supplier', id), version: 1 }],
    isAnswered: `select account_state = 'CONFIRMED' as answered from supplier
      where company_id = $1 and id = $2`,
  },
  approvePiecework: {
    make: async (by) => {
      const task = await client.query<{ id: number }>(
        `insert into piecework_task (company_id, name, unit) values ($1, 'Prueba', 'caja')
         returning id`,
        [companyId],
      )
      const taskId = Number(task.rows[0]?.id)
      await client.query(
        `insert into piecework_price (company_id, task_id, starts_on, price)
         values ($1, $2, '2026-01-01', 500)`,
        [companyId, taskId],
      )
      const { rows } = await client.query<{ id: number }>(
        `insert into piecework_entry (company_id, sent_key, user_contract_id, task_id, day,
           quantity, login_id)
         values ($1, 'prueba', $2, $3, '2026-09-10', 4, $4) returning id`,
        [companyId, by.contractId, taskId, by.loginId],
      )
      return Number(rows[0]?.id)
    },
    inputs: (id) => [{ entries: [{ id: publicId('pieceworkEntry', id), version: 1 }] }],
    isAnswered: `select status = 'APPROVED' as answered from piecework_entry
      where company_id = $1 and id = $2`,
  },
  answerVacationCompensation: {
    make: async (by) => {
      await client.query(
        `with account as (
           insert into vacation_account (company_id, user_contract_id, last_seq)
           values ($1, $2, 900)
           on conflict (company_id, user_contract_id)
             do update set last_seq = vacation_account.last_seq + 900
           returning last_seq
         )
         insert into vacation_entry (company_id, user_contract_id, seq, pool, kind, effective_on,
           units, key)
         select $1, $2, last_seq, 'PROGRESSIVE', 'ADJUSTMENT', '2026-09-01', 7200,
           'prueba ' || last_seq
         from account`,
        [companyId, by.contractId],
      )
      const { rows } = await client.query<{ id: number }>(
        `with paper as (
           insert into file (company_id, storage_key, name, media_type, size, sha256, related_type)
           values ($1::bigint, $1::bigint || '/x', 'x.pdf', 'application/pdf', 1, '\\x00', 'prueba')
           returning id
         )
         insert into vacation_compensation (company_id, user_contract_id, basis, agreed_on, units,
           count_from, counting, counted_units, salary, variable_pay, variable_months, least,
           amount, pay_month, login_id, file_id)
         select $1, $2, 'INDIVIDUAL', '2026-09-10', 720, '2026-09-11', 'HABILES', 720, 600000, 0, 3,
           20000, 20000, 202609, $3, paper.id
         from paper returning id`,
        [companyId, by.contractId, by.loginId],
      )
      return Number(rows[0]?.id)
    },
    inputs: (id) =>
      [true, false].map((approve) => ({
        id: publicId('vacationCompensation', id),
        version: 1,
        approve,
        reason: 'Sí',
      })),
    isAnswered: `select state <> 'PENDING' as answered from vacation_compensation
      where company_id = $1 and id = $2`,
  },
  answerPaymentList: {
    make: async (by) => {
      const { rows } = await client.query<{ id: number }>(
        `insert into payment_list (company_id, business_id, payroll_month_id, number, purpose,
           template_version, template_name, layout, charge_account, subject, state, people, total,
           hash, limit_amount, creator_login_id, creator_user_id)
         select $1, business_id, id, 900, 'PAY', 1, 'BCI', '{}', '1', 'Prueba', 'WAITING', 1, 1,
           'x', 1, $2, $3
         from payroll_month where company_id = $1 and business_id = $4 and not is_open
         order by id limit 1 returning id`,
        [companyId, by.loginId, by.userId, vina.id],
      )
      return Number(rows[0]?.id)
    },
    inputs: (id) =>
      ['release', 'giveBack'].map((answer) => ({
        id: publicId('paymentList', id),
        version: 1,
        answer,
        reason: 'Nota',
      })),
    isAnswered: `select state <> 'WAITING' as answered from payment_list
      where company_id = $1 and id = $2`,
  },
  answerPaymentLimit: {
    make: async (by) => {
      const { rows } = await client.query<{ id: number }>(
        `insert into payment_limit (company_id, business_id, amount, creator_login_id,
           creator_user_id, created_at)
         values ($1, $4, 5000000, $2, $3, now()) returning id`,
        [companyId, by.loginId, by.userId, vina.id],
      )
      return Number(rows[0]?.id)
    },
    inputs: (id) =>
      ['approve', 'reject'].map((answer) => ({
        id: publicId('paymentLimit', id),
        version: 1,
        answer,
        reason: 'Nota',
      })),
    isAnswered: `select state <> 'PENDING' as answered from payment_limit
      where company_id = $1 and id = $2`,
  },
  updateActionPlanApprovalStatus: {
    make: async (by) => {
      const { rows } = await client.query<{ id: number }>(
        `insert into action_plan (company_id, worker_id, creator_id, objective, impact_area,
           simple_and_specific_plan, measurable_plan, achievable_plan, realistic_plan,
           traceable_in_time_plan, start_date, end_date, approval_status, requested_at,
           creator_login_id)
         select $1, $2, $2, words, words, words, words, words, words, words, '2026-09-01',
           '2026-12-31', 'PENDING', now(), $3
         from (values ('Un plan propio')) said (words) returning id`,
        [companyId, by.userId, by.loginId],
      )
      return Number(rows[0]?.id)
    },
    inputs: (id) =>
      ['APPROVED', 'REJECTED'].map((approvalStatus) => ({
        id: publicId('actionPlan', id),
        approvalStatus,
        response: 'Sí',
      })),
    isAnswered: `select approval_status <> 'PENDING' as answered from action_plan
      where company_id = $1 and id = $2`,
  },
  ...privacyAnswers(client, companyId),
  updateExpenseReportStatus: {
    make: async (by) => {
      // Whoever answers has the duty, and so has the author.
      await client.query(
        `insert into expense_permission (company_id, user_id, issuer, approver, admin)
         select company_id, id, true, true, true from users where company_id = $1
         on conflict (company_id, user_id) do update set issuer = true, approver = true,
           admin = true`,
        [companyId],
      )
      const { rows } = await client.query<{ id: number }>(
        `insert into expense_report (company_id, number, user_id, business_id, title, status,
           submitted_at, creator_login_id)
         select $1, coalesce(max(number), 0) + 1, $2, $4, 'Rendición propia', 'SUBMITTED', now(),
           $3
         from expense_report where company_id = $1 returning id`,
        [companyId, by.userId, by.loginId, vina.id],
      )
      return Number(rows[0]?.id)
    },
    inputs: (id) =>
      ['APPROVED', 'RETURNED', 'REJECTED'].map((status) => ({
        id: publicId('expenseReport', id),
        status,
        comment: 'Sí',
      })),
    isAnswered: `select status <> 'SUBMITTED' as answered from expense_report
      where company_id = $1 and id = $2`,
  },
  answerPeerProposal: {
    make: async (by) => {
      const { rows } = await client.query<{ id: number }>(
        `with process as (
           insert into evaluation_process (company_id, title, scale_min, scale_max, started_at,
             peer_choice)
           values ($1, 'Pares propios', 1, 5, now(), 'NOMINATED') returning id
         ), stage as (
           insert into process_stage (company_id, process_id, stage, starts_on, ends_on)
           select $1, id, 'EVALUATION', '2026-12-01', '2026-12-31' from process
         ), review as (
           insert into review (company_id, process_id, evaluatee_id)
           select $1, id, $2 from process returning id, process_id
         )
         insert into peer_proposal (company_id, process_id, review_id, evaluatee_id, status,
           requested_at, creator_login_id)
         select $1, process_id, id, $2, 'PENDING', now(), $3 from review returning id`,
        [companyId, by.userId, by.loginId],
      )
      await client.query(
        `update evaluation_process set status = 'RUNNING'
         where company_id = $1 and title = 'Pares propios'`,
        [companyId],
      )
      return Number(rows[0]?.id)
    },
    inputs: (id) =>
      ['APPROVED', 'RETURNED'].map((answer) => ({
        id: publicId('peerProposal', id),
        answer,
        response: 'Sí',
        peers: null,
      })),
    isAnswered: `select status <> 'PENDING' as answered from peer_proposal
      where company_id = $1 and id = $2`,
  },
  answerInbox: {
    make: absenceBy,
    inputs: (id) =>
      ['APPROVE', 'REJECT'].map((answer) => ({
        ids: [{ key: `ABSENCE.${publicId('absence', id)}.1` }],
        answer,
        reason: 'Sí',
      })),
    isAnswered: `select response_status <> 'PENDING' as answered from absence
      where company_id = $1 and id = $2`,
  },
}

async function absenceBy(by: Player): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `insert into absence (company_id, user_contract_id, type, subtype, pay, start_date,
       end_date, creator_login_id)
     values ($1, $2, 'LEAVE', 'NORMAL', 'WITHPAY', '2026-12-07', '2026-12-08', $3)
     returning id`,
    [companyId, by.contractId, by.loginId],
  )
  return Number(rows[0]?.id)
}

async function indicatorBy(by: Player, key: string, content: string): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `insert into indicator (company_id, key, year_month, source, state, out_of_bounds,
       needs_second, entered_by, value, brackets)
     values ($1, $3, 202611, 'x', 'PENDING', true, true, $2, ${content})
     returning id`,
    [companyId, by.loginId, key],
  )
  return Number(rows[0]?.id)
}

type Bond = { name: string; by: Player; set: string }
/** Who asked, seen from who answers: themselves, or an account that is bound to theirs. */
const bonds: readonly Bond[] = [
  { name: 'themselves', by: answerer, set: 'select 1' },
  {
    name: 'an account that they opened',
    by: author,
    set: `update login set given_by = ${answerer.loginId}, taken_at = null
      where id = ${author.loginId}`,
  },
  {
    name: 'whoever opened their account',
    by: author,
    set: `update login set given_by = ${author.loginId}, taken_at = null
      where id = ${answerer.loginId}`,
  },
  {
    name: 'another account of whoever wrote their address last week',
    by: author,
    set: `update login set mail_by = ${third.loginId}, mail_at = '2026-09-12', taken_at = null
      where id in (${answerer.loginId}, ${author.loginId})`,
  },
]
/** What is of a person, and not of an account: what one opened for another is another's. */
const byPerson = new Set([
  'updateVacation',
  'updateAbsenceResponse',
  'answerAbsences',
  'answerDataCorrection',
  'answerPayslipDispute',
  'updateActionPlanApprovalStatus',
  'updateExpenseReportStatus',
  'answerPeerProposal',
  'answerPrivacyRequest',
  'acknowledgePrivacyRequest',
  'beginPrivacyRequest',
  'extendPrivacyRequest',
  'answerPrivacyBlock',
  'blockPerson',
  'closePrivacyRequest',
  'answerInbox',
])

/** What cannot be approved with the little that is made here; that it is returned is enough. */
const partly = new Set<string>(['answerPayrollClosing', 'answerPaymentList', 'answerPeerProposal'])

/** Somebody who answers everybody lets them answer in their place: never what is their own. */
const delegateTo = (by: Player) =>
  client.query(
    `insert into delegation (company_id, from_user_id, to_user_id, valid, kinds)
     values ($1, $2, $3, '[2026-09-01,2026-09-30]', '{ABSENCE,VACATION}')`,
    [companyId, third.userId, by.userId],
  )

const tenant = { companyId, userId: null, loginId: null, acting: false, traceId: 'set' }

async function attempt(
  name: keyof typeof answers,
  role: (typeof attackerRoles)[number],
  bond: Bond,
  profile: boolean,
) {
  const { make, inputs, isAnswered } = requests[name]
  const wrong: string[] = []
  for (const at of inputs(0).keys()) {
    await client.query('begin')
    try {
      await enter(client, tenant)
      const standing = { role, privateRole: true, restricted: false, profile }
      const scene = { attacker: standing, keeper: null, target: 'self' } as const
      await play(client, stage, scene, { attacker: answerer, keeper: third, target: bystander })
      await delegateTo(answerer)
      const id = await make(bond.by)
      await client.query(bond.set)
      const who = { companyId, slug: 'coihues', ...answerer }
      const keepers = await client.query<{ ids: number[] }>(
        `select coalesce(array_agg(k.user_id), '{}') as ids from login k
         where k.id = any(app.keepers_of($1, '2026-09-08'))`,
        [answerer.loginId],
      )
      const context = await requestOf(services, db, who, keepers.rows[0]?.ids ?? [])
      const { status, bug, message } = await call(name, inputs(id)[at], context)
      await enter(client, tenant)
      const { rows } = await client.query<{ answered: boolean }>(isAnswered, [companyId, id])
      if (status === 'OK' || rows[0]?.answered !== false || bug) {
        wrong.push(`${name} ${at} as ${role}, asked by ${bond.name}: ${bug ?? message}`)
      }
    } finally {
      await client.query('rollback')
    }
  }
  return wrong
}

describe.each(Object.keys(answers) as (keyof typeof answers)[])('%s', (name) => {
  test('is refused to its own author in every role, and to their other accounts', async () => {
    const wrong: string[] = []
    for (const role of attackerRoles) {
      for (const profile of [false, true]) {
        for (const bond of byPerson.has(name) ? bonds.slice(0, 1) : bonds) {
          wrong.push(...(await attempt(name, role, bond, profile)))
        }
      }
    }
    expect(wrong).toEqual([])
  })

  test('is given by somebody else who may: the refusals above are no accident', async () => {
    const stranger: Bond = { name: 'a stranger', by: bystander, set: 'select 1' }
    const wrong = await attempt(name, 'ADMIN', stranger, false)
    // A closing needs a calculated month, a list its payments, peers a survey: that they come so
    // far is asked here.
    const reached = partly.has(name) ? 1 : requests[name].inputs(0).length
    expect(wrong.length).toBeGreaterThanOrEqual(reached)
  })
})

/** Fields by which a mutation may answer, whatever its name. */
const answering = ['approve', 'accept', 'answer', 'responseStatus', 'response']
const says = (input: (typeof allOperations)[number]['input']): boolean =>
  answering.some((field) => Object.hasOwn(input?.fields ?? {}, field))

test('whatever sounds like an answer is decided', () => {
  const mutations = allOperations.filter(({ kind }) => kind === 'mutation').map(({ name }) => name)
  const sounds = /^(confirm|answer|approve|review|respond|acknowledge|note|vouch|release|close|pay)/
  const like = allOperations
    .filter(({ kind }) => kind === 'mutation')
    .filter(
      ({ name, input }) => sounds.test(name) || /(Response|Answer)$/.test(name) || says(input),
    )
    .map(({ name }) => name)
  const decided = [...Object.keys(answers), ...Object.keys(notAnswers)]
  expect(like.filter((name) => !decided.includes(name))).toEqual([])
  expect(decided.filter((name) => !(mutations as string[]).includes(name))).toEqual([])
})
