import type { ReactNode } from 'react'
import { upperFirst } from '#chile/text.ts'
import { metaOfField } from '#platform/model/field.ts'
import type { Fields } from '#platform/model/entity.ts'
import { inWords } from '#platform/model/noun.ts'
import type { StatedRecord } from '#platform/model/record.ts'
import { type Act, relationsTo } from '#platform/model/states.ts'
import type { Document } from '#platform/web/api/graphql.ts'
import type { Filter } from '#platform/web/list/list-state.ts'
import { type Action, useAction } from '#platform/web/api/useAction.ts'
import { type List, type RowOf, useList } from '#platform/web/list/useList.ts'
import { type OpenForm, useOpenForm } from '../form/FormDialog.tsx'
import { ListPage, type ListPageProps } from '../list/ListPage.tsx'
import { ActRecordDialog, RecordDetail, type StepsDocument } from './RecordDialogs.tsx'
import type { RowAction } from '../list/RowActions.tsx'
import { actionOf, confirmedActionOf } from './StateMachine.tsx'

/** A row of a list of records with states. */
export type StoredRecord = {
  readonly id: string
  readonly version: number
  /** Whether the reader is its person. */
  readonly isOwn: boolean
}

/** How an act is done: by a dialog, by a confirmation alone, or in a way of its own. */
export type RecordAct<Row> = {
  /** Whether a row offers it to its reader, where the permission alone does not say it. */
  offered?: (row: Row) => boolean
  /** Why its reader may not do it to a row that their right and its state allow, or nothing. */
  barred?: (row: Row) => string | undefined
} & (
  | {
      send: Action<{ input: never }, unknown>
      /** Inputs of the operation that follow from the act, besides the record and its version. */
      more?: Readonly<Record<string, unknown>>
      /** Fields of the record that are asked for, as the record has them, above the words. */
      asks?: readonly string[]
      /** It asks for no words: its effect is confirmed. */
      confirmed?: true
    }
  | { open: (row: Row) => unknown }
)

type Shown<Row> = Pick<RecordsProps<string, Row>, 'detail' | 'links'> & {
  of: StatedRecord
  acts: Acts<Row>
}

export type RecordsProps<Name extends string, Row> = Pick<
  ListPageProps<Row>,
  'columns' | 'name' | 'create' | 'extra' | 'above' | 'embedded' | 'search' | 'ticks'
> & {
  of: StatedRecord<Fields, string, Name>
  /** From `useRecords`. */
  list: List<Row>
  title: string
  /** The record in words, as its dialogs and its menu name it: «la corrección de Ana Soto». */
  nameOf: (row: Row) => string
  empty: string
  /** Each act of its machine that is done here; the menu has them in the machine's order. */
  acts: Readonly<Partial<{ [N in Name]: RecordAct<Row> }>>
  /**
   * What one says, in a line: above the words of an act and as the title of its detail, which by
   * default is how it is named.
   */
  lead?: (row: Row) => string
  /** What one says, whole: in its detail and in the dialogs of its acts. */
  detail?: { label: string; of: (row: Row) => ReactNode; steps?: StepsDocument }
  /** What else can be done with a row. */
  links?: (row: Row) => readonly RowAction[]
}

/** The list of records, with the filters and the order that the record says, in the address. */
export const useRecords = <Result, Variables>(
  of: StatedRecord,
  document: Document<Result, Variables>,
  fixed: Readonly<Record<string, unknown>> = {},
): List<RowOf<Result>> =>
  useList(document, {
    filters: filtersOf(of).filter(({ name }) => !(name in fixed)),
    sort: { field: of.sort[0], descending: true },
    fixed,
  })

/** The action of an act, which says what it did. */
export const useAct = <Name extends string, Result, Variables>(
  { machine }: { machine: { acts: Readonly<Record<Name, Act<string>>> } },
  name: Name,
  document: Document<Result, Variables>,
) => useAction(document, { done: machine.acts[name].done })

