import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Permission, Word } from '#access/services.ts'
import { type Entity, type FieldName, metaOf } from '#platform/model/entity.ts'
import { inWords, type Noun } from '#platform/model/noun.ts'
import { changedOf } from '#platform/web/draft/changed-fields.ts'
import type { Document } from '#platform/web/api/graphql.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { type Option, useSlots } from '#platform/web/screen/slots.tsx'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { useLocalList } from '#platform/web/list/useLocalList.ts'
import { type Column, columns as columnsOf } from './columns.tsx'
import { Field } from '../form/Field.tsx'
import type { Filter } from '#platform/web/list/list-state.ts'
import { FormDialog, NEW, type OpenForm, useOpenForm } from '../form/FormDialog.tsx'
import { Section } from '../form/FormPage.tsx'
import type { FormValues } from '../form/SectionForm.tsx'
import type { OfferedDay } from '../form/SinceDialog.tsx'
import { ListPage } from './ListPage.tsx'
import type { RowAction } from './RowActions.tsx'
import { textOf } from '../text/values.tsx'

/** A row of a catalogue as its list answers it. */
type Stored = {
  readonly id?: string | null
  readonly version?: number | null
  /** Why it is not removed, where the server says it with the row (`keeps` of `crud`). */
  readonly kept?: string | null
}
type Rows<Row> = Record<string, readonly Row[]>
type Saving = Document<unknown, { input: never }>

/** The documents of a catalogue, as `crud` registers it: generated/catalogues.ts. */
type Documents<Row> = {
  list: Document<Rows<Row>, Record<string, never> | { input: never }>
  create?: Saving
  update?: Saving
  remove?: Saving
}

export type CatalogueProps<E extends Entity, Row extends Stored> = {
  of: E
  documents: Documents<Row>
  /** Whose rights it asks: `holidays` asks `holidays.create`, `.update` and `.delete`. */
  service: Word
  noun: Noun
  title: string
  /** The columns by the names of their fields, the lead first; or columns of its own. */
  columns: readonly FieldName<E>[] | readonly Column<NoInfer<Row>>[]
  /** The fields of the form, in order. */
  fields: readonly FieldName<E>[]
  /** The name of the day since which it holds, where that is asked. */
  since?: string
  /** The day that is offered there for a new one, by what its form says. */
  offered?: (typed: FormValues) => OfferedDay
  /** What may be chosen where a field is a reference without a search of its own. */
  options?: Partial<Readonly<Record<FieldName<E>, readonly Option[]>>>
  /** The rights with which those choices are read, where the screen does not declare them. */
  needs?: Partial<Readonly<Record<FieldName<E>, Permission>>>
  /** The fields as they are drawn, where under each other is not enough. */
  children?: ReactNode
  nameOf: (row: NoInfer<Row>) => string
  /** What will be here, while there is nothing. */
  empty: string
  /** What a new one begins with. */
  usual?: Readonly<Record<string, unknown>>
  /** Parts of the input of a new one that no field shows, such as what it belongs to. */
  more?: Readonly<Record<string, unknown>>
  /** Variables of the list, such as what its rows belong to. */
  input?: Readonly<Record<string, unknown>>
  /** The rows that are shown now, such as those of a year. */
  only?: (row: NoInfer<Row>) => boolean
  /** Rows that are there without being anybody's to change, with why. */
  besides?: readonly NoInfer<Row>[]
  /** Why a row is not changed. */
  fixed?: (row: NoInfer<Row>) => string | undefined
  /** Why a row is not removed, where the row does not say it itself. */
  kept?: (row: NoInfer<Row>) => string | undefined
  /** What else can be done with a row. */
  acts?: (row: NoInfer<Row>) => readonly RowAction[]
  filters?: readonly Filter[]
  has?: (row: NoInfer<Row>, filter: string, value: string) => boolean
  sort?: { field: string; descending: boolean }
  above?: ReactNode
  embedded?: boolean
  /** The page of a new one, where it is not complete yet when its form closes. */
  leadsTo?: (id: string) => string
}

/**
 * A plain catalogue of the company on one page: list with search, filters, order, cards on a phone
 * and download; a form to add and to correct, with its draft and its conflict; removal with its
 * reason.
 */
export function CataloguePage<E extends Entity, Row extends Stored>(props: CatalogueProps<E, Row>) {
  const { of, documents, service, noun, besides = [], filters = [] } = props
  const variables = props.input ? { input: props.input as never } : undefined
  const detail = useDetail(documents.list, variables)
  const own = Object.values(detail.data ?? {})[0] ?? []
  const shown = props.only ? own.filter(props.only) : own
  const columns = shownColumns(of, props.columns)
  const list = useLocalList<Row>(detail, detail.data ? [...shown, ...besides] : [], {
    textOf: (row) => columns.map((column) => column.text?.(row)).join(' '),
    filters,
    ...(props.sort ? { sort: props.sort } : {}),
    ...(props.has ? { has: props.has } : {}),
  })
  const form = useOpenForm(noun.one)
  const words = inWords(noun)
  const chosenFrom = useRightsOfFields(props)
  const actions = useActions(props, chosenFrom, form)
  const open = own.find(({ id }) => id === form.key)
  return (
    <>
      <ListPage
        title={props.title}
        name={of.name}
        context={words.count(list.total)}
        list={list}
        search={`Buscar ${noun.one}`}
        columns={columns}
        nameOf={props.nameOf}
        {...(documents.create
          ? {
              create: {
                label: words.new,
                permission: may(service, 'create'),
                besides: chosenFrom,
                onClick: () => form.open(),
              },
            }
          : {})}
        actions={actions}
        above={props.above}
        {...(props.embedded ? { embedded: true } : {})}
        empty={{ title: words.none, text: props.empty }}
      />
      {form.key === NEW && documents.create && (
        <CatalogueForm {...props} form={form} document={documents.create} />
      )}
      {open && documents.update && (
        <CatalogueForm
          key={form.key}
          {...props}
          form={form}
          document={documents.update}
          row={open}
        />
      )}
    </>
  )
}

