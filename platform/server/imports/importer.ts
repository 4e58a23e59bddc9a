import type { Found, Given, Objection } from '#platform/model/imports.ts'
import type { Permission, services } from '#access/services.ts'
import type { Entity, FieldName, Row } from '#platform/model/entity.ts'
import { publicId } from '#platform/model/ids.ts'
import { hook } from '#platform/model/hook.ts'
import type { Acting, Context } from '../context.ts'
import type { PlatformTx } from '../sql/db.ts'
import type { Storage } from '../storage/storage.ts'
import { namesInFiles } from './names-in-files.ts'
import {
  type Choice,
  type ColumnSays,
  columnsOfImport,
  type ImportColumn,
} from '#platform/model/imports.ts'

/** In whose name a file is read and written: in a request, or in work in background. */
export type Importing = Acting & {
  readonly platform: PlatformTx
  readonly services: Pick<Context['services'], 'publicUrl'>
  /** What the file says besides its rows; nothing where rows come from no file. */
  readonly file?: FileSays
}

/** A file that is read or written, besides its rows. */
export type FileSays = {
  readonly id: number
  /** What its form asked, by the names of `params`. */
  readonly params: Readonly<Record<string, string>>
  /** Whether an administrator insists: later facts give way. Closed months and signatures never. */
  readonly insists: boolean
  /** Its bytes and where bytes are kept, of an archive whose files are written. */
  readonly bytes: () => Promise<Buffer>
  readonly storage: Storage
}

/** What the form of a file asks before it is sent: one of some records. */
export type ImportParam = {
  readonly name: string
  readonly label: string
  readonly options: (
    reading: Reading,
  ) => Promise<readonly { readonly value: string; readonly label: string }[]>
}

/** A file whose rows are files: an archive. */
type Archive = {
  readonly params: readonly ImportParam[]
  /** A line for each of its files, with the cells of the columns in their order. */
  readonly lines: (bytes: Buffer) => Promise<readonly (readonly string[])[]>
}

/** A row as an importer checks it: what it would write, and the record that it is of. */
export type Checked<Values> = {
  /** What the file says. */
  readonly given: Partial<Values>
  /** The record as it would be. */
  readonly whole: Partial<Values>
  readonly found: Found | undefined
}

/** A row to write: a new record whole, or what changes of one. */
export type ToWrite<Values> = {
  readonly line: number
  readonly values: Partial<Values>
  readonly found: Found | undefined
}

/**
 * What a row says over what its record said, for rows whose columns may all be left out: of such a
 * row a part is one too.
 */
export const wholeRow = <Values extends object>({
  found,
  values,
}: Pick<ToWrite<Values>, 'found' | 'values'>): Values => ({ ...found?.values, ...values }) as Values

/** Said of a record that is no longer as a file left it: it stays. */
export const TOUCHED = 'Se cambió después de la carga'

/** What writing a row did to a record; `before` is nothing of a new one. */
export type Change = {
  readonly entity: string
  readonly id: number
  readonly before: Given | null
  readonly after: Given
  readonly version: number
}

/** How the rows of an importer are written and taken back. */
export type ImportWrites<Values> = {
  /**
   * Writes rows, all of them, in the transaction of the file; the changes of each, in their order.
   *
   * @throws UserError of the screen's own words: the engine finds the row that it is about
   */
  readonly apply: (
    importing: Importing,
    rows: readonly ToWrite<Values>[],
  ) => Promise<readonly (readonly Change[])[]>
  /** Takes changes back; of each, in their order, the reason why it stays, or nothing. */
  readonly undo: (
    importing: Importing,
    changes: readonly Change[],
  ) => Promise<readonly (string | undefined)[]>
}

/** In whose name every record is read, for a template with what there is. */
type Reading = Acting

type Area = 'importPeople' | 'importPayroll' | 'importSystem'

