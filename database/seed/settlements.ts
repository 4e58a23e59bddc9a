import type pg from 'pg'
import type { ISODate } from '#chile/dates.ts'
import { dismissalCauses } from '#chile/dismissal.ts'
import { undecided } from '#modules/money/settlements/model/batch.ts'
import { causeOf } from '#modules/money/settlements/model/finiquito.ts'
import { displaySettlements } from '#modules/money/settlements/server/display.service.ts'
import {
  createIssueSettlement,
  createSettlement,
  deleteSettlement,
} from '#modules/money/settlements/server/finiquito.service.ts'
import { paySettlement } from '#modules/money/settlements/server/pay.service.ts'
import { hashPassword } from '#modules/company/credentials/server/index.ts'
import { type Context, inCompany, type RequestContext } from '#platform/server/context.ts'
import { demoPassword, formerLogin } from './logins.ts'

type Ending = {
  cause: string
  /** The last day; that of the contract where it already ended. */
  on: ISODate
  afc: number | null
  /** When it is paid, where it is not with the others. */
  pay?: ISODate
  state: 'CREATED' | 'ISSUED' | 'IN_PROGRESS' | 'PAID' | 'DELETED'
}

/** Finiquitos of several causes in every state: of who left in August, and of who leaves. */
const endings: readonly Ending[] = [
  { cause: 'ART_159_2', on: '2026-08-31', afc: null, state: 'PAID' },
  { cause: 'ART_161_1', on: '2026-09-11', afc: 820_000, state: 'ISSUED' },
  { cause: 'ART_160_3', on: '2026-09-04', afc: null, state: 'IN_PROGRESS' },
  { cause: 'ART_159_1', on: '2026-09-15', afc: null, state: 'DELETED' },
  { cause: 'ART_161_2', on: '2026-09-30', afc: null, state: 'CREATED' },
]

/** The causes that no finiquito above has: a draft of each, to be compared and corrected. */
const compared = dismissalCauses
  .map(({ code }) => causeOf(code))
  .filter((cause) => cause !== 'ART_159_5' && !endings.some((one) => one.cause === cause))

/** Registers the finiquitos of the demo world by the services that its administrators use. */
export async function seedSettlements(
  owner: pg.Client,
  request: RequestContext,
  companyId: number,
): Promise<void> {
  const rows = await settleable(owner, companyId)
  const drafts = rows.slice(endings.length)
  for (const [at, cause] of compared.entries()) {
    const contract = drafts[at]
    if (!contract) break
    const draft = { cause, on: '2026-09-30', afc: null, state: 'CREATED' } as const
    await inCompany(request, (context) => settle(context, contract.id, draft))
  }
  // The last one is made first: the screens are looked at with one that can still be corrected.
  for (const [at, { id, finalDate }] of [...rows.slice(0, endings.length).entries()].toReversed()) {
    const ending = endings[at]
    if (ending) {
      const one = { ...ending, on: finalDate ?? ending.on }
      await inCompany(request, (context) => settle(context, id, one))
    }
  }
  await seedSeason(owner, request, companyId)
}

/** One of the season has an account, and is shown the finiquito in it. */
async function showToWhoLeft(
  owner: pg.Client,
  request: RequestContext,
  companyId: number,
  contractId: number,
): Promise<void> {
  const { username, email } = formerLogin
  await owner.query('begin')
  await owner.query('select app.begin_request($1, null, null, false, null)', [companyId])
  await owner.query(
    `insert into login (company_id, user_id, username, email, password_hash, password_changed_at,
       created_at)
     select $1, user_id, $3, $4, $5, '2026-01-02T12:00:00Z', '2026-01-02T12:00:00Z'
     from user_contract where company_id = $1 and id = $2`,
    [companyId, contractId, username, email, await hashPassword(demoPassword)],
  )
  await owner.query(
    `update users u set access_until = c.final_date from user_contract c
     where c.company_id = $1 and c.id = $2 and u.company_id = $1 and u.id = c.user_id`,
    [companyId, contractId],
  )
  const { rows } = await owner.query<{ id: string }>(
    `select id from settlement
     where company_id = $1 and user_contract_id = $2 and status = 'PAID'`,
    [companyId, contractId],
  )
  await owner.query('commit')
  for (const { id } of rows) {
    const settlementId = Number(id)
    await inCompany(request, (context) =>
      displaySettlements(context, { shows: true, settlementId, people: 1 }),
    )
  }
}

type Settleable = { id: number; finalDate: ISODate | null }

