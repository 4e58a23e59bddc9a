import type pg from 'pg'
import { z } from 'zod'
import { WORK_MAIL } from '#modules/payroll/payroll-frame/server/index.ts'
import { publicId } from '#platform/model/ids.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import { conflict } from '#platform/server/errors.ts'
import { defineJob, type JobContext } from '#platform/server/jobs/job.ts'
import { enqueueMails, isMailAddress } from '#platform/server/mail/mail.ts'
import { releasedMail } from './mails.ts'

/** Number of payslips released in one transaction, with their mails. */
const atOnce = () => Number(process.env['RELEASE_BATCH'] ?? 500)

/**
 * Releases the payslips of a closed month to their people. A payslip and its mail are written in
 * one transaction, each once: a killed worker leaves whole batches, and the next one continues
 * after them.
 */
export const releaseMonth = defineJob({
  kind: 'payrollProcesses.release',
  input: z.object({
    monthId: z.number().int(),
    publicUrl: z.string(),
    /** Contracts to release, when not all of the month. */
    only: z.array(z.number().int()).optional(),
  }),
  async run(job, { monthId, publicUrl, only = null }, progress) {
    const { total, before } = await job.transaction((tx) => counts(tx, monthId, only))
    let done = before
    let mailed = 0
    await progress(done, total, 'Liberando')
    for (;;) {
      const released = await job.transaction((tx, client) =>
        releaseSome(tx, client, job, { monthId, publicUrl, only }),
      )
      if (released.payslips === 0) break
      done += released.payslips
      mailed += released.mails
      await progress(done, total, 'Liberando')
    }
    return job.transaction((tx) =>
      recordRelease(tx, job, { monthId, released: done - before, mailed }),
    )
  },
})

/** How many payslips the month has, and how many of them are released. */
async function counts(tx: Tx, monthId: number, only: readonly number[] | null) {
  const month = await tx
    .selectFrom('payrollMonth')
    .select(['isOpen', 'currentRunId'])
    .where('id', '=', monthId)
    .executeTakeFirstOrThrow()
  if (month.isOpen || month.currentRunId === null) throw conflict('El mes no está cerrado')
  const { total } = await tx
    .selectFrom('payslip')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('payrollRunId', '=', month.currentRunId)
    .$if(only !== null, (query) => query.where(among(only)))
    .executeTakeFirstOrThrow()
  const { before } = await tx
    .selectFrom('payslipRelease')
    .select(({ fn }) => fn.countAll<number>().as('before'))
    .where('payrollRunId', '=', month.currentRunId)
    .$if(only !== null, (query) => query.where(among(only)))
    .executeTakeFirstOrThrow()
  return { total, before }
}

const among = (ids: readonly number[] | null) =>
  sql<boolean>`user_contract_id = any(${ids}::bigint[])`

type Waiting = {
  runId: number
  contractId: number
  userId: number
  firstname: string | null
  email: string | null
  /** The same payslip was released with an earlier run, so there is no news to send. */
  carried: boolean
  yearMonth: number
  businessName: string
}

/** The next unreleased payslips, each with its mail address and its earlier release. */
async function nextOf(client: pg.PoolClient, companyId: number, { monthId, only }: What) {
  const { rows } = await client.query<Waiting>(
    `select p.payroll_run_id as "runId", p.user_contract_id as "contractId",
       p.user_id as "userId", person.firstname,
       ${WORK_MAIL} as email,
       m.year_month as "yearMonth", b.business_name as "businessName",
       coalesce((select past.results = p.results from payslip_release old
         join payslip past on past.company_id = old.company_id
           and past.payroll_run_id = old.payroll_run_id
           and past.user_contract_id = old.user_contract_id
         where old.company_id = $1 and old.payroll_month_id = m.id
           and old.user_contract_id = p.user_contract_id
         order by old.payroll_run_id desc limit 1), false) as carried
     from payroll_month m
     join business b on b.company_id = m.company_id and b.id = m.business_id
     join payslip p on p.company_id = m.company_id and p.payroll_run_id = m.current_run_id
     join user_contract c on c.company_id = p.company_id and c.id = p.user_contract_id
     left join user_business link on link.company_id = c.company_id and link.id = c.user_business_id
     left join user_version person on person.company_id = p.company_id
       and person.user_id = p.user_id and person.superseded_at is null and upper_inf(person.valid)
     left join payslip_release r on r.company_id = p.company_id
       and r.payroll_run_id = p.payroll_run_id and r.user_contract_id = p.user_contract_id
     where m.company_id = $1 and m.id = $2 and not m.is_open and r.company_id is null
       and ($4::bigint[] is null or p.user_contract_id = any($4::bigint[]))
     order by p.user_contract_id limit $3`,
    [companyId, monthId, atOnce(), only],
  )
  return rows
}

type What = { monthId: number; publicUrl: string; only: readonly number[] | null }

async function releaseSome(tx: Tx, client: pg.PoolClient, job: JobContext, what: What) {
  const { companyId, loginId } = job.session
  const rows = await nextOf(client, companyId, what)
  const letters = rows.filter((row) => !row.carried && isMailAddress(row.email ?? ''))
  const written = new Set(letters.map((row) => row.contractId))
  await client.query(
    `insert into payslip_release (company_id, payroll_run_id, user_contract_id, payroll_month_id,
       user_id, released_by, mailed, carried, released_at, acknowledged_at, acknowledged_by)
     select $1, f.run, f.contract, $2, f.person, $3, f.mailed, f.carried,
       coalesce(old.released_at, now()), old.acknowledged_at, old.acknowledged_by
     from unnest($4::bigint[], $5::bigint[], $6::bigint[], $7::boolean[], $8::boolean[])
       as f (run, contract, person, mailed, carried)
     left join lateral (select r.released_at, r.acknowledged_at, r.acknowledged_by
       from payslip_release r
       where r.company_id = $1 and r.payroll_month_id = $2 and r.user_contract_id = f.contract
       order by r.payroll_run_id desc limit 1) old on f.carried
     on conflict do nothing`,
    [
      companyId,
      what.monthId,
      loginId,
      rows.map((row) => row.runId),
      rows.map((row) => row.contractId),
      rows.map((row) => row.userId),
      rows.map((row) => written.has(row.contractId)),
      rows.map((row) => row.carried),
    ],
  )
  await enqueueMails(
    tx,
    letters.map((row) => ({
      key: `payslip:${companyId}:${row.runId}:${row.contractId}`,
      to: row.email ?? '',
      mail: releasedMail({
        name: row.firstname ?? '',
        yearMonth: row.yearMonth,
        businessName: row.businessName,
        url: payslipUrl(what.publicUrl, what.monthId, row.contractId),
      }),
    })),
  )
  return { payslips: rows.length, mails: letters.length }
}

/** Address of a payslip's page, for a mail; the page demands a sign-in. */
export const payslipUrl = (publicUrl: string, monthId: number, contractId: number): string =>
  [
    `${publicUrl}/home/liquidaciones`,
    publicId('payrollMonth', monthId),
    publicId('contract', contractId),
  ].join('/')

type Counted = { monthId: number; released: number; mailed: number }

/** Writes one line in the audit for the act, however many payslips it released. */
async function recordRelease(tx: Tx, job: JobContext, { monthId, ...counted }: Counted) {
  const what = JSON.stringify(counted)
  await sql`select app.write_audit(${job.session.companyId}, 'Proceso', 'liberación:liquidaciones',
    ${String(monthId)}, null, ${what}::jsonb)`.execute(tx)
  return { monthId, ...counted }
}
