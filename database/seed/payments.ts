import type pg from 'pg'
import {
  createPaymentList,
  openPaymentList,
  publishBankTemplate,
  readPaymentAnswer,
} from '#modules/money/bank-lists/server/index.ts'
import { inCompany, type RequestContext } from '#platform/server/context.ts'

type DemoPayments = {
  readonly owner: pg.Client
  readonly companyId: number
  readonly businessId: number
  readonly request: RequestContext
}

/** The columns of the company's own template: its line, and what the bank answers. */
const columns = [
  ['LINE', 'RUT', 'RUT'],
  ['LINE', 'Nombre', 'NAME'],
  ['LINE', 'Banco', 'BANK'],
  ['LINE', 'Tipo de cuenta', 'ACCOUNT_TYPE'],
  ['LINE', 'Cuenta', 'ACCOUNT'],
  ['LINE', 'Monto', 'AMOUNT'],
  ['ANSWER', 'RUT', 'RUT'],
  ['ANSWER', 'Monto', 'AMOUNT'],
  ['ANSWER', 'Resultado', 'STATUS'],
  ['ANSWER', 'Motivo', 'REASON'],
] as const

/**
 * July of the first razón social, paid by lists: of the first one the bank refused two payments,
 * which a second list made.
 */
export async function seedPayments(demo: DemoPayments): Promise<void> {
  const { request } = demo
  const templateId = await publish(demo)
  const payrollMonthId = await unpaidJuly(demo)
  for (const refused of [2, 0]) {
    const asked = { payrollMonthId, pays: 'PAY' as const, templateId, builtin: null }
    const list = await inCompany(request, (context) => createPaymentList(context, asked))
    await inCompany(request, (context) => openPaymentList(context, list))
    const text = await answerOf(demo, list.id, refused)
    const answer = { paymentListId: list.id, templateId, text }
    await inCompany(request, (context) => readPaymentAnswer(context, answer))
  }
}

/** The template that the company has, with its columns, published. */
async function publish({ owner, companyId, request }: DemoPayments): Promise<number> {
  const { rows } = await owner.query<{ id: string; version: number }>(
    'select id, version from bank_template where company_id = $1 order by id limit 1',
    [companyId],
  )
  const [template] = rows
  if (!template) throw new Error('The demo world has no template')
  const id = Number(template.id)
  await inCompany(request, async ({ tx }) => {
    const given = columns.map(([section, name, source], at) => ({
      templateId: id,
      section,
      position: (at + 1) * 10,
      name,
      source,
    }))
    await tx.insertInto('bankTemplateColumn').values(given).execute()
  })
  const { version } = template
  await inCompany(request, (context) => publishBankTemplate(context, { id, version }))
  return id
}

type OfBusiness = Pick<DemoPayments, 'owner' | 'companyId' | 'businessId'>

/** July as it was before its money left, with the account from which it is paid. */
export async function unpaidJuly({ owner, companyId, businessId }: OfBusiness): Promise<number> {
  const { rows } = await owner.query<{ id: string }>(
    `update payroll_month set bank_account_id = coalesce(bank_account_id, (select min(a.id)
       from bank_account a where a.company_id = $1 and a.business_id = $2))
     where company_id = $1 and business_id = $2 and year_month = 202607 and type = 'PAYROLL'
     returning id`,
    [companyId, businessId],
  )
  const id = Number(rows[0]?.id)
  await owner.query(
    `delete from payslip_payment p using payslip s, payment_method m
     where p.company_id = $1 and p.payroll_month_id = $2 and s.company_id = $1
       and s.payroll_month_id = $2 and s.user_contract_id = p.user_contract_id
       and m.company_id = $1 and m.user_id = s.user_id and m.is_current and m.kind = 'TRANSFER'`,
    [companyId, id],
  )
  return id
}

async function answerOf({ owner, companyId }: DemoPayments, listId: number, refused: number) {
  const { rows } = await owner.query<{ n: number; rut: string; amount: string }>(
    `select n, rut, amount from payment_list_row where company_id = $1 and payment_list_id = $2
     order by n`,
    [companyId, listId],
  )
  return rows
    .map(({ n, rut, amount }) => [
      rut.replace('-', ''),
      amount,
      ...(n <= refused ? ['RECHAZADO', 'Cuenta cerrada'] : ['PAGADO', '']),
    ])
    .map((cells) => cells.join(';'))
    .join('\n')
}
