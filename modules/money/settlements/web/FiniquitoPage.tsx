import { Alert } from 'antd'
import { useParams } from 'react-router'
import { formatPesos } from '#chile/numbers.ts'
import { Settlement as SettlementQueryDocument } from '#generated/operations/settlements.ts'
import { formatDate, formatMoment } from '#platform/web/look/format.ts'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { DetailPage } from '#platform/web/kit/record/DetailPage.tsx'
import { Figures, Panel } from '#platform/web/kit/text/Figures.tsx'
import { PageContext } from '#platform/web/kit/page/PageContext.tsx'
import { Link } from '#platform/web/kit/text/Link.tsx'
import { StepList } from '#platform/web/kit/record/StateMachine.tsx'
import { StatusTag } from '#platform/web/kit/record/StatusTag.tsx'
import { useCan } from '#platform/web/screen/me.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { useAddressParams } from '#platform/web/list/useAddressParams.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { ListState, listStates, RowState } from '#modules/money/bank-lists/model/payment-list.ts'
import { DismissalCause, SettlementStatus, settlementStates } from '../model/finiquito.ts'
import { Actions } from './Actions.tsx'
import { Lines, VariableMonths } from './Lines.tsx'
import { Lacks } from './Lacks.tsx'
import { MiDtPanel } from './MiDtPanel.tsx'
import { endingOf, proofOf } from './mends.ts'
import type { SettlementData } from './types.ts'
import { Why } from './LineExplanation.tsx'
import './settlements.css'

/** One finiquito: what it pays, why, its papers and what is done with it. */
export default function FiniquitoPage() {
  const { id = '' } = useParams()
  const detail = useDetail(SettlementQueryDocument, { input: { id } })
  const [search, setSearch] = useAddressParams()
  const asked = search.get('concepto')
  const ask = (code: string | null) => setSearch(code ? { concepto: code } : {}, { replace: true })
  const settlement = detail.data?.settlement
  const title = settlement ? `Finiquito de ${settlement.fullname ?? settlement.rut}` : 'Finiquito'
  return (
    <DetailPage
      title={title}
      plainTitle={title}
      context={settlement && <Context settlement={settlement} />}
      actions={settlement && <Actions settlement={settlement} />}
      loading={detail.loading}
      error={detail.error}
      retry={detail.reload}
    >
      {settlement && (
        <>
          <Sums settlement={settlement} />
          <PaidBy settlement={settlement} />
          <Doubts settlement={settlement} />
          <SecondPerson settlement={settlement} />
          <Proof settlement={settlement} />
          <Lacks settlement={settlement} />
          <div className="st-beside">
            <Panel title="Qué se paga" text="Cada monto abre su cálculo y su artículo">
              <Lines lines={settlement.lines} ask={ask} />
              <VariableMonths lines={settlement.lines} months={settlement.variableMonths} />
            </Panel>
            <aside>
              <Panel title="Historia">
                <StepList machine={settlementStates} steps={settlement.steps} />
              </Panel>
            </aside>
          </div>
          <MiDtPanel key={settlement.version} id={settlement.id} />
          <Why id={settlement.id} code={asked} onAsk={ask} />
        </>
      )}
    </DetailPage>
  )
}

const Context = ({ settlement }: { settlement: SettlementData }) => (
  <PageContext
    tone={settlementStates.tones[settlement.status]}
    state={SettlementStatus.label(settlement.status)}
  >
    <span>{DismissalCause.label(settlement.dismissalCause)}</span>
    <span>{[settlement.jobTitle, settlement.businessName].filter(Boolean).join(', ')}</span>
    {settlement.shownSince && (
      <span>{`Su persona lo ve desde el ${formatMoment(settlement.shownSince)}`}</span>
    )}
  </PageContext>
)

/** What is not in order with the end of the contract, and the way to mend it. */
const Doubts = ({ settlement }: { settlement: SettlementData }) =>
  settlement.doubts.map((doubt) => (
    <Alert
      key={doubt}
      className="mg-block"
      type="warning"
      showIcon
      title={doubt}
      action={
        <ActionButton permission="contractSettlements.create" to={endingOf(settlement)}>
          Registrar o ver término
        </ActionButton>
      }
    />
  ))

/** What it declares of contributions without proof, and the way to attach it. */
const Proof = ({ settlement }: { settlement: SettlementData }) =>
  settlement.proofDoubt !== null &&
  settlement.status !== 'DELETED' && (
    <Alert
      className="mg-block"
      type="warning"
      showIcon
      title={settlement.proofDoubt}
      action={
        <ActionButton permission="compliance.read" to={proofOf(settlement)}>
          Ver cumplimiento
        </ActionButton>
      }
    />
  )

/** Above the limit of its razón social, whoever issued it does not pay it too. */
const SecondPerson = ({ settlement: { secondOver, status } }: { settlement: SettlementData }) =>
  secondOver !== null &&
  (status === 'CREATED' || status === 'ISSUED') && (
    <p className="mg-block soft">
      {`Supera ${formatPesos(secondOver)}: lo paga otra persona que quien lo emitió, o una nómina.`}
    </p>
  )

/** The list of payments that pays it, and how far that is. */
function PaidBy({ settlement: { paidBy } }: { settlement: SettlementData }) {
  const can = useCan()
  if (!paidBy) return null
  const name = `Nómina ${paidBy.number} de ${paidBy.subject}`
  return (
    <div className="mg-block">
      <span>Lo paga </span>
      {can('transfers.read') ? (
        <Link to={pathTo('nominas-de-pago/nomina/:id', { id: paidBy.id })}>{name}</Link>
      ) : (
        name
      )}{' '}
      <StatusTag tone={listStates.tones[paidBy.state]}>{ListState.label(paidBy.state)}</StatusTag>
      <span className="soft">{` Pago: ${RowState.label(paidBy.payment).toLowerCase()}`}</span>
    </div>
  )
}

const Sums = ({ settlement }: { settlement: SettlementData }) => (
  <div className="mg-block">
    <Figures
      label="Finiquito"
      figures={[
        {
          label: 'Total a pagar',
          value: formatPesos(settlement.toPay),
          hint: settlement.paidOn
            ? `Pagado el ${formatDate(settlement.paidOn)}`
            : settlement.dueOn && `Hasta el ${formatDate(settlement.dueOn)}`,
        },
        {
          label: 'Término',
          value: formatDate(settlement.disengagementDate),
          hint: `Desde el ${formatDate(settlement.initialDate)}`,
        },
      ]}
    />
  </div>
)
