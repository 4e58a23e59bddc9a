import type { Permission } from '#access/services.ts'
import { firstDay, lastDay, type YearMonth } from '#chile/period.ts'
import { contractWithin } from '#modules/people/sight/server/index.ts'
import type { StepLine } from '#modules/people/approval-steps/model/steps.ts'
import { paperSignature } from '#modules/papers/signature/server/index.ts'
import { stepsOfRequests } from '#modules/people/approval-steps/server/index.ts'
import type { Listed } from '#platform/model/page.ts'
import { whyNot } from '#platform/model/states.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { equalTo } from '#platform/server/sql/equal-to.ts'
import { notFound } from '#platform/server/errors.ts'
import type { ListInput } from '#platform/server/graphql/operations.ts'
import { answeredBy, nameIn, surnameIn, userMatches } from '#platform/server/sql/person-names.ts'
import { onPage, totalOf } from '#platform/server/sql/total-of.ts'
import { daysText as days } from '../model/units.ts'
import {
  cancelActFor,
  standingOf,
  type VacationAct,
  type VacationStatus,
  vacationStates,
} from '../model/states.ts'

export type VacationFilter = {
  search?: string | null
  status?: VacationStatus | null
  businessId?: number | null
  userId?: number | null
  month?: YearMonth | null
  collectiveId?: number | null
}
export const vacationSort = ['startDate', 'fullname', 'status', 'requestDate'] as const
export type VacationSort = (typeof vacationSort)[number]

/** The vacations within a permission's reach, with their contract and person. */
const reached = ({ tx, reach, actor }: Context, permission: Permission) =>
  tx
    .selectFrom('vacation')
    .innerJoin('userContract as contract', 'contract.id', 'vacation.userContractId')
    .innerJoin('users', 'users.id', 'contract.userId')
    .where('contract.status', '<>', 'DELETED')
    .where(contractWithin({ reach, actor }, permission))

const found = (context: Context, filter: VacationFilter) =>
  reached(context, 'vacations.read')
    .where((eb) => eb.and(userMatches(filter.search, 'RUT_SHOWN')))
    .where((eb) =>
      equalTo(eb, {
        'vacation.responseStatus': filter.status,
        'contract.businessId': filter.businessId,
        'contract.userId': filter.userId,
        'vacation.collectiveId': filter.collectiveId,
      }),
    )
    .$if(!!filter.month, (query) =>
      query
        .where('vacation.startDate', '<=', lastDay(filter.month ?? 202601))
        .where('vacation.endDate', '>=', firstDay(filter.month ?? 202601)),
    )

const orders = {
  startDate: sql`vacation.start_date`,
  requestDate: sql`vacation.requested_at`,
  fullname: surnameIn('contract.userId'),
  status: sql`vacation.response_status`,
} as const

/** Vacations, one page of them. */
export async function vacations(
  context: Context,
  input: ListInput<VacationFilter, VacationSort>,
): Promise<Listed<VacationRow>> {
  const { filter, sort, page } = input
  const rows = await shownColumns(context, found(context, filter))
    .orderBy(orders[sort.by], sort.descending ? 'desc' : 'asc')
    .orderBy('vacation.startDate', 'desc')
    .orderBy('vacation.id')
    .$call(onPage(page))
    .execute()
  const steps = await stepsOfRequests(
    context,
    'VACATION',
    rows.map(({ id }) => id),
  )
  return {
    rows: rows.map((row) => shown(context, row, steps)),
    total: await totalOf(found(context, filter), input, rows.length),
  }
}

