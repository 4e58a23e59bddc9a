import { counted } from '#chile/counts.ts'
import { formatDate, type ISODate } from '#chile/dates.ts'
import { contractWithin } from '#modules/people/sight/server/index.ts'
import { contractsOn } from '#modules/people/contracts/server/index.ts'
import { keptRowsOf } from '#platform/server/cache/cached-total.ts'
import type { Context } from '#platform/server/context.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import {
  conflict,
  forbidden,
  invalid,
  notFound,
  requireConfirmed,
} from '#platform/server/errors.ts'
import { equalTo } from '#platform/server/sql/equal-to.ts'
import { inSurnameOrder, nameIn } from '#platform/server/sql/person-names.ts'
import { balancesOf, type Facts } from '../model/ledger.ts'
import { daysLabel } from '../model/request.ts'
import { zoneCommunes, zoneName } from '../model/zone-communes.ts'
import { lockAccounts } from './account.ts'
import { factsOf } from './facts.queries.ts'

const right = 'vacationConfig.update'
/** Proposals that are shown, and answered, at once. */
const MOST = 200

const commune = sql<string>`coalesce(office.commune_code, business.commune_code)`

/** The first day of the contract at the place of today. */
const thereSince = sql<ISODate>`(select greatest(min(lower(v.valid)), contract.initial_date)
  from user_contract_version v
  where v.company_id = app.current_company() and v.user_contract_id = contract.id
    and v.superseded_at is null
    and v.branch_office_id is not distinct from held.branch_office_id)::text`

/**
 * The contracts in force that work in a zone of twenty days a year (Código del Trabajo, art. 67),
 * have fifteen, and for which nobody has answered yet about that commune.
 */
export const zoneProposed = ({ tx, today }: { tx: Tx; today: ISODate }) =>
  contractsOn(tx, today)
    .leftJoin('branchOffice as named', 'named.id', 'held.branchOfficeId')
    .leftJoin('branchOffice as office', (join) =>
      join.on(sql<boolean>`office.id = coalesce(named.merged_into_id, named.id)`),
    )
    .clearSelect()
    .select(['contract.id', 'contract.userId', 'contract.businessId', 'business.name as place'])
    .select([commune.as('commune'), thereSince.as('from')])
    .where('contract.status', '=', 'ACTIVE')
    .where('contract.initialDate', '<=', today)
    .where((eb) =>
      eb.or([eb('contract.finalDate', 'is', null), eb('contract.finalDate', '>=', today)]),
    )
    .where(sql<boolean>`${commune} = any(${[...zoneCommunes]}::text[])`)
    .where(
      sql<boolean>`not coalesce((select term.art67 from vacation_term term
        where term.company_id = app.current_company() and term.user_contract_id = contract.id
          and term.superseded_at is null and term.since <= ${today}::date
        order by term.since desc limit 1), false)`,
    )
    .where(
      sql<boolean>`not exists (select from vacation_zone_answer answer
        where answer.company_id = app.current_company()
          and answer.user_contract_id = contract.id and answer.commune_code = ${commune})`,
    )

const reached = (context: Context) => zoneProposed(context).where(contractWithin(context, right))

/** The proposals within reach, by surname, or that of one contract. */
export async function vacationZoneProposals(
  context: Context,
  { userContractId }: { userContractId?: number | null },
) {
  const proposed = reached(context)
    .innerJoin('users', 'users.id', 'contract.userId')
    .select('users.rut')
    .select(nameIn('contract.userId').as('fullname'))
    .where((eb) => equalTo(eb, { 'contract.id': userContractId }))
    .$call(inSurnameOrder(context.tx, 'contract.userId', { few: !!userContractId }))
    .orderBy('contract.id')
    .limit(MOST)
  const rows = await keptRowsOf(context, proposed)
  return rows.map(({ id, commune: code, place, ...row }) => ({
    ...row,
    userContractId: id,
    businessName: place,
    commune: zoneName(code),
    canAnswer: row.userId !== context.actor.userId,
  }))
}

export type ZoneProposal = Awaited<ReturnType<typeof vacationZoneProposals>>[number]

