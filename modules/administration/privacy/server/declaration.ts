import { isPermission, partsOf, services } from '#access/services.ts'
import { matchesWords } from '#chile/text.ts'
import { keptTables } from '#generated/kept-tables.ts'
import { keptOf, metaOfColumn } from '#modules/administration/audit/model/words.ts'
import type { Sensitivity } from '#platform/model/field.ts'
import {
  RetentionClass,
  type RetentionClassCode,
  retentionClasses,
  termWords,
} from '#platform/model/retention.ts'
import type { Context } from '#platform/server/context.ts'
import type { ListInput } from '#platform/server/graphql/operations.ts'
import { pageOf } from '#platform/server/sql/total-of.ts'

/** What the product keeps of people under one name, as its own registries declare it. */
export type DeclaredRow = {
  key: string
  label: string
  keep: RetentionClassCode
  why: string
  term: string
  basis: string[]
  /** Pay, health, accounts and papers of identity: masked, and each reading is kept. */
  reserved: string[]
  personal: string[]
  others: string[]
  /** The services whose right reads some of it. */
  readers: string[]
}

type Facts = Record<Sensitivity, Set<string>> & { readers: Set<string> }

/** What the columns of some tables are called, how careful one is with them, and who reads them. */
function factsOf(names: readonly string[]): Facts {
  const facts: Facts = { A: new Set(), B: new Set(), C: new Set(), readers: new Set() }
  for (const name of names) {
    for (const [column, { seen }] of Object.entries(keptOf(name)?.columns ?? {})) {
      const meta = metaOfColumn(name, column)
      if (seen === null || meta === undefined) continue
      const { sensitivity, label } = meta
      facts[sensitivity].add(label)
      for (const right of seen) {
        if (isPermission(right)) facts.readers.add(services[partsOf(right).word].label)
      }
    }
  }
  return facts
}

const sorted = (words: ReadonlySet<string>) =>
  [...words].toSorted((a, b) => a.localeCompare(b, 'es'))

/** Everything of people that the product keeps: it changes with the product, not with use. */
const gathered = (): readonly DeclaredRow[] =>
  [
    ...Map.groupBy(
      keptTables.filter(({ whose }) => whose === 'PERSON'),
      ({ label, keep }) => `${keep} ${label}`,
    ),
  ]
    .flatMap(([key, parts]): DeclaredRow[] => {
      const [first] = parts
      if (!first) return []
      const { A, B, C, readers } = factsOf(parts.map(({ table }) => table))
      const { why, sources } = retentionClasses[first.keep]
      return [
        {
          key,
          label: first.label,
          keep: first.keep,
          why,
          term: termWords(first.keep),
          basis: sources.map(({ text }) => text),
          reserved: sorted(A),
          personal: sorted(B),
          others: sorted(C),
          readers: sorted(readers),
        },
      ]
    })
    .toSorted((a, b) => a.label.localeCompare(b.label, 'es'))

let known: readonly DeclaredRow[] | undefined
/** Gathered when it is first asked for. */
const declared = () => (known ??= gathered())

export type DeclaredFilter = { search: string | null; keep: RetentionClassCode | null }

/** The part of it that a filter names. */
export const declaredOf = ({ search, keep }: DeclaredFilter): readonly DeclaredRow[] =>
  declared().filter(
    (row) =>
      (keep === null || row.keep === keep) && (!search || matchesWords(wordsOf(row), search)),
  )

const wordsOf = ({ label, keep, reserved, personal, others }: DeclaredRow): string =>
  [label, RetentionClass.label(keep), ...reserved, ...personal, ...others].join(' ')

/** A page of what the product keeps of people, by its name. */
export function declaredData(_context: Context, input: ListInput<DeclaredFilter, 'label'>) {
  const rows = declaredOf(input.filter)
  return Promise.resolve(pageOf(input.sort.descending ? rows.toReversed() : rows, input.page))
}
