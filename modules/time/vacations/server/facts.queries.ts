import type { ISODate } from '#chile/dates.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import type { Entry, Facts, Lot } from '../model/ledger.ts'

/** Days a year of a contract without a term of its own (Código del Trabajo, art. 67). */
const LEGAL_DAYS = 15
/** In Magallanes, Aysén and the province of Palena (art. 67). */
const EXTREME_ZONE_DAYS = 20

/**
 * Everything that the balances of some contracts follow from, in one statement for any number of
 * contracts. A contract that is not found has no row.
 */
export async function factsOf(
  tx: Tx,
  contractIds: readonly number[],
): Promise<ReadonlyMap<number, Facts>> {
  const { contracts, ...rows } = await storedFacts(tx, contractIds)
  const of = {
    terms: grouped(rows.terms),
    recognitions: grouped(rows.recognitions),
    lots: grouped(rows.lots),
    entries: grouped(rows.entries),
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

type Owned = { userContractId: number }
type StoredFacts = {
  contracts: { id: number; initialDate: ISODate; finalDate: ISODate | null }[]
  terms: (Owned & Term)[]
  recognitions: (Owned & Facts['recognitions'][number])[]
  lots: (Owned & Omit<Lot, 'id'> & { id: number })[]
  entries: (Owned & StoredEntry)[]
}

/** The day in Chile on which a row was written. */
const recordedOn = sql`(recorded_at at time zone 'America/Santiago')::date::text`

async function storedFacts(tx: Tx, contractIds: readonly number[]): Promise<StoredFacts> {
  const ids = [...contractIds]
  const { rows } = await sql<StoredFacts>`
    select
      (select coalesce(json_agg(json_build_object('id', id, 'initialDate', initial_date::text,
          'finalDate', final_date::text)), '[]')
        from user_contract where company_id = app.current_company()
          and id = any(${ids}::bigint[])) as contracts,
      (select coalesce(json_agg(json_build_object('userContractId', user_contract_id,
          'since', since::text, 'art67', art67, 'additionalDays', additional_days,
          'accrual', accrual)), '[]')
        from vacation_term where company_id = app.current_company() and superseded_at is null
          and user_contract_id = any(${ids}::bigint[])) as terms,
      (select coalesce(json_agg(json_build_object('userContractId', user_contract_id,
          'months', months, 'provedOn', proved_on::text)), '[]')
        from vacation_recognition where company_id = app.current_company()
          and superseded_at is null
          and user_contract_id = any(${ids}::bigint[])) as recognitions,
      (select coalesce(json_agg(json_build_object('id', id, 'userContractId', user_contract_id,
          'source', source, 'grantedOn', granted_on::text, 'expiresOn', expires_on::text,
          'units', units, 'payOnExpiry', pay_on_expiry, 'recordedAt', ${recordedOn})), '[]')
        from vacation_lot where company_id = app.current_company()
          and user_contract_id = any(${ids}::bigint[])) as lots,
      (select coalesce(json_agg(json_build_object('userContractId', user_contract_id, 'seq', seq,
          'pool', pool, 'kind', kind, 'effectiveOn', effective_on::text, 'units', units,
          'lotId', lot_id, 'vacationId', vacation_id, 'reversesSeq', reverses_seq,
          'compensationId', compensation_id,
          'reason', reason, 'recordedAt', ${recordedOn}) order by seq), '[]')
        from vacation_entry where company_id = app.current_company()
          and user_contract_id = any(${ids}::bigint[])) as entries`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('The vacation facts of some contracts were not answered')
  return row
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
