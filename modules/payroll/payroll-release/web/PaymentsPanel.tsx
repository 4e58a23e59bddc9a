import { openFile } from '#platform/web/api/files.ts'
import { BankOutlined } from '@ant-design/icons'
import { useState } from 'react'
import type { ProcessPaymentsQuery } from '#generated/documents/graphql.ts'
import { formatPesos } from '#chile/numbers.ts'
import {
  CreateTransferFile,
  PaymentTotals,
  ProcessPayments,
  TransferFormats,
  UpdateTransferCompleted,
} from '#generated/operations/payroll-release.ts'
import { TextWithHint } from '#platform/web/kit/text/TextWithHint.tsx'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { Amount } from '#platform/web/kit/text/Amount.tsx'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { Pages } from '#platform/web/kit/list/Pages.tsx'
import { Rows } from '#platform/web/kit/list/Rows.tsx'
import { SearchBox } from '#platform/web/kit/list/SearchBox.tsx'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { ActionMenu, type RowAction } from '#platform/web/kit/list/RowActions.tsx'
import { StatusTag, type Tone } from '#platform/web/kit/record/StatusTag.tsx'
import { useCan } from '#platform/web/screen/me.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { PersonName } from '#platform/web/kit/text/PersonName.tsx'
import { PaymentWay } from '#modules/payroll/payslips/model/payslip.ts'
import { accountWords } from '../model/release.ts'
import './processes.css'

type Row = ProcessPaymentsQuery['processPayments']['rows'][number]
type Status = 'PAID' | 'IN_PROGRESS' | 'UNPAID'

const tones: Readonly<Record<string, Tone>> = { PAID: 'success', IN_PROGRESS: 'warning' }

/** How far the money of a closed process is, person by person, and its list for the bank. */
export function PaymentsPanel({ monthId, isOpen }: { monthId: string; isOpen: boolean }) {
  const totals = useDetail(
    PaymentTotals,
    { input: { payrollMonthId: monthId } },
    { enabled: !isOpen, needs: 'transfers.read', keep: true },
  ).data?.paymentTotals
  if (!totals || totals.people === 0) return null
  return (
    <Panel
      title="Pagos"
      text={totals.left === 0 ? 'Todo está pagado.' : `Por pagar ${formatPesos(totals.owed)}.`}
      action={<PaymentActions monthId={monthId} left={totals.left} sent={totals.sent} />}
    >
      <PaymentRows monthId={monthId} people={totals.people} />
    </Panel>
  )
}

/** Payments of a page, of those that can be chosen. */
const pageful = 30

/** The payments by pages. Their search is not in the address, where another list has its own. */
function PaymentRows({ monthId, people }: { monthId: string; people: number }) {
  const [search, setSearch] = useState('')
  const [page, setPage] = useState({ number: 1, size: pageful })
  const searched = search.trim() !== ''
  const answer = useDetail(
    ProcessPayments,
    {
      filter: { payrollMonthId: monthId, ...(searched ? { search: search.trim() } : {}) },
      page,
      counted: searched,
    },
    { keep: true },
  )
  const found = answer.data?.processPayments
  if (answer.error) return <LoadProblem error={answer.error} retry={answer.reload} />
  const isLong = people > pageful
  return (
    <>
      {isLong && (
        <div className="mg-toolbar">
          <SearchBox
            value={search}
            placeholder="Nombre o RUT"
            onChange={(words) => {
              setSearch(words)
              setPage({ ...page, number: 1 })
            }}
          />
        </div>
      )}
      {found?.rows.length === 0 ? (
        <EmptyState title="Nadie coincide">Pruebe con otra parte del nombre o del RUT.</EmptyState>
      ) : (
        <Rows
          caption="Pagos del proceso"
          rows={found?.rows ?? []}
          columns={columns}
          rowKey={(row: Row) => row.contractId}
          skeleton={answer.loading ? Math.min(people, 8) : 0}
        />
      )}
      {isLong && (
        <Pages
          page={page.number}
          size={page.size}
          total={found?.total ?? (searched ? 0 : people)}
          onChange={(number, size) => setPage({ number, size })}
        />
      )}
    </>
  )
}

type ActionProps = {
  monthId: string
  /** Payments that nobody has made yet, and those that were made or are with the bank. */
  left: number
  sent: number
}

