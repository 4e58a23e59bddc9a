import { counted } from '#chile/counts.ts'
import { listedDocument } from '#chile/identity-document.ts'
import { formatPesos } from '#chile/numbers.ts'
import { formatRut } from '#chile/rut.ts'
import { takePayments } from '#modules/payroll/payroll-release/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { conflict } from '#platform/server/errors.ts'
import { createPrinter } from '#platform/server/pdf/render.ts'
import { keptFile } from '#platform/server/storage/papers.ts'
import { type ByHand, ofSeveral } from '../model/control.ts'
import { finiquitosToPay } from './finiquitos.ts'
import {
  type Asked as AskedPayments,
  listedOf,
  type Payable,
  payableOf,
} from './payable.queries.ts'
import { signedListTemplate } from './signed-list.template.ts'

/** Lists are printed on demand, one at a time: one thread is enough. */
const printer = createPrinter({ threads: 1 })

type Asked = AskedPayments & { kind: (typeof ByHand.values)[number] }

const titles = { CASH: 'Pago en efectivo', CHECK: 'Pago con cheque' }

/**
 * Who is paid in cash or by cheque in a process, as PDF with room for each signature: payslips,
 * finiquitos, or both.
 */
export async function createSignedList(context: Context, { kind, ...asked }: Asked) {
  const list = await payableOf(context, asked, 'transfers.update')
  const isListed = await listedOf(context, list)
  const rows = list.left.filter(
    (row) => row.kind === kind && row.problem === null && row.net > 0 && !isListed(row),
  )
  if (rows.length === 0) throw conflict('Nadie se paga así en este proceso')
  await take(context, kind, rows)
  const business = await context.tx
    .selectFrom('business')
    .select(['rut', 'name'])
    .where('id', '=', list.month.businessId)
    .executeTakeFirstOrThrow()
  const total = rows.reduce((sum, { net }) => sum + net, 0)
  const which = await whichOf(context, rows)
  const pdf = await printer.render(signedListTemplate, {
    employer: { name: business.name, rut: formatRut(business.rut) },
    title: titles[kind],
    note: list.subject,
    rows: rows.map((row, at) => ({
      number: String(at + 1),
      name: row.name,
      which: which(row),
      rut: listedDocument(row),
      amount: formatPesos(row.net),
    })),
    payments: counted(rows.length, 'pago'),
    total: formatPesos(total),
  })
  const name = `${titles[kind]} ${list.subject} ${business.name}.pdf`.replaceAll('/', '-')
  // Printed once: who is on it is on no other list, so that it cannot be printed again.
  const { url } = await keptFile(context, {
    name,
    body: pdf,
    mediaType: 'application/pdf',
    of: 'payrollMonth',
    id: String(list.month.id),
  })
  await record(context, list, rows.length)
  return { name, url, people: rows.length, total }
}
export type Signed = Awaited<ReturnType<typeof createSignedList>>

/** Of a person who signs more than once, what each line pays: a finiquito, or which contract. */
async function whichOf({ tx }: Context, rows: Payable['left']) {
  const several = ofSeveral(rows)
  const versions = await tx
    .selectFrom('userContractVersion')
    .select(['userContractId', 'jobTitle'])
    .where('supersededAt', 'is', null)
    .where(sql<boolean>`user_contract_id = any(${several.map((one) => one.contractId)}::bigint[])`)
    .orderBy(sql`lower(valid)`)
    .execute()
  const titles = new Map(versions.map((one) => [one.userContractId, one.jobTitle]))
  return (row: Payable['left'][number]): string | null => {
    if (!several.includes(row)) return null
    return row.settlementId === null ? (titles.get(row.contractId) ?? null) : 'Finiquito'
  }
}

/** What is printed to be signed is paid by no list and by no file from then on. */
async function take(context: Context, kind: Asked['kind'], rows: Payable['left']) {
  await takePayments(
    context,
    kind,
    rows.filter(({ settlementId }) => settlementId === null),
  )
  const endings = rows.flatMap(({ settlementId }) => settlementId ?? [])
  if (endings.length > 0) await finiquitosToPay.get().sign(context, kind, endings)
}

/** It shows what everybody earns: each printing is recorded. */
async function record({ tx, session }: Context, { month }: Payable, people: number) {
  const what = JSON.stringify({ month: month.yearMonth, people })
  await sql`select app.write_audit(${session.companyId}, 'Proceso',
    'lectura:lista_para_firmar', ${String(month.id)}, null, ${what}::jsonb)`.execute(tx)
}
