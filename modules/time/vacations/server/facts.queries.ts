import type { ISODate } from '#chile/dates.ts'
import { sql, type Tx } from '#platform/server/db.ts'
import type { Entry, Facts, Lot } from '../model/ledger.ts'

/** Days a year of a contract without a term of its own (Código del Trabajo, art. 67). */
const LEGAL_DAYS = 15
/** In Magallanes, Aysén and the province of Palena (art. 67). */
const EXTREME_ZONE_DAYS = 20

const recordedOn = sql<ISODate>`(recorded_at at time zone 'America/Santiago')::date::text`

/**
 * Everything that the balances of some contracts follow from, in five queries for any number of
 * contracts. A contract that is not found has no row.
 */
export async function factsOf(
  tx: Tx,
  contractIds: readonly number[],
): Promise<ReadonlyMap<number, Facts>> {
  const among = sql<boolean>`user_contract_id = any(${[...contractIds]}::bigint[])`
  const contracts = await tx
    .selectFrom('userContract')
    .select(['id', 'initialDate', 'finalDate'])
    .where(sql<boolean>`id = any(${[...contractIds]}::bigint[])`)
    .execute()
  const terms = await tx
    .selectFrom('vacationTerm')
    .select(['userContractId', 'since', 'art67', 'additionalDays', 'accrual'])
    .where('supersededAt', 'is', null)
    .where(among)
    .execute()
  const recognitions = await tx
    .selectFrom('vacationRecognition')
    .select(['userContractId', 'months', 'provedOn'])
    .where('supersededAt', 'is', null)
    .where(among)
    .execute()
  const lots = await tx
    .selectFrom('vacationLot')
    .select(['id', 'userContractId', 'source', 'grantedOn', 'expiresOn', 'units', 'payOnExpiry'])
    .select(recordedOn.as('recordedAt'))
    .where(among)
    .execute()
  const entries = await tx
    .selectFrom('vacationEntry')
    .select(['userContractId', 'seq', 'pool', 'kind', 'effectiveOn', 'units', 'lotId'])
    .select(['vacationId', 'reversesSeq', 'reason', recordedOn.as('recordedAt')])
    .where(among)
    .orderBy('seq')
    .execute()
  const of = {
    terms: grouped(terms),
    recognitions: grouped(recognitions),
    lots: grouped(lots),
    entries: grouped(entries),
  }
  return new Map(
    contracts.map(({ id, initialDate, finalDate }) => [
      id,
      {
        start: initialDate,
        end: finalDate,
        terms: [usualTerm, ...of.terms(id).map(termOf)],
        recognitions: of.recognitions(id),
        lots: of.lots(id).map(lotOf),
        entries: of.entries(id).map(entryOf),
      },
    ]),
  )
}

/** Before the first term of its own, a contract gives what the law gives everybody. */
const usualTerm = { since: '1900-01-01', daysAYear: LEGAL_DAYS, accrual: 'MONTHLY' } as const

type Term = {
  since: ISODate
  art67: boolean
  additionalDays: number
  accrual: Facts['terms'][number]['accrual']
}

const termOf = ({ since, art67, additionalDays, accrual }: Term): Facts['terms'][number] => ({
  since,
  art67,
  daysAYear: (art67 ? EXTREME_ZONE_DAYS : LEGAL_DAYS) + additionalDays,
  accrual,
})

const lotOf = ({ id, ...lot }: Omit<Lot, 'id'> & { id: number }): Lot => ({
  ...lot,
  id: String(id),
})

type StoredEntry = Omit<Entry, 'on' | 'lot'> & { effectiveOn: ISODate; lotId: number | null }

const entryOf = ({ effectiveOn, lotId, ...entry }: StoredEntry): Entry => ({
  ...entry,
  on: effectiveOn,
  ...(lotId === null ? {} : { lot: String(lotId) }),
})

/** The rows of each contract. */
function grouped<Row extends { userContractId: number }>(rows: readonly Row[]) {
  const groups = Map.groupBy(rows, ({ userContractId }) => userContractId)
  return (contract: number): readonly Row[] => groups.get(contract) ?? []
}
