import type { ISODate } from '#chile/dates.ts'
import type { YearMonth } from '#chile/period.ts'
import { bulk } from '#platform/server/sql/bulk.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import type { ValueOf } from '#platform/model/catalog.ts'
import type { KeptDeadline } from '../model/deadlines.ts'

/** What a razón social has to declare or pay of a month. */
type Deadline = {
  readonly businessId: number
  readonly yearMonth: YearMonth
  readonly kind: ValueOf<typeof KeptDeadline>
}

type Marked = Deadline & { readonly doneOn: ISODate }

const columns = {
  business: ['bigint', ({ businessId }: Deadline) => businessId],
  month: ['int', ({ yearMonth }: Deadline) => yearMonth],
  kind: ['text', ({ kind }: Deadline) => kind],
} as const

/** Says that deadlines are met, by who asks; one that is marked already stays as it is. */
async function add({ tx, session }: Context, marks: readonly Marked[]): Promise<void> {
  await sql`insert into payroll_deadline (company_id, business_id, year_month, kind, done_on,
      done_by)
    select app.current_company(), d.business, d.month, d.kind, d.day, ${session.loginId}
    from ${bulk(marks, 'd', { ...columns, day: ['date', ({ doneOn }) => doneOn] })}
    on conflict do nothing`.execute(tx)
}

type Proven = Marked & { readonly fileId: number | null; readonly note: string | null }

/** Says that one is met, and by what that is proved, in place of what was said of it before. */
async function set({ tx, session }: Context, { doneOn, fileId, note, ...of }: Proven) {
  const mark = { doneOn, doneBy: session.loginId, fileId, note }
  await tx
    .insertInto('payrollDeadline')
    .values({ ...of, ...mark })
    .onConflict((on) =>
      on.columns(['companyId', 'businessId', 'yearMonth', 'kind']).doUpdateSet(mark),
    )
    .execute()
}

/** Takes marks away: the deadlines are pending again. */
async function remove({ tx }: Context, deadlines: readonly Deadline[]): Promise<void> {
  await sql`delete from payroll_deadline p using ${bulk(deadlines, 'd', columns)}
    where p.company_id = app.current_company() and p.business_id = d.business
      and p.year_month = d.month and p.kind = d.kind`.execute(tx)
}

/** What is written of the deadlines of closed months; who may is decided by who calls. */
export const deadlineMarks = { add, set, remove }
