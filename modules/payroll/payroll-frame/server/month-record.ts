import type { YearMonth } from '#chile/period.ts'
import type { ValueOf } from '#platform/model/catalog.ts'
import type { Context } from '#platform/server/context.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import { changedMeanwhile } from '#platform/server/errors.ts'
import type { ProcessType } from '../model/payroll-month.ts'
import { runRecord } from './run-record.ts'

type Fresh = {
  readonly businessId: number
  readonly yearMonth: YearMonth
  readonly type?: ValueOf<typeof ProcessType>
  readonly name?: string | null
}

/**
 * Opens a process of a month. The database refuses a second payroll of the same month
 * (`payroll_month_key`).
 *
 * @returns its id
 */
async function open({ tx, session }: Context, fresh: Fresh): Promise<number> {
  const { id } = await tx
    .insertInto('payrollMonth')
    .values({ ...fresh, openedBy: session.loginId })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

type Described = {
  readonly responsibleId: number | null
  readonly description: string | null
  readonly bankAccountId: number | null
}

/**
 * Says who answers for a process, what it is, and the account that pays it.
 *
 * @throws UserError of kind `conflict` when somebody changed it since that version
 */
async function describe(
  { tx }: Context,
  { id, version }: { id: number; version: number },
  described: Described,
): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('payrollMonth')
    .set({ ...described, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw changedMeanwhile({ table: 'payrollMonth', key: { id } })
}

/** Somebody of the company answers for a process; the caller required that they are active. */
async function setResponsible({ tx }: Context, id: number, responsibleId: number): Promise<void> {
  await tx.updateTable('payrollMonth').set({ responsibleId }).where('id', '=', id).execute()
}

/** Gives a process another name, which its people read. */
async function rename({ tx }: Context, id: number, name: string): Promise<void> {
  await tx.updateTable('payrollMonth').set({ name }).where('id', '=', id).execute()
}

/** Makes a run the one that counts of a month: `current_run_id` is the one pointer. */
async function pointAt(tx: Tx, id: number, currentRunId: number): Promise<void> {
  await tx
    .updateTable('payrollMonth')
    .set((eb) => ({ currentRunId, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** Numbers a process as it closes, after those of its type and razón social that closed before. */
async function numberClosing(
  { tx }: Context,
  { id, businessId, type }: { id: number; businessId: number; type: string },
): Promise<void> {
  await tx
    .updateTable('payrollMonth')
    .set({
      closingNumber: sql<number>`(select coalesce(max(other.closing_number), 0) + 1
        from payroll_month other where other.company_id = app.current_company()
          and other.business_id = ${businessId} and other.type = ${type}
          and not other.is_open)`,
    })
    .where('id', '=', id)
    .execute()
}

/** Closes a month with the fingerprint of its results; from then on the database guards it. */
async function close({ tx, now, session }: Context, id: number, closedHash: string): Promise<void> {
  await tx
    .updateTable('payrollMonth')
    .set((eb) => ({
      isOpen: false,
      closedAt: now,
      closedBy: session.loginId,
      closedHash,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute()
}

/** Opens a closed month again; the reason stays in its row and in the audit. */
async function reopen({ tx, session }: Context, id: number, reason: string): Promise<void> {
  await tx
    .updateTable('payrollMonth')
    .set((eb) => ({
      isOpen: true,
      closedAt: null,
      closedBy: null,
      closedHash: null,
      reopenReason: reason,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute()
  const why = JSON.stringify({ reopened: reason })
  await sql`select app.write_audit(${session.companyId}, 'Proceso', 'payroll_month',
    ${String(id)}, null, ${why}::jsonb)`.execute(tx)
}

/**
 * What is written of a month and its processes. Who may, and when, the module decides that calls:
 * `payroll-months` opens, calculates, closes and reopens.
 */
export const monthRecord = {
  runs: runRecord,
  open,
  describe,
  setResponsible,
  rename,
  pointAt,
  numberClosing,
  close,
  reopen,
}
