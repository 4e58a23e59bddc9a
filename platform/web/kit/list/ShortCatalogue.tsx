import type { ReactNode } from 'react'
import type { Permission, Word } from '#access/services.ts'
import { inWords, type Noun } from '#platform/model/noun.ts'
import type { Document } from '#platform/web/api/graphql.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { changedOf } from '#platform/web/draft/changed-fields.ts'
import { FormDialog, NEW, type OpenForm, useOpenForm } from '../form/FormDialog.tsx'
import { CataloguePanel } from './CataloguePanel.tsx'
import type { Column } from './columns.tsx'
import type { RowAction } from './RowActions.tsx'

type Stored = { readonly id: string; readonly version: number }
type Saving = Document<unknown, { input: never }>
type Given = Readonly<Record<string, unknown>>

/** The words of its noun, and what the button that adds one says, if not what its form does. */
type Words = Partial<ReturnType<typeof inWords> & { add: string }>

type Props<Row extends Stored> = {
  /** As `crud` registers them: generated/catalogues.ts. */
  documents: {
    list: Document<Readonly<Record<string, readonly Row[]>>, { input: never }>
    create: Saving
    update: Saving
    remove?: Saving
  }
  /** The right with which rows are added, corrected and removed, or the service of those rights. */
  right: Permission | Word
  noun: Noun
  words?: Words
  /** What its rows belong to: a variable of the list, and part of each new row. */
  under: Readonly<Record<string, string>>
  title?: string
  text?: ReactNode
  empty: string
  caption?: string
  columns: readonly Column<NoInfer<Row>>[]
  /** The order of the rows, where it is not that of the server. */
  order?: (one: NoInfer<Row>, other: NoInfer<Row>) => number
  nameOf: (row: NoInfer<Row>) => string
  /** What can be done with a row before it is corrected or removed. */
  acts?: (row: NoInfer<Row>) => readonly RowAction[]
  /** What the removal of a row means. */
  removing?: string
  /** The names of the fields of the form, and the form: of a row, or of a new one. */
  fields: readonly string[]
  children: (row?: NoInfer<Row>) => ReactNode
  /** What a new one begins with. */
  usual?: Given
  /** The form that is open, where the page opens it too. */
  form?: OpenForm
}

/**
 * A short catalogue of one thing inside a tab, such as the permits of a person: listed, added,
 * corrected with its draft and its conflict, and removed.
 */
export function ShortCatalogue<Row extends Stored>(props: Props<Row>) {
  const { documents, noun, right, under, order, acts, nameOf, removing } = props
  const words = { ...inWords(noun), ...props.words }
  const detail = useDetail(documents.list, { input: under as never })
  const own = useOpenForm(noun.one)
  const form = props.form ?? own
  const remove = useAction(documents.remove ?? NOTHING, { done: words.removed })
  const [found] = Object.values(detail.data ?? {})
  const rows = order ? found?.toSorted(order) : found
  const edited = rows?.find(({ id }) => id === form.key)
  const may = (act: 'create' | 'update' | 'delete') => mayOf(right, act)
  return (
    <CataloguePanel
      detail={detail}
      rows={rows}
      noun={noun}
      {...(props.title === undefined ? {} : { title: props.title })}
      text={props.text}
      empty={props.empty}
      create={{
        permission: may('create'),
        label: words.add ?? words.new,
        onClick: () => form.open(),
      }}
      caption={props.caption ?? props.title ?? noun.many}
      columns={props.columns}
      nameOf={nameOf}
      actions={(row) => [
        ...(acts?.(row) ?? []),
        { label: 'Editar', permission: may('update'), onClick: () => form.open(row.id) },
        ...(documents.remove
          ? [
              {
                label: 'Eliminar',
                permission: may('delete'),
                danger: true,
                confirm: removing ?? `${nameOf(row)} deja de existir. No se puede deshacer.`,
                onClick: () => remove.run({ input: { id: row.id } as never }),
              },
            ]
          : []),
      ]}
    >
      {form.key === NEW && <New {...props} words={words} form={form} />}
      {edited && <Edit key={edited.id} {...props} words={words} form={form} row={edited} />}
    </CataloguePanel>
  )
}

/** The last one to begin first. */
export const newestFirst = (one: Begun, other: Begun): number =>
  other.startDate.localeCompare(one.startDate)
type Begun = { readonly startDate: string }

/** In the place of a missing operation: nothing on the page leads to it. */
const NOTHING = '' as Saving

/** The kit may cast: the page's documents show that the service has the action. */
const mayOf = (right: Permission | Word, act: string) =>
  (right.includes('.') ? right : `${right}.${act}`) as Permission

type FormProps<Row extends Stored> = Props<Row> & {
  words: ReturnType<typeof inWords>
  form: OpenForm
}

function New<Row extends Stored>(props: FormProps<Row>) {
  const { documents, words, fields, children, under, usual, form } = props
  const create = useAction(documents.create, { done: words.created })
  return (
    <FormDialog
      title={words.new}
      action={create}
      more={under}
      initial={{ ...usual }}
      // What the form keeps for itself, such as the name of a paper, is not sent.
      toInput={(values) =>
        Object.fromEntries(fields.map((name): [string, unknown] => [name, values[name]]))
      }
      submit={words.create}
      form={form}
    >
      {children()}
    </FormDialog>
  )
}

function Edit<Row extends Stored>({ row, ...props }: FormProps<Row> & { row: Row }) {
  const { documents, words, fields, children, form } = props
  const update = useAction(documents.update, { done: words.saved })
  return (
    <FormDialog
      title={words.edit}
      action={update}
      more={{ id: row.id, version: row.version }}
      initial={{ ...row }}
      toInput={(values) => changedOf(fields, { ...row }, values)}
      form={form}
    >
      {children(row)}
    </FormDialog>
  )
}
