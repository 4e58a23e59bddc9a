import type { Context } from '#platform/server/context.ts'
import { writeCsv } from '#platform/server/sheets/write-csv.ts'
import { sql } from '#platform/server/sql/db.ts'
import { nameIn } from '#platform/server/sql/person-names.ts'
import {
  MOST_IN_FILE,
  type RegistrationKind,
  RegistrationKind as Kind,
} from '../model/registration.ts'
import { dutiesWithin } from './registrations.queries.ts'

const columns = [
  { key: 'rut', label: 'RUT trabajador', kind: 'text' },
  { key: 'name', label: 'Nombre', kind: 'text' },
  { key: 'code', label: 'Contrato', kind: 'text' },
  { key: 'jobTitle', label: 'Cargo', kind: 'text' },
  { key: 'contractType', label: 'Tipo de contrato', kind: 'text' },
  { key: 'initialDate', label: 'Inicio', kind: 'date' },
  { key: 'finalDate', label: 'Termino', kind: 'date' },
  { key: 'signedOn', label: 'Firma', kind: 'date' },
  { key: 'annex', label: 'Anexo', kind: 'text' },
  { key: 'cause', label: 'Causal', kind: 'text' },
  { key: 'due', label: 'Vence', kind: 'date' },
] as const

/**
 * What is pending of a razón social, as files to load in Mi DT: one for each cargo, a thousand rows
 * at most. The Dirección publishes no format that could be tried.
 */
export async function labourRegistrationFile(
  context: Context,
  { businessId, kind }: { businessId: number; kind: RegistrationKind },
) {
  const all = await dutiesWithin(context, { businessId, kind, state: null })
  const pending = all.filter(({ doneOn }) => doneOn === null)
  const facts = await factsOf(context, [...new Set(pending.map(({ row }) => row.id))])
  const rows = pending.flatMap(({ row, annex, due }) => {
    const found = facts.get(row.id)
    if (!found) return []
    const { initialDate, finalDate, contractType, code, cause } = row
    const signedOn = annex?.signedOn ?? row.signatureDate
    const { title = null } = annex ?? {}
    return [
      { ...found, code, contractType, initialDate, finalDate, signedOn, annex: title, cause, due },
    ]
  })
  const byTitle = Map.groupBy(rows, ({ jobTitle }) => jobTitle ?? 'Sin cargo')
  const files = [...byTitle].toSorted(([a], [b]) => a.localeCompare(b, 'es'))
  return {
    files: files.flatMap(([jobTitle, same]) =>
      partsOf(same).map((part, at) => ({
        jobTitle,
        rows: part.length,
        name: `${Kind.label(kind)} ${jobTitle}${at === 0 ? '' : ` ${at + 1}`}.csv`.replace(
          /[/\\]/g,
          '-',
        ),
        text: writeCsv(columns, part),
      })),
    ),
  }
}
export type RegistrationFiles = Awaited<ReturnType<typeof labourRegistrationFile>>

/** Rows in as many parts as files take. */
const partsOf = <Row>(rows: readonly Row[]): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / MOST_IN_FILE) }, (_, at) =>
    rows.slice(at * MOST_IN_FILE, (at + 1) * MOST_IN_FILE),
  )

/** Who the person of each contract is, and their last cargo. */
async function factsOf({ tx }: Context, contractIds: readonly number[]) {
  const rows = await tx
    .selectFrom('userContract as contract')
    .innerJoin('users', 'users.id', 'contract.userId')
    .select(['contract.id', 'users.rut', nameIn('users.id').as('name')])
    .select(
      sql<string | null>`(select terms.job_title from user_contract_version terms
        where terms.company_id = app.current_company() and terms.user_contract_id = contract.id
          and terms.superseded_at is null order by lower(terms.valid) desc limit 1)`.as('jobTitle'),
    )
    .where(sql<boolean>`contract.id = any(${[...contractIds]}::bigint[])`)
    .execute()
  return new Map(rows.map(({ id, ...row }) => [id, row]))
}
