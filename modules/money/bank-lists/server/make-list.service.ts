import { createHash } from 'node:crypto'
import { type BankLayout, layoutProblems, type Transfer } from '#chile/bank-lists/layout.ts'
import { holdMonth, type MonthHead } from '#modules/payroll/payroll-frame/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { conflict } from '#platform/server/errors.ts'
import { type ListPurpose, needsRelease } from '../model/payment-list.ts'
import { limitOf } from './limits.service.ts'
import { type Chosen, givenOf, layoutAsked, listAsked, tooLong } from './lists.service.ts'
import type { Asked, PendingList } from './payable.queries.ts'
import { paymentList, wordsOf } from './payment-lists.queries.ts'
import { tellReleasers } from './notifications.ts'

/**
 * Whose payment it is: of a contract, under the month of its payslip; of a finiquito; of a third
 * party; or of a person for something else that a module names.
 */
export type PaidFor =
  | { contractId: number; userId: number; payMonthId: number }
  | { settlementId: number; userId: number }
  | { supplierId: number; party: string }
  | { userId: number; party: string }

export type Payment = Transfer & { readonly of: PaidFor }

export type NewList = Chosen & {
  readonly month: MonthHead
  readonly purpose: ListPurpose
  readonly subject: string
  readonly account: PendingList['account']
  readonly payments: readonly Payment[]
  /** Whether it is made of confidential pay without naming whose. */
  readonly withPrivate: boolean
}

/** Makes the list of a process by a published template, and keeps it with each of its payments. */
export async function createPaymentList(context: Context, asked: Chosen & Asked) {
  await holdMonth(context.tx, asked.payrollMonthId)
  if (asked.pays !== null && withFiniquitos.has(asked.pays)) {
    await holdFiniquitos(context, asked.payrollMonthId)
  }
  const { month, account, subject, transfers } = await listAsked(context, asked)
  const payments = transfers.map(
    ({ contractId, userId, settlementId, payMonthId, ...transfer }) => ({
      ...transfer,
      of: settlementId === null ? { contractId, userId, payMonthId } : { settlementId, userId },
    }),
  )
  return makeList(context, {
    ...asked,
    month,
    purpose: asked.pays ?? 'PAY',
    subject,
    account,
    payments,
    withPrivate: false,
  })
}

/**
 * Keeps a list of payments, which waits for a second person above the limit of its razón social.
 * The month is held by the caller.
 */
export async function makeList(context: Context, wanted: NewList) {
  const { month, purpose, subject, account, payments } = wanted
  const { layout, name, version } = await layoutAsked(context, wanted, 'published')
  if (!account) {
    throw conflict('Falta la cuenta de la que se paga: elíjala en «Resumen de procesos»')
  }
  const given = await givenOf(context, { month, account, transfers: payments })
  const [problem] = [...layoutProblems(layout), ...tooLong(layout, given)]
  if (problem) throw conflict(problem)
  const total = payments.reduce((sum, { amount }) => sum + amount, 0)
  const limit = await limitOf(context, month.businessId)
  const others = await unreleased(context, month, withFiniquitos.has(purpose))
  const isGuarded = needsRelease(limit, { total, unreleased: others })
  const { id, number } = await context.tx
    .insertInto('paymentList')
    .values({
      businessId: month.businessId,
      payrollMonthId: month.id,
      number: sql<number>`(select coalesce(max(kept.number), 0) + 1 from payment_list kept
        where kept.company_id = app.current_company() and kept.payroll_month_id = ${month.id})`,
      purpose,
      templateId: wanted.templateId,
      templateVersion: version,
      templateName: name,
      layout: JSON.stringify(layout),
      chargeAccount: account.number,
      subject,
      state: isGuarded ? 'WAITING' : 'READY',
      people: payments.length,
      total,
      hash: hashOf({ layout, charge: account.number, payments }),
      limitAmount: isGuarded ? limit : null,
      withPrivate: wanted.withPrivate,
      creatorLoginId: context.session.loginId ?? 0,
      creatorUserId: context.actor.userId,
      createdAt: context.now,
      updatedAt: context.now,
    })
    .returning(['id', 'number'])
    .executeTakeFirstOrThrow()
  await keepRows(context, id, month.id, payments)
  if (isGuarded) await tellReleasers(context, month, { id, number })
  return paymentList(context, { id })
}

const withFiniquitos: ReadonlySet<ListPurpose> = new Set(['SETTLEMENT', 'BOTH'])

