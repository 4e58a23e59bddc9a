import { isEnumType } from 'graphql'
import { upperFirst } from '../../../chile/text.ts'
import type { FieldMeta } from '../../../platform/model/field.ts'
import { type EntityName, publicId } from '../../../platform/model/ids.ts'
import type { NestedFields } from '../../../platform/server/graphql/input.ts'
import type { OperationRecord } from '../../../platform/server/graphql/operations.ts'
import { catalogue } from '../../../modules/administration/reports/server/catalogue.ts'
import { shapeInput } from '../../../modules/administration/reports/server/shape.graphql.ts'
import { allOperations, argumentOf, documentOf, schema } from '../schema.ts'
import type { Canary } from './canaries.ts'
import { draft, type Months } from './processes.ts'

/** A request: one operation with its variables. */
export type Ask = { readonly name: string; readonly document: string; readonly variables: object }

type Known = {
  readonly ids: ReadonlyMap<EntityName, readonly string[]>
  readonly canaries: readonly Canary[]
  readonly months: Months
  /** Asks for lists in each of their orders too: a hidden column must not order what is shown. */
  readonly inEveryOrder?: boolean
}

/**
 * Operations that are not asked here: files made on demand (asked for apart), the trail of these
 * requests, and operations that only describe the caller.
 */
const apart = new Set([
  'auditLog',
  'verifyAudit',
  'exportUsers',
  'payrollPdf',
  'additionalPdf',
  'payrollSummariesPdf',
  'reportProcess',
  'settlementBatchPdf',
  'mailOutbox',
  'zipDocuments',
])

/** Fields whose value decides what is answered: what a screen would send in them. */
const usual: Readonly<Record<string, unknown>> = {
  ...draft,
  key: 'UF',
  month: 9,
  yearMonth: 202609,
  year: 2026,
  net: 2_000_000,
  contractType: 'INDEFINITE',
  kind: 'ITEM',
}

/** Every query and list with ids of the canaries, in every month that has something of them. */
export function allAsks(known: Known): readonly Ask[] {
  return allOperations
    .filter(({ kind, name }) => kind !== 'mutation' && !apart.has(name))
    .flatMap((operation) => asksOf(operation, known))
}

function asksOf(operation: OperationRecord, known: Known): Ask[] {
  const document = documentOf(operation)
  const { name, input } = operation
  const inputs = input ? inputsOf(operation, known) : [undefined]
  return inputs.flatMap((sample, at) =>
    pagesOf(operation, at === 0 && known.inEveryOrder === true).map(({ said, ...paged }) => ({
      name: said ? `${name} by ${said}` : name,
      document,
      variables: { ...(sample ? { [argumentOf(operation)]: sample } : {}), ...paged },
    })),
  )
}

/** The first page of a list in its own order, and in each other one. */
function pagesOf({ kind, name }: OperationRecord, everyOrder: boolean) {
  if (kind !== 'list') return [{ said: '' }]
  const page = { number: 1, size: 100 }
  const others = everyOrder ? ordersOf(name).slice(1) : []
  return [
    { said: '', page },
    ...others.map((by) => ({ said: by, page, sort: { by, descending: true } })),
  ]
}

/** The columns that a list can be sorted by; the first is its own order. */
function ordersOf(name: string): readonly string[] {
  const type = schema.getType(`${upperFirst(name)}SortField`)
  if (!isEnumType(type)) throw new Error(`${name} has no order`)
  return type.getValues().map((value) => value.name)
}

type Fields = NonNullable<OperationRecord['input']>['fields']

/** The inputs of an operation: by report, by month, by person, or by row of what it asks for. */
function inputsOf({ name, input }: OperationRecord, known: Known): Record<string, unknown>[] {
  const fields = input?.fields ?? {}
  if (name === 'reportPreview') return reportInputs(fields, known)
  const places = placesIn(input?.ids ?? {}, known)
  return places.map((ids) => ({ ...sampleOf(fields, ids), ...named[name] }))
}

/** What is asked about by its code: a concept of the payslip, where it is no draft. */
const named: Readonly<Record<string, object>> = {
  explainPayslip: { code: 'LIQUIDO' },
  explainNetToGross: { code: 'LIQUIDO' },
  studioConcept: { code: 'LIQUIDO' },
}

