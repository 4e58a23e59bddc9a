import { addDays, type ISODate } from '#chile/dates.ts'
import { yearMonthOf } from '#chile/period.ts'
import { undecided } from '#modules/money/settlements/model/batch.ts'
import {
  createIssueSettlement,
  createSettlement,
  deleteSettlement,
} from '#modules/money/settlements/server/finiquito.service.ts'
import { paySettlement } from '#modules/money/settlements/server/pay.service.ts'
import { missingIndicators } from '#modules/payroll/payroll-frame/server/index.ts'
import type { Since } from './acting.ts'
import type { Days } from './days.ts'

/** What ended is settled and paid, and what ends soon is prepared. */
export async function seedFiniquitos(since: Since, days: Days): Promise<void> {
  await endFiniquitos(since)
  await settleSeason(since)
  await prepareFiniquito(since, days)
}

/** Drafts that were only compared are taken back, and what was on its way to be paid is paid. */
async function endFiniquitos({ act, owner, companyId, today }: Since): Promise<void> {
  const on: ISODate = '2026-10-09'
  if (on >= today) return
  const { rows } = await owner.query<{ id: number; version: number; status: string }>(
    `select id::int as id, version, status from settlement
     where company_id = $1 and status in ('CREATED', 'ISSUED', 'IN_PROGRESS') order by id`,
    [companyId],
  )
  for (const { id, version, status } of rows) {
    // Who issued a finiquito above the limit is not who pays it.
    await act(status === 'CREATED' ? 'carolina' : 'rodrigo', on, (context) =>
      status === 'CREATED'
        ? deleteSettlement(context, { id, version, response: 'La persona se queda en la empresa' })
        : paySettlement(context, { id, version, paidOn: on, withEnding: true }),
    )
  }
}

/** The finiquito of whose term ends first, where the figures of its month are known. */
async function prepareFiniquito({ act, owner, companyId, userId }: Since, { work }: Days) {
  const { rows } = await owner.query<{ id: number; last: ISODate }>(
    `select id::int as id, final_date::text as last from user_contract
     where company_id = $1 and user_id = $2 and final_date > $3::date`,
    [companyId, userId(63), work(0)],
  )
  const [contract] = rows
  if (!contract) throw new Error('Nobody ends a fixed term')
  const payDate = addDays(contract.last, 7)
  await act('carolina', work(-1), async (context) => {
    if ((await missingIndicators(context, yearMonthOf(payDate))) !== null) return
    await createSettlement(context, {
      ...usual,
      userContractId: contract.id,
      dismissalCause: 'ART_159_4',
      disengagementDate: contract.last,
      payDate,
      payLastPayslip: true,
    })
  })
}

/** Terms of a finiquito that nobody decided otherwise. */
const usual = { ...undecided, noticeDate: null, contributionsPaid: true } as const

/** The people of the season whose contract ended without a finiquito had it at last. */
async function settleSeason({ act, owner, companyId, today }: Since): Promise<void> {
  const payDate: ISODate = '2026-09-30'
  if (payDate >= today) return
  const { rows } = await owner.query<{ contract: number; last: ISODate }>(
    `select c.id::int as contract, c.final_date::text as last from user_contract c
     where c.company_id = $1 and c.status <> 'DELETED' and c.final_date < date '2026-09-01'
       and not exists (select from settlement s where s.company_id = $1
         and s.user_contract_id = c.id and s.status <> 'DELETED')
     order by c.id`,
    [companyId],
  )
  for (const { contract, last } of rows) {
    const id = await act('carolina', payDate, async (context) => {
      const made = await createSettlement(context, {
        ...usual,
        userContractId: contract,
        dismissalCause: 'ART_159_5',
        disengagementDate: last,
        payDate,
        payLastPayslip: false,
      })
      await createIssueSettlement(context, { id: made.id, version: null })
      return made.id
    })
    await act('rodrigo', payDate, (context) =>
      paySettlement(context, { id, version: null, paidOn: payDate, withEnding: null }),
    )
  }
}
