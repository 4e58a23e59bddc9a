import { debtsSettledBy } from '#modules/payroll/debts/server/index.ts'
import { sql } from '#platform/server/db.ts'
import { readTerms } from './stored.ts'

type Row = { contract: number; paidOn: string; terms: unknown }

/** What a paid finiquito asked back is owed no more; what it left out still is. */
debtsSettledBy(async (tx, contracts) => {
  const { rows } =
    await sql<Row>`select s.user_contract_id as contract, s.paid_on::text as "paidOn",
      s.terms
    from settlement s
    where s.company_id = app.current_company() and s.status = 'PAID'
      and s.user_contract_id = any(${[...contracts]}::bigint[])`.execute(tx)
  return new Map(
    rows.map(({ contract, paidOn, terms }) => {
      const without = new Set((readTerms(terms).withoutDebts ?? []).map(({ key }) => key))
      return [contract, { paidOn, without }]
    }),
  )
})
