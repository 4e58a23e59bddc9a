import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { counted } from '#chile/counts.ts'
import { formatPesos } from '#chile/numbers.ts'
import { monthTitle } from '#chile/period.ts'
import { useTemplates } from '#modules/money/bank-lists/web/index.ts'
import {
  CreateThirdPartyList,
  OwedParties,
  ThirdParties,
} from '#generated/operations/third-parties.ts'
import { TextWithHint } from '#platform/web/kit/text/TextWithHint.tsx'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { Choice } from '#platform/web/kit/form/Choice.tsx'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { DetailPage } from '#platform/web/kit/record/DetailPage.tsx'
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { useOpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { HoldWhileLoading } from '#platform/web/kit/page/HoldWhileLoading.tsx'
import { StoredFiguresProgress } from '#platform/web/kit/page/StoredFiguresProgress.tsx'
import { Rows } from '#platform/web/kit/list/Rows.tsx'
import { SideRows } from '#platform/web/kit/list/SideRows.tsx'
import { StatusTag, type Tone } from '#platform/web/kit/record/StatusTag.tsx'
import { amountColumn } from '#platform/web/kit/list/usual-columns.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { useDetailWhile } from '#platform/web/api/useDetailWhile.ts'
import { useSideList } from '#platform/web/list/useList.ts'
import { PartyChannel, PartyKind, PartyState } from '../model/party.ts'
import { PartyLines } from './PartyLines.tsx'
import type { Month, Party } from './types.ts'
import { WayDialog } from './WayDialog.tsx'

const tones: Readonly<Record<Party['state'], Tone>> = {
  CHANNEL: 'neutral',
  NOBODY: 'danger',
  WAITING: 'warning',
  READY: 'accent',
  LISTED: 'warning',
  PAID: 'success',
}

const columns: readonly Column<Party>[] = [
  {
    key: 'label',
    title: 'Tercero',
    lead: true,
    sort: 'label',
    render: ({ label, kind }) => <TextWithHint words={label} hint={PartyKind.label(kind)} />,
  },
  {
    key: 'channel',
    title: 'Se paga por',
    render: ({ channel, supplierName }) =>
      supplierName === null
        ? PartyChannel.label(channel)
        : `${PartyChannel.label(channel)}, a ${supplierName}`,
  },
  {
    key: 'state',
    title: 'Estado',
    render: ({ state }) => <StatusTag tone={tones[state]}>{PartyState.label(state)}</StatusTag>,
  },
  { key: 'people', title: 'Contratos', align: 'end', render: ({ people }) => people },
  { ...amountColumn('total', 'Se debe'), sort: 'total' },
]

/** What a month owes to others: each party, by which way it is paid, and the list that pays it. */
export default function PartiesPage() {
  const { id = '' } = useParams()
  // What a month owes is added up by the worker where the month is large.
  const detail = useDetailWhile(
    ThirdParties,
    { input: { payrollMonthId: id } },
    ({ thirdParties }) => thirdParties.making !== null,
  )
  const month = detail.data?.thirdParties
  return (
    <DetailPage
      title={month ? `Terceros de ${monthTitle(month.yearMonth).toLowerCase()}` : 'Terceros'}
      context={month?.businessName}
      loading={detail.loading}
      error={detail.error}
      retry={detail.reload}
    >
      {month?.making && (
        <StoredFiguresProgress
          title="Sumando lo que se debe a terceros"
          {...month.making}
          known={month.parties > 0}
        />
      )}
      {month?.parties === 0 && !month.making && (
        <EmptyState title="A nadie se le debe">El mes no descuenta nada para terceros.</EmptyState>
      )}
      {month && month.parties > 0 && (
        <Parties key={month.making ? 'before' : 'now'} monthId={id} month={month} />
      )}
    </DetailPage>
  )
}

/** The parties by pages, and the people behind the one that is open. */
function Parties({ monthId, month }: { monthId: string; month: Month }) {
  const [open, setOpen] = useState<Party>()
  const way = useOpenForm('tercero')
  const list = useSideList(OwedParties, {
    fixed: { payrollMonthId: monthId },
    sort: { field: 'total', descending: true },
  })
  // A form that was left half written may be of a party of another page.
  const said = useDetail(
    OwedParties,
    way.key ? { filter: { payrollMonthId: monthId, key: way.key } } : null,
  ).data?.owedParties.rows[0]
  return (
    <>
      <Panel
        title={counted(month.parties, 'tercero')}
        text="Lo que las liquidaciones descuentan o aportan para otros."
      >
        <SideRows
          caption="Terceros del mes"
          list={list}
          columns={columns}
          search="Nombre"
          rowKey={({ key }) => key}
          nameOf={({ label }) => label}
          actions={(row) => [
            { label: 'Ver personas', onClick: () => setOpen(row) },
            {
              label: 'Cambiar cómo se paga',
              permission: 'suppliers.update',
              besides: ['suppliers.read'],
              onClick: () => way.open(row.key),
            },
          ]}
        />
      </Panel>
      {open && (
        <HoldWhileLoading key={open.key}>
          <PartyLines monthId={monthId} party={open} />
        </HoldWhileLoading>
      )}
      <Squares rows={month.squares} />
      <MakeList monthId={monthId} month={month} />
      {said && said.key === way.key && <WayDialog key={said.key} party={said} form={way} />}
    </>
  )
}

type Square = Month['squares'][number]

const squareColumns: readonly Column<Square>[] = [
  { key: 'label', title: 'Qué', lead: true, render: ({ label }) => label },
  amountColumn('payslips', 'En las liquidaciones'),
  amountColumn('owed', 'A terceros'),
  amountColumn('kept', 'De la empresa'),
  {
    key: 'difference',
    title: 'Cuadra',
    render: ({ payslips, owed, kept }) =>
      payslips === owed + kept ? (
        <StatusTag tone="success">Sí</StatusTag>
      ) : (
        <StatusTag tone="danger">{`Difiere en ${formatPesos(payslips - owed - kept)}`}</StatusTag>
      ),
  },
]

const Squares = ({ rows }: { rows: readonly Square[] }) => (
  <Panel title="Cuadratura" text="Anticipos y préstamos de la empresa no son de terceros.">
    <Rows
      caption="Cuadratura con las liquidaciones"
      rows={rows}
      columns={squareColumns}
      rowKey={({ label }) => label}
    />
  </Panel>
)

type MakeProps = { monthId: string; month: Month }

/** The list of those who are paid by one and have a confirmed account. */
function MakeList({ monthId, month: { making, ready, readyTotal } }: MakeProps) {
  const navigate = useNavigate()
  const { options, whyNot, inputOf } = useTemplates()
  const [chosen, setChosen] = useState<string | null>(null)
  const make = useAction(CreateThirdPartyList, {
    done: ({ people, total }) => `Nómina con ${counted(people, 'pago')} por ${formatPesos(total)}`,
    after: ({ id }) => void navigate(pathTo('nominas-de-pago/nomina/:id', { id })),
  })
  return (
    <Panel
      title="Nómina de terceros"
      text={`${counted(ready, 'tercero')} con cuenta confirmada, ${formatPesos(readyTotal)}.`}
    >
      <div className="mg-toolbar">
        <Choice
          aria-label="Plantilla de la nómina"
          placeholder="Elija una plantilla"
          options={options}
          value={chosen}
          onChange={setChosen}
          optional
        />
        <ActionButton
          look="primary"
          permission="transfers.update"
          disabled={
            making
              ? 'Lo que se debe a terceros se está sumando'
              : ready === 0
                ? 'Ningún tercero por pagar tiene una cuenta confirmada'
                : chosen === null
                  ? 'Elija una plantilla'
                  : whyNot(chosen)
          }
          onClick={() =>
            chosen !== null && make.run({ input: { payrollMonthId: monthId, ...inputOf(chosen) } })
          }
        >
          Crear nómina
        </ActionButton>
      </div>
    </Panel>
  )
}