/** Finiquitos are of no process: so many days back, their lists count with one that pays some. */
const FINIQUITO_DAYS = 30

/**
 * Pesos of the lists that nobody else released, of the process and, with finiquitos, of those of
 * the razón social that paid some lately: a payment is not cut into small lists, nor spread over
 * processes. One that was sent counts even if it was annulled: annulling says that its money did
 * not leave, and only the bank knows.
 */
async function unreleased(
  { tx, now }: Context,
  month: Pick<MonthHead, 'id' | 'businessId'>,
  paysFiniquitos: boolean,
): Promise<number> {
  const lately = new Date(now.getTime() - FINIQUITO_DAYS * 86_400_000)
  const { total } = await tx
    .selectFrom('paymentList')
    .select(sql<number>`coalesce(sum(total), 0)::bigint`.as('total'))
    .where('businessId', '=', month.businessId)
    .where((eb) =>
      eb.or([
        eb('payrollMonthId', '=', month.id),
        ...(paysFiniquitos
          ? [eb.and([eb('purpose', 'in', [...withFiniquitos]), eb('createdAt', '>=', lately)])]
          : []),
      ]),
    )
    .where((eb) => eb.or([eb('state', 'in', ['READY', 'SENT']), eb('sentAt', 'is not', null)]))
    .where('releasedLoginId', 'is', null)
    .executeTakeFirstOrThrow()
  return total
}

/**
 * Lists with finiquitos of a razón social are made one after another, in whatever process: each
 * counts those before it for the limit of the second person.
 */
async function holdFiniquitos({ tx }: Context, payrollMonthId: number): Promise<void> {
  const month = await tx
    .selectFrom('payrollMonth')
    .select('businessId')
    .where('id', '=', payrollMonthId)
    .executeTakeFirst()
  if (!month) return
  await tx
    .selectFrom('business')
    .select('id')
    .where('id', '=', month.businessId)
    .forNoKeyUpdate()
    .execute()
}

/** One statement for any number of payments. */
async function keepRows(
  { client, session }: Context,
  listId: number,
  monthId: number,
  payments: readonly Payment[],
) {
  const rows = payments.map(({ of, ...payment }, at) => ({
    n: at + 1,
    month: 'payMonthId' in of ? of.payMonthId : monthId,
    contract: 'contractId' in of ? of.contractId : null,
    settlement: 'settlementId' in of ? of.settlementId : null,
    person: 'userId' in of ? of.userId : null,
    supplier: 'supplierId' in of ? of.supplierId : null,
    party: 'party' in of ? of.party : null,
    search: wordsOf(`${payment.name} ${payment.rut}`).join(' '),
    ...payment,
  }))
  await client.query(
    `insert into payment_list_row (company_id, payment_list_id, n, payroll_month_id,
       user_contract_id, settlement_id, user_id, supplier_id, party, name, rut, search, bank_code,
       account_type, account_number, amount, subject)
     select $1, $2, r.n, r.month, r.contract, r.settlement, r.person, r.supplier, r.party, r.name,
       r.rut, r.search, r."bankCode", r."accountType", r."accountNumber", r.amount, r.subject
     from jsonb_to_recordset($3::jsonb) as r (n int, month bigint, contract bigint,
       settlement bigint, person bigint, supplier bigint, party text, name text, rut text,
       search text, "bankCode" text, "accountType" text, "accountNumber" text, amount bigint,
       subject text)
     returning n`,
    [session.companyId, listId, JSON.stringify(rows)],
  )
}

type Hashed = {
  layout: BankLayout
  charge: string
  payments: readonly Pick<
    Transfer,
    'rut' | 'name' | 'bankCode' | 'accountType' | 'accountNumber' | 'amount' | 'subject'
  >[]
}

/** The print of what is approved: the columns, the account that pays, each payment and account. */
export function hashOf({ layout, charge, payments }: Hashed): string {
  const rows = payments.map((one) => [
    one.rut,
    one.name,
    one.bankCode,
    one.accountType,
    one.accountNumber,
    one.amount,
    one.subject,
  ])
  return createHash('sha256')
    .update(JSON.stringify([sorted(layout), charge, rows]))
    .digest('hex')
}

/** The same value with its names in order: JSON of the database keeps another one. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (value === null || typeof value !== 'object') return value
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([name, one]) => [name, sorted(one)]))
}