type Facts<E extends Entity, N extends FieldName<E>> = {
  /** The literal code of what is loaded: never changed once files carry it. */
  code: string
  /** What is loaded, in plural: «Proveedores». */
  label: string
  /** What it does, for who chooses it. */
  about: string
  /** The right to its screen. */
  area: Area
  /** The service of the records: who may create and update them may load them. */
  service: keyof typeof services
  /** The rights over its records, where the service has not both words. */
  needs?: Importer['needs']
  columns: Readonly<Record<N, ColumnSays>>
  /** Columns that follow from what the company has: one for each of its items. */
  more?: Importer['more']
  /** The columns that say of which record a row is. */
  keys: readonly NoInfer<N>[]
  /** The columns whose rows are judged and written at once, as what they come to is checked. */
  together?: readonly NoInfer<N>[]
  /** The records that rows are of, in their order: one query for all rows. */
  match: (
    importing: Importing,
    rows: readonly Partial<Pick<Row<E>, N>>[],
  ) => Promise<readonly (Found | undefined)[]>
  /** What is wrong with rows besides their cells, in their order: the checks of the screen. */
  check?: (
    importing: Importing,
    rows: readonly Checked<Pick<Row<E>, N>>[],
    coming?: ReadonlySet<string>,
  ) => Promise<readonly (readonly Objection[])[]> | readonly (readonly Objection[])[]
  write: ImportWrites<Pick<Row<E>, N>>
  /** Every record, for a template with what there is. */
  all: (importing: Reading) => Promise<readonly Given[]>
  /** How rows are read of an archive, where files are loaded and no table. */
  archive?: Archive
}

/** An importer as the engine runs it: the values of its rows are by the names of its columns. */
export type Importer = {
  readonly code: string
  readonly label: string
  readonly about: string
  readonly of: Entity
  readonly area: Area
  readonly needs: { readonly create: Permission; readonly update: Permission }
  readonly columns: readonly ImportColumn[]
  readonly more?: ((reading: Reading) => Promise<readonly ImportColumn[]>) | undefined
  readonly keys: readonly string[]
  readonly together: readonly string[]
  readonly match: (
    importing: Importing,
    rows: readonly Given[],
  ) => Promise<readonly (Found | undefined)[]>
  /**
   * What is wrong with rows besides their cells. `coming` are the RUTs of people that the same file
   * enters before: their records are not there yet, and their rights are asked where they enter.
   */
  readonly check: (
    importing: Importing,
    rows: readonly Checked<Given>[],
    coming?: ReadonlySet<string>,
  ) => Promise<readonly (readonly Objection[])[]>
  readonly write: ImportWrites<Given>
  readonly all: (importing: Reading) => Promise<readonly Given[]>
  readonly archive?: Archive | undefined
}

/** What follows from rows that a file wrote or took back, in their transaction. */
export const afterRows = hook<(importing: Importing) => Promise<void>>('rows that a file wrote')

/** The importers of all modules, by their code. */
export const importers = hook('importer', ({ code }: Importer) => code)

/**
 * Declares an importer of an entity: its columns, how the record of a row is found, and how rows
 * are written. All else (files, headers, cells, verdicts, repair, progress, undoing) is the engine.
 * The kit may cast: the values of a row are data here, and its call sites stay typed.
 */
export function importer<E extends Entity, N extends FieldName<E>>(
  of: E,
  facts: Facts<E, N>,
): void {
  const { code, label, about, area, service, needs, keys, match, check, write, all } = facts
  const { more, archive, together = [] } = facts
  importers.on(service, {
    code,
    label,
    about,
    of,
    area,
    // Services of people and of the company have both words: a right that is not there is refused.
    needs: needs ?? {
      create: `${service}.create` as Permission,
      update: `${service}.update` as Permission,
    },
    columns: columnsOfImport(of, facts.columns),
    more,
    keys,
    together,
    match: match as Importer['match'],
    check: async (importing, rows, coming) =>
      check ? check(importing, rows as never, coming) : rows.map(() => []),
    write: write as unknown as Importer['write'],
    all,
    archive,
  })
}

/** An importer with the columns that follow from what the company has. */
export async function withColumns(reading: Reading, importer: Importer): Promise<Importer> {
  const { more, columns } = importer
  return more ? { ...importer, columns: [...columns, ...(await more(reading))] } : importer
}

/** The choices of each column that names records of another table: one query for each. */
export async function namesOf(
  importing: Pick<Acting, 'tx' | 'reach'>,
  columns: readonly ImportColumn[],
): Promise<Map<string, readonly Choice[]>> {
  const named = new Map<string, readonly Choice[]>()
  for (const { name, meta } of columns) {
    if (!meta.reference) continue
    const entity = meta.reference
    const rows = (await namesInFiles.find(entity)?.read(importing)) ?? []
    named.set(
      name,
      rows.map(({ id, names: [label = '', ...also] }) => ({
        value: id,
        label,
        also: [...also, publicId(entity, id)],
      })),
    )
  }
  return named
}
