import { Fragment, Suspense, useState } from 'react'
import { useParams } from 'react-router'
import { counted } from '#chile/counts.ts'
import { formatPesos } from '#chile/numbers.ts'
import type { BankListControlQuery, BankListFindingsQuery } from '#generated/documents/graphql.ts'
import {
  BankListControl,
  BankListFindings,
  CreateSignedList,
} from '#generated/operations/bank-lists.ts'
import { ProcessDialog } from '#modules/payroll/payroll-release/web/index.ts'
import { openFile } from '#platform/web/api/files.ts'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { Amount } from '#platform/web/kit/text/Amount.tsx'
import { Choice } from '#platform/web/kit/form/Choice.tsx'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { DetailPage } from '#platform/web/kit/record/DetailPage.tsx'
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { useOpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { PersonName } from '#platform/web/kit/text/PersonName.tsx'
import { SideRows } from '#platform/web/kit/list/SideRows.tsx'
import { StatusTag } from '#platform/web/kit/record/StatusTag.tsx'
import { useAction } from '#platform/web/api/useAction.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { useList } from '#platform/web/list/useList.ts'
import { ByHand, ControlLevel } from '../model/control.ts'
import { Sums } from './Sums.tsx'
import { TrialPanel } from './TrialPanel.tsx'
import { useTemplates } from './useTemplates.ts'
import { useAddressParams } from '#platform/web/list/useAddressParams.ts'
import { useCan } from '#platform/web/screen/me.tsx'
import { type ListPays as Pays, ListPays } from '../model/payment-list.ts'

type Control = BankListControlQuery['bankListControl']
type Sum = Control['byBank'][number]
type Finding = BankListFindingsQuery['bankListFindings']['rows'][number]
/** What is asked of a process: all or part of what it owes. */
type Asked = { payrollMonthId: string; pays: Pays }

/** Before the list of a process is sent: its sums, what will not be paid, and the list itself. */
export default function BankListPage() {
  const { id = '' } = useParams()
  const [params, setParams] = useAddressParams()
  const named = params.get('pays')
  const pays = named !== null && ListPays.has(named) ? named : 'PAY'
  const asked = { payrollMonthId: id, pays }
  const detail = useDetail(BankListControl, { input: asked })
  const control = detail.data?.bankListControl
  return (
    <DetailPage
      title="Control de pagos"
      loading={detail.loading}
      error={detail.error}
      retry={detail.reload}
      context={control && contextOf(control)}
    >
      <WhatIsPaid
        value={pays}
        onChange={(value) =>
          setParams((now) => ({ ...Object.fromEntries(now), pays: value }), { replace: true })
        }
      />
      {control?.people === 0 && <NothingLeft pays={pays} />}
      {control && control.people > 0 && (
        <Fragment key={pays}>
          <PaidFrom control={control} />
          <Findings asked={asked} count={control.findings} />
          <Sums title="Por forma de pago" rows={control.byKind} />
          <SignedLists asked={asked} rows={control.byKind} />
          {control.byBank.length > 0 && <Sums title="Por banco" rows={control.byBank} />}
          <Lists asked={asked} />
        </Fragment>
      )}
    </DetailPage>
  )
}

const contextOf = ({ process, businessName, people, total }: Control) =>
  [
    process,
    businessName,
    `${counted(people, 'pago pendiente', 'pagos pendientes')}, ${formatPesos(total)}`,
  ].join(' · ')

/** The account that pays, which is chosen here where the razón social has several. */
function PaidFrom({ control }: { control: Control }) {
  const form = useOpenForm('proceso')
  const { payrollMonthId, businessId, businessName, process: activity, paidFrom } = control
  return (
    <>
      <p className="bl-account">
        {paidFrom === null ? 'Falta elegir de qué cuenta se paga.' : `Se paga desde ${paidFrom}.`}
        <ActionButton
          permission="payrollMonths.update"
          besides={['payrollMonths.read']}
          onClick={() => form.open(payrollMonthId)}
        >
          {paidFrom === null ? 'Elegir la cuenta' : 'Cambiar'}
        </ActionButton>
      </p>
      {form.key !== undefined && (
        <Suspense>
          <ProcessDialog
            form={form}
            entry={{ payrollMonthId, businessId, businessName, activity }}
          />
        </Suspense>
      )}
    </>
  )
}

/** Who pays finiquitos too says what this list is of; for the others it is of payslips. */
function WhatIsPaid({ value, onChange }: { value: Pays; onChange: (value: Pays) => void }) {
  const can = useCan()
  if (!can('settlementPayments.create')) return null
  return (
    <div className="mg-block bl-choice">
      <Choice
        aria-label="Qué se paga"
        options={ListPays.options}
        value={value}
        onChange={(chosen) => onChange(chosen ?? 'PAY')}
      />
    </div>
  )
}

function NothingLeft({ pays }: { pays: Pays }) {
  return pays === 'SETTLEMENT' ? (
    <EmptyState title="No hay finiquitos por pagar">
      Aquí aparecen los finiquitos emitidos que nadie ha pagado todavía.
    </EmptyState>
  ) : (
    <EmptyState title="Todo está pagado">No queda ningún pago pendiente.</EmptyState>
  )
}

/** Who is paid by hand signs a list: one for cash, one for cheques. */
function SignedLists({ asked, rows }: { asked: Asked; rows: readonly Sum[] }) {
  const make = useAction(CreateSignedList, {
    done: ({ people }) => `Lista con ${counted(people, 'pago')}`,
    after: openFile,
    keepCache: true,
  })
  const kinds = ByHand.options.filter((one) => rows.some(({ label }) => label === one.label))
  if (kinds.length === 0) return null
  return (
    <p className="bl-signed">
      {kinds.map(({ value, label }) => (
        <ActionButton
          key={value}
          permission="transfers.update"
          loading={make.busy}
          onClick={() => make.run({ input: { ...asked, kind: value } })}
        >
          {`Lista para firmar: ${label.toLowerCase()}`}
        </ActionButton>
      ))}
    </p>
  )
}

const findingColumns: readonly Column<Finding>[] = [
  {
    key: 'name',
    title: 'Persona',
    lead: true,
    sort: 'name',
    render: ({ name, rut }) => <PersonName name={name} rut={rut} />,
  },
  {
    key: 'level',
    title: 'Resultado',
    render: ({ level }) => (
      <StatusTag tone={level === 'REJECTED' ? 'danger' : 'warning'}>
        {ControlLevel.label(level)}
      </StatusTag>
    ),
  },
  { key: 'words', title: 'Motivo', render: ({ words }) => words },
  {
    key: 'net',
    title: 'Monto',
    align: 'end',
    sort: 'net',
    render: ({ net }) => <Amount value={net} />,
  },
]

function Findings({ asked, count }: { asked: Asked; count: number }) {
  const list = useList(BankListFindings, { fixed: asked, enabled: count > 0 })
  if (count === 0) return <p>Ninguna cuenta sería rechazada.</p>
  return (
    <Panel title="Antes de enviar" text="Lo que no se pagará queda fuera de la nómina.">
      <SideRows
        caption="Pagos con observaciones"
        list={list}
        columns={findingColumns}
        search="Nombre o RUT"
        rowKey={({ contractId, settlementId, words }) =>
          [contractId, settlementId, words].join(' ')
        }
      />
    </Panel>
  )
}

/** The published formats, and the templates of the company. */
function Lists({ asked }: { asked: Asked }) {
  const { options, whyNot, inputOf } = useTemplates()
  const [chosen, setChosen] = useState<string | null>(null)
  return (
    <Panel title="Nómina para el banco" text="Las primeras líneas, columna por columna.">
      <Choice
        aria-label="Plantilla de la nómina"
        placeholder="Elija una plantilla"
        options={options}
        value={chosen}
        onChange={setChosen}
        optional
      />
      {chosen !== null && (
        <TrialPanel
          key={chosen}
          input={{ ...asked, ...inputOf(chosen) }}
          make={{ whyNot: whyNot(chosen) }}
        />
      )}
    </Panel>
  )
}
