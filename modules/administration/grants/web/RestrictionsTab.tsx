import { formatNumber } from '#chile/numbers.ts'
import { DeleteRestriction, Restrictions } from '#generated/operations/grants.ts'
import { Link } from '#platform/web/kit/text/Link.tsx'
import { CataloguePanel } from '#platform/web/kit/list/CataloguePanel.tsx'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { NEW, useOpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { EditRestriction, NewRestriction } from './RestrictionDialog.tsx'
import type { RestrictionRow } from './types.ts'

const columns: readonly Column<RestrictionRow>[] = [
  { key: 'name', title: 'Restricción', lead: true, render: ({ name }) => name },
  {
    key: 'businesses',
    title: 'Solo estas razones sociales',
    render: ({ businesses }) => businesses.map(({ name }) => name).join(', '),
  },
  {
    key: 'units',
    title: 'Solo estas unidades',
    render: ({ units }) =>
      units.length > 0 ? (
        units.map(({ name }) => name).join(', ')
      ) : (
        <span className="soft">Todas</span>
      ),
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

/** What narrows a role to some razones sociales, or to some units. */
export default function RestrictionsTab() {
  const detail = useDetail(Restrictions)
  const form = useOpenForm('restricción')
  const remove = useAction(DeleteRestriction, { done: 'Restricción eliminada' })
  const rows = detail.data?.restrictions
  const edited = rows?.find(({ id }) => id === form.key)
  return (
    <CataloguePanel
      detail={detail}
      rows={rows}
      noun={{ one: 'restricción', many: 'restricciones', feminine: true }}
      text={
        'Limitan lo que alcanza un rol; nunca lo amplían. ' + 'Lo propio de cada persona no cambia.'
      }
      empty={
        'Una restricción deja que alguien trabaje con algunas razones sociales ' +
        'y no con las demás.'
      }
      create={{ permission: 'restrictions.create', onClick: () => form.open() }}
      caption="Restricciones"
      columns={columns}
      nameOf={({ name }) => name}
      actions={(row) => [
        { label: 'Editar', permission: 'restrictions.update', onClick: () => form.open(row.id) },
        {
          label: 'Eliminar',
          danger: true,
          permission: 'restrictions.delete',
          disabled: row.people > 0 ? 'Hay personas que la tienen' : undefined,
          confirm: 'No se puede deshacer.',
          onClick: () => remove.run({ input: { id: row.id } }),
        },
      ]}
    >
      {form.key === NEW && <NewRestriction form={form} />}
      {edited && <EditRestriction key={edited.id} row={edited} form={form} />}
    </CataloguePanel>
  )
}
