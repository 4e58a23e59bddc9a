import { PlusOutlined } from '@ant-design/icons'
import type { ScenariosQuery } from '#generated/documents/graphql.ts'
import { DeleteScenario } from '#generated/operations/scenarios.ts'
import { Scenarios } from '#generated/operations/parts/scenarios.ts'
import { formatMoment } from '#platform/web/look/format.ts'
import { Link } from '#platform/web/kit/text/Link.tsx'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { Delta } from '#platform/web/kit/text/Amount.tsx'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { Rows } from '#platform/web/kit/list/Rows.tsx'
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx'
import type { RowAction } from '#platform/web/kit/list/RowActions.tsx'
import { Nothing } from '#platform/web/kit/text/values.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { spanOf } from './words.ts'

type Row = ScenariosQuery['scenarios'][number]

/** What would happen: the scenarios of the company, beside reality. */
export default function ScenariosPage() {
  const list = useDetail(Scenarios)
  const remove = useAction(DeleteScenario, { done: 'Escenario eliminado' })
  const rows = list.data?.scenarios ?? []
  const actions = ({ id }: Row): RowAction[] => [
    { label: 'Ver escenario', to: pathTo('escenarios/:id', { id }) },
    {
      label: 'Editar',
      permission: 'scenarios.update',
      to: pathTo('escenarios/:id/editar', { id }),
    },
    {
      label: 'Eliminar',
      permission: 'scenarios.delete',
      danger: true,
      confirm: 'El escenario y sus resultados dejan de verse.',
      onClick: () => remove.run({ input: { id } }),
    },
  ]
  const create = (
    <ActionButton
      look="primary"
      icon={<PlusOutlined aria-hidden />}
      permission="scenarios.create"
      to={pathTo('escenarios/nuevo')}
    >
      Nuevo escenario
    </ActionButton>
  )
  const table = {
    caption: 'Escenarios',
    rows,
    columns,
    actions,
    nameOf: ({ name }: Row) => name,
    skeleton: list.loading ? 5 : 0,
  }
  return (
    <section className="mg-list">
      <PageHeader
        title="Escenarios"
        context="Qué pasaría con las remuneraciones, sin tocar ninguna liquidación"
        actions={
          <>
            <ActionButton permission="scenarios.create" to={pathTo('escenarios/liquido')}>
              Líquido pactado
            </ActionButton>
            {create}
          </>
        }
      />
      {list.error && <LoadProblem error={list.error} retry={list.reload} />}
      {!list.loading && !list.error && rows.length === 0 ? (
        <EmptyState title="Aún no hay escenarios" action={create}>
          Un reajuste, la reforma previsional hasta 2033, las 40 horas, otro ingreso mínimo o más
          personas: cada uno se calcula con toda la dotación y se compara con la realidad.
        </EmptyState>
      ) : (
        (list.loading || rows.length > 0) && <Rows {...table} />
      )}
    </section>
  )
}

const change = (value: number | null) =>
  value === null ? <Nothing words="Sin calcular" /> : <Delta value={value} />

const columns: readonly Column<Row>[] = [
  {
    key: 'name',
    title: 'Escenario',
    lead: true,
    render: ({ id, name }) => <Link to={pathTo('escenarios/:id', { id })}>{name}</Link>,
  },
  { key: 'businessName', title: 'Razón social', render: ({ businessName }) => businessName },
  { key: 'span', title: 'Meses', render: spanOf },
  {
    key: 'cost',
    title: 'Costo empresa',
    align: 'end',
    render: ({ costChange }) => change(costChange),
  },
  { key: 'net', title: 'Líquido', align: 'end', render: ({ netChange }) => change(netChange) },
  {
    key: 'calculatedAt',
    title: 'Calculado',
    render: ({ calculatedAt, stale, activeJobId }) => {
      if (activeJobId !== null) return 'Calculando'
      if (calculatedAt === null) return 'Sin calcular'
      return stale ? 'Cambió después' : formatMoment(calculatedAt, new Date())
    },
  },
]
