import { keptTables } from '#generated/kept-tables.ts'
import { labelOfColumn } from '#modules/administration/audit/model/words.ts'
import type { ReadingOfPerson } from '#modules/administration/audit/server/index.ts'
import { momentAt } from '#platform/server/context.ts'
import type { Column } from '#platform/server/sheets/columns.ts'
import { csvForPeople } from '#platform/server/sheets/write-csv.ts'
import { leftOut } from '../model/copied-tables.ts'
import type { ExportedRow } from './export.queries.ts'

/** All that is kept of one person. */
export type Gathered = {
  readonly tables: ReadonlyMap<string, readonly ExportedRow[]>
  readonly readings: readonly ReadingOfPerson[]
  readonly files: readonly { id: number; name: string; storageKey: string }[]
  readonly company: string
}

const labels = new Map(keptTables.map(({ table, label }) => [table, label]))

const labelOf = (table: string) => labels.get(table) ?? table

/** The file of a person under a name of its own: two may be called alike. */
export const copyOf = ({ id, name }: { id: number; name: string }): string =>
  `Archivo ${id} - ${name}`

/** What is kept, once for programs and once for people, and what of it was left out. */
export function* dataFiles(gathered: Gathered, at: Date) {
  const { tables, readings } = gathered
  yield { name: 'LÉAME.txt', content: Buffer.from(`\uFEFF${about(gathered, at)}`) }
  yield { name: 'datos.json', content: Buffer.from(JSON.stringify(asJson(gathered, at), null, 2)) }
  for (const [table, rows] of tables) {
    const names = Object.keys(rows[0]?.values ?? {})
    const columns = names.map((name): Column => ({
      key: name,
      label: labelOfColumn(table, name) ?? name,
      kind: 'text',
    }))
    const written = rows.map(({ values }) =>
      Object.fromEntries(names.map((name) => [name, asText(values[name])])),
    )
    yield { name: `${labelOf(table)} (${table}).csv`, content: csvForPeople(columns, written) }
  }
  yield {
    name: 'Quién leyó mis datos.csv',
    content: csvForPeople(
      [
        { key: 'at', label: 'Cuándo', kind: 'timestamp' },
        { key: 'what', label: 'Qué', kind: 'text' },
        { key: 'author', label: 'Quién', kind: 'text' },
      ],
      readings.map(({ at: when, what, author }) => ({ at: when, what, author })),
    ),
  }
}

function asText(value: unknown): string | null {
  if (value === null || value === undefined) return null
  if (value instanceof Date) return value.toISOString()
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

const asJson = ({ tables, readings, files, company }: Gathered, at: Date) => ({
  empresa: company,
  preparado: at.toISOString(),
  tablas: Object.fromEntries(
    [...tables].map(([table, rows]) => [
      table,
      { nombre: labelOf(table), filas: rows.map(({ values }) => values) },
    ]),
  ),
  lecturas: readings.map(({ at: when, what, author }) => ({
    cuando: when,
    que: what,
    quien: author,
  })),
  archivos: files.map(copyOf),
})

function about({ company, tables, files }: Gathered, at: Date): string {
  const left = Map.groupBy(Object.entries(leftOut), ([, why]) => why)
  return [
    `Copia de sus datos personales en ${company}, preparada el ${momentAt(at)}.`,
    '',
    'datos.json tiene todo, para que otro sistema lo lea; cada archivo .csv es lo mismo de una',
    `parte, para una planilla. Hay ${tables.size} partes y ${files.length} archivos.`,
    '«Quién leyó mis datos» dice cada lectura que otra persona hizo de lo reservado.',
    '',
    'De otras personas va el nombre de quien respondió o escribió algo, y nada más de ellas.',
    'No van claves ni códigos, ni lo que otros respondieron de usted con reserva, ni borradores',
    'que todavía no se le entregan.',
    '',
    'Tampoco van, porque:',
    ...[...left].map(
      ([why, rows]) => `- ${rows.map(([table]) => labelOf(table)).join(', ')}: ${why}.`,
    ),
    '',
    'Ley 19.628, arts. 5 y 9, modificada por la ley 21.719.',
    '',
  ].join('\r\n')
}