type FormProps<E extends Entity, Row extends Stored> = CatalogueProps<E, Row> & {
  form: OpenForm
  document: Saving
  /** Without it, a new one. */
  row?: Row
}

function CatalogueForm<E extends Entity, Row extends Stored>(props: FormProps<E, Row>) {
  const { of, fields, options, needs, children, noun, form, document, row, usual, more } = props
  const navigate = useNavigate()
  const words = inWords(noun)
  const [typed, setTyped] = useState<FormValues>(row ? {} : { ...usual })
  const save = useAction(document, { done: row ? words.saved : words.created })
  return (
    <FormDialog
      title={row ? words.edit : words.new}
      action={save}
      more={row ? { id: row.id, version: row.version } : { ...more }}
      initial={row ? { ...row } : { ...usual }}
      toInput={(values) => (row ? changedOf(fields, { ...row }, values) : { ...values })}
      {...(row ? {} : { submit: words.create })}
      {...(props.since ? { since: props.since, onChange: setTyped } : {})}
      {...(row ? {} : { offered: props.offered?.(typed) })}
      onDone={(made) => {
        const id = idOf(made)
        if (!row && props.leadsTo && id !== undefined) void navigate(props.leadsTo(id))
      }}
      form={form}
    >
      {children ?? (
        <Section>
          {fields.map((name, at) => (
            <Field
              key={name}
              of={of}
              name={name}
              autoFocus={at === 0}
              {...(options?.[name] ? { options: options[name] } : {})}
              {...(needs?.[name] ? { needs: needs[name] } : {})}
            />
          ))}
        </Section>
      )}
    </FormDialog>
  )
}

/** The public id in what a mutation answered. */
function idOf(made: unknown): string | undefined {
  const id: unknown = typeof made === 'object' && made !== null ? Reflect.get(made, 'id') : null
  return typeof id === 'string' ? id : undefined
}

/** Placeholder where a catalogue lacks an operation: nothing on the page calls it. */
const NOTHING = '' as Saving

/** What can be done with a row, each with the reason why not. */
function useActions<E extends Entity, Row extends Stored>(
  { documents, service, noun, nameOf, fixed, kept, acts }: CatalogueProps<E, Row>,
  chosenFrom: readonly Permission[],
  form: OpenForm,
) {
  const remove = useAction(documents.remove ?? NOTHING, { done: inWords(noun).removed })
  return (row: Row): readonly RowAction[] => [
    ...(documents.update
      ? [
          {
            label: 'Editar',
            permission: may(service, 'update'),
            besides: chosenFrom,
            disabled: fixed?.(row),
            onClick: () => row.id !== null && form.open(row.id),
          },
        ]
      : []),
    ...(acts?.(row) ?? []),
    ...(documents.remove
      ? [
          {
            label: 'Eliminar',
            danger: true,
            permission: may(service, 'delete'),
            disabled: kept?.(row) ?? row.kept ?? fixed?.(row),
            confirm: `${nameOf(row)} deja de existir. No se puede deshacer.`,
            onClick: () => remove.run({ input: { id: row.id } as never }),
          },
        ]
      : []),
  ]
}

/** The rights without which a field of the form cannot be filled in that has to be. */
function useRightsOfFields<E extends Entity, Row extends Stored>({
  of,
  fields,
  needs,
  options,
}: CatalogueProps<E, Row>): readonly Permission[] {
  const { references } = useSlots()
  return fields.flatMap((name) => {
    const { optional, reference } = metaOf(of, name)
    const source = reference === undefined || options?.[name] ? undefined : references[reference]
    const right = needs?.[name] ?? source?.needs
    return optional || right === undefined ? [] : [right]
  })
}

/** The kit may cast: the page's documents show that the service has the action. */
const may = (service: Word, act: 'create' | 'update' | 'delete') =>
  `${service}.${act}` as Permission

function shownColumns<E extends Entity, Row extends Stored>(
  of: E,
  given: CatalogueProps<E, Row>['columns'],
): readonly Column<Row>[] {
  const names = given.filter((one) => typeof one === 'string')
  if (names.length === 0) return given as readonly Column<Row>[]
  return columnsOf(of, names as FieldName<E>[], { sort: true }).map((column, at) => ({
    ...(column as Column<Row>),
    ...(at === 0 ? { lead: true } : {}),
    text: (row: Row) => textOf(metaOf(of, column.key), Reflect.get(row, column.key)),
  }))
}
