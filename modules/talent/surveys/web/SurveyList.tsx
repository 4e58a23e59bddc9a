import type { ReactNode } from 'react'
import { counted } from '#chile/counts.ts'
import type { ListedSurveysQuery } from '#generated/documents/graphql.ts'
import { ListedSurveys } from '#generated/operations/parts/surveys.ts'
import { DeleteSurvey } from '#generated/operations/surveys.ts'
import type { Permission } from '#access/services.ts'
import { AskDialog } from '#platform/web/kit/form/AskDialog.tsx'
import { useOpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { Link } from '#platform/web/kit/text/Link.tsx'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { ListPage } from '#platform/web/kit/list/ListPage.tsx'
import type { RowAction } from '#platform/web/kit/list/RowActions.tsx'
import { stateColumn } from '#platform/web/kit/list/state-column.tsx'
import { TextWithHint } from '#platform/web/kit/text/TextWithHint.tsx'
import { formatDate } from '#platform/web/look/format.ts'
import { pathTo } from '#platform/web/screen/screens.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { useList } from '#platform/web/list/useList.ts'
import { whyNot } from '#platform/model/states.ts'
import { SurveyStatus, type SurveyPart } from '../model/catalogs.ts'
import { dayOf } from '../model/survey.ts'
import { percentOf } from '../model/participation.ts'
import { surveyStates } from '../model/states.ts'
import { SurveyType } from '../model/survey-types.ts'
import { CopyDialog } from './CopyDialog.tsx'
import { builderPath } from './paths.ts'

export type SurveyItem = ListedSurveysQuery['surveys']['rows'][number]

const detail = ({ id }: Pick<SurveyItem, 'id'>) => pathTo('encuestas/detalle/:id', { id })

/** A survey opens where it is written until it is activated, and where it is followed from then. */
const placeOf = (row: SurveyItem) =>
  row.status === 'PENDING' && row.canKeep ? builderPath(row) : detail(row)

const columns: readonly Column<SurveyItem>[] = [
  {
    key: 'title',
    title: 'Encuesta',
    lead: true,
    sort: 'title',
    text: ({ title }) => title,
    render: (row) => (
      <TextWithHint
        words={<Link to={placeOf(row)}>{row.title}</Link>}
        hint={SurveyType.label(row.type)}
      />
    ),
  },
  {
    key: 'days',
    title: 'Desde y hasta',
    sort: 'startAt',
    text: ({ startAt, endAt }) => `${formatDate(dayOf(startAt))} a ${formatDate(dayOf(endAt))}`,
  },
  {
    key: 'participation',
    title: 'Participación',
    align: 'end',
    text: (row) => participationWords(row),
  },
]
const state: Column<SurveyItem> = stateColumn('status', surveyStates, ({ status }) => status)

/** «12 de 40, 30 %», or why it is not said. */
export function participationWords({ participants, answered }: SurveyItem): string {
  if (participants === null) return 'No disponible'
  if (answered === null) return counted(participants, 'invitado')
  const percent = percentOf({ invited: participants, answered })
  return `${answered} de ${participants}, ${percent} %`
}

type Props = {
  part: SurveyPart
  title: string
  context: string
  permission: Permission
  /** Columns before the state, of a part that has results. */
  results?: readonly Column<SurveyItem>[]
  /** What else can be done with a survey. */
  more?: (row: SurveyItem) => readonly RowAction[]
  create: { label: string; onClick?: () => void; to?: string; permission: Permission }
  extra?: ReactNode
  empty: { title: string; text?: ReactNode }
}

/** The surveys of a part of the product, with how they go and what can be done with each. */
export function SurveyList({ part, permission, results = [], more, ...page }: Props) {
  const list = useList(ListedSurveys, {
    filters: [{ name: 'status', label: 'Estado', options: SurveyStatus.options }],
    sort: { field: 'startAt', descending: true },
    fixed: { part },
  })
  const remove = useAction(DeleteSurvey, { done: 'Encuesta eliminada' })
  const form = useOpenForm('eliminar encuesta')
  const copy = useOpenForm('copiar encuesta')
  const copied = list.rows.find(({ id }) => id === copy.key)
  const removed = list.rows.find(({ id }) => id === form.key)
  const actions = (row: SurveyItem): RowAction[] => [
    { label: 'Configurar', permission, to: builderPath(row) },
    {
      label: 'Copiar',
      permission: `${part}.create`,
      onClick: () => copy.open(row.id),
    },
    ...(row.status === 'PENDING' ? [] : [{ label: 'Ver participación', to: detail(row) }]),
    ...(more?.(row) ?? []),
    {
      label: 'Eliminar',
      permission,
      danger: true,
      disabled: whyNot(surveyStates, 'remove', { state: row.status, relations: [] }),
      onClick: () => form.open(row.id),
    },
  ]
  return (
    <>
      <ListPage
        {...page}
        list={list}
        columns={[...columns, ...results, state]}
        search="Título"
        nameOf={({ title }) => title}
        actions={actions}
      />
      {copied && <CopyDialog survey={copied} form={copy} />}
      {removed && (
        <AskDialog
          title={`Eliminar «${removed.title}»`}
          okText="Eliminar"
          max={500}
          busy={remove.busy}
          form={form}
          onSend={(reason) =>
            remove.attempt({ input: { id: removed.id, version: removed.version, reason } })
          }
        >
          Deja de verse. Lo respondido se conserva por el tiempo que corresponde.
        </AskDialog>
      )}
    </>
  )
}
