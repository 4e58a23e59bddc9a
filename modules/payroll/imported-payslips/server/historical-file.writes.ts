import { z } from 'zod'
import type { Given } from '#platform/model/imports.ts'
import {
  type Change,
  type Importing,
  TOUCHED,
  type ToWrite,
} from '#platform/server/imports/importer.ts'
import { constraintMessages } from '#platform/server/database-errors.ts'
import { changedMeanwhile } from '#platform/server/errors.ts'
import { bulk } from '#platform/server/sql/bulk.ts'
import { sql } from '#platform/server/sql/db.ts'
import { type HistoricalValues, sumsOf } from '../model/imported-payslip.ts'
import { amountsOf, standingPays } from './historical-file.ts'

constraintMessages({
  imported_payslip_ours: {
    message: 'Ese mes se calcula aquí: no se importa',
    field: 'month',
    kind: 'invalid',
  },
  imported_payslip_net: {
    message: 'El líquido no es haberes menos descuentos',
    field: 'net',
    kind: 'invalid',
  },
  payroll_month_imported: {
    message: 'Ese mes, o uno posterior, se cargó desde otro sistema: no se calcula aquí',
    field: 'yearMonth',
    kind: 'conflict',
  },
})

/** What a month was paid, as it is kept. */
const Kept = z.object({
  days: z.string(),
  net: z.number(),
  amounts: z.record(z.string(), z.number()),
})
type Kept = z.infer<typeof Kept>
type Fresh = Kept & { contractId: number; month: number }
type Corrected = Kept & { id: number; version: number }

/** Keeps what another system paid in the months of rows. */
export async function applyPays(
  importing: Importing,
  rows: readonly ToWrite<HistoricalValues & Given>[],
): Promise<readonly (readonly Change[])[]> {
  const wholes = rows.map(({ found, values }): HistoricalValues & Given => ({
    ...found?.values,
    ...values,
  }))
  const all = await standingPays(importing, wholes)
  const said = wholes.map((whole, at) => {
    const { days = '0', net = 0, month = 0 } = whole
    const given = amountsOf(whole)
    // What the file says empty of a column is taken away from what there was.
    return { ...all[at], month, kept: { days, net, amounts: given } }
  })
  const made = await added(
    importing,
    said.flatMap(({ contract, held, month, kept }) =>
      contract && !held ? [{ contractId: contract.id, month, ...kept }] : [],
    ),
  )
  const versions = await corrected(
    importing,
    said.flatMap(({ held, kept }) =>
      held ? [{ id: held.id, version: held.version, ...kept }] : [],
    ),
  )
  return said.map(({ contract, held, month, kept }): Change[] => {
    if (held) {
      const { id, days, net, amounts } = held
      const version = versions.get(id)
      if (version === undefined) throw changedMeanwhile({ table: 'importedPayslip', key: { id } })
      const before = { days, net, amounts }
      return [{ entity: 'imported_payslip', id, version, before, after: kept }]
    }
    const id = made.get(`${contract?.id} ${month}`)
    return id === undefined
      ? []
      : [{ entity: 'imported_payslip', id, version: 1, before: null, after: kept }]
  })
}

/** The new months of contracts; their ids, by both. */
async function added({ tx }: Importing, rows: readonly Fresh[]) {
  if (rows.length === 0) return new Map<string, number>()
  const { rows: made } = await sql<{ id: number; key: string }>`
    insert into imported_payslip (company_id, user_contract_id, year_month, days, amounts, earnings,
      deductions, net)
    select app.current_company(), given.contract, given.month, given.days, given.amounts,
      given.earnings, given.deductions, given.net
    from ${bulk(rows, 'given', {
      contract: ['bigint', ({ contractId }) => contractId],
      month: ['integer', ({ month }) => month],
      days: ['numeric', ({ days }) => days],
      amounts: ['jsonb', ({ amounts }) => JSON.stringify(amounts)],
      earnings: ['bigint', ({ amounts }) => sumsOf(amounts).earnings],
      deductions: ['bigint', ({ amounts }) => sumsOf(amounts).deductions],
      net: ['bigint', ({ net }) => net],
    })}
    returning id, user_contract_id || ' ' || year_month as key`.execute(tx)
  return new Map(made.map(({ id, key }) => [key, Number(id)]))
}

/** Corrects months where their version is the one that was seen; the versions they have now. */
async function corrected({ tx }: Importing, rows: readonly Corrected[]) {
  if (rows.length === 0) return new Map<number, number>()
  const { rows: after } = await sql<{ id: number; version: number }>`
    update imported_payslip paid set days = given.days, amounts = given.amounts,
      earnings = given.earnings, deductions = given.deductions, net = given.net,
      version = paid.version + 1
    from ${bulk(rows, 'given', {
      id: ['bigint', ({ id }) => id],
      version: ['integer', ({ version }) => version],
      days: ['numeric', ({ days }) => days],
      amounts: ['jsonb', ({ amounts }) => JSON.stringify(amounts)],
      earnings: ['bigint', ({ amounts }) => sumsOf(amounts).earnings],
      deductions: ['bigint', ({ amounts }) => sumsOf(amounts).deductions],
      net: ['bigint', ({ net }) => net],
    })}
    where paid.company_id = app.current_company() and paid.id = given.id
      and paid.version = given.version
    returning paid.id, paid.version`.execute(tx)
  return new Map(after.map(({ id, version }) => [Number(id), version]))
}

/** Takes months back where they are as the file left them. */
export async function undoPays(importing: Importing, changes: readonly Change[]) {
  const fresh = changes.filter(({ before }) => before === null)
  const { rows: gone } = await sql<{ id: number }>`
    delete from imported_payslip paid using ${bulk(fresh, 'given', {
      id: ['bigint', ({ id }) => id],
      version: ['integer', ({ version }) => version],
    })}
    where paid.company_id = app.current_company() and paid.id = given.id
      and paid.version = given.version
    returning paid.id`.execute(importing.tx)
  const back = await corrected(
    importing,
    changes.flatMap(({ id, version, before }) =>
      before === null ? [] : [{ id, version, ...Kept.parse(before) }],
    ),
  )
  const done = new Set([...gone.map(({ id }) => Number(id)), ...back.keys()])
  return changes.map(({ id }) => (done.has(id) ? undefined : TOUCHED))
}
