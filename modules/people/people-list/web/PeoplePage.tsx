import { useState } from 'react'
import { ExportUsers } from '#generated/operations/people-list.ts'
import {
  ListedFields,
  People,
  PeopleCounts,
  PeoplePlaces,
} from '#generated/operations/parts/people-list.ts'
import { request } from '#platform/web/api/api.ts'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import type { DownloadFormat } from '#platform/web/kit/list/DownloadDropdown.tsx'
import { Figures } from '#platform/web/kit/text/Figures.tsx'
import { ListPage } from '#platform/web/kit/list/ListPage.tsx'
import { PageSkeleton } from '#platform/web/kit/page/PageSkeleton.tsx'
import type { Filter } from '#platform/web/list/list-state.ts'
import { useCan } from '#platform/web/screen/me.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { type List, useList } from '#platform/web/list/useList.ts'
import { FoldedFilters } from '#platform/web/kit/list/FoldedFilters.tsx'
import { columns } from './columns.tsx'
import {
  fieldColumns,
  filtersOf,
  listed,
  type ListedField,
  orderOf,
  type Values,
  withFields,
} from './listed-fields.tsx'
import { EmploymentState, Role, UserStatus } from '#modules/people/people/model/catalogs.ts'
import { InviteDialog } from '#modules/people/people/web/index.ts'

const filterBy = ['state', 'status', 'businessId', 'area', 'branchOffice', 'role', 'incomplete']

/** The list, once it is known which fields of the company are columns of it. */
export default function PeoplePage() {
  const { data, error, lacks } = useDetail(ListedFields, undefined, {
    needs: 'userFieldData.read',
  })
  const can = useCan()
  if (!data && !error && !lacks) return <PageSkeleton />
  return (
    <PeopleList
      fields={listed(
        can('userFields.read') ? (data?.userFields ?? []) : [],
        can('userFields.update'),
      )}
    />
  )
}

/**
 * Everybody within reach: counted by state, found by name or RUT, filtered, ordered, written to a
 * file.
 */
function PeopleList({ fields }: { fields: readonly ListedField[] }) {
  const can = useCan()
  const toFilter = (values: Values) => filterOf(values, fields)
  const list = useList(People, {
    filterBy: [...filterBy, ...filtersOf(fields).map(({ name }) => name)],
    sort: { field: 'fullname', descending: false },
    toFilter,
    toSort: (sort) => orderOf(sort, fields),
  })
  const { state: _state, incomplete: _incomplete, ...others } = list.state.filter
  const searched = list.state.search ? { search: list.state.search } : {}
  const counts = useDetail(
    PeopleCounts,
    { input: { ...toFilter(others), ...searched } },
    { keep: true },
  )
  return (
    <ListPage
      title="Colaboradores"
      context={`${list.total} ${list.total === 1 ? 'persona' : 'personas'}`}
      name="people"
      list={list}
      search="Nombre o RUT"
      filters={[...usePlaceFilters(), ...filtersOf(fields)]}
      columns={[...columns, ...fieldColumns(fields)]}
      nameOf={({ fullname }) => fullname}
      create={{
        label: 'Nueva persona',
        to: pathTo('trabajadores/nuevo'),
        permission: 'users.create',
      }}
      extra={
        <>
          <FoldedFilters label="Filtrar por campos" filters={filtersOf(fields)} list={list} />
          <Invitation />
        </>
      }
      actions={({ id }) => [{ label: 'Ver ficha', to: pathTo('ficha/:id', { id }) }]}
      above={<Counts counts={counts.data?.userCounts} seesGaps={can('contracts.massRead')} />}
      download={(format) => download(format, list, fields)}
      empty={{
        title: 'Aún no hay personas',
        text: 'Aquí estará todo el equipo, con su situación.',
      }}
    />
  )
}

/** The filters that every company has; those of places with the places that there are. */
function usePlaceFilters(): readonly Filter[] {
  const places = useDetail(PeoplePlaces, undefined, { keep: true, needs: 'areas.read' })
  const named = (rows: readonly { name: string; total: number }[] = []) =>
    rows.map(({ name, total }) => ({ value: name, label: `${name} (${total})` }))
  return [
    { name: 'state', label: 'Situación', options: EmploymentState.options, chipOnly: true },
    { name: 'businessId', label: 'Razón social', reference: 'business' },
    { name: 'area', label: 'Área', options: named(places.data?.areas), chipOnly: places.lacks },
    {
      name: 'branchOffice',
      label: 'Sucursal',
      options: named(places.data?.branchOffices),
      chipOnly: !places.data?.branchOffices.length,
    },
    { name: 'role', label: 'Rol', options: Role.options },
    { name: 'status', label: 'Estado', options: UserStatus.options },
    {
      name: 'incomplete',
      label: 'Ficha',
      options: [{ value: 'true', label: 'Incompleta' }],
      chipOnly: true,
    },
  ]
}

/** Lets several people in at once. */
function Invitation() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <ActionButton permission="users.create" onClick={() => setOpen(true)}>
        Invitar al sistema
      </ActionButton>
      {open && <InviteDialog onClose={() => setOpen(false)} />}
    </>
  )
}

const filterOf = ({ incomplete, ...values }: Values, fields: readonly ListedField[]) => ({
  ...withFields(values, fields),
  ...(incomplete === 'true' ? { incomplete: true } : {}),
})

type CountsProps = {
  counts: { incomplete: number; states: readonly { state: string; total: number }[] } | undefined
  seesGaps: boolean
}

/** How many stand where; each number is the list of them. */
function Counts({ counts, seesGaps }: CountsProps) {
  const totalOf = (state: string) => counts?.states.find((one) => one.state === state)?.total ?? 0
  const shown = ['ACTIVE', 'INCOMING', 'SUSPENDED', 'LEFT']
  return (
    <Figures
      label="Personas por situación"
      figures={[
        ...shown.map((state) => ({
          label: EmploymentState.label(state),
          value: counts ? totalOf(state) : '–',
          to: `${pathTo('trabajadores')}?state=${state}`,
        })),
        ...(seesGaps
          ? [
              {
                label: 'Fichas incompletas',
                value: counts ? counts.incomplete : '–',
                to: `${pathTo('trabajadores')}?incomplete=true`,
                ...(counts?.incomplete ? { tone: 'warning' as const } : {}),
              },
            ]
          : []),
      ]}
    />
  )
}

/** The server writes the file, with every column it may show; here it is only opened. */
async function download(
  format: DownloadFormat,
  { state }: List<unknown>,
  fields: readonly ListedField[],
) {
  const search = state.search ? { search: state.search } : {}
  const order = state.sort && { ...state.sort, ...orderOf(state.sort, fields) }
  const sorted = order ? { sortBy: order.field, descending: order.descending, ...order.filter } : {}
  const input = { ...filterOf(state.filter, fields), ...search, ...sorted, format }
  const { exportUsers } = await request(ExportUsers, { input })
  location.assign(exportUsers)
}
