import { formatNumber } from '#chile/numbers.ts'
import { Link } from '#platform/web/kit/text/Link.tsx'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { StatusTag } from '#platform/web/kit/record/StatusTag.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { type Area, PlaceStatus } from '../model/place.ts'
import type { Row } from '#platform/model/entity.ts'

/** What areas and branch offices are read by. */
export type Place = {
  id: string
  name: string
  people: number
  status: Row<typeof Area>['status']
  version: number
}

/** The columns of a list of places, whose people are found by a filter of the people's list. */
export const placeColumns = <P extends Place>(
  title: string,
  filter: 'area' | 'branchOffice',
  more: readonly Column<P>[] = [],
): readonly Column<P>[] => [
  {
    key: 'name',
    title,
    lead: true,
    sort: 'name',
    text: ({ name }) => name,
  },
  ...more,
  {
    key: 'people',
    title: 'Personas',
    align: 'end',
    sort: 'people',
    text: ({ people }) => people,
    render: ({ name, people }) =>
      people > 0 ? (
        <Link to={`${pathTo('trabajadores')}?${filter}=${encodeURIComponent(name)}`}>
          {formatNumber(people)}
        </Link>
      ) : (
        <span className="soft">0</span>
      ),
  },
  {
    key: 'status',
    title: 'Estado',
    sort: 'status',
    text: ({ status }) => PlaceStatus.label(status),
    render: ({ status }) => (
      <StatusTag tone={status === 'ACTIVE' ? 'success' : 'neutral'}>
        {PlaceStatus.label(status)}
      </StatusTag>
    ),
  },
]