/** People without an account who left in August, and who are still here. */
async function settleable(owner: pg.Client, companyId: number): Promise<Settleable[]> {
  await owner.query('begin')
  await owner.query('select app.begin_request($1, null, null, false, null)', [companyId])
  const { rows } = await owner.query<{ id: string; finalDate: ISODate | null }>(
    `select c.id, c.final_date::text as "finalDate"
     from user_contract c join business b on b.company_id = $1 and b.id = c.business_id
     where c.company_id = $1 and b.slug = 'peumal' and c.status = 'ACTIVE'
       and (c.final_date is null or c.final_date between '2026-08-01' and '2026-08-31')
       and not exists (select from login l where l.company_id = $1 and l.user_id = c.user_id)
     order by c.final_date nulls last, c.id desc limit $2`,
    [companyId, endings.length + compared.length],
  )
  await owner.query('commit')
  return rows.map(({ id, finalDate }) => ({ id: Number(id), finalDate }))
}

type Seasonal = { contract: string; user: string; business: string; day: ISODate; pay: ISODate }

/** The season of the harvest as one act: its people ended, were settled together and were paid. */
async function seedSeason(
  owner: pg.Client,
  request: RequestContext,
  companyId: number,
): Promise<void> {
  await owner.query('begin')
  await owner.query('select app.begin_request($1, null, null, false, null)', [companyId])
  const { rows } = await owner.query<Seasonal>(
    `select c.id as contract, c.user_id as "user", c.business_id as business,
       c.final_date::text as day, (max(c.final_date) over () + 7)::text as pay
     from user_contract c
     join business b on b.company_id = $1 and b.id = c.business_id and b.slug = 'vina'
     join user_contract_version v on v.company_id = $1 and v.user_contract_id = c.id
       and v.superseded_at is null and upper_inf(v.valid)
     where c.company_id = $1 and c.status = 'ACTIVE' and v.job_title like 'Tempor%'
       and c.final_date < '2026-08-01'
     order by c.id limit $2`,
    [companyId, SEASON],
  )
  await owner.query('commit')
  const [first] = rows
  if (!first) return
  for (const { contract, day, pay } of rows) {
    const ending = { cause: 'ART_159_5', on: day, afc: null, state: 'PAID', pay } as const
    await inCompany(request, (context) => settle(context, Number(contract), ending))
  }
  await showToWhoLeft(owner, request, companyId, Number(first.contract))
  await owner.query('begin')
  await owner.query('select app.begin_request($1, null, null, false, null)', [companyId])
  await owner.query(
    `with batch as (
       insert into settlement_batch (company_id, business_id, name, dismissal_cause, pay_date,
         pay_last_payslip, contributions_paid, state, creator_login_id)
       select $1, $2, 'Vendimia 2026', 'ART_159_5', $3, false, true, 'ISSUED', $5
       returning id)
     insert into settlement_batch_person (company_id, batch_id, user_contract_id, user_id,
       dismissal_cause, disengagement_date, to_pay, settlement_id)
     select $1, batch.id, s.user_contract_id, s.user_id, s.dismissal_cause, s.disengagement_date,
       s.to_pay, s.id
     from batch, settlement s
     where s.company_id = $1 and s.user_contract_id = any($4::bigint[])`,
    [
      companyId,
      first.business,
      first.pay,
      rows.map(({ contract }) => contract),
      request.principal?.loginId ?? null,
    ],
  )
  await owner.query('commit')
}

/** People of the season that are settled in one act. */
const SEASON = 12

async function settle(context: Context, userContractId: number, ending: Ending) {
  const { cause, on, afc, state } = ending
  const usual = on < '2026-09-15' ? '2026-09-15' : '2026-10-09'
  const { id } = await createSettlement(context, {
    userContractId,
    dismissalCause: cause,
    disengagementDate: on,
    payDate: ending.pay ?? usual,
    noticeDate: null,
    ...nothing,
    afcEmployerBalance: afc,
  })
  const seen = { id, version: null }
  const payment = { ...seen, withEnding: null }
  if (state === 'CREATED') return
  if (state === 'DELETED') {
    await deleteSettlement(context, { ...seen, response: 'La persona se queda en la empresa' })
    return
  }
  await createIssueSettlement(context, seen)
  if (state === 'IN_PROGRESS') await paySettlement(context, { ...payment, paidOn: null })
  const paidOn = ending.pay ?? '2026-09-10'
  if (state === 'PAID') await paySettlement(context, { ...payment, paidOn })
}

/** Terms that nobody decided: everything is as it is found. */
const nothing = { ...undecided, payLastPayslip: false, contributionsPaid: true } as const