const shownColumns = (context: Context, query: ReturnType<typeof reached>) =>
  query
    .innerJoin('business', 'business.id', 'contract.businessId')
    .leftJoin('vacation as old', 'old.id', 'vacation.replacesId')
    .selectAll('vacation')
    .select(['old.startDate as oldStart', 'old.endDate as oldEnd'])
    .select(paperSignature('VACATION', 'vacation.id').as('signature'))
    .select([
      'contract.userId',
      'contract.businessId',
      'users.rut',
      'users.identificationType',
      'business.name as businessName',
    ])
    .select([
      nameIn('contract.userId').as('fullname'),
      answeredBy('vacation.responded_login_id', 'vacation.responded_for_user_id').as(
        'authorizedBy',
      ),
      contractWithin(context, 'vacations.update').as('answerable'),
      contractWithin(context, 'vacations.create').as('askable'),
      contractWithin(context, 'vacationConfig.update').as('kept'),
      beforeOpening.as('isBeforeOpening'),
    ])

/** Whether the opening balance of the contract counts its days, so that they move nothing. */
const beforeOpening = sql<boolean>`exists (select from vacation_entry opening
  where opening.company_id = app.current_company()
    and opening.user_contract_id = vacation.user_contract_id
    and opening.kind = 'OPENING' and opening.pool = 'LEGAL' and opening.reverses_seq is null
    and opening.effective_on >= vacation.end_date
    and not exists (select from vacation_entry back
      where back.company_id = app.current_company()
        and back.user_contract_id = opening.user_contract_id
        and back.kind = 'OPENING' and back.reverses_seq = opening.seq))`

type Stored = Awaited<ReturnType<ReturnType<typeof shownColumns>['execute']>>[number]

export type VacationRow = ReturnType<typeof shown>

type Steps = Awaited<ReturnType<typeof stepsOfRequests>>
const none: StepLine[] = []

/** A vacation as people read it, with what the actor may do with it now. */
function shown(context: Context, row: Stored, stepsOf: Steps) {
  const steps = stepsOf.get(row.id)
  const own = row.userId === context.actor.userId
  const isAsker = row.creatorLoginId === context.session.loginId
  const standing = standingOf(row, context.today, own, isAsker)
  const may = (act: VacationAct) => !whyNot(vacationStates, act, standing)
  const asked = row.askable === true && (own || isAsker)
  return {
    ...row,
    requestDate: row.requestedAt,
    responseDate: row.respondedAt,
    businessDays: days(row.legalUnits + row.progressiveUnits + row.additionalUnits),
    legalDays: days(row.legalUnits),
    progressiveDays: days(row.progressiveUnits),
    additionalDays: days(row.additionalUnits),
    advanceDays: days(row.advanceUnits),
    canAnswer: row.answerable === true && may('approve') && (!steps?.isOpen || steps.isMine),
    steps: steps?.lines ?? none,
    canCancel: (row.answerable === true || asked) && may(cancelActFor(own)),
    mayAnswer: row.answerable === true,
    canCorrect: asked && may('correct'),
    canEdit: row.answerable === true && may('edit'),
    canMove: (asked || (row.answerable === true && row.askable === true)) && may('move'),
    hasCarePaper: row.careFileId !== null,
    canOpenCarePaper: row.careFileId !== null && (own || row.kept === true),
  }
}

/** One vacation within the reach of a permission; out of reach it does not exist. */
export async function vacationById(
  context: Context,
  id: number,
  permission: Permission = 'vacations.read',
): Promise<VacationRow> {
  const one = reached(context, permission).where('vacation.id', '=', id)
  const row = await shownColumns(context, one).executeTakeFirst()
  if (!row) throw notFound()
  return shown(context, row, await stepsOfRequests(context, 'VACATION', [id]))
}

/** One vacation within reach, locked for a change, with the dates of its contract. */
export async function requireVacation(context: Context, id: number, permission: Permission) {
  const row = await reached(context, permission)
    .where('vacation.id', '=', id)
    .selectAll('vacation')
    .select(['contract.userId', 'contract.businessId', 'contract.initialDate'])
    .select('contract.finalDate')
    .forNoKeyUpdate('vacation')
    .executeTakeFirst()
  if (!row) throw notFound()
  return row
}
