import { amountColumn, personColumn } from '#platform/web/kit/list/usual-columns.tsx'
import type { PayslipReceiptsQuery } from '#generated/documents/graphql.ts'
import { PayslipReceipts, UpdateTransferCompleted } from '#generated/operations/payroll-release.ts'
import { formatMoment } from '#platform/web/look/format.ts'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { ListPage } from '#platform/web/kit/list/ListPage.tsx'
import { StatusTag } from '#platform/web/kit/record/StatusTag.tsx'
import { useCan } from '#platform/web/screen/me.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { useList } from '#platform/web/list/useList.ts'
import type { MonthShare } from '#modules/payroll/payroll-months/web/index.ts'
import { accountWords, ReceiptState } from '../model/release.ts'
import { PaymentActions } from './PaymentsPanel.tsx'

type Row = PayslipReceiptsQuery['payslipReceipts']['rows'][number]
type Status = 'PAID' | 'UNPAID'

const tones = { WAITING: 'neutral', PENDING: 'warning', ACKNOWLEDGED: 'success' } as const
const toneOf = (state: string) =>
  state === 'ACKNOWLEDGED' || state === 'PENDING' ? tones[state] : tones.WAITING
const stateLabel = (state: string) =>
  ReceiptState.options.find(({ value }) => value === state)?.label ?? state

const columns: readonly Column<Row>[] = [
  personColumn((row) =>
    pathTo('liquidaciones/:month/:contract', {
      month: row.payrollMonthId,
      contract: row.contractId,
    }),
  ),
  amountColumn('net', 'Líquido', { sort: 'net' }),
  {
    key: 'state',
    title: 'Liquidación',
    text: (row) => stateLabel(row.state),
    render: (row) => <StatusTag tone={toneOf(row.state)}>{stateLabel(row.state)}</StatusTag>,
  },
  {
    key: 'acknowledgedAt',
    title: 'Recibí conforme',
    sort: 'acknowledgedAt',
    text: (row) => (row.acknowledgedAt ? formatMoment(row.acknowledgedAt) : ''),
    render: (row) =>
      row.acknowledgedAt ? (
        formatMoment(row.acknowledgedAt)
      ) : (
        <span className="soft">
          {row.remindedAt ? `Recordado ${formatMoment(row.remindedAt)}` : 'Aún no'}
        </span>
      ),
  },
  {
    key: 'account',
    title: 'Se paga en',
    text: (row) => accountOf(row),
    render: (row) => {
      if (row.paymentKind) return accountOf(row)
      // What is paid lacks nothing any more.
      return row.paymentStatus === 'PAID' ? (
        <span className="soft">–</span>
      ) : (
        <span className="pm-failed">Falta la forma de pago</span>
      )
    },
  },
  {
    key: 'payment',
    title: 'Pago',
    text: (row) => row.paymentLabel,
  },
]

function accountOf({ paymentKind, bank, accountEnd }: Row): string {
  if (paymentKind === 'CHECK') return 'Cheque'
  if (paymentKind === 'CASH') return 'Efectivo'
  return bank ? accountWords(bank, accountEnd) : ''
}

type Props = {
  month: MonthShare['month']
  /** Payments that are left, when it is known, and those that were made. */
  left: number | undefined
  sent: number
}

/** Every payslip of the month: whether it was released, received and paid. */
export function ReceiptList({ month, left, sent }: Props) {
  const can = useCan()
  const list = useList(PayslipReceipts, {
    filters: [{ name: 'state', label: 'Liquidación', options: ReceiptState.options }],
    fixed: { payrollMonthId: month.id },
    sort: { field: 'name', descending: false },
  })
  const update = useAction(UpdateTransferCompleted, {
    done: ({ updated }) => (updated === 1 ? '1 pago al día' : `${updated} pagos al día`),
  })
  const say = (contracts: { contractId: string }[], status: Status) =>
    update.run({ input: { payrollMonthId: month.id, contracts, status } })
  const pays = can('transfers.update') && !month.isOpen
  return (
    <ListPage
      embedded
      title="Recepción y pago"
      list={list}
      search="Nombre"
      columns={columns}
      rowKey={(row) => row.contractId}
      nameOf={(row) => row.name}
      actions={(row) =>
        pays
          ? [
              {
                label: row.paymentStatus === 'PAID' ? 'Volver a borrador' : 'Marcar pagada',
                onClick: () =>
                  say(
                    [{ contractId: row.contractId }],
                    row.paymentStatus === 'PAID' ? 'UNPAID' : 'PAID',
                  ),
              },
            ]
          : []
      }
      extra={
        pays && left !== undefined && <PaymentActions monthId={month.id} left={left} sent={sent} />
      }
      empty={{
        title: 'Aún no hay liquidaciones',
        text: 'Aparecerán aquí cuando se calcule el mes.',
      }}
    />
  )
}
