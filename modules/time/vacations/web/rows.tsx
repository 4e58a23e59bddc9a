import { VacationVoucher, WithdrawVacation } from '#generated/operations/vacations.ts'
import { request } from '#platform/web/api.ts'
import { formatMoment } from '#platform/web/format.ts'
import { RequestStatus } from '#modules/time/absences/model/catalogs.ts'
import type { Column } from '#platform/web/kit/columns.tsx'
import type { OpenForm } from '#platform/web/kit/FormDialog.tsx'
import type { RowAction } from '#platform/web/kit/RowActions.tsx'
import { StatusTag } from '#platform/web/kit/StatusTag.tsx'
import { useMe } from '#platform/web/me.tsx'
import { openFile } from '#platform/web/files.ts'
import { pathTo } from '#platform/web/screens.ts'
import { today } from '#platform/web/today.ts'
import { useAction } from '#platform/web/useAction.ts'
import { fullnameColumn } from '#platform/web/kit/usual-columns.tsx'
import { AnswerDialog, RemoveDialog } from './AnswerDialog.tsx'
import { EditRequest } from './RequestDialog.tsx'
import { ReviewPanel } from './ReviewPanel.tsx'
import { daysNumber, poolsText } from '../model/words.ts'
import { lateText, spanText, statusTone } from './words.ts'
import type { VacationItem } from './types.ts'

type Dialogs = { form: OpenForm; rows: readonly VacationItem[] }

/** What is open over a list of vacations, by the key of its form: what, and of which row. */
export function VacationDialogs({ form, rows }: Dialogs) {
  const [what, id] = form.key?.split(' ') ?? []
  const row = rows.find((one) => one.id === id)
  if (!row) return null
  if (what === 'editar') return <EditRequest key={id} row={row} form={form} />
  if (what === 'eliminar') return <RemoveDialog row={row} form={form} />
  if (what === 'REJECTED' || what === 'CANCELED') {
    return <AnswerDialog row={row} answer={what} form={form} />
  }
  if (what !== 'revisar' || !row.canAnswer) return null
  const next = rows.find((one) => one.canAnswer && one.id !== id)
  return (
    <ReviewPanel
      key={id}
      row={row}
      onReject={() => form.open(`REJECTED ${id}`)}
      onApproved={() => (next ? form.open(`revisar ${next.id}`) : form.close())}
      onClose={form.close}
    />
  )
}

/** What can be done with a request: only what the server says of this row and this person. */
export function useVacationActions(form: OpenForm) {
  const me = useMe()
  const withdraw = useAction(WithdrawVacation, { done: 'Solicitud anulada' })
  return (row: VacationItem): readonly RowAction[] => {
    const own = row.userId === me.id
    const begun = row.startDate <= today() && row.responseStatus === 'APPROVED'
    const open = (label: string, what: string): RowAction => ({
      label,
      onClick: () => form.open(`${what} ${row.id}`),
    })
    return [
      ...(row.canAnswer ? [open('Revisar', 'revisar'), open('Rechazar', 'REJECTED')] : []),
      ...(row.canEdit && !own ? [open('Modificar', 'editar')] : []),
      ...(own
        ? []
        : [
            {
              label: 'Ver cartola',
              permission: 'users.read' as const,
              to: `${pathTo('ficha/:id', { id: row.userId })}/vacaciones`,
            },
          ]),
      ...(row.responseStatus === 'APPROVED' && row.voucherNo
        ? [{ label: 'Comprobante', onClick: () => saveVoucher(row.id) }]
        : []),
      ...(row.canCancel
        ? [
            own
              ? {
                  label: 'Anular',
                  confirm: 'Los días vuelven al saldo y quedan libres.',
                  onClick: () => withdraw.run({ input: { id: row.id, version: row.version } }),
                }
              : open('Anular', 'CANCELED'),
          ]
        : []),
      ...(begun && !own
        ? [
            {
              ...open('Eliminar', 'eliminar'),
              danger: true,
              permission: 'vacations.delete' as const,
            },
          ]
        : []),
    ]
  }
}

/** Saves the voucher, which the server makes when it is asked for. */
async function saveVoucher(id: string): Promise<void> {
  const { vacationVoucher } = await request(VacationVoucher, { input: { id } })
  openFile(vacationVoucher)
}

export const vacationColumns: readonly Column<VacationItem>[] = [
  fullnameColumn,
  {
    key: 'startDate',
    title: 'Fechas',
    sort: 'startDate',
    render: (row) => <span className="tabular">{spanText(row)}</span>,
    text: spanText,
  },
  {
    key: 'days',
    title: 'Días hábiles',
    align: 'end',
    render: (row) => (
      <span className="mg-option">
        <span className="tabular">{daysNumber(row.businessDays)}</span>
        <span className="soft">{poolsText(row)}</span>
      </span>
    ),
    text: (row) => daysNumber(row.businessDays),
  },
  {
    key: 'status',
    title: 'Estado',
    sort: 'status',
    render: (row) => (
      <span className="mg-option">
        <StatusTag tone={statusTone(row.responseStatus)}>
          {RequestStatus.label(row.responseStatus)}
        </StatusTag>
        {row.response && (
          <span className="soft vac-response" title={row.response}>
            {row.response}
          </span>
        )}
        {row.lateUntil && <span className="soft">{lateText(row.lateUntil)}</span>}
      </span>
    ),
    text: (row) => RequestStatus.label(row.responseStatus),
  },
  {
    key: 'requestDate',
    title: 'Solicitada',
    sort: 'requestDate',
    render: (row) => <span className="tabular">{formatMoment(row.requestDate)}</span>,
    text: (row) => formatMoment(row.requestDate),
  },
  {
    key: 'authorizedBy',
    title: 'Respondió',
    optional: true,
    render: (row) => row.authorizedBy ?? '',
    text: (row) => row.authorizedBy,
  },
  {
    key: 'businessName',
    visibleTo: 'manager',
    title: 'Razón social',
    optional: true,
    render: (row) => row.businessName,
    text: (row) => row.businessName,
  },
]

/** The same without whose they are: on a phone the dates head the card. */
export const ownColumns = vacationColumns
  .filter(({ key }) => key !== 'fullname')
  .map((column) => ({ ...column, lead: column.key === 'startDate' }))