/** A report as it is, cut by nobody: a column of a sample is one of no report. */
const whole = Object.fromEntries(Object.keys(shapeInput).map((name) => [name, null]))

/**
 * Each report as a screen reads it: its first pages, and what it has of each canary, whose rows may
 * come after those.
 */
const reportInputs = (fields: Fields, { canaries }: Known) => {
  const people = canaries.map(({ userId }) => publicId('user', userId))
  const asked = [
    ...[1, 2].map((page) => ({ page, userId: null })),
    ...people.map((userId) => ({ page: 1, userId })),
  ]
  return catalogue.flatMap(({ name, filters }) =>
    asked
      .filter(({ userId }) => userId === null || filters.includes('PERSON'))
      .map((one) => ({
        ...sampleOf(fields, new Map()),
        ...whole,
        name,
        yearMonth: 202609,
        year: 2026,
        days: 365,
        businessId: null,
        size: 100,
        ...one,
      })),
  )
}

/** Which ids are given together: a person with their contract in a month of their razón social. */
function placesIn(ids: Readonly<Record<string, EntityName>>, known: Known) {
  const kinds = new Set(Object.values(ids))
  const { months, canaries } = known
  const rows = [...kinds].filter((kind) => !personal.has(kind) && kind !== 'payrollMonth')
  const others = rows.flatMap((kind) =>
    (known.ids.get(kind) ?? []).map((id) => new Map<EntityName, string>([[kind, id]])),
  )
  if (!kinds.has('payrollMonth') && ![...personal].some((kind) => kinds.has(kind))) {
    return others.length > 0 ? others : [new Map<EntityName, string>()]
  }
  if (!kinds.has('contract') && !kinds.has('user')) {
    return Object.values(months).map((id) => new Map<EntityName, string>([['payrollMonth', id]]))
  }
  return canaries
    .filter(({ name }) => name !== 'director')
    .flatMap((one) =>
      (kinds.has('payrollMonth') ? monthsWith(one, months) : [months[one.business]]).map(
        (month) =>
          new Map<EntityName, string>([
            ['payrollMonth', month],
            ['user', publicId('user', one.userId)],
            ['contract', publicId('contract', one.contractId)],
            ...(others[0] ?? []),
          ]),
      ),
    )
}

const personal: ReadonlySet<EntityName> = new Set<EntityName>(['user', 'contract'])

const monthsWith = ({ business, name }: Canary, months: Months): readonly string[] =>
  business === 'vina'
    ? [months.vina, months.vinaClosed, months.advance, months.additional]
    : name.startsWith('quien dejó')
      ? [months.peumalClosed, months.settlement]
      : [months.peumal, months.peumalClosed]

/** What a screen that shows everything would ask: nothing narrowed, everything revealed. */
function sampleOf(fields: Fields, ids: ReadonlyMap<EntityName, string>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([key, field]): [string, unknown] => {
      if (isNested(field)) {
        const inner = sampleOf(field.nested, ids)
        return [key, field.list ? [inner] : inner]
      }
      return [key, valueOf(key, field, ids)]
    }),
  )
}

const isNested = (field: FieldMeta | NestedFields): field is NestedFields => 'nested' in field

function valueOf(key: string, meta: FieldMeta, ids: ReadonlyMap<EntityName, string>): unknown {
  if (meta.reference) return ids.get(meta.reference) ?? null
  if (key === 'asOf' && meta.kind === 'date') return '2026-09-15'
  if (opened.has(key)) return true
  if (meta.optional) return null
  if (meta.catalog) return chosen(meta.catalog.values, usual[key])
  if (key in usual) return usual[key]
  return plain[meta.kind] ?? 'Texto'
}

const chosen = (values: readonly string[], wanted: unknown) =>
  values.find((value) => value === wanted) ?? values[0]

const plain: Readonly<Partial<Record<FieldMeta['kind'], unknown>>> = {
  integer: 1,
  days: 1,
  pesos: 1,
  decimal: '1',
  percent: '1',
  uf: '1',
  hours: '1',
  date: '2026-09-15',
  yearMonth: 202609,
  flag: false,
}

/** Flags with which a screen opens what it shows closed. */
const opened: ReadonlySet<string> = new Set(['reveal', 'all'])
