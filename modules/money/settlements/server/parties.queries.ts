import { byCode } from '#chile/catalogues.ts'
import { countryList } from '#chile/countries.ts'
import type { ISODate } from '#chile/dates.ts'
import type { YearMonth } from '#chile/period.ts'
import { communes } from '#chile/territory.ts'
import { lowerFirst } from '#chile/text.ts'
import type { Employer } from '#modules/company/businesses/model/employer.ts'
import { employers } from '#modules/company/businesses/server/index.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import { heldLast } from '#platform/server/sql/held-on.ts'
import { nameIn } from '#platform/server/sql/person-names.ts'
import type { SettlementStatus } from '../model/finiquito.ts'
import { monthsProved } from '../model/lacks.ts'
import type { PaidContributions, Parties } from '../model/parties.ts'
import type { EndingContract } from './contract.queries.ts'
import type { StoredSettlement } from './finiquito.queries.ts'
import { readParties } from './stored-finiquito.ts'

/** A finiquito, the contract that it ends, and its parties. */
export type Paper = { stored: StoredSettlement; contract: EndingContract; parties: Parties }

type Ended = {
  readonly id: number
  readonly userContractId: number
  readonly businessId: number
  readonly initialDate: ISODate
  readonly disengagementDate: ISODate
}

/**
 * The parties of some finiquitos, as they are today, by the id of each. The caller has checked
 * already that the reader may see them. Three statements for all.
 */
export async function partiesOf(
  tx: Tx,
  ended: readonly Ended[],
): Promise<ReadonlyMap<number, Parties>> {
  if (ended.length === 0) return new Map()
  const people = new Map((await peopleOf(tx, ended)).map((row) => [row.id, row]))
  const businesses = ended.map(({ businessId }) => businessId)
  const byBusiness = await employers.of(tx, businesses)
  const paid = await paidMonths(tx, ended)
  return new Map(
    ended.flatMap((one) => {
      const row = people.get(one.userContractId)
      const employer = byBusiness.get(one.businessId)
      if (!row || !employer) return []
      return [[one.id, partiesIn(row, employer, paid.get(one.id) ?? [])] as const]
    }),
  )
}

/** A finiquito of which papers are made; without a state, one that is still to be made. */
export type Printed = Ended & {
  readonly status: SettlementStatus | null
  readonly parties: unknown
}

/** The parties for their papers: an issued one keeps those of its day. */
export async function partiesToPrint(tx: Tx, stored: readonly Printed[]) {
  const kept = new Map(
    stored.flatMap((one) => {
      const parties = isIssued(one) ? readParties(one.parties) : null
      return parties ? [[one.id, parties] as const] : []
    }),
  )
  const today = await partiesOf(
    tx,
    stored.filter(({ id }) => !kept.has(id)),
  )
  return new Map([...kept, ...today])
}

const isIssued = ({ status }: Printed): boolean =>
  status !== null && status !== 'CREATED' && status !== 'DELETED'

type Row = Awaited<ReturnType<typeof peopleOf>>[number]

const peopleOf = (tx: Tx, ended: readonly Ended[]) =>
  tx
    .selectFrom('userContract as contract')
    .leftJoin('userVersion as person', (join) =>
      heldLast(join.onRef('person.userId', '=', 'contract.userId'), 'person'),
    )
    .select(['contract.id', 'person.gender', 'person.civilStatus'])
    .select(['person.countryOfOrigin as country', 'person.address', 'person.communeCode'])
    .select(nameIn('contract.userId').as('name'))
    .where(sql<boolean>`contract.id = any(${ended.map((one) => one.userContractId)}::bigint[])`)
    .execute()

function partiesIn(
  row: Row,
  { signer, ...employer }: Employer,
  certificates: readonly PaidContributions[],
): Parties {
  return {
    employer,
    signer,
    worker: {
      name: row.name ?? '',
      gender: row.gender ?? 'UNKNOWN',
      nationality: nationality(row.country),
      civilStatus: row.civilStatus ?? 'UNKNOWN',
      address: row.address,
      commune: communeName(row.communeCode),
    },
    certificates,
  }
}

const communeName = (code: string | null): string | null => byCode(communes, code)?.name ?? null

function nationality(country: string | null): string | null {
  const found = byCode(countryList, country)
  return found ? lowerFirst(found.demonym ?? `de ${found.name}`) : null
}

type Mark = { businessId: number; month: YearMonth; paidOn: ISODate }

/** The months before each end whose contributions its razón social marked as paid at Previred. */
async function paidMonths(tx: Tx, ended: readonly Ended[]) {
  const asked = ended.map((one) => ({
    ...one,
    months: monthsProved(one.initialDate, one.disengagementDate),
  }))
  const businesses = [...new Set(ended.map(({ businessId }) => businessId))]
  const months = [...new Set(asked.flatMap((one) => one.months))]
  const { rows } = await sql<Mark>`select mark.business_id as "businessId",
      mark.year_month as month, mark.done_on::text as "paidOn"
    from payroll_deadline mark
    where mark.company_id = app.current_company() and mark.kind = 'PREVIRED'
      and mark.done_on is not null
      and mark.business_id = any(${businesses}::bigint[])
      and mark.year_month = any(${months}::int[])
    order by mark.year_month`.execute(tx)
  return new Map(
    asked.map(({ id, businessId, months: own }) => [
      id,
      rows
        .filter((mark) => mark.businessId === businessId && own.includes(mark.month))
        .map(({ month, paidOn }) => ({ month, paidOn })),
    ]),
  )
}
