import type { Permission } from '#access/services.ts'
import type { Entity } from './entity.ts'
import type { FieldSchema } from './field.ts'
import type { Keeping, Whose } from './keeping.ts'
import { snakeOf } from './snake-case.ts'

/**
 * The right a reader needs for a column of the audit. A permission is checked over the row's person
 * or razón social, within its reach. `open`: the column belongs to nobody, and every reader of the
 * audit sees it. `whole`: it adds up the pay of a razón social, and only a reader who sees
 * everybody there sees it.
 */
export type Seen = Permission | 'open' | 'whole' | 'private'

/** What a number or a code of a column represents: the server gives its words. */
export type Means =
  | 'login'
  | 'commune'
  | 'country'
  | 'concept'
  | 'formula'
  | 'indicator'
  | 'module'
  | 'service'
  | 'bank'
  | 'mutual'
  | 'ccaf'
  | 'afp'
  | 'health'
  | 'savings'
  | 'settings'
  | 'changes'
  | 'brackets'
  | 'list'

export type Column = {
  /** All of them are needed; null is a column that says nothing to anybody. */
  readonly seen: readonly Seen[] | null
  /** Its label and format; by default those of the table's entity. */
  readonly field?: FieldSchema
  readonly means?: Means
  /** The part of a person's data that it is of: closed to others while its person blocks it. */
  readonly part?: BlockedPart
}
/** What a person may block of their data, each by itself; `people/sight` has its words. */
export type BlockedPart = 'CONTACT' | 'PICTURE' | 'FAMILY' | 'FIELDS'
export type Columns = Readonly<Record<string, Column>>

/** The columns that say whose a row is; `entityId` is the row's own number. */
export type Owner = {
  readonly user?: string
  readonly contract?: string
  readonly loan?: string
  readonly month?: string
  readonly business?: string
}

/** What its rows are called: what their entity is called, where they have no other name. */
type Named =
  | { readonly of: Entity; readonly label?: string }
  | { readonly of?: undefined; readonly label: string }

/** A kind of event that the audit keeps: rows of a table, or an act. */
export type Kept = Named & {
  readonly owner: Owner
  readonly columns: Columns
  /** Of columns that are not listed: the rows that any operation may be about. */
  readonly others?: Column
  /** The column that names the row, where it has neither a person nor a month. */
  readonly title?: string
  /** Its rows are kept from their own person while their `display_to_employee` is false. */
  readonly hiddenFromOwner?: true
}

/** The number that tells the kind apart in its public ids, and their least length. */
export type PublicId = { readonly kind: string; readonly no: number; readonly length: number }

/**
 * A table of a module, as the rest of the product knows it. A module says its own in a
 * file of `model/`, and `npm run generate` joins them: the history that people read, public ids,
 * what the attacks try with, addresses to look at, which changes payroll follows, and how long its
 * rows are kept.
 */
export type Registered = Kept &
  Keeping & {
    readonly publicId?: PublicId
    /** Whose its rows are, where its owner does not say it: they name people besides. */
    readonly whose?: Whose
    /**
     * A change of a row moves the payslips of its company, of its razón social, or of its person.
     * `company` is what formulas read, and `facts` what everybody's facts say in words, such as the
     * name of an area. Without it payroll reads nothing of the table.
     */
    readonly movesPay?: 'company' | 'facts' | 'business' | 'person'
  }

/** Tables by their name. */
export type Registry = Readonly<Record<string, Registered>>

/** What the rows of a table, or an act, are called. */
export const labelOfAudited = (kept: Kept): string =>
  kept.of ? (kept.label ?? kept.of.label) : kept.label

/** Columns of the table's entity, shown to whoever has all of these rights. */
export const shown = (seen: Seen | readonly Seen[], ...names: readonly string[]): Columns =>
  Object.fromEntries(names.map((name) => [name, { seen: [seen].flat() }]))

/** Columns of a part of a person's data that they may block. */
export const partOf = (part: BlockedPart, columns: Columns): Columns =>
  Object.fromEntries(Object.entries(columns).map(([name, column]) => [name, { ...column, part }]))

/** The same of fields of an entity, by their names there. */
export const shownFields = (seen: Seen | readonly Seen[], ...names: readonly string[]): Columns =>
  shown(seen, ...names.map(snakeOf))

/** One column with its label and format, and what its codes mean. */
export const as = (seen: Seen | readonly Seen[], field: FieldSchema, means?: Means): Column => ({
  seen: [seen].flat(),
  field,
  ...(means ? { means } : {}),
})

/** Columns that say nothing to people: numbers of rows, dates of the record, repetitions. */
export const internal = (...names: readonly string[]): Columns =>
  Object.fromEntries(names.map((name) => [name, { seen: null }]))

/** Of every table: whose company, which row, which edition. */
export const usual = internal('company_id', 'id', 'version', 'created_at')

/** Of every table of versions: from when it was written until when. The event says when and who. */
export const recorded = {
  ...usual,
  ...internal('recorded_at', 'superseded_at', 'author_login_id'),
}
