import type pg from 'pg'
import { fileColumn } from '#chile/line-files/layout.ts'
import type { EntryLayout } from '#modules/money/accounting/model/entry-layout.ts'
import type { EntryFileSource } from '#modules/money/accounting/model/entry-template.ts'
import {
  createAccountingFile,
  createCentralization,
  createUsualAccountingPlan,
  entryTemplates,
  makeAccountingEntry,
  reverseCentralization,
} from '#modules/money/accounting/server/index.ts'
import type { YearMonth } from '#chile/period.ts'
import { inCompany, type RequestContext } from '#platform/server/context.ts'
import type { AnyJob } from '#platform/server/jobs/job.ts'

type DemoAccounting = {
  readonly owner: pg.Client
  readonly companyId: number
  readonly businessId: number
  readonly request: RequestContext
  readonly run: (job: AnyJob, jobId: number) => Promise<void>
}

/** Months that are booked, the newest last; August is still to be done. */
const booked: readonly YearMonth[] = [202605, 202606, 202607]

/** What is provided for besides vacations, since when, and why. */
const policies = [
  {
    kind: 'SEVERANCE',
    fromMonth: 202605,
    method: 'PROBABILITY',
    percent: '35',
    reason: 'De cada cien términos de los últimos cinco años, 35 pagaron indemnización',
  },
  {
    kind: 'SEVERANCE',
    fromMonth: 202607,
    method: 'PROBABILITY',
    percent: '42.5',
    reason: 'Revisión del auditor sobre los términos del primer semestre',
  },
  {
    kind: 'GRATIFICATION',
    fromMonth: 202605,
    method: 'FULL',
    reason: 'Se paga en diciembre lo que los meses no anticiparon',
  },
] as const

/**
 * The usual plan and three months booked by cost centre with their provision of vacations. The
 * entry of July was reversed and made again.
 */
export async function seedAccounting(demo: DemoAccounting): Promise<void> {
  const { businessId, request } = demo
  await inCompany(request, createUsualAccountingPlan)
  await inCompany(request, ({ tx }) =>
    tx
      .insertInto('provisionPolicy')
      .values(policies.map((policy) => ({ businessId, ...policy })))
      .execute(),
  )
  for (const { yearMonth, ...wanted } of await monthsToBook(demo, booked)) {
    const first = await make(demo, wanted)
    if (yearMonth !== booked.at(-1)) continue
    const reason = 'Se corrigió el centro de costo de la bodega'
    await inCompany(request, (context) => reverseCentralization(context, { id: first, reason }))
    const again = await make(demo, wanted)
    await seedTemplate(demo, again)
  }
  await dateEntries(demo, booked)
}

/** Books some closed months, three days after each was closed. */
export async function bookMonths(demo: DemoAccounting, months: readonly YearMonth[]) {
  for (const { yearMonth: _month, ...wanted } of await monthsToBook(demo, months)) {
    await make(demo, wanted)
  }
  await dateEntries(demo, months)
}

async function monthsToBook(
  { owner, companyId, businessId }: DemoAccounting,
  months: readonly YearMonth[],
) {
  const { rows } = await owner.query<{ id: string; groupId: string; yearMonth: number }>(
    `select m.id, m.year_month as "yearMonth", (select g.id from cost_center_group g
       where g.company_id = m.company_id order by g.id limit 1) as "groupId"
     from payroll_month m where m.company_id = $1 and m.business_id = $2 and m.type = 'PAYROLL'
       and m.year_month = any($3::int[]) order by m.year_month`,
    [companyId, businessId, months],
  )
  return rows.map(({ id, groupId, yearMonth }) => ({
    yearMonth,
    payrollMonthId: Number(id),
    groupId: Number(groupId),
    withVacations: true,
    withSubsidies: true,
  }))
}

async function dateEntries({ owner, companyId }: DemoAccounting, months: readonly YearMonth[]) {
  await owner.query('begin')
  await owner.query('select app.begin_request($1, null, null, false, null)', [companyId])
  await owner.query(
    `update accounting_entry e
     set asked_at = m.closed_at + interval '3 days' + e.number * interval '1 hour',
       made_at = m.closed_at + interval '3 days 5 seconds' + e.number * interval '1 hour'
     from payroll_month m
     where e.company_id = $1 and m.company_id = $1 and m.id = e.payroll_month_id
       and m.year_month = any($2::int[])`,
    [companyId, months],
  )
  await owner.query('commit')
}

const column = fileColumn<EntryFileSource>

/** The columns that the accounting program of the demo company reads. */
const layout: EntryLayout = {
  file: 'TEXT',
  separator: 'SEMICOLON',
  encoding: 'LATIN1',
  lineEnd: 'CRLF',
  heads: true,
  detail: 'ACCOUNT',
  blankZeros: false,
  sideCodes: {},
  auxiliaryCodes: {},
  header: [],
  lines: [
    column('Comprobante', 'DOCUMENT'),
    column('Fecha', 'DATE', { date: 'DASHED' }),
    column('Cuenta', 'ACCOUNT'),
    column('Centro', 'CENTER'),
    column('Auxiliar', 'AUX_DASHED'),
    column('Nombre auxiliar', 'AUX_NAME', { letters: 'PLAIN' }),
    column('Debe', 'DEBIT'),
    column('Haber', 'CREDIT'),
    column('Glosa', 'SUBJECT', { letters: 'PLAIN' }),
  ],
  trailer: [],
}

/** The template of its program, with what it reads by person and by AFP, and a file made by it. */
async function seedTemplate(demo: DemoAccounting, entryId: number): Promise<void> {
  const { request } = demo
  const { id } = await inCompany(request, async (context) => {
    const given = { name: 'Programa contable propio', layout: JSON.stringify(layout) }
    const { id: templateId, version } = await entryTemplates.imported(context, given)
    await entryTemplates.publish(context, { id: templateId, version })
    for (const [auxiliary, codes] of auxiliaries) {
      await context.tx
        .updateTable('accountingAccount')
        .set({ auxiliary })
        .where('code', 'in', [...codes])
        .execute()
    }
    return { id: templateId }
  })
  await inCompany(request, (context) =>
    createAccountingFile(context, { id: entryId, templateId: id }),
  )
}

/** Advances and loans by person, and what AFPs are owed by AFP. */
const auxiliaries = [
  ['PERSON', ['1.1.10', '1.1.11']],
  ['INSTITUTION', ['2.1.20']],
] as const

type Wanted = Parameters<typeof createCentralization>[1]

async function make({ owner, companyId, request, run }: DemoAccounting, wanted: Wanted) {
  const { id } = await inCompany(request, (context) => createCentralization(context, wanted))
  const { rows } = await owner.query<{ jobId: string }>(
    'select job_id as "jobId" from accounting_entry where company_id = $1 and id = $2',
    [companyId, id],
  )
  await run(makeAccountingEntry, Number(rows[0]?.jobId))
  return id
}
