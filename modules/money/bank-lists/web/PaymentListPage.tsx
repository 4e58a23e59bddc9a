import { useParams } from 'react-router'
import { counted } from '#chile/counts.ts'
import { formatPesos } from '#chile/numbers.ts'
import { PaymentList, PaymentListRows } from '#generated/operations/bank-lists.ts'
import { formatMoment } from '#platform/web/look/format.ts'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { DetailPage } from '#platform/web/kit/record/DetailPage.tsx'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { ListPage } from '#platform/web/kit/list/ListPage.tsx'
import { PersonName } from '#platform/web/kit/text/PersonName.tsx'
import { StateTag } from '#platform/web/kit/record/StateMachine.tsx'
import { StatusTag, type Tone } from '#platform/web/kit/record/StatusTag.tsx'
import { amountColumn } from '#platform/web/kit/list/usual-columns.tsx'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { useList } from '#platform/web/list/useList.ts'
import { listStates, RowState } from '../model/payment-list.ts'
import { AnswersPanel } from './AnswersPanel.tsx'
import { ListActions } from './ListActions.tsx'
import { progressOf } from './progress.ts'
import { Sums } from './Sums.tsx'
import type { ListData, PaidRow } from './types.ts'

/** A list of payments: its state, who released it, its sums, what the bank said, its payments. */
export default function PaymentListPage() {
  const { id = '' } = useParams()
  const detail = useDetail(PaymentList, { input: { id } })
  const list = detail.data?.paymentList
  const title = list ? `${list.subject}, nómina ${list.number}` : 'Nómina'
  return (
    <DetailPage
      title={title}
      loading={detail.loading}
      error={detail.error}
      retry={detail.reload}
      actions={list && <ListActions list={list} />}
      context={
        list && (
          <span className="mg-context">
            <span>{list.businessName}</span>
            <StateTag machine={listStates} state={list.state} />
          </span>
        )
      }
    >
      {list && (
        <>
          <Facts list={list} />
          <Sums title="Por banco" rows={list.byBank} />
          {list.state === 'SENT' && <AnswersPanel list={list} />}
          <Payments id={list.id} />
        </>
      )}
    </DetailPage>
  )
}

const waits = ({ state, limitAmount }: ListData) =>
  state === 'WAITING' && limitAmount !== null
    ? `La libera otra persona: pasa de ${formatPesos(limitAmount)}.`
    : undefined

function Facts({ list }: { list: ListData }) {
  const { people, total, templateName, author, createdAt, releaser, releasedAt, sentAt } = list
  return (
    <Panel
      title={`${counted(people, 'pago')} por ${formatPesos(total)}`}
      text={waits(list) ?? progressOf(list)}
    >
      <ul className="bl-facts">
        <li>
          {`Hecha por ${author ?? 'la plataforma'} el ${formatMoment(createdAt)}`}
          {`, con ${templateName}`}
        </li>
        {releasedAt && <li>{`Liberada por ${releaser} el ${formatMoment(releasedAt)}`}</li>}
        {sentAt && <li>{`Enviada el ${formatMoment(sentAt)}`}</li>}
        {list.reason && <li>{`Motivo: ${list.reason}`}</li>}
        <li>
          Huella <code title={list.hash}>{list.hash.slice(0, 12)}</code>
        </li>
      </ul>
    </Panel>
  )
}

const tones: Readonly<Record<string, Tone>> = { PAID: 'success', REJECTED: 'danger' }

const columns: readonly Column<PaidRow>[] = [
  {
    key: 'name',
    title: 'Quién',
    lead: true,
    text: ({ name }) => name,
    render: ({ name, rut }) => <PersonName name={name} rut={rut} />,
  },
  {
    key: 'bank',
    title: 'Cuenta',
    text: ({ bank, accountEnd }) => `${bank} ···${accountEnd}`,
  },
  {
    key: 'state',
    title: 'Pago',
    text: ({ state }) => RowState.label(state),
    render: ({ state, reason }) => (
      <span className="mg-option">
        <StatusTag tone={tones[state] ?? 'neutral'}>{RowState.label(state)}</StatusTag>
        {reason && <span className="soft mg-sentence">{reason}</span>}
      </span>
    ),
  },
  amountColumn('amount', 'Monto'),
]

function Payments({ id }: { id: string }) {
  const list = useList(PaymentListRows, {
    fixed: { paymentListId: id },
    filters: [{ name: 'state', label: 'Pago', options: RowState.options }],
    sort: { field: 'n', descending: false },
  })
  return (
    <Panel title="Pagos de la nómina">
      <ListPage
        embedded
        title="Pagos de la nómina"
        name="payment-list-rows"
        list={list}
        search="Nombre o RUT"
        columns={columns}
        rowKey={({ n }) => String(n)}
        nameOf={({ name }) => name}
        empty={{ title: 'Sin pagos' }}
      />
    </Panel>
  )
}