export type ZoneAnswer = {
  contracts: readonly { id: number }[]
  accept: boolean
  since: ISODate | null
  reason: string | null
}

/**
 * Accepts or declines the twenty days a year of some contracts, all of them or none, each once.
 * Accepted, they are earned from the day that is given, or from the first one at that place.
 */
export async function decideVacationZones(context: Context, input: ZoneAnswer) {
  const { accept, reason } = input
  const ids = [...new Set(input.contracts.map(({ id }) => id))]
  if (ids.length === 0) throw invalid('contracts', 'Elija al menos una persona')
  if (ids.length > MOST) throw invalid('contracts', `A lo más ${MOST} a la vez`)
  if (!accept && !reason) throw invalid('reason', 'Diga por qué no corresponden')
  const among = sql<boolean>`contract.id = any(${ids}::bigint[])`
  const asked = await reached(context).where(among).execute()
  if (asked.length < ids.length) throw notFound()
  if (asked.some(({ userId }) => userId === context.actor.userId)) {
    throw forbidden('Son sus vacaciones: lo decide otra persona')
  }
  await lockAccounts(context.tx, ids)
  const rows = (await reached(context).where(among).execute()).map(
    ({ id, commune: code, from }) => ({
      id,
      code,
      since: input.since ?? from,
    }),
  )
  if (rows.length < ids.length) throw conflict('Otra persona ya respondió: vuelva a mirar')
  const before = await factsOf(context.tx, ids)
  if (accept) await giveTwenty(context, rows, before)
  await context.tx
    .insertInto('vacationZoneAnswer')
    .values(
      rows.map(({ id, code, since }) => ({
        userContractId: id,
        communeCode: code,
        accepted: accept,
        since: accept ? since : null,
        reason,
        loginId: context.session.loginId,
      })),
    )
    .execute()
  if (accept) requireConfirmed(context, changesOf(before, await factsOf(context.tx, ids), context))
  return { decided: rows.length }
}

type Row = { readonly id: number; readonly since: ISODate }

/** Twenty days a year from each one's day on; what else its year has stays. */
async function giveTwenty(
  { tx }: Context,
  rows: readonly Row[],
  facts: ReadonlyMap<number, Facts>,
) {
  for (const { id, since } of rows) {
    const own = facts.get(id)
    if (!own) throw new Error(`Contract ${id} vanished while it was locked`)
    if (since < own.start) {
      throw invalid('since', `Un contrato comienza el ${formatDate(own.start)}`)
    }
    const last = own.terms
      .map((term) => term.since)
      .toSorted()
      .at(-1)
    if (last && last >= since) {
      const words = `Una persona tiene otros días al año desde el ${formatDate(last)}`
      throw invalid('since', `${words}: elija un día posterior`)
    }
  }
  const terms = await tx
    .selectFrom('vacationTerm')
    .select(['userContractId', 'additionalDays', 'accrual'])
    .where('supersededAt', 'is', null)
    .where(sql<boolean>`user_contract_id = any(${rows.map(({ id }) => id)}::bigint[])`)
    .orderBy('since')
    .execute()
  const newest = new Map(terms.map(({ userContractId, ...term }) => [userContractId, term]))
  await tx
    .insertInto('vacationTerm')
    .values(
      rows.map(({ id, since }) => ({
        ...newest.get(id),
        userContractId: id,
        since,
        art67: true,
      })),
    )
    .execute()
}

/** «2 saldos cambian al 23-11-2026: suman 7,5 días más», where they do. */
function changesOf(
  before: ReadonlyMap<number, Facts>,
  after: ReadonlyMap<number, Facts>,
  { today }: Context,
): readonly string[] {
  const legal = (facts: Facts | undefined) => (facts ? balancesOf(facts, today).LEGAL : 0)
  const more = [...after].map(([id, facts]) => legal(facts) - legal(before.get(id)))
  const changed = more.filter((units) => units !== 0)
  if (changed.length === 0) return []
  const sum = changed.reduce((all, units) => all + units, 0)
  const whose = counted(changed.length, 'saldo cambia', 'saldos cambian')
  return [`${whose} al ${formatDate(today)}: ${daysLabel(sum)} más en total`]
}
