import { formatNumber } from '#chile/numbers.ts'
import type { RestrictionsQuery } from '#generated/documents/graphql.ts'
import { DeleteRestriction, Restrictions } from '#generated/operations/grants.ts'
import { Link } from '#platform/web/kit/Link.tsx'
import { ActionButton } from '#platform/web/kit/ActionButton.tsx'
import type { Column } from '#platform/web/kit/columns.tsx'
import { Rows } from '#platform/web/kit/Rows.tsx'
import { EmptyState } from '#platform/web/kit/EmptyState.tsx'
import { Panel } from '#platform/web/kit/Figures.tsx'
import { NEW, useOpenForm } from '#platform/web/kit/FormDialog.tsx'
import { LoadProblem } from '#platform/web/kit/LoadProblem.tsx'
import { pathTo } from '#platform/web/screens.ts'
import { useAction } from '#platform/web/useAction.ts'
import { useDetail } from '#platform/web/useDetail.ts'
import { EditRestriction, NewRestriction } from './RestrictionDialog.tsx'

export type RestrictionRow = RestrictionsQuery['restrictions'][number]

const columns: readonly Column<RestrictionRow>[] = [
  { key: 'name', title: 'Restricción', lead: true, render: ({ name }) => name },
  {
    key: 'businesses',
    title: 'Solo estas razones sociales',
    render: ({ businesses }) => businesses.map(({ name }) => name).join(', '),
  },
  {
    key: 'people',
    title: 'Personas',
    align: 'end',
    render: ({ id, people }) => (
      <Link to={`${pathTo('empresa/perfiles')}/personas?restrictionId=${id}`}>
        {formatNumber(people)}
      </Link>
    ),
  },
]

/** What narrows a role to some razones sociales. */
export default function RestrictionsTab() {
  const { data, error, reload } = useDetail(Restrictions)
  const form = useOpenForm('restricción')
  const remove = useAction(DeleteRestriction, { done: 'Restricción eliminada' })
  if (error) return <LoadProblem error={error} retry={reload} />
  const create = (
    <ActionButton look="primary" permission="restrictions.create" onClick={() => form.open()}>
      Nueva restricción
    </ActionButton>
  )
  return (
    <>
      {data?.restrictions.length === 0 ? (
        <EmptyState title="Aún no hay restricciones" action={create}>
          Una restricción deja que alguien trabaje con algunas razones sociales y no con las demás.
        </EmptyState>
      ) : (
        <Panel
          title={countOf(data?.restrictions)}
          text={
            'Limitan lo que alcanza un rol; nunca lo amplían. ' +
            'Lo propio de cada persona no cambia.'
          }
          action={create}
        >
          <Rows
            caption="Restricciones"
            rows={data?.restrictions ?? []}
            columns={columns}
            skeleton={data ? 0 : 3}
            nameOf={({ name }) => name}
            actions={(row) => [
              {
                label: 'Editar',
                permission: 'restrictions.update',
                onClick: () => form.open(row.id),
              },
              {
                label: 'Eliminar',
                danger: true,
                permission: 'restrictions.delete',
                disabled: row.people > 0 ? 'Hay personas que la tienen' : undefined,
                confirm: 'No se puede deshacer.',
                onClick: () => remove.run({ input: { id: row.id } }),
              },
            ]}
          />
        </Panel>
      )}
      {form.key === NEW && <NewRestriction form={form} />}
      {data?.restrictions
        .filter(({ id }) => id === form.key)
        .map((row) => (
          <EditRestriction key={row.id} row={row} form={form} />
        ))}
    </>
  )
}

const countOf = (rows: readonly RestrictionRow[] = []) =>
  rows.length === 1 ? '1 restricción' : `${rows.length} restricciones`
