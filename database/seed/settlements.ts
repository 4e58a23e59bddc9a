import type pg from 'pg'
import type { ISODate } from '#chile/dates.ts'
import {
  createIssueSettlement,
  createSettlement,
  deleteSettlement,
  paySettlement,
} from '#modules/money/settlements/server/finiquito.service.ts'
import { type Context, inCompany, type RequestContext } from '#platform/server/context.ts'

type Ending = {
  cause: string
  /** The last day; that of the contract where it already ended. */
  on: ISODate
  afc: number | null
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

/** Registers the finiquitos of the demo world by the services that its administrators use. */
export async function seedSettlements(
  owner: pg.Client,
  request: RequestContext,
  companyId: number,
): Promise<void> {
  await owner.query('begin')
  await owner.query('select app.begin_request($1, null, null, false, null)', [companyId])
  const { rows } = await owner.query<{ id: number; finalDate: ISODate | null }>(
    `select c.id, c.final_date::text as "finalDate"
     from user_contract c join business b on b.company_id = $1 and b.id = c.business_id
     where c.company_id = $1 and b.slug = 'peumal' and c.status = 'ACTIVE'
       and (c.final_date is null or c.final_date between '2026-08-01' and '2026-08-31')
       and not exists (select from login l where l.company_id = $1 and l.user_id = c.user_id)
     order by c.final_date nulls last, c.id desc limit $2`,
    [companyId, endings.length],
  )
  await owner.query('commit')
  // The last one is made first: the screens are looked at with one that can still be corrected.
  for (const [at, { id, finalDate }] of [...rows.entries()].toReversed()) {
    const ending = endings[at]
    if (ending) {
      await inCompany(request, (context) =>
        settle(context, Number(id), { ...ending, on: finalDate ?? ending.on }),
      )
    }
  }
}

async function settle(context: Context, userContractId: number, { cause, on, afc, state }: Ending) {
  const { id } = await createSettlement(context, {
    userContractId,
    dismissalCause: cause,
    disengagementDate: on,
    payDate: on < '2026-09-15' ? '2026-09-15' : '2026-10-09',
    noticeDate: null,
    ...nothing,
    afcEmployerBalance: afc,
  })
  const seen = { id, version: null }
  if (state === 'CREATED') return
  if (state === 'DELETED') {
    await deleteSettlement(context, { ...seen, response: 'La persona se queda en la empresa' })
    return
  }
  await createIssueSettlement(context, seen)
  if (state === 'IN_PROGRESS') await paySettlement(context, { ...seen, paidOn: null })
  if (state === 'PAID') await paySettlement(context, { ...seen, paidOn: '2026-09-10' })
}

/** Terms that nobody decided: everything is as it is found. */
const nothing = {
  salary: null,
  fixed: null,
  gratification: null,
  allowances: null,
  variableAverage: null,
  lastThree: null,
  average24: null,
  fundBalance: null,
  voluntary: null,
  pactDays: null,
  pactAnyCause: false,
  pactWithoutYearsCap: false,
  pactWithoutUfCap: false,
  advances: null,
  loans: null,
  otherDeductions: null,
  alimonyPesos: null,
  alimonyPercent: null,
  deferVacation: false,
  payLastPayslip: false,
  contributionsPaid: true,
  withoutDebts: [],
} as const
