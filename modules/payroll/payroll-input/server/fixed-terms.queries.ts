import { addDays, type ISODate } from '#chile/dates.ts'
import { lastDay, type YearMonth } from '#chile/period.ts'
import type { FixedSpell } from '#law/fixed-term.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import type { TermsRow } from './held-terms.queries.ts'

/** The facts that make a fixed term open-ended (Código del Trabajo, art. 159 N°4), as stored. */
export type FixedTermFacts = {
  earlier: readonly FixedSpell[]
  secondRenewal: ISODate | null
  /** The day of the month on which the parties agreed to make it open-ended. */
  agreedOn: ISODate | null
}

const none = { earlier: [], secondRenewal: null }

/**
 * The earlier fixed terms of the same people with the same employer, and the day of each second
 * renewal: two statements, none when no contract of the batch has a fixed term.
 */
export async function fixedTermsOf(tx: Tx, month: YearMonth, rows: readonly TermsRow[]) {
  const fixed = rows.filter(({ contractType }) => contractType === 'FIXED')
  if (fixed.length === 0) return () => none
  const spells = await earlierSpells(tx, fixed)
  const renewals = await secondRenewals(tx, month, fixed)
  const byOwner = Map.groupBy(spells, (spell) => spell.userId)
  return (row: TermsRow): Omit<FixedTermFacts, 'agreedOn'> =>
    row.contractType === 'FIXED'
      ? {
          earlier: (byOwner.get(row.ownerId) ?? [])
            .filter((spell) => spell.businessId === row.businessId && spell.to < row.initialDate)
            .map(({ from, to }) => ({ from, to })),
          secondRenewal: renewals.get(row.contractId) ?? null,
        }
      : none
}

/** For each person, the ended contracts that had a fixed term on their last day. */
const earlierSpells = (tx: Tx, rows: readonly TermsRow[]) =>
  tx
    .selectFrom('userContract as contract')
    .innerJoin('userContractVersion as terms', 'terms.userContractId', 'contract.id')
    .select(['contract.userId', 'contract.businessId'])
    .select(['contract.initialDate as from', sql<ISODate>`contract.final_date::text`.as('to')])
    .where(sql<boolean>`contract.user_id = any(${rows.map((row) => row.ownerId)}::bigint[])`)
    .where('contract.status', '<>', 'DELETED')
    .where('contract.finalDate', 'is not', null)
    .where('terms.contractType', '=', 'FIXED')
    .where('terms.supersededAt', 'is', null)
    .where(sql<boolean>`terms.valid @> contract.final_date`)
    .orderBy('contract.initialDate')
    .execute()

/** The first day on which each contract records a second renewal of its term. */
async function secondRenewals(tx: Tx, month: YearMonth, rows: readonly TermsRow[]) {
  const found = await tx
    .selectFrom('userContractVersion')
    .select(['userContractId', sql<ISODate>`min(lower(valid))::text`.as('day')])
    .where(sql<boolean>`user_contract_id = any(${rows.map((row) => row.contractId)}::bigint[])`)
    .where('supersededAt', 'is', null)
    .where('fixedTermRenewals', '>=', 2)
    .where(sql<boolean>`lower(valid) <= ${lastDay(month)}::date`)
    .groupBy('userContractId')
    .execute()
  return new Map(found.map((row) => [row.userContractId, row.day]))
}

/**
 * The day after the last terms that ended in the month, fixed or for a work, of a contract that is
 * open-ended since then. The cause is an agreement, or a work that turned out to be one work in
 * stages (Código del Trabajo, art. 10 bis), which the data cannot decide.
 */
export function agreedOn(
  ended: readonly (Pick<TermsRow, 'contractType'> & { to: ISODate })[],
  { contractType }: TermsRow,
): ISODate | null {
  const last = ended.findLast(({ contractType: type }) => type === 'FIXED' || type === WORK)
  return last && contractType === 'INDEFINITE' ? addDays(last.to, 1) : null
}
const WORK = 'BY_WORK_OR_TASK'
