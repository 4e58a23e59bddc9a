import type { Apart, Passing, Whose } from './keeping.ts'
import { labelOfAudited, type Owner, type Registered, type Registry } from './registry.ts'
import type { RetentionClassCode } from './retention.ts'

/** A table of the database with how long its rows are kept. */
export type KeptTable = {
  readonly table: string
  readonly label: string
  readonly keep: RetentionClassCode
  readonly whose: Whose
  /** The table that it is a part of. */
  readonly partOf: string | null
  readonly passes: readonly Passing[]
}

/** Every table that the registries of the modules name, by its name. */
export function keptTablesOf(registry: Registry, apart: Apart): readonly KeptTable[] {
  const known = [
    ...Object.entries(registry).map(([table, row]) => ({
      ...row,
      table,
      label: labelOfAudited(row),
      whose: row.whose ?? whoseOf(row),
    })),
    ...Object.entries(apart).map(([table, row]) => ({ ...row, table })),
  ]
  return known
    .flatMap(({ table, label, keep, whose, parts = {}, passes = [] }): KeptTable[] => [
      { table, label, keep, whose, partOf: null, passes },
      ...Object.entries(parts).map(([part, ofWhom]) => ({
        table: part,
        label,
        keep,
        whose: ofWhom,
        partOf: table,
        passes: [],
      })),
    ])
    .toSorted((a, b) => (a.table < b.table ? -1 : 1))
}

/** Whose a row is, as the columns that name its owner say. */
function whoseOf({ owner, keep }: Registered): Whose {
  const { user, contract, loan, business, month }: Owner = owner
  if (keep === 'LAW') return 'NOBODY'
  if (user ?? contract ?? loan) return 'PERSON'
  return (business ?? month) ? 'BUSINESS' : 'COMPANY'
}
