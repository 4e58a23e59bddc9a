import { Alert } from 'antd'
import type { ReactNode } from 'react'
import type { Document } from '#platform/web/api/graphql.ts'
import { formatName } from '#platform/web/look/format.ts'
import { type RowOf, useList } from '#platform/web/list/useList.ts'
import type { Column } from '../list/columns.tsx'
import { Panel } from '../text/Figures.tsx'
import { FormPreview } from '../form/FormPreview.tsx'
import { ListPage } from '../list/ListPage.tsx'

/** What an act would do, in numbers: how many get it, what else, and what wants a look. */
export type Outcome = {
  title: string
  text: readonly string[]
  warnings?: readonly string[]
}

type Props<Result, Input> = {
  of: Document<Result, { input: Input }>
  /** What is asked; null while the form says too little. */
  asked: Input | null
  outcome: (answer: Result) => Outcome
  /** Its people, one by one: an `ActPeople`. */
  people: (asked: Input) => ReactNode
}

/** What an act would do, before it is ordered: in numbers, and person by person. */
export const ActPreview = <Result, Input>({ of, asked, outcome, people }: Props<Result, Input>) => (
  <FormPreview of={of} variables={asked === null ? null : { input: asked }}>
    {(answer) => (
      <OutcomePanel outcome={outcome(answer)}>{asked !== null && people(asked)}</OutcomePanel>
    )}
  </FormPreview>
)

type PanelProps = { outcome: Outcome; children: ReactNode }

/** The numbers of an act over its people. */
export const OutcomePanel = ({ outcome, children }: PanelProps) => (
  <Panel title={outcome.title} text={outcome.text.join(' · ')}>
    {(outcome.warnings ?? []).map((words) => (
      <Alert key={words} type="warning" showIcon title={words} />
    ))}
    {children}
  </Panel>
)

type Person = { fullname?: string | null; rut?: string | null }

type PeopleProps<Result, Variables, Asked> = {
  /** A list that takes what is asked as its filter. */
  of: Document<Result, Variables>
  asked: Asked
  title: string
  /** Remembers the columns under this name. */
  name: string
  columns: readonly Column<RowOf<Result>>[]
  /** Why nobody is there. */
  empty: string
}

/** The people of an act by surname: what each gets, or why they get nothing. */
export function ActPeople<Result, Variables, Asked extends Readonly<Record<string, unknown>>>({
  of,
  asked,
  empty,
  ...page
}: PeopleProps<Result, Variables, Asked>) {
  const list = useList(of, {
    fixed: { ...asked },
    sort: { field: 'fullname', descending: false },
  })
  return (
    <ListPage
      {...page}
      embedded
      list={list}
      nameOf={(row) => nameOf(row as Person)}
      empty={{ title: 'Sin personas', text: empty }}
    />
  )
}

/** Who a person of an act is, whose name may be missing. */
export const nameOf = ({ fullname, rut }: Person): string => formatName(fullname ?? rut)