/**
 * Records of people with states: list, filters and order, the acts that each row allows with why
 * not, their dialogs and what one says. A person is found by the search, and whoever reads their
 * own records sees the acts of their own.
 */
export function RecordsPage<Name extends string, Row extends StoredRecord>(
  props: RecordsProps<Name, Row>,
) {
  const { of, list, detail, empty, embedded } = props
  const form = useOpenForm(of.noun.one)
  const words = inWords(of.noun)
  const [what, id] = form.key?.split(' ') ?? []
  const row = list.rows.find((one) => one.id === id)
  const acts: Acts<Row> = props.acts
  const act = dialogOf(what === undefined ? undefined : acts[what])
  return (
    <>
      <ListPage
        name={of.name}
        {...props}
        actions={actionsOf({ ...props, acts }, form)}
        empty={{ title: words.none, text: empty }}
        {...(embedded ? {} : { search: 'Nombre o RUT' })}
      />
      {row && act && what !== undefined && (
        <ActRecordDialog
          of={of}
          act={what}
          how={act}
          row={row}
          what={props.nameOf(row)}
          lead={props.lead?.(row)}
          form={form}
        >
          {detail?.of(row)}
        </ActRecordDialog>
      )}
      {row && detail && what === DETAIL && (
        <RecordDetail
          of={of}
          id={row.id}
          title={upperFirst((props.lead ?? props.nameOf)(row))}
          {...(detail.steps ? { steps: detail.steps } : {})}
          onClose={form.close}
        >
          {detail.of(row)}
        </RecordDetail>
      )}
    </>
  )
}

const DETAIL = 'ver'

type Acts<Row> = Readonly<Record<string, RecordAct<Row> | undefined>>

const dialogOf = <Row,>(act: RecordAct<Row> | undefined) =>
  act && 'send' in act && !act.confirmed ? act : undefined

/** What can be done with a row: what it says, each act for those who may, and the links. */
function actionsOf<Row extends StoredRecord>(
  { of, acts, detail, links }: Shown<Row>,
  form: OpenForm,
) {
  const named = Object.entries(of.machine.acts).flatMap(([name, { by }]) => {
    const how = acts[name]
    return how ? [{ name, by, how }] : []
  })
  return (row: Row): readonly RowAction[] => {
    const { id, version, isOwn } = row
    const relations = relationsTo(isOwn)
    const standing = { state: String(Reflect.get(row, of.state)), relations }
    const actionFor = (name: string, how: RecordAct<Row>) => {
      if ('open' in how) return actionOf(of.machine, name, standing, () => how.open(row))
      if (!how.confirmed) {
        return actionOf(of.machine, name, standing, () => form.open(`${name} ${id}`))
      }
      const input = { ...how.more, id, version } as never
      return confirmedActionOf(of.machine, name, standing, () => how.send.run({ input }))
    }
    const shown = named
      .filter(({ by }) => !by || relations.some((one) => by.includes(one)))
      .filter(({ how }) => how.offered?.(row) ?? true)
    return [
      ...(detail ? [{ label: detail.label, onClick: () => form.open(`${DETAIL} ${id}`) }] : []),
      ...shown.map(({ name, how }) => {
        const action = actionFor(name, how)
        return { ...action, disabled: action.disabled ?? how.barred?.(row) }
      }),
      ...(links?.(row) ?? []),
    ]
  }
}

/** The filters that a record says; a person is found by the search instead. */
const filtersOf = ({ fields, filters }: StatedRecord): readonly Filter[] =>
  Object.entries(filters).flatMap(([name, field]): Filter[] => {
    const schema = fields[field]
    if (!schema) return []
    const { label, catalog, reference } = metaOfField(schema)
    if (catalog) return [{ name, label, options: catalog.options }]
    return reference === undefined || reference === 'user' ? [] : [{ name, label, reference }]
  })