/** The list for the bank, and how far the payments of everybody are. */
export function PaymentActions({ monthId, left, sent }: ActionProps) {
  const mark = useAction(UpdateTransferCompleted, {
    done: ({ updated }) => (updated === 1 ? '1 pago actualizado' : `${updated} pagos actualizados`),
  })
  const say = (status: Status) =>
    mark.run({ input: { payrollMonthId: monthId, contracts: [], status } })
  const paid = left === 0 ? 'Todo está pagado' : undefined
  const all = left === 1 ? 'El pago pendiente queda' : `Los ${left} pagos pendientes quedan`
  const back = sent === 1 ? '1 pago vuelve' : `${sent} pagos vuelven`
  const marks: RowAction[] = [
    {
      label: 'Marcar enviados al banco',
      disabled: paid,
      confirm: `${all} «En Proceso de Pago».`,
      onClick: () => say('IN_PROGRESS'),
    },
    {
      label: 'Marcar pagados',
      disabled: paid,
      confirm: `${all} como «Oficial».`,
      onClick: () => say('PAID'),
    },
    {
      // Until then the process is not reopened.
      label: 'Marcar no pagados',
      disabled: sent === 0 ? 'No hay pagos hechos ni enviados' : undefined,
      confirm:
        `${back} a borrador. Hágalo solo si el dinero no salió o fue devuelto; ` +
        'queda en la auditoría.',
      onClick: () => say('UNPAID'),
    },
  ]
  return (
    <span className="pp-payments">
      <TransferFile monthId={monthId} reason={paid} />
      <ActionMenu
        label="Pagos"
        actions={marks.map((one) => ({ ...one, permission: 'transfers.update' as const }))}
      />
    </span>
  )
}

type FileProps = { monthId: string; reason: string | undefined }

/** The list of what is left to pay, as the bank of the company takes it. */
function TransferFile({ monthId, reason }: FileProps) {
  const can = useCan()
  const allowed = can('transfers.update') && reason === undefined
  const formats = useDetail(
    TransferFormats,
    { input: { payrollMonthId: monthId } },
    { enabled: allowed },
  )
  const make = useAction(CreateTransferFile, {
    done: ({ transfers, withoutAccount }) =>
      withoutAccount === 0
        ? `Nómina con ${transfers} transferencias`
        : `Nómina con ${transfers} transferencias; ${withoutAccount} sin cuenta quedaron fuera`,
    after: openFile,
    keepCache: true,
  })
  if (!allowed) {
    return (
      <ActionButton
        permission="transfers.update"
        disabled={reason}
        icon={<BankOutlined aria-hidden />}
      >
        Nómina para el banco
      </ActionButton>
    )
  }
  const all = formats.data?.transferFormats ?? []
  const files = all.map(({ code, label, reason: whyNot }) => ({
    label,
    disabled: whyNot ?? undefined,
    onClick: () => make.run({ input: { payrollMonthId: monthId, format: code } }),
  }))
  // Where a format waits for an account, the way to it is beside it.
  const account = {
    label: 'Elegir la cuenta de la que se paga',
    permission: 'payrollMonths.update' as const,
    to: pathTo('processSummary'),
  }
  const control = {
    label: 'Control y otras nóminas',
    permission: 'transfers.read' as const,
    to: pathTo('nominas-de-pago/proceso/:id', { id: monthId }),
  }
  return (
    <ActionMenu
      label="Nómina para el banco"
      icon={<BankOutlined aria-hidden />}
      loading={make.busy || formats.loading}
      actions={[...files, ...(all.some(({ reason: whyNot }) => whyNot) ? [account] : []), control]}
    />
  )
}

const columns: readonly Column<Row>[] = [
  {
    key: 'name',
    title: 'Persona',
    lead: true,
    render: (row) => <PersonName name={row.name} rut={row.rut} />,
  },
  {
    key: 'bank',
    title: 'Se paga en',
    render: (row) =>
      row.problem ? (
        <span className="pm-failed">{row.problem}</span>
      ) : row.bank ? (
        accountWords(row.bank, row.accountEnd)
      ) : (
        'Sin transferencia'
      ),
  },
  {
    key: 'status',
    title: 'Pago',
    render: (row) => (
      <TextWithHint
        words={
          <StatusTag tone={tones[row.paymentStatus] ?? 'neutral'}>{row.paymentLabel}</StatusTag>
        }
        hint={row.way && row.way !== 'HAND' && PaymentWay.label(row.way)}
      />
    ),
  },
  {
    key: 'net',
    title: 'Monto',
    align: 'end',
    render: (row) => <Amount value={row.net} />,
  },
]
