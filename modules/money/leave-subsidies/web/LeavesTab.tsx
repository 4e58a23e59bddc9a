import { counted } from '#chile/counts.ts'
import { LeavesToRecover, OpenLeaveSubsidies } from '#generated/operations/leave-subsidies.ts'
import { AbsenceSubtype } from '#modules/time/absences/model/catalogs.ts'
import { formatName } from '#platform/web/look/format.ts'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { Amount } from '#platform/web/kit/text/Amount.tsx'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { ListPage } from '#platform/web/kit/list/ListPage.tsx'
import { amountColumn, fullnameColumn } from '#platform/web/kit/list/usual-columns.tsx'
import { useAction } from '#platform/web/api/useAction.ts'
import { useList } from '#platform/web/list/useList.ts'
import { leaveColumn } from './columns.tsx'
import type { LeaveItem } from './types.ts'

const columns: readonly Column<LeaveItem>[] = [
  fullnameColumn,
  leaveColumn,
  { key: 'payer', title: 'Lo debe', text: (row) => row.payerName },
  amountColumn('paid', 'Pagado en liquidaciones'),
  {
    key: 'owed',
    title: 'Por recuperar',
    align: 'end',
    render: ({ owed, basis, left }) => (
      <span className="mg-option">
        {owed === null || owed === undefined ? <span>Sin monto</span> : <Amount value={owed} />}
        <span className="soft mg-reason">{basis ?? left}</span>
      </span>
    ),
    text: ({ owed }) => owed ?? 'Sin monto',
  },
]

/** Approved medical leaves whose subsidy nobody follows yet. */
export default function LeavesTab() {
  const list = useList(LeavesToRecover, {
    filters: [
      { name: 'subtype', label: 'Clase', options: classes },
      { name: 'businessId', label: 'Razón social', reference: 'business' },
    ],
    sort: { field: 'endDate', descending: true },
  })
  const open = useAction(OpenLeaveSubsidies, {
    done: ({ opened }) => counted(opened, 'licencia en seguimiento', 'licencias en seguimiento'),
  })
  const take = (rows: readonly LeaveItem[]) =>
    open.run({ input: { leaves: rows.map(({ id }) => ({ id })) } })
  const paid = list.rows.filter((row) => typeof row.paid === 'number' && row.paid > 0)
  return (
    <ListPage
      title="Licencias por seguir"
      name="leaves-to-recover"
      embedded
      list={list}
      search="Nombre o RUT"
      columns={columns}
      nameOf={(row) => `la licencia de ${formatName(row.fullname)}`}
      extra={
        <ActionButton
          permission="leaveSubsidies.create"
          disabled={paid.length === 0 ? 'Las liquidaciones no pagaron ninguna' : undefined}
          onClick={() => take(paid)}
        >
          Seguir las pagadas de esta página
        </ActionButton>
      }
      actions={(row) => [
        { label: 'Seguir', permission: 'leaveSubsidies.create', onClick: () => take([row]) },
      ]}
      empty={{
        title: 'No hay licencias por seguir',
        text: 'Las licencias médicas aprobadas aparecen aquí hasta que alguien las siga.',
      }}
    />
  )
}

const classes = AbsenceSubtype.options.filter(({ value }) =>
  ['NORMAL', 'MATERNITY', 'WORK_ACCIDENT'].includes(value),
)
