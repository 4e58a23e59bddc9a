import { AbsenceSubtype } from '#modules/time/absences/model/catalogs.ts'
import { formatDate } from '#platform/web/look/format.ts'
import type { Column } from '#platform/web/kit/list/columns.tsx'

type Leave = {
  subtype: (typeof AbsenceSubtype.values)[number]
  startDate: string
  endDate: string
  license?: string | null
}

/** The leave of a row: its number, its class and its days. */
export const leaveColumn: Column<Leave> = {
  key: 'endDate',
  title: 'Licencia',
  sort: 'endDate',
  render: ({ subtype, startDate, endDate, license }) => (
    <span className="mg-option">
      <span className="tabular">
        {formatDate(startDate)} al {formatDate(endDate)}
      </span>
      <span className="soft mg-reason">
        {AbsenceSubtype.label(subtype)}
        {license ? `, N° ${license}` : ''}
      </span>
    </span>
  ),
  text: ({ startDate, endDate }) => `${formatDate(startDate)} al ${formatDate(endDate)}`,
}
